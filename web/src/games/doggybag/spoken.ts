import { words } from "../../lib/words.svelte";
import type { SpokenFace } from "../contract";

export const spoken: SpokenFace = {
  argument(name, kind, text) {
    if (kind === "kind") return { [name]: words(`doggybag-a-${text}`) };
    return kind === "role" ? { [name]: Number(text), role: words(`doggybag-role-${text}`) } : null;
  },
};

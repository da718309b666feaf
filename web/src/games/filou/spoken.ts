import type { SpokenFace } from "../contract";
import { named } from "./cards";

export const spoken: SpokenFace = { argument: (name, kind, text) => (kind === "card" ? { [name]: named(text) } : null) };

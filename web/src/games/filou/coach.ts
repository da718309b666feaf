import type { CoachFace, Odds } from "../contract";
import Symbol from "./Symbol.svelte";

/** Whoever can or cannot outbid: with how much. */
function badge({ kind, about }: Odds): string | null {
  return kind === "filou-can-outbid" || kind === "filou-cannot-outbid" ? String(about.most) : null;
}

export const coach: CoachFace = { Symbol, badge };

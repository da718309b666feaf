import type { CoachFace } from "../contract";
import Symbol from "./Symbol.svelte";

export const coach: CoachFace = { Symbol };

import type { ScoreFace } from "../contract";
import Fields from "./Sheet.svelte";
import { kind } from "./sheet";

export const score: ScoreFace = { kind, Fields };

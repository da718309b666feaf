/** How a counted sheet is told. */
import type { Scores, ScoreStep } from "../lib/schema";

export interface Standing {
  seat: number;
  /** null while rounds are missing. */
  place: number | null;
}

/** The players from the first place on; by seats while there are no places yet. */
export function ranking(scores: Pick<Scores, "totals" | "places">): Standing[] {
  const { totals, places } = scores;
  return totals.map((_, seat) => ({ seat, place: places?.[seat] ?? null })).sort((a, b) => (a.place ?? 0) - (b.place ?? 0) || a.seat - b.seat);
}

/** The steps of the counting; the last one, who has won, only when everyone has been counted. */
export function stepsToTell(scores: Pick<Scores, "steps" | "winners">, early: boolean): ScoreStep[] {
  return early && scores.winners !== null ? scores.steps.slice(0, -1) : scores.steps;
}

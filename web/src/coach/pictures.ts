/** What is written and drawn around the coach's small pictures. */
import type { Odds } from "../games/contract";
import { decimal } from "../lib/words.svelte";

/** A part of a ring of 100: its dash, and where it begins. Cut off at both ends. */
export function arc(from: number, to: number): { dash: string; offset: number } {
  const [low, high] = [clip(from), clip(to)];
  return { dash: `${round(100 * (high - low))} 100`, offset: round(-100 * low) };
}

/** What is written beside the symbol where it is no chance: how many or how much. */
export function badge(odds: Odds): string {
  const value = Math.round(10 * odds.value) / 10;
  return (odds.error > 0 && Math.abs(value) < 10 ? decimal(value, 1) : String(Math.round(value))).replace("-", "−");
}

function clip(share: number): number {
  return Math.min(1, Math.max(0, share));
}

function round(number: number): number {
  return Math.round(10 * number) / 10 || 0; // no minus zero
}

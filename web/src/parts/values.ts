/** Values of moves on a scale that shows their differences. */

export interface Valued {
  move: string;
  words: string;
  value: number;
  error: number;
}

export interface Span {
  least: number;
  most: number;
}

const WIDTH = 0.2; // a scale is never finer than that: noise should not look like a difference
const STEP = 0.05;

/** From a little below the lowest error bar to a little above the highest, within 0 and 1. */
export function span(moves: readonly Pick<Valued, "value" | "error">[]): Span {
  const lows = moves.map((one) => one.value - one.error);
  const highs = moves.map((one) => one.value + one.error);
  let least = Math.floor(Math.min(...lows) / STEP) * STEP;
  let most = Math.ceil(Math.max(...highs) / STEP) * STEP;
  const missing = Math.max(0, WIDTH - (most - least)) / 2;
  least = Math.max(0, least - missing);
  most = Math.min(1, Math.max(most + missing, least + WIDTH));
  return { least: Math.min(least, most - WIDTH), most };
}

/** Where a value lies on the scale, from 0 to 100. */
export function within(value: number, { least, most }: Span): number {
  return Math.min(100, Math.max(0, (100 * (value - least)) / (most - least)));
}

/** A share in points of a hundred, with one digit. */
export function percent(share: number): number {
  return Math.round(1000 * share) / 10;
}

/** A change in points of a hundred, with its sign. */
export function signed(change: number): string {
  const points = Math.round(100 * Math.abs(change)); // as the server rounds what it says in sentences
  return points === 0 ? "0" : `${change > 0 ? "+" : "−"}${points}`;
}

/** How long to wait before asking the coach. The server allows one thought a second in the long run. */

export const GAP_MS = 1_200;
export const CALM_MS = 900;
export const SOON_MS = 100;
export const LATER_MS = 4_000;

/** Milliseconds until the next question: soon where someone has to choose, else when the table has been calm for a while. */
export function wait(now: number, asked: number, turn: boolean): number {
  return Math.max(turn ? SOON_MS : CALM_MS, asked + GAP_MS - now);
}

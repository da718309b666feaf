/** How many cards lie in everyone's face-down packet: all have seen the sacks opened, and a view shows only the last one. */
import type { FilouView } from "./view";

const finished = (view: FilouView): number => (view.over ? view.round : view.round - 1);

/** The cards in a seat's packet; null where a sack was opened that nobody here has seen. */
export function packet(past: readonly FilouView[], view: FilouView, seat: number): number | null {
  const opened = new Map([...past, view].map((seen) => [finished(seen), seen.last_round]));
  let cards = 0;
  for (let round = 1; round <= finished(view); round++) {
    const sack = opened.get(round) ?? null;
    if (sack === null) return null;
    if (sack.winner === seat) cards += sack.won.length;
  }
  return cards;
}

/**
 * How many cards lie in everyone's face-down packet. As on a table of wood, only the last sack is still in sight: whoever has watched
 * remembers the others, and this browser those of the table that it was at last.
 */
import { store, stored } from "../../lib/storage";
import type { FilouView } from "./view";

/** The sacks seen opened, by their round: who bought them, and how many cards were collected. */
export type Opened = Readonly<Record<number, { winner: number | null; cards: number }>>;

const NAME = "filou.opened";
const finished = (view: FilouView): number => (view.over ? view.round : view.round - 1);

/** What is remembered after a view has been seen. */
export function remembered(opened: Opened, view: FilouView): Opened {
  const { last_round: last } = view;
  if (last === null || opened[finished(view)] !== undefined) return opened;
  return { ...opened, [finished(view)]: { winner: last.winner, cards: last.won.length } };
}

/** The cards in a seat's packet; null for who has not seen every sack opened. */
export function packet(opened: Opened, view: FilouView, seat: number): number | null {
  let cards = 0;
  for (let round = 1; round <= finished(view); round++) {
    const sack = opened[round];
    if (sack === undefined) return null;
    if (sack.winner === seat) cards += sack.cards;
  }
  return cards;
}

/** The table of this page: replays have the same. */
const here = (): string => globalThis.location?.pathname.split("/")[2] ?? "";

/** What this browser remembers of the table of this page. */
export function recall(): Opened {
  const kept = stored<{ table: string; opened: Opened } | null>(NAME, null);
  return kept?.table === here() ? kept.opened : {};
}

export function keep(opened: Opened): void {
  store(NAME, { table: here(), opened });
}

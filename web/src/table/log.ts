/** The log: what was played and, in between, how seats changed hands. */
import type { Said } from "../games/contract";
import type { SeatChange } from "../lib/schema";

/** Moves and changes of seats in the order in which they happened; whatever of the moves is known, no change is left out. */
export function inOrder<L extends { version: number }>(lines: readonly L[], changes: readonly SeatChange[]): (L | SeatChange)[] {
  const told: (L | SeatChange)[] = [];
  let next = 0;
  for (const line of lines) {
    while (next < changes.length && changes[next]!.version < line.version) told.push(changes[next++]!);
    told.push(line);
  }
  return [...told, ...changes.slice(next)];
}

export function isChange<L extends object>(entry: L | SeatChange): entry is SeatChange {
  return "what" in entry;
}

/** How a seat changed hands, in words. */
export function saidOf(change: SeatChange): Said {
  const { seat, name } = change;
  return { message: `web-seat-change-${change.what}`, args: { n: seat + 1, name, who: name === "" ? "nobody" : "person" } };
}

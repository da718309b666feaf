/** Which bones went where between two positions, as far as this eye may know. */
import { KINDS, type Kind } from "./bones";
import type { DoggyBagView } from "./view";

/** A place on the table: `bag`, `chest`, `raid`, `shown`, `front-2`, `behind-2`. */
export type Spot = string;

export interface Flight {
  /** null where this eye may not know. */
  kind: Kind | null;
  from: Spot;
  to: Spot;
}

const openPlaces = (view: DoggyBagView): [Spot, Record<Kind, number>][] => [
  ["raid", view.raid],
  ["shown", view.shown],
  ...view.front.map((pile, seat): [Spot, Record<Kind, number>] => [`front-${seat}`, pile]),
  ["chest", view.chest],
];

/** A bone that left one open place and came to another went that way; the rest came out of, or went into, what is hidden. */
export function moved(before: DoggyBagView, after: DoggyBagView): Flight[] {
  const gone: { kind: Kind; spot: Spot }[] = [];
  const come: { kind: Kind; spot: Spot }[] = [];
  const later = new Map(openPlaces(after));
  for (const [spot, pile] of openPlaces(before)) {
    for (const kind of KINDS) {
      const change = (later.get(spot)?.[kind] ?? 0) - pile[kind];
      for (let n = 0; n < Math.abs(change); n++) (change > 0 ? come : gone).push({ kind, spot });
    }
  }
  const flights: Flight[] = [];
  for (const there of come.splice(0)) {
    const from = gone.findIndex((here) => here.kind === there.kind);
    if (from < 0) come.push(there);
    else flights.push({ kind: there.kind, from: gone.splice(from, 1)[0]!.spot, to: there.spot });
  }
  const actor = before.to_act.find((seat): seat is number => typeof seat === "number");
  const swapping = before.bag_size === after.bag_size && actor !== undefined;
  const hidden = swapping ? `behind-${actor}` : "bag";
  for (const { kind, spot } of come) flights.push({ kind, from: hidden, to: spot });
  for (const { kind, spot } of gone) flights.push({ kind, from: spot, to: hidden });
  return come.length + gone.length > 0 ? flights : [...flights, ...put(before, after)];
}

/** D1: bones from behind the screens into the bag; only their owner knows which. */
function put(before: DoggyBagView, after: DoggyBagView): Flight[] {
  return before.behind_size.flatMap((had, seat) => {
    const from = `behind-${seat}`;
    const [own, left] = seat === before.seat ? [before.behind, after.behind] : [null, null];
    if (own && left) return KINDS.flatMap((kind) => flock(kind, own[kind] - left[kind], from));
    return flock(null, had - (after.behind_size[seat] ?? had), from);
  });
}

const flock = (kind: Kind | null, n: number, from: Spot): Flight[] => Array.from({ length: Math.max(0, n) }, () => ({ kind, from, to: "bag" }));

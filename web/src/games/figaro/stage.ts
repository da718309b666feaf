/** The great moments of Figaro: the six, the table that is picked up, the ronde, and the end of a round (F6–F13). */
import type { Happening, Moment, Said, Seen } from "../contract";
import { collected, ended, exchange, gained, lying, played, turns } from "./happen";
import { ENOUGH, type FigaroView, valueOf } from "./view";

/** What is seen, in this order: the card turns, lies before its victim, the six bursts, everything is swept up; the ronde is danced; the King comes, pieces are exchanged, laid and walked. */
export type Act = "turn" | "land" | "burst" | "sweep" | "dance" | "king" | "swap" | "lay" | "walk";

export interface Staged extends Seen {
  act: Act;
}

/** As many cards as make picking up worth watching. */
const HEAP = 4;
const you = (view: FigaroView, seat: number): "yes" | "no" => (view.seat === seat ? "yes" : "no");

/** What is seen of an event, step by step; nothing where it is routine. */
export function staged(event: Happening, before: FigaroView, after: FigaroView, names: readonly string[]): Staged[] {
  const taken = collected(event, before);
  const acts: Staged[] = [];
  if (turns(event)) acts.push({ act: "turn", beats: 0.8, sound: "flip" }, { act: "dance", beats: 2.4, sound: "ronde", line: { message: "figaro-line-ronde" } });
  else if (taken !== null && played(event) !== null) {
    const line = { message: "figaro-line-six", args: { who: names[taken.seat]!, you: you(after, taken.seat), n: taken.cards } };
    acts.push({ act: "turn", beats: 0.9, sound: "flip" }, { act: "land", beats: 1.3, sound: "card" }, { act: "burst", beats: 1.5, sound: "bad", line }, { act: "sweep", beats: 1.1, sound: "sweep" });
  } else if (taken !== null && taken.cards >= HEAP) {
    const line = { message: "figaro-line-take", args: { who: names[taken.seat]!, you: you(after, taken.seat), n: taken.cards } };
    acts.push({ act: "sweep", beats: 1.2, sound: "sweep", line });
  }
  return [...acts, ...closing(before, after, names)];
}

function closing(before: FigaroView, after: FigaroView, names: readonly string[]): Staged[] {
  const round = ended(before, after);
  if (round === null) return [];
  const acts: Staged[] = [{ act: "king", beats: 2, sound: "turn", line: { message: "figaro-line-end", args: { round, who: names[after.king]!, you: you(after, after.king) } } }];
  const swap = exchange(before, after);
  if (swap !== null) acts.push({ act: "swap", beats: 3, sound: "shuffle", line: { message: "figaro-line-exchange", args: { who: names[swap.seat]!, you: you(after, swap.seat), gave: swap.gave, got: swap.got } } });
  acts.push({ act: "lay", beats: 2.2, sound: "bone", line: mine(before, after) });
  return [...acts, { act: "walk", beats: after.over ? 4.5 : 2.6, sound: "shuffle" }];
}

/** What my pile brings me, in large letters. */
function mine(before: FigaroView, after: FigaroView): Said | null {
  const pieces = after.seat === null ? null : gained(before, after)[after.seat]!;
  if (pieces === null) return null;
  return { message: "figaro-line-road", args: { n: pieces.reduce((sum, length) => sum + length, 0) } };
}

/** The moment that an event is; null for what is routine. */
export function moment(event: Happening, before: FigaroView, after: FigaroView, names: readonly string[]): Moment | null {
  const seen = staged(event, before, after, names);
  if (seen.length === 0) return null;
  const lead = event.verb === "take" || seen[0]!.act === "king" ? 0 : event.seat === after.seat ? 0.5 : 1.1;
  const [winner] = after.winners ?? [];
  const won = winner === undefined ? null : { message: "figaro-line-won", args: { who: names[winner]!, you: you(after, winner) } };
  return { lead, seen, told: won !== null ? 3 : 0.9, settle: 0.5, drum: "shake", ...(won === null ? {} : { line: won }) };
}

/** Which acts have begun, of those up to a step; all of them where it is null. */
export function begun(acts: readonly Staged[], step: number | null): ReadonlySet<Act> {
  return new Set((step === null ? acts : acts.slice(0, step + 1)).map(({ act }) => act));
}

export interface Stack {
  /** Before whom these cards lay. */
  seat: number;
  /** Before whom they lie now: as many seats further clockwise. */
  moved: number;
  cards: readonly string[];
}

/** What lies on the table as far as it has been seen. */
export function stacks(event: Happening | null, view: FigaroView, acts: ReadonlySet<Act>): Stack[] {
  const landed = event !== null && (acts.has("land") || acts.has("dance") || acts.has("king"));
  const whole = landed ? lying(event, view) : view.table;
  const taken = event !== null && acts.has("sweep") ? collected(event, view) : null;
  const n = view.players;
  return whole.map((cards, seat) => ({ seat, cards, moved: taken !== null ? (taken.seat - seat + n) % n : acts.has("dance") ? 1 : 0 }));
}

/** The points before a seat as far as they have been seen: what bursts stays. */
export function pointsSeen(event: Happening, view: FigaroView, seat: number, acts: ReadonlySet<Act>): number {
  const play = played(event);
  const had = view.points[seat]!;
  return play?.seat === seat && acts.has("land") ? Math.min(ENOUGH, had + valueOf(play.card)) : had;
}

export interface Lane {
  /** Pieces that were owned before this round, those of it, longest first; null where they are hidden from this eye. */
  old: number[] | null;
  fresh: number[] | null;
}

/** The road of every seat as far as it has been seen. */
export function lanes(before: FigaroView, after: FigaroView, acts: ReadonlySet<Act>): Lane[] {
  const swap = exchange(before, after);
  const given = gained(before, after);
  return after.roads.map((roads, seat) => {
    if (roads === null) return { old: null, fresh: null };
    const laid = after.roads_round[before.round - 1]!;
    const fresh = given[seat] ?? roads.filter((length) => (laid.includes(length) && !(swap?.seat === seat && swap.got === length)) || (length === swap?.gave));
    const kept = roads.filter((length) => !fresh.includes(length));
    const old = swap?.seat === seat && !acts.has("swap") ? [swap.gave, ...kept.filter((length) => length !== swap.got)] : kept;
    return { old: old.toSorted((a, b) => b - a), fresh: acts.has("lay") ? fresh : [] };
  });
}

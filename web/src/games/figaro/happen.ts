/** What an event did, read from the views on both sides of it. */
import type { Happening } from "../contract";
import { ENOUGH, type FigaroView, onTable, RONDE, valueOf } from "./view";

export interface Played {
  card: string;
  seat: number;
}

/** The card that was played, and before whom. */
export function played(event: Happening): Played | null {
  if (event.verb !== "play" || event.args === null) return null;
  return { card: event.args[0]!, seat: Number(event.args[1]) };
}

export interface Collected {
  seat: number;
  cards: number;
}

/** Who collected, and how many cards; null when everything stays on the table. */
export function collected(event: Happening, before: FigaroView): Collected | null {
  if (event.verb === "take") return { seat: event.seat!, cards: onTable(before) };
  const play = played(event);
  if (play === null || before.points[play.seat]! + valueOf(play.card) < ENOUGH) return null;
  return { seat: play.seat, cards: onTable(before) + 1 };
}

/** The round that ended with this event, or null. */
export function ended(before: FigaroView, after: FigaroView): number | null {
  return after.round > before.round || (after.over && !before.over) ? before.round : null;
}

/** What lay before every seat when the card was down, and before anything moved on. */
export function lying(event: Happening, before: FigaroView): string[][] {
  const play = played(event);
  return before.table.map((cards, seat) => (play?.seat === seat ? [...cards, play.card] : cards));
}

export function turns(event: Happening): boolean {
  return played(event)?.card === RONDE;
}

/** The pieces of road that each seat was given at the end of a round, before any exchange; null where its roads were or are hidden. */
export function gained(before: FigaroView, after: FigaroView): (number[] | null)[] {
  const swap = exchange(before, after);
  return after.roads.map((roads, seat) => {
    const had = before.roads[seat];
    const swapped = swap?.seat === seat ? swap.got : null;
    return roads && had ? roads.filter((length) => !had.includes(length) && length !== swapped) : null;
  });
}

export interface Exchange {
  seat: number;
  gave: number;
  got: number;
}

/**
 * The exchange of the third round (F13), where this eye can know it: it saw the roads of that seat before, or what lies open at
 * the end allows one story only. Never a guess: null where there was none, where it changed nothing, or where it cannot be told.
 */
export function exchange(before: FigaroView, after: FigaroView): Exchange | null {
  if (!after.over || before.over) return null;
  const got = after.roads_round[2]!.at(-1)!;
  for (const [seat, had] of before.roads.entries()) {
    const has = after.roads[seat];
    const gave = had?.find((length) => has?.includes(length) === false);
    if (gave !== undefined) return { seat, gave, got };
  }
  return exchangeOf(after, before);
}

/** The one story of F13 that fits what everybody owns at the end; null where none or several do. */
function exchangeOf(after: FigaroView, before: FigaroView): Exchange | null {
  const { piles } = after;
  const ends = after.roads.filter((roads) => roads !== null);
  if (piles === null || ends.length < after.players) return null;
  const [first, second, third] = after.roads_round as [number[], number[], number[]];
  const got = third.at(-1)!;
  const far = (from: number, seat: number) => (seat - from + after.players) % after.players;
  const seats = piles.map((_, seat) => seat);
  const poorest = seats.toSorted((a, b) => piles[a]! - piles[b]! || far(after.king, a) - far(after.king, b))[0]!;
  if (before.roads[poorest]) return null; // seen on both sides, and nothing had gone
  const next = (after.king + 1) % after.players;
  const ranked = seats.toSorted((a, b) => piles[b]! - piles[a]! || far(next, a) - far(next, b));
  const owner = (length: number) => ends.findIndex((roads) => roads.includes(length));
  const given = (pool: number[]) => pool.every((length, rank) => owner(length) === (piles[ranked[rank]!]! > 0 ? ranked[rank] : -1));
  if (owner(got) !== poorest || given(third)) return null;
  /** Before it, nobody had two pieces of one round, the shortest of a round were left over, and the piece given was their longest. */
  const fits = (gave: number, pool: number[]) => {
    const owned = ends.map((roads, seat) => [...roads.filter((length) => !pool.includes(length)), ...(seat === poorest ? [gave] : [])]);
    const fair = [first, second].every((laid) => {
      const once = owned.every((roads) => roads.filter((length) => laid.includes(length)).length <= 1);
      const left = laid.filter((length) => !owned.flat().includes(length));
      return once && (left.length === 0 || left[0] === laid.at(-left.length));
    });
    return fair && owned[poorest]!.every((length) => length <= gave);
  };
  const stories = [...first, ...second].filter((gave) => {
    const pool = [...third.slice(0, -1), gave].sort((a, b) => b - a);
    return gave > got && given(pool) && fits(gave, pool);
  });
  return stories.length === 1 ? { seat: poorest, gave: stories[0]!, got } : null;
}

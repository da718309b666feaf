/** What may be tapped, read from the legal moves; and why the rest may not. */
import type { WhyNot } from "../contract";
import { named } from "./cards";
import type { FilouView } from "./view";

/** The bids that are legal now: one range, since every number from the next to all one owns is. */
export function bidRange(moves: readonly string[]): { least: number; most: number } | null {
  const bids = moves.map((move) => move.split(" ")).filter((parts) => parts[1] === "bid").map((parts) => Number(parts[2]));
  return bids.length === 0 ? null : { least: Math.min(...bids), most: Math.max(...bids) };
}

export function mayPass(moves: readonly string[]): boolean {
  return moves.some((move) => move.endsWith(" pass"));
}

/** The move that lays this card, if it is legal. */
export function laying(moves: readonly string[], card: string): string | null {
  return moves.find((move) => move.split(" ").slice(1).join(" ") === `card ${card}`) ?? null;
}

/** The quick raises beside the smallest bid: a few steps, and everything. */
export function raises(least: number, most: number): number[] {
  return [...new Set([least, least + 2, least + 5, most])].filter((bid) => bid <= most).sort((a, b) => a - b);
}

/** What passing pays now: the mice of the lowest mouse card still filled. */
export function pays(view: FilouView): number {
  return view.row_mice.filter(([, mice]) => mice > 0).map(([, mice]) => mice).sort((a, b) => a - b)[0] ?? 0;
}

/** The mouse card whose mice somebody has taken, as its place in the row; null where none was. */
export function taken(before: FilouView, after: FilouView): number | null {
  const paid = pays(before);
  const card = before.row_mice.findIndex(([, mice]) => mice > 0 && mice === paid);
  return card >= 0 && after.row_mice[card]?.[1] === 0 ? card : null;
}

/** Whether somebody is the last one in and may buy the whole row for one mouse. */
export function lastChance(view: FilouView): boolean {
  return view.phase === "bid" && view.high_bid === 0 && view.passed.filter((passed) => !passed).length === 1;
}

/** Whether a place of the row holds my own card that nobody else sees yet: one lies open, one more after every pass, all at the last. */
export function onlyMine(view: FilouView, place: number): boolean {
  const passes = view.passed.filter((passed) => passed).length;
  const open = passes >= view.players - 1 ? view.row.length : passes + 1;
  return view.phase === "bid" && view.seat !== null && view.row[place]?.owner === view.seat && place >= open;
}

/** Why this card cannot be laid now. */
export function whyNotCard(view: FilouView, card: string, mine: boolean): WhyNot {
  if (view.phase === "bid") return { message: "filou-why-auction", rule: "C4" };
  if (view.seat !== null && view.chosen[view.seat]) return { message: "filou-why-chosen", rule: "C4" };
  return { message: mine ? "filou-why-not-held" : "filou-why-wait", args: { card: named(card) }, rule: "C4" };
}

/** Why this bid cannot be made now. */
export function whyNotBid(view: FilouView, bid: number): WhyNot {
  const owned = view.seat === null ? null : (view.mice[view.seat] ?? null);
  if (lastChance(view) && bid > 1) return { message: "filou-why-one-mouse", rule: "C10" };
  if (bid <= view.high_bid) return { message: "filou-why-low", args: { high: view.high_bid }, rule: "C6" };
  return { message: "filou-why-high", args: { owned: owned ?? 0 }, rule: "C6" };
}

/** Figaro in words. */
import { listed, words } from "../../lib/words.svelte";
import type { Happening, ResultRow, Said } from "../contract";
import { collected, ended, exchange, gained, played, turns } from "./happen";
import { type FigaroView, theCard } from "./view";

export function headline(view: FigaroView): Said {
  return view.over ? { message: "figaro-over" } : { message: "figaro-headline", args: { round: view.round } };
}

export function ask(view: FigaroView): Said | null {
  if (view.seat === null || view.moves.length === 0) return null;
  if (view.moves.every((move) => move.endsWith(" take"))) return { message: "figaro-ask-take" };
  if (!view.moves.some((move) => move.endsWith(" take"))) return { message: "figaro-ask-first" };
  return { message: "figaro-ask-choose" };
}

/** One sentence after another: the move, what it set off, and the end of the round. */
export function tell(event: Happening, before: FigaroView | null, after: FigaroView, names: readonly string[]): Said | null {
  const said = [moved(event, before, names)].filter((one) => one !== null);
  if (before) said.push(...closing(before, after, names));
  if (said.length <= 1) return said[0] ?? null;
  const text = said.map((one) => words(one.message, one.args)).join(" ");
  return { message: "figaro-tell", args: { text } };
}

function moved(event: Happening, before: FigaroView | null, names: readonly string[]): Said | null {
  if (event.seat === null) return null;
  const who = names[event.seat]!;
  const taken = before && collected(event, before);
  if (event.verb === "take") {
    return taken ? { message: "figaro-tell-take", args: { who, n: taken.cards } } : { message: "figaro-move-take", args: { who } };
  }
  const play = played(event);
  if (play === null) return null;
  if (turns(event)) return { message: "figaro-move-play-X", args: { who } };
  const self = play.seat === event.seat ? "-self" : "";
  const args = { who, card: theCard(play.card), whom: names[play.seat]! };
  if (taken) return { message: `figaro-tell-six${self}`, args: { ...args, n: taken.cards } };
  return { message: `figaro-move-play${self}`, args };
}

/** The end of a round: the King, one's own piece (or all, where they lie open), the exchange. */
function closing(before: FigaroView, after: FigaroView, names: readonly string[]): Said[] {
  const round = ended(before, after);
  if (round === null) return [];
  const said: Said[] = [{ message: "figaro-tell-end", args: { round, who: names[after.king]! } }];
  const swap = exchange(before, after);
  if (swap) said.push({ message: "figaro-tell-exchange", args: { who: names[swap.seat]!, gave: swap.gave, got: swap.got } });
  for (const [seat, pieces] of gained(before, after).entries()) {
    if (pieces === null) continue;
    if (pieces.length) said.push({ message: "figaro-tell-road", args: { who: names[seat]!, lengths: listed(pieces.map(String)) } });
    else said.push({ message: "figaro-tell-no-road", args: { who: names[seat]! } });
  }
  return said;
}

export function beats(event: Happening, before: FigaroView | null, after: FigaroView): number {
  if (before === null) return 0;
  if (ended(before, after) !== null) return 6;
  return collected(event, before) || turns(event) ? 2 : 1;
}

export function sound(event: Happening, before: FigaroView | null, after: FigaroView): string | null {
  if (before && ended(before, after) !== null) return after.over ? "sweep" : "shuffle";
  if (before && collected(event, before)) return "sweep";
  if (turns(event)) return "ronde";
  return event.verb === "play" ? "card" : null;
}

/** The pieces that everybody owns, by the round in which they were laid out, and what was taken in the last round. */
export function result(view: FigaroView): ResultRow[] {
  const rows: ResultRow[] = view.roads_round.map((laid, round) => ({
    label: { message: "figaro-round", args: { round: round + 1 } },
    cells: view.roads.map((roads) => (roads ?? []).filter((length) => laid.includes(length)).join(" + ") || "–"),
  }));
  if (view.piles) rows.push({ below: "note", label: { message: "figaro-result-piles" }, cells: view.piles.map(String) });
  return rows;
}

/** Figaro's lessons, in the order in which they are said when several apply. */
import { choice, event, type Happened, type Lesson } from "../../guide/lesson";
import { listed } from "../../lib/words.svelte";
import { collected, ended, exchange, gained, played, turns } from "./happen";
import { colourOf, ENOUGH, type FigaroView, onTable, RONDE, theCard, valueOf } from "./view";

type Event = Happened<FigaroView>;

const LAST_ROUND = 3;
/** Points from which one card more may be too many. */
const CLOSE = 4;
/** Hands so small that the end of the round should be thought of. */
const FEW = 3;
/** A table that costs little to take. */
const CHEAP = 4;

const holds = (view: FigaroView, mark: string): boolean => (view.hand ?? []).some((card) => card.startsWith(mark));
const lengths = (roads: readonly number[]): string => listed(roads.map(String));
const total = (roads: readonly number[]): number => roads.reduce((sum, road) => sum + road, 0);
const mayTake = (view: FigaroView): boolean => view.moves.some((move) => move.endsWith(" take"));

/** A card in my hand that makes somebody else take the table. */
function push(view: FigaroView, me: number): { card: string; seat: number } | null {
  for (const move of view.moves) {
    const [, verb, card = "", place] = move.split(" ");
    const seat = Number(place);
    if (verb === "play" && seat !== me && view.points[seat]! + valueOf(card) >= ENOUGH) return { card, seat };
  }
  return null;
}

/** Whom this event made take the table because of six points. */
function six({ event, before }: Event): { seat: number; cards: number; card: string } | null {
  const play = played(event);
  const taken = collected(event, before);
  return play === null || taken === null ? null : { ...taken, card: play.card };
}

export const lessons: readonly Lesson<FigaroView>[] = [
  choice("forced", "F7", ".own .take", ({ view }) => (view.moves.length === 1 && mayTake(view) ? { n: onTable(view) } : null)),
  choice("welcome", "F11", null, () => ({})),
  choice("roads", "F1", ".centre .signpost .here", ({ view }) => {
    const round = view.roads_round[view.round - 1]!;
    return { lengths: lengths(round), pieces: round.length };
  }),
  choice("play", "F4", ".own .fan", () => ({})),
  choice("third", "F13", ".centre .signpost .here", ({ view }) => (view.round === LAST_ROUND ? { shortest: view.roads_round[2]!.at(-1)! } : null)),
  choice("push", "F8", null, ({ view, me, names }) => {
    const found = push(view, me);
    return found === null ? null : { card: theCard(found.card), whom: names[found.seat]!, n: view.points[found.seat]!, cards: onTable(view) + 1 };
  }, 2),
  choice("danger", "F8", ".own article", ({ view, me }) => (view.points[me]! >= CLOSE ? { n: view.points[me]!, missing: ENOUGH - view.points[me]! } : null)),
  choice("ronde", "F6", ".own .fan", ({ view, me }) => (holds(view, RONDE) && view.points[me]! > 1 ? { n: view.points[me]! } : null)),
  choice("juggler", "F5", ".own .fan", ({ view }) => (holds(view, "J") && view.colours.some((colour) => colour !== null) ? {} : null)),
  choice("cheap", "F7", ".own .take", ({ view }) => (mayTake(view) && view.moves.length > 1 && onTable(view) <= CHEAP && view.ply > view.players ? { n: onTable(view) } : null)),
  choice("few", "F10", null, ({ view, me, names }) => {
    const n = Math.min(...view.hand_sizes);
    const seat = view.hand_sizes[me] === n ? me : view.hand_sizes.indexOf(n);
    return n <= FEW ? { n, mine: seat === me ? "yes" : "no", who: names[seat]! } : null;
  }),

  event("exchange", "F13", null, ({ before, view, me, names }) => {
    const swap = exchange(before, view);
    if (swap === null) return null;
    return { mine: swap.seat === me ? "yes" : "no", who: names[swap.seat]!, gave: swap.gave, got: swap.got };
  }),
  event("end", "F16", null, ({ view, me, names }) => {
    if (!view.over) return null;
    const won = view.winners?.includes(me) ? "yes" : "no";
    return { total: view.scores?.[me] ?? 0, won, who: names[view.winners?.[0] ?? me]! };
  }),
  event("round-over", "F11", ".centre .signpost", ({ before, view, me, names }) => {
    const round = ended(before, view);
    if (round === null || view.over) return null;
    const mine = gained(before, view)[me] ?? [];
    return { round, who: names[view.king]!, n: mine.length, road: total(mine), all: total(view.roads[me] ?? []) };
  }, 2),
  event("six-me", "F9", ".own article", (moment) => {
    const taken = six(moment);
    if (taken?.seat !== moment.me) return null;
    const own = moment.event.seat === moment.me ? "yes" : "no";
    return { own, who: moment.names[moment.event.seat ?? 0]!, card: theCard(taken.card), n: taken.cards };
  }, 2),
  event("six-other", "F9", null, (moment) => {
    const taken = six(moment);
    if (taken === null || taken.seat === moment.me) return null;
    const mine = moment.event.seat === moment.me ? "yes" : "no";
    return { mine, who: moment.names[moment.event.seat ?? 0]!, whom: moment.names[taken.seat]!, card: theCard(taken.card), n: taken.cards };
  }, 2),
  event("took", "F7", null, ({ event, before, me }) => {
    if (event.verb !== "take" || event.seat !== me) return null;
    return { n: onTable(before), forced: before.moves.length === 1 ? "yes" : "no" };
  }),
  event("they-took", "F7", null, ({ event, before, view, me, names }) => {
    if (event.verb !== "take" || event.seat === me || event.seat === null || ended(before, view) !== null) return null;
    return { who: names[event.seat]!, n: onTable(before) };
  }),
  event("turned", "F6", null, ({ event, before, view, me, names }) => {
    if (!turns(event) || event.seat === null || ended(before, view) !== null) return null;
    return { mine: event.seat === me ? "yes" : "no", who: names[event.seat]!, had: before.points[me]!, got: view.points[me]! };
  }),
  event("their-card", "F4", null, ({ event, before, view, me, names }) => {
    const play = played(event);
    if (play === null || event.seat === me || event.seat === null || play.seat === me || collected(event, before) !== null) return null;
    if (colourOf(play.card) === null || view.table[play.seat]!.length === 0) return null;
    return { who: names[event.seat]!, card: theCard(play.card), self: play.seat === event.seat ? "yes" : "no", whom: names[play.seat]! };
  }),
  event("on-me", "F3", ".own article", ({ event, before, view, me, names }) => {
    const play = played(event);
    if (play === null || event.seat === me || event.seat === null || play.seat !== me || collected(event, before) !== null) return null;
    return { who: names[event.seat]!, card: theCard(play.card), n: view.points[me]! };
  }),
  event("my-card", "F3", null, ({ event, before, view, me, names }) => {
    const play = played(event);
    if (play === null || event.seat !== me || turns(event) || collected(event, before) !== null || ended(before, view) !== null) return null;
    return { self: play.seat === me ? "yes" : "no", whom: names[play.seat]!, card: theCard(play.card), n: view.points[play.seat]! };
  }),
];

/** Filou's lessons, in the order in which they are said when several apply. */
import { choice, event, type Happened, type Lesson, type Moment } from "../../guide/lesson";
import type { Arguments } from "../../lib/words.svelte";
import { isDog, kindOf, named, number, sum, worth } from "./cards";
import { bidRange, lastChance, mayPass, pays } from "./targets";
import { closesRound, turned } from "./tell";
import type { FilouView, FinishedRound } from "./view";

type Choice = Moment<FilouView>;
type Event = Happened<FilouView>;

const ROUNDS = 9;
const HALF = 5;
/** With so few mice one had better earn some. */
const POOR = 4;
/** Cats that one would rather have kept from going cheaply. */
const FINE = 8;

const choosing = (view: FilouView): boolean => view.phase === "choose";
const bidding = (view: FilouView): boolean => view.phase === "bid" && !lastChance(view);
const mice = ({ view, me }: Choice): number => view.mice[me] ?? 0;

/** The cards of the row that I see, and how many I do not. */
function seen(view: FilouView): { points: number; down: number } {
  const up = view.row.flatMap((place) => place.card ?? []);
  return { points: sum(up), down: view.row.length - up.length };
}

/** The round that ended with this event, if one did. */
function sold({ before, view }: Event): (FinishedRound & { winner: number }) | null {
  const last = closesRound(before, view) ? view.last_round : null;
  return last === null || last.winner === null ? null : { ...last, winner: last.winner };
}

/** What I bought, what it cost and what it is worth. */
function bought(moment: Event): { paid: number; points: number } | null {
  const round = sold(moment);
  return round?.winner === moment.me ? { paid: round.paid, points: sum(round.won) } : null;
}

/** The card that I had slipped into the sack that has just been sold to somebody else, if it got there. */
function given(moment: Event): { card: string; round: FinishedRound & { winner: number } } | null {
  const round = sold(moment);
  const card = moment.before.row.find((place) => place.owner === moment.me)?.card ?? null;
  if (round === null || round.winner === moment.me || card === null || isDog(card) || card === round.prey) return null;
  return { card, round };
}

const gain = (points: number, paid: number): Arguments => ({ points: number(`${points}`), paid, gain: Math.abs(points - paid) });

export const lessons: readonly Lesson<FilouView>[] = [
  choice("welcome", "C4", null, ({ view }) => (choosing(view) ? {} : null)),
  choice("hand", "C1", ".own .hand .hand", ({ view }) => (choosing(view) && view.removed !== null ? { card: named(view.removed) } : null)),
  choice("choose", "C4", ".own .hand .hand", ({ view }) => (choosing(view) ? {} : null)),
  choice("first", "C9", ".centre .row", ({ view, me, names }) =>
    choosing(view) && view.round > 1 ? { mine: view.first === me ? "yes" : "no", who: names[view.first]! } : null),
  choice("empty-row", "C12", ".centre .mice", ({ view }) => (choosing(view) && pays(view) === 0 ? { why: view.last_round?.winner === null ? "unsold" : "bank" } : null)),
  choice("halfway", "C13", null, (moment) => {
    const { view, me } = moment;
    return choosing(view) && view.round === HALF ? { points: number(`${sum(view.won[me]!)}`), mice: mice(moment) } : null;
  }),
  choice("last-round", "C13", ".own .hand .hand", ({ view }) => (choosing(view) && view.round === ROUNDS ? { card: named(view.hand?.[0] ?? "rabbit") } : null)),
  choice("last-chance", "C10", ".centre .row", ({ view }) => (lastChance(view) ? { points: number(`${seen(view).points}`) } : null), 2),
  choice("bid", "C6", ".centre .mice", (moment) => {
    const { view } = moment;
    return bidding(view) && mayPass(view.moves) ? { high: view.high_bid, mice: mice(moment), pays: pays(view) } : null;
  }),
  choice("think", "C7", ".centre .row", ({ view }, told) => {
    const range = bidRange(view.moves);
    if (!bidding(view) || range === null || told >= view.round) return null;
    const { points, down } = seen(view);
    return { points: number(`${points}`), down, least: range.least, pays: pays(view) };
  }, 3),
  choice("poor", "C7", null, (moment) => (bidding(moment.view) && mice(moment) <= POOR ? { mice: mice(moment) } : null)),

  event("end", "C13", null, ({ view, me, names }) => {
    if (!view.over) return null;
    const cats = sum(view.won[me]!);
    const total = view.scores?.[me] ?? 0;
    const won = view.winners?.includes(me) ? "yes" : "no";
    return { cats: number(`${cats}`), mice: view.mice[me] ?? 0, total: number(`${total}`), won, who: names[view.winners?.[0] ?? me]! };
  }),
  event("row", "C5", ".centre .row", ({ before, view, names }) =>
    choosing(before) && view.row[0]?.card ? { who: names[view.first]!, card: named(view.row[0].card) } : null),
  event("i-passed", "C7", ".centre .mice", ({ event, before, view, me }) => {
    if (event.verb !== "pass" || event.seat !== me || lastChance(before)) return null;
    return { mice: pays(before), bid: before.bids[me]!, up: turned(before, view).length };
  }),
  event("they-passed", "C7", ".centre .row", ({ event, before, view, me, names }) => {
    const card = view.row[turned(before, view)[0] ?? -1]?.card;
    if (event.verb !== "pass" || event.seat === me || event.seat === null || !card) return null;
    return { who: names[event.seat]!, mice: pays(before), card: named(card) };
  }),
  event("one-dog", "C11", ".centre .row", (moment) => {
    const round = sold(moment);
    if (round === null || round.dog === null || round.prey === null) return null;
    return { dog: round.dog, prey: named(round.prey) };
  }, 2),
  event("many-dogs", "C11", ".centre .row", (moment) => {
    const dogs = sold(moment)?.row.filter(isDog).length ?? 0;
    return dogs > 1 ? { dogs } : null;
  }),
  event("bought-well", "C9", ".own article", (moment) => {
    const deal = bought(moment);
    return deal !== null && deal.points > deal.paid ? gain(deal.points, deal.paid) : null;
  }, 2),
  event("bought-badly", "C9", ".own article", (moment) => {
    const deal = bought(moment);
    return deal !== null && deal.points <= deal.paid ? gain(deal.points, deal.paid) : null;
  }, 2),
  event("sold", "C9", null, (moment) => {
    const round = sold(moment);
    if (round === null || round.winner === moment.me) return null;
    const points = sum(round.won);
    return { ...gain(points, round.paid), who: moment.names[round.winner]!, good: points > round.paid ? "yes" : "no" };
  }),
  event("gave-bad", "C4", null, (moment) => {
    const gift = given(moment);
    return gift !== null && kindOf(gift.card) === "bad" ? { card: named(gift.card), who: moment.names[gift.round.winner]! } : null;
  }),
  event("gave-fine", "C4", null, (moment) => {
    const gift = given(moment);
    if (gift === null || worth(gift.card) < FINE || gift.round.paid >= sum(gift.round.won)) return null;
    return { card: named(gift.card), who: moment.names[gift.round.winner]!, paid: gift.round.paid };
  }),
  event("unsold", "C10", null, ({ before, view }) => (closesRound(before, view) && view.last_round?.winner === null ? {} : null)),
];

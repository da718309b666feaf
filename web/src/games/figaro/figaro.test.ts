/** Targets, reasons and telling, on moments of real games (moments.json: the view before, the event, the view after). */
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { BEATS } from "../../lib/settings.svelte";
import { speak, words } from "../../lib/words.svelte";
import { lasts } from "../../table/queue";
import type { Happening, Said } from "../contract";
import { collected, ended, type Exchange, exchange, gained, lying } from "./happen";
import { costly, onlyPlay, places, playing, taking, whyNotNow, whyNotThere, whyNoTake, whyNowhere } from "./targets";
import { type Act, lanes, moment as stagedMoment, pointsSeen, stacks, staged } from "./stage";
import { ask, beats, result, sound, tell } from "./tell";
import { type FigaroView, onTable } from "./view";

interface Moment {
  before: FigaroView;
  event: Happening;
  after: FigaroView;
  exchange?: Exchange | null;
}

const moments = JSON.parse(readFileSync(new URL("./moments.json", import.meta.url), "utf8")) as Record<string, Moment>;
const moment = (name: string) => moments[name]!;
const before = (name: string) => moment(name).before;
const NAMES = ["Ann", "Bob", "Cleo", "Dan"];
const say = (said: Said | null) => (said ? words(said.message, said.args) : null);
const told = (name: string) => say(tell(moment(name).event, before(name), moment(name).after, NAMES));

beforeEach(() => speak("en"));

describe("what may be done", () => {
  it("asks once before many cards are taken, where something else can be done", () => {
    expect(costly(["0 play V1 0", "0 take"], 6)).toBe(true);
    expect(costly(["0 play V1 0", "0 take"], 5)).toBe(false);
    expect(costly(["0 take"], 12)).toBe(false);
  });

  it("plays a card at once where there is one way to", () => {
    expect(onlyPlay(["0 play V1 2", "0 take"])).toBe("0 play V1 2");
    expect(onlyPlay(["0 play V1 2", "0 play V1 0"])).toBeNull();
    expect(onlyPlay(["0 take"])).toBeNull();
  });

  it("lights the one place of a colour that lies somewhere, and all places without a colour for a new one", () => {
    const { moves } = before("play");
    expect(places(moves, "V1")).toEqual([0]);
    expect(places(moves, "O2")).toEqual([3]);
    expect(places(before("empty").moves, "B1")).toEqual([0, 1, 2, 3]);
  });
  it("lets a juggler go anywhere and a ronde only home", () => {
    expect(places(before("play").moves, "J1")).toEqual([0, 1, 2, 3]);
    expect(places(before("play").moves, "X")).toEqual([1]);
  });
  it("offers nothing for a colour that every place shuts out", () => {
    expect(places(before("full").moves, "R2")).toEqual([]);
  });
  it("gives the moves as the server lists them", () => {
    const { moves } = before("play");
    expect(playing(moves, "V1", 0)).toBe("1 play V1 0");
    expect(playing(moves, "V1", 2)).toBeNull();
    expect(taking(moves)).toBe("1 take");
    expect(taking(before("empty").moves)).toBeNull();
  });
});

describe("why not", () => {
  it.each([
    ["V1", 2, "F4", "All violet cards go in front of Ann, where that colour already lies."],
    ["B1", 0, "F4", "All blue cards go in front of you, where that colour already lies."],
    ["O2", 2, "F4", "Only one colour lies in front of a player, and in front of Cleo it is red."],
    ["O2", 1, "F4", "Only one colour lies in front of a player, and in front of you it is blue."],
    ["X", 0, "F6", "A ronde can only be played in front of yourself."],
  ])("%s before seat %i: %s", (card, seat, rule, sentence) => {
    const why = whyNotThere(before("play"), card, seat, NAMES);
    expect(why.rule).toBe(rule);
    expect(say(why)).toBe(sentence);
  });
  it("says when there is nothing to take", () => {
    expect(whyNoTake(before("empty"), NAMES)).toMatchObject({ message: "figaro-why-take", rule: "F7" });
  });
  it("says whose turn it is", () => {
    const after = moment("play").after;
    expect(whyNotNow(before("play"), NAMES)).toBeNull();
    expect(say(whyNotNow(after, NAMES))).toBe("It is Cleo’s turn; you play when it comes round to you.");
  });
  it("says why a card fits nowhere", () => {
    expect(say(whyNowhere("R2"))).toBe("Every place has its colour, and none of them is red.");
  });
});

describe("what happened", () => {
  it("finds the collector and the cards, which the server's view confirms", () => {
    for (const name of ["six", "six-self", "take"]) {
      const { event, after } = moment(name);
      const taken = collected(event, before(name))!;
      expect(taken.seat).toBe(after.last_collector);
      expect(onTable(after)).toBe(0);
    }
    expect(collected(moment("six").event, before("six"))).toEqual({ seat: 0, cards: 7 });
    for (const name of ["play", "play-self", "ronde", "empty"]) expect(collected(moment(name).event, before(name))).toBeNull();
  });
  it("turns what lies before everyone one seat to the left", () => {
    const { event, after } = moment("ronde");
    const whole = lying(event, before("ronde"));
    expect(after.table).toEqual(whole.map((_, seat) => whole.at(seat - 1)));
  });
  it("tells each move", () => {
    expect(told("play")).toBe("Bob plays a violet 1 in front of Ann.");
    expect(told("play-self")).toBe("Cleo plays a juggler 1 in front of themselves.");
    expect(told("six")).toBe("Dan plays a violet 2 in front of Ann, who reaches six and picks up 7 cards.");
    expect(told("six-self")).toBe("Bob plays an orange 2 in front of themselves, reaches six and picks up 4 cards.");
    expect(told("take")).toBe("Cleo picks up the table: 6 cards.");
  });
  it("tells the end of a round with the own road only", () => {
    const { after } = moment("round");
    expect(ended(before("round"), after)).toBe(1);
    expect(gained(before("round"), after)).toEqual([[10], null, null, null]);
    expect(told("round")).toBe("Ann plays an orange 1 in front of themselves. Round 1 is over; Bob has the King. Ann gets a piece of road: 10.");
  });
  it("tells in French too", () => {
    speak("fr");
    expect(told("take")).toBe("Cleo ramasse la table\u00a0: 6 cartes.");
  });
  it("shows longer what moves more", () => {
    const length = (name: string) => beats(moment(name).event, before(name), moment(name).after);
    expect(["play", "ronde", "six", "round"].map(length)).toEqual([1, 2, 2, 6]);
    expect(beats(moment("play").event, null, moment("play").after)).toBe(0);
  });
  it("sounds as it looks", () => {
    const heard = (name: string) => sound(moment(name).event, before(name), moment(name).after);
    expect(["play", "ronde", "six", "take", "round"].map(heard)).toEqual(["card", "ronde", "sweep", "sweep", "shuffle"]);
  });
});

describe("the exchange of the third round", () => {
  it.each(["exchange-own", "exchange-board", "exchange-none"])("%s", (name) => {
    expect(exchange(before(name), moment(name).after)).toEqual(moment(name).exchange);
  });
  it("is never guessed where two stories fit", () => {
    expect(moment("exchange-unknown").exchange).not.toBeNull();
    expect(exchange(before("exchange-unknown"), moment("exchange-unknown").after)).toBeNull();
  });
  it("leaves the pieces that came with it out of what everyone was given, and what was hidden hidden", () => {
    const given = (name: string) => gained(before(name), moment(name).after);
    const { seat, got } = moment("exchange-own").exchange!;
    expect(moment("exchange-own").after.roads[seat]).toContain(got);
    expect(given("exchange-own")[seat]).toEqual([]);
    expect(given("exchange-board")).toEqual([null, null, null, null]);
  });
  it("is told in words", () => {
    expect(told("exchange-own")).toContain("With the fewest cards, Bob exchanges a piece of 15 for one of 7. Bob gets no piece of road.");
  });
});

it("asks for what can be done", () => {
  expect(say(ask(before("play")))).toBe("Play a card or pick up the table?");
  expect(say(ask(before("empty")))).toBe("Play a card in front of someone.");
  expect(say(ask(before("must-take")))).toBe("No card fits anywhere: pick up the table.");
  expect(ask(moment("play").after)).toBeNull();
});

it("breaks the result down by the round in which a piece was laid out", () => {
  const { after } = moment("exchange-own");
  expect(result(after).map((row) => row.cells)).toEqual([
    ["15 + 14", "–", "–", "10"],
    ["2", "6", "–", "3"],
    ["–", "7", "12", "13"],
    after.piles!.map(String),
  ]);
});

describe("the stage", () => {
  const acts = (name: string) => staged(moment(name).event, before(name), moment(name).after, NAMES).map(({ act }) => act);
  const lines = (name: string) => staged(moment(name).event, before(name), moment(name).after, NAMES).flatMap(({ line }) => (line ? [say(line)] : []));
  const seen = (...some: Act[]) => new Set(some);

  it("shows what people tell, and leaves the rest to the table", () => {
    expect(acts("play")).toEqual([]);
    expect(stagedMoment(moment("play").event, before("play"), moment("play").after, NAMES)).toBeNull();
    expect(acts("six")).toEqual(["turn", "land", "burst", "sweep"]);
    expect(acts("ronde")).toEqual(["turn", "dance"]);
    expect(acts("take")).toEqual(["sweep"]);
    expect(acts("round")).toEqual(["king", "lay", "walk"]);
    expect(acts("exchange-own")).toEqual(["king", "swap", "lay", "walk"]);
    expect(acts("exchange-unknown")).toEqual(["king", "lay", "walk"]);
  });
  it("takes its time at normal speed", () => {
    const time = (name: string) => lasts(stagedMoment(moment(name).event, before(name), moment(name).after, NAMES)!) * BEATS.normal;
    expect(time("six")).toBeGreaterThan(3_000);
    expect(time("ronde")).toBeGreaterThan(2_000);
    for (const name of ["round", "exchange-own"]) expect(time(name)).toBeGreaterThan(4_000);
  });
  it("says it in large letters, as you when it is you", () => {
    expect(lines("six")).toEqual(["Six! Ann takes 7"]);
    expect(lines("take")).toEqual(["You take 6"]);
    expect(lines("round")).toEqual(["Round 1 is over: the King goes to Bob!", "Your road grows by 10"]);
    expect(lines("exchange-own")).toContain("You give 15 away for 7!");
  });
  it("lets cards lie before anyone only when they have landed, and the meter rise with them", () => {
    const { event } = moment("six");
    const points = (...some: Act[]) => pointsSeen(event, before("six"), 0, seen(...some));
    expect([points("turn"), points("turn", "land")]).toEqual([5, 6]);
    const lying = (...some: Act[]) => stacks(event, before("six"), seen(...some)).map(({ cards }) => cards.length);
    expect(lying("turn")).toEqual([3, 2, 1, 0]);
    expect(lying("turn", "land")).toEqual([4, 2, 1, 0]);
  });
  it("moves everything to who collects, and one seat on with a ronde", () => {
    const where = (name: string, ...some: Act[]) => stacks(moment(name).event, before(name), seen(...some)).map(({ seat, moved }) => (seat + moved) % before(name).players);
    expect(where("six", "turn", "land", "burst", "sweep")).toEqual([0, 0, 0, 0]);
    expect(where("ronde", "turn")).toEqual([0, 1, 2]);
    expect(where("ronde", "turn", "dance")).toEqual([1, 2, 0]);
  });
  it("lays the pieces of a round when their time has come, and keeps hidden roads hidden", () => {
    const road = (name: string, ...some: Act[]) => lanes(before(name), moment(name).after, seen(...some));
    expect(road("round", "king")[0]).toEqual({ old: [], fresh: [] });
    expect(road("round", "king", "lay")).toEqual([{ old: [], fresh: [10] }, ...Array(3).fill({ old: null, fresh: null })]);
    expect(road("exchange-own", "king")[1]).toEqual({ old: [15, 6], fresh: [] });
    expect(road("exchange-own", "king", "swap")[1]).toEqual({ old: [7, 6], fresh: [] });
    expect(road("exchange-own", "king", "swap", "lay")).toEqual([{ old: [14, 2], fresh: [15] }, { old: [7, 6], fresh: [] }, { old: [], fresh: [12] }, { old: [10, 3], fresh: [13] }]);
  });
});

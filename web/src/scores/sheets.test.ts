import { describe, expect, it } from "vitest";
import { HOTHEAD, kind as doggybag } from "../games/doggybag/sheet";
import { countable, kind as figaro, progress, type FigaroSheet } from "../games/figaro/sheet";
import { kind as filou } from "../games/filou/sheet";
import { isHalves, isWhole, read, readHalves, readOrNone, shown, stepped } from "./sheet";
import { ranking, stepsToTell } from "./standing";

describe("numbers on a sheet", () => {
  it("are read as typed, and what is none is left to the server", () => {
    expect([read(" 12 "), read("−3"), read("x"), read("1.5"), readOrNone("")]).toEqual([12, -3, "x", "1.5", 0]);
    expect(isWhole("1e3")).toBe(false);
  });

  it("may be lengths with a half, written in any way", () => {
    expect(["7", "7.5", " 7,5", "7½", "½", "0.5", "7.0"].map(readHalves)).toEqual([7, 7.5, 7.5, 7.5, 0.5, 0.5, 7]);
    expect(["7.25", "-1", "1e3", "½½", "", "."].map(isHalves)).toEqual([false, false, false, false, false, false]);
    expect(readHalves("7.25")).toBe("7.25");
    expect([7, 7.5, 0.5, -5, 0].map(shown)).toEqual(["7", "7½", "½", "−5", "0"]);
  });

  it("are stepped, never below zero", () => {
    expect([stepped("", 1), stepped("4", -1), stepped("0", -1), stepped("x", 1)]).toEqual(["1", "3", "0", "1"]);
  });
});

describe("a sheet of Filou", () => {
  it("asks nothing while it is blank, then for all", () => {
    const sheet = filou.blank(3);
    expect(filou.question(sheet)).toBeNull();
    Object.assign(sheet.players[1]!, { mice: "7" });
    Object.assign(sheet.players[1]!.cards, { "15": "2", "-8": "1" });
    expect(filou.question(sheet)).toEqual({ players: [{ cards: [], mice: 0 }, { cards: ["15", "15", "-8"], mice: 7 }, { cards: [], mice: 0 }] });
    expect(filou.waiting(sheet)).toEqual([0, 2]);
  });
});

describe("a sheet of Doggy Bag", () => {
  it("has nothing in front of whoever is out, and a hothead's own number", () => {
    const sheet = doggybag.blank(2);
    sheet.players[0]!.front.red = "4";
    Object.assign(sheet.players[0]!, { role: HOTHEAD, called: "9" });
    sheet.players[1]!.front.grey = "1";
    sheet.players[1]!.out = true;
    expect(doggybag.question(sheet)).toEqual({
      players: [{ front: { grey: 0, white: 0, red: 4, yellow: 0, black: 0 }, role: 9 }, { out: true }],
      edition: "revised",
    });
    expect(doggybag.waiting(sheet)).toEqual([]);
  });
});

describe("the next game", () => {
  it("is of the same people by the same rules, with nothing noted", () => {
    const bones = { ...doggybag.blank(2), edition: "first" as const };
    Object.assign(bones.players[1]!, { name: "Bob", out: true });
    expect(doggybag.next(bones)).toEqual({ players: [{ ...bones.players[0]!, name: "" }, { ...bones.players[0]!, name: "Bob" }], edition: "first" });

    const roads = { ...figaroSheet(2), allFewest: true };
    roads.players[2]!.name = "Cleo";
    const next = figaro.next(roads);
    expect([next.allFewest, next.players.map((one) => one.name), countable(next)]).toEqual([true, ["", "", "Cleo"], 0]);
    expect(next.rounds).toEqual(figaro.blank(3).rounds);

    const cats = filou.blank(3);
    Object.assign(cats.players[0]!, { name: "Ada", mice: "7" });
    expect([filou.next(cats).players[0]!.name, filou.question(filou.next(cats))]).toEqual(["Ada", null]);
  });
});

/** A sheet of three with this many full rounds. */
function figaroSheet(full: number): FigaroSheet {
  const sheet = figaro.blank(3);
  for (let number = 0; number < full; number++) {
    Object.assign(sheet.rounds[number]!, { king: 2 });
    sheet.rounds[number]!.roads.splice(0, 2, `${number + 1}`, `${number + 11}`);
    for (const player of sheet.players) player.cards[number] = "5";
  }
  return sheet;
}

describe("a sheet of Figaro", () => {
  it("counts the rounds that are full, from the first on", () => {
    const sheet = figaroSheet(2);
    sheet.players[0]!.cards[2] = "4";
    expect([0, 1, 2].map((number) => progress(sheet, number))).toEqual(["full", "full", "begun"]);
    expect(countable(sheet)).toBe(2);
    expect(figaro.question(sheet)).toEqual({ rounds: [{ roads: [1, 11], cards: [5, 5, 5], king: 2 }, { roads: [2, 12], cards: [5, 5, 5], king: 2 }], fewest: "one" });
    sheet.rounds[0]!.king = null;
    expect(figaro.question(sheet)).toBeNull();
  });

  it("keeps the King with whoever holds him when somebody leaves", () => {
    const sheet = figaroSheet(2);
    figaro.add(sheet);
    sheet.rounds[1]!.king = 0;
    figaro.remove(sheet, 0);
    expect(sheet.rounds.map((round) => round.king)).toEqual([1, null, null]);
    expect(sheet.players).toHaveLength(3);
  });
});

describe("a kept sheet", () => {
  it.each([filou, doggybag, figaro])("comes back as it was", (kind) => {
    const sheet = kind.blank(3);
    sheet.players[1]!.name = "Léa";
    expect(kind.mend(JSON.parse(JSON.stringify(sheet)), 3, 5)).toEqual(sheet);
  });

  it.each([filou, doggybag, figaro])("is mended when it is broken", (kind) => {
    for (const broken of [null, 3, [], { players: 4 }, { players: [null, { name: 5, cards: 3, front: [], mice: {} }], rounds: [{ king: 9, roads: 4 }] }]) {
      expect(kind.mend(broken, 3, 5)).toEqual(kind.blank(3));
    }
    expect(kind.mend({ players: Array(9).fill({}) }, 3, 5).players).toHaveLength(5);
  });
});

describe("a result", () => {
  it("is told from the first place on, by seats while there are no places", () => {
    expect(ranking({ totals: [3, 9, 9], places: [3, 1, 1] }).map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(ranking({ totals: [3, 9], places: null })).toEqual([{ seat: 0, place: null }, { seat: 1, place: null }]);
  });

  it("names no winner before everyone has been counted", () => {
    const steps = ["a", "won"].map((sentence) => ({ rule: "C13", seat: null, sentence }));
    expect(stepsToTell({ steps, winners: [0] }, true)).toHaveLength(1);
    expect(stepsToTell({ steps, winners: [0] }, false)).toHaveLength(2);
    expect(stepsToTell({ steps, winners: null }, true)).toHaveLength(2);
  });
});

import { describe, expect, it } from "vitest";
import { speak, words } from "../../lib/words.svelte";
import { number, sum } from "./cards";
import { bidRange, laying, lastChance, mayPass, onlyMine, pays, raises, taken, whyNotBid, whyNotCard } from "./targets";
import { begun, moment, rowSeen, staged } from "./stage";
import { ask, beats, closesRound, tell, turned } from "./tell";
import type { FilouView, FinishedRound } from "./view";

const NAMES = ["Ada", "Moka", "Zazou", "Figue"];

function view(changes: Partial<FilouView> = {}): FilouView {
  return {
    game: "filou", players: 4, options: { open_mice: false, open_sacks: false }, seat: 0, ply: 7, phase: "bid", to_act: [0],
    moves: ["0 pass", "0 bid 9", "0 bid 10", "0 bid 11"], over: false, scores: null, winners: null,
    round: 1, first: 1, hand: ["-8", "3"], hand_sizes: [8, 8, 8, 8], removed: "small",
    row: [{ owner: 1, card: "5" }, { owner: 2, card: null }, { owner: 3, card: null }, { owner: 0, card: "8" }],
    chosen: [true, true, true, true], bids: [0, 3, 4, 8], passed: [false, false, false, false], high_bid: 8,
    mice: [11, null, null, null], bank: 15, row_mice: [[2, 0], [4, 4], [6, 6]], won: [[], null, null, null], last_round: null, ...changes,
  };
}

describe("what may be done", () => {
  it("reads the range of bids from the moves", () => {
    expect(bidRange(view().moves)).toEqual({ least: 9, most: 11 });
    expect(bidRange(["0 pass"])).toBeNull();
    expect(mayPass(view().moves)).toBe(true);
    expect(mayPass(["0 bid 1"])).toBe(false);
  });

  it("offers quick raises that are all legal", () => {
    expect(raises(9, 11)).toEqual([9, 11]);
    expect(raises(1, 15)).toEqual([1, 3, 6, 15]);
    expect(raises(15, 15)).toEqual([15]);
  });

  it("tells cats of minus eight and eight apart", () => {
    expect(laying(["0 card -8", "0 card 8"], "8")).toBe("0 card 8");
    expect(laying(["0 card -8"], "8")).toBeNull();
  });

  it("knows my own card that the others do not see yet", () => {
    const rows = (passed: boolean[]) => [0, 1, 2, 3].filter((place) => onlyMine(view({ passed }), place));
    expect(rows([false, false, false, false])).toEqual([3]);
    expect(rows([false, true, true, false])).toEqual([3]);
    expect(rows([false, true, true, true])).toEqual([]);
    expect(onlyMine(view({ seat: null }), 3)).toBe(false);
  });

  it("pays the lowest heap that is still there", () => {
    expect(pays(view())).toBe(4);
    expect(pays(view({ row_mice: [[2, 0], [4, 0], [6, 0]] }))).toBe(0);
    expect(taken(view(), view({ row_mice: [[2, 0], [4, 0], [6, 6]] }))).toBe(1);
    expect(taken(view(), view())).toBeNull();
  });
});

describe("the sale on the stage", () => {
  const before = view();
  const last: FinishedRound = { winner: 3, paid: 8, row: ["5", "big", "15", "8"], dog: "big", prey: "15", won: ["5", "8"] };
  const sold = (changes: Partial<FinishedRound> = {}) => view({ phase: "choose", round: 2, row: [], last_round: { ...last, ...changes } });
  const acts = (changes: Partial<FinishedRound> = {}) => staged(before, sold(changes), NAMES).map(({ act }) => act);

  it("is the gavel, the hidden cards one by one, the dog if there is one, and at last the value", () => {
    expect(acts()).toEqual(["gavel", "turn", "turn", "chase", "count"]);
    expect(acts({ dog: null, prey: null, row: ["5", "3", "15", "8"] })).toEqual(["gavel", "turn", "turn", "count"]);
    expect(acts({ winner: null, dog: null, prey: null, row: ["5", "3", "15", "8"] })).toEqual(["gavel", "turn", "turn"]);
    expect(moment(before, view(), NAMES)).toBeNull();
  });

  it("turns no card ahead of its step", () => {
    const all = staged(before, sold(), NAMES);
    const seen = (step: number | null) => rowSeen(before, sold(), begun(all, step, "turn"));
    expect(seen(0)).toEqual(["5", null, null, "8"]);
    expect(seen(1)).toEqual(["5", "big", null, "8"]);
    expect(seen(2)).toEqual(last.row);
    expect(seen(null)).toEqual(last.row);
  });

  it("names the price when the gavel falls, and the value only when it has been counted", () => {
    speak("en");
    const lines = staged(before, sold(), NAMES).map(({ line }) => line && words(line.message, line.args));
    expect(lines).toEqual(["Sold to Figue for 8!", undefined, undefined, undefined, undefined]);
    expect(moment(before, sold(), NAMES)!.line).toMatchObject({ args: { worth: "13", paid: 8, bargain: "yes" } });
    expect(moment(before, sold({ winner: 0, won: ["-8"] }), NAMES)!.line).toMatchObject({ args: { worth: "−8", bargain: "no" } });
  });
});

describe("why not", () => {
  it("names what was wrong with a bid", () => {
    expect(whyNotBid(view(), 8)).toMatchObject({ message: "filou-why-low", args: { high: 8 }, rule: "C6" });
    expect(whyNotBid(view(), 12)).toMatchObject({ message: "filou-why-high", args: { owned: 11 } });
    const last = view({ high_bid: 0, bids: [0, 0, 0, 0], passed: [false, true, true, true] });
    expect(lastChance(last)).toBe(true);
    expect(whyNotBid(last, 2)).toMatchObject({ rule: "C10" });
  });

  it("names what was wrong with a card", () => {
    expect(whyNotCard(view(), "3", true).message).toBe("filou-why-auction");
    expect(whyNotCard(view({ phase: "choose" }), "3", false).message).toBe("filou-why-chosen");
  });
});

describe("telling", () => {
  it("hides the card that this eye may not know", () => {
    const event = { version: 1, seat: 1, verb: "card", args: null, by: null };
    expect(tell(event, null, view({ phase: "choose" }), NAMES)).toEqual({ message: "filou-move-card-hidden", args: { who: "Moka" } });
  });

  it("tells the end of a round, and the chase", () => {
    speak("en");
    const before = view();
    const last: FinishedRound = { winner: 3, paid: 8, row: ["5", "big", "15", "8"], dog: "big", prey: "15", won: ["5", "8"] };
    const after = view({ phase: "choose", round: 2, row: [], last_round: last });
    const event = { version: 8, seat: 0, verb: "pass", args: [], by: null };
    expect(closesRound(before, after)).toBe(true);
    expect(tell(event, before, after, NAMES)).toMatchObject({
      message: "filou-told-bought", args: { winner: "Figue", paid: 8, won: "the 5 cat and the 8 cat", chase: "big", prey: "the 15 cat" },
    });
    expect(beats(event, before, after)).toBeGreaterThan(beats({ ...event, verb: "bid" }, before, view()));
  });

  it("finds the cards that have just been turned", () => {
    const after = view({ row: view().row.map((place, n) => (n === 1 ? { ...place, card: "3" } : place)) });
    expect(turned(view(), after)).toEqual([1]);
  });

  it("asks only whose turn it is", () => {
    expect(ask(view())).toEqual({ message: "filou-ask-bid" });
    expect(ask(view({ to_act: [2] }))).toBeNull();
    expect(ask(view({ seat: null }))).toBeNull();
  });
});

it("adds cats up and writes a true minus sign", () => {
  expect(sum(["-8", "rabbit", "15"])).toBe(7);
  expect(number("-5")).toBe("−5");
});

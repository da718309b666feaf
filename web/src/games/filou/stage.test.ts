import { describe, expect, it } from "vitest";
import { BEATS } from "../../lib/settings.svelte";
import { lasts } from "../../table/queue";
import { moment, rowSeen, staged } from "./stage";
import type { FilouView } from "./view";

const NAMES = ["Ann", "Bob", "Cid"];
/** A sack of three with two cards face down and a dog in it, which Bob buys for nine. */
const before = { seat: 0, phase: "bid", round: 3, row: [{ owner: 0, card: "11" }, { owner: 1, card: null }, { owner: 2, card: null }], over: false } as unknown as FilouView;
const after = {
  ...before, phase: "choose", round: 4, row: [],
  last_round: { round: 3, row: ["11", "big", "5"], dog: "big", prey: "5", winner: 1, paid: 9, won: ["11"] },
} as unknown as FilouView; // prettier-ignore

describe("the sale", () => {
  it("goes from the gavel over every card and the dog to what it was worth", () => {
    expect(staged(before, after, NAMES).map(({ act }) => act)).toEqual(["gavel", "turn", "turn", "chase", "count"]);
    expect(rowSeen(before, after, 1)).toEqual(["11", "big", null]);
  });

  it("takes its time at normal speed", () => {
    expect(lasts(moment(before, after, NAMES)!) * BEATS.normal).toBeGreaterThan(5_000);
  });
});

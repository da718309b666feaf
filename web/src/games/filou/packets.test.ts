import { describe, expect, it } from "vitest";
import { packet } from "./packets";
import type { FilouView } from "./view";

/** A view in which so many rounds are over, the last of them so. */
function after(rounds: number, winner: number | null, cards: number): FilouView {
  const last_round = rounds === 0 ? null : { winner, paid: 1, row: [], dog: null, prey: null, won: Array<string>(cards).fill("3") };
  return { round: Math.min(rounds + 1, 9), over: rounds === 9, last_round } as unknown as FilouView;
}

describe("the packets of collected cards", () => {
  it("are empty before the first sack is sold", () => {
    expect(packet([], after(0, null, 0), 1)).toBe(0);
  });

  it("grow with every sack that was sold, however many positions show it", () => {
    const past = [after(0, null, 0), after(1, 1, 4), after(1, 1, 4), after(2, null, 0), after(3, 1, 2)];
    expect([0, 1].map((seat) => packet(past, after(3, 1, 2), seat))).toEqual([0, 6]);
    expect(packet(past, after(1, 1, 4), 1)).toBe(4); // looking back, nothing of later sacks counts
  });

  it("are of unknown size until the past has been read", () => {
    expect(packet([], after(1, 1, 2), 1)).toBe(2);
    expect(packet([], after(3, 1, 2), 1)).toBeNull();
  });

  it("are counted to the end", () => {
    const past = Array.from({ length: 9 }, (_, n) => after(n + 1, (n + 1) % 2, 1));
    expect([0, 1].map((seat) => packet(past, after(9, 1, 1), seat))).toEqual([4, 5]);
  });
});

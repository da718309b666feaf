import { describe, expect, it } from "vitest";
import { around } from "./around";

const clockwise = (players: number, eye: number | null): number[] => {
  const { left, top, right } = around(players, eye);
  return [...left, ...top, ...right];
};

describe("seats around the table", () => {
  it("has everybody else once, in the order of play, from the left of one's own place", () => {
    for (const players of [2, 3, 4, 5, 6]) {
      for (let eye = 0; eye < players; eye++) {
        expect(clockwise(players, eye)).toEqual(Array.from({ length: players - 1 }, (_, n) => (eye + 1 + n) % players));
      }
      expect(clockwise(players, null)).toEqual([...Array(players).keys()]);
    }
  });

  it("leaves the bottom to one's own place, and on a screen of everyone the whole height to the middle", () => {
    expect(around(2, 0)).toEqual({ left: [], top: [1], right: [] });
    expect(around(6, 2)).toEqual({ left: [3], top: [4, 5, 0], right: [1] });
    expect(around(6, null)).toEqual({ left: [0, 1, 2], top: [], right: [3, 4, 5] });
    expect(around(3, null)).toEqual({ left: [0, 1], top: [], right: [2] });
  });
});

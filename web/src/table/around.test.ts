import { describe, expect, it } from "vitest";
import { around } from "./around";

const clockwise = (players: number, eye: number | null): number[] => {
  const { left, top, right, bottom } = around(players, eye);
  return [...left, ...top, ...right, ...bottom];
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

  it("leaves the bottom to one's own place, and shares it on a screen of everyone", () => {
    expect(around(2, 0)).toEqual({ left: [], top: [1], right: [], bottom: [] });
    expect(around(6, 2)).toEqual({ left: [3], top: [4, 5, 0], right: [1], bottom: [] });
    expect(around(6, null)).toEqual({ left: [0], top: [1, 2], right: [3], bottom: [4, 5] });
    expect(around(3, null)).toEqual({ left: [0], top: [1], right: [2], bottom: [] });
  });
});

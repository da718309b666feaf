import { describe, expect, it } from "vitest";
import type { PlayedGame } from "../lib/schema";
import { bestSeat, byLuck, byPlace, onScale, placeDots, placeOf } from "./history";

function game(id: string, places: number[], seats = [0]): PlayedGame {
  const won = seats.some((seat) => places[seat]! < 2);
  return { id, game: "filou", players: places.length, ended_at: 0, names: places.map(String), bots: places.map(() => null), seats, scores: places, places, won };
}

describe("my games", () => {
  it("tell level places as people do", () => {
    const level = game("a", [1, 3, 3, 3]);
    expect([0, 1, 2, 3].map((seat) => placeOf(level, seat))).toEqual([1, 2, 2, 2]);
    expect(byPlace(game("b", [3, 1, 2]))).toEqual([1, 2, 0]);
  });

  it("count the better of two seats of mine", () => {
    expect(bestSeat(game("a", [3, 1, 2], [0, 2]))).toBe(2);
  });

  it("say what luck alone would win", () => {
    expect(byLuck([game("a", [1, 2]), game("b", [1, 2, 3, 4]), game("c", [1, 2, 3, 4], [1, 2])])).toBeCloseTo(1.25);
  });

  it("are drawn from the oldest to the newest, the first place on top", () => {
    const dots = placeDots([game("new", [2, 1]), game("mid", [2, 1, 3]), game("old", [1, 2, 3])], 100, 40);
    expect(dots.map(({ id, x, y, won }) => [id, x, y, won])).toEqual([["old", 0, 0, true], ["mid", 50, 20, false], ["new", 100, 40, false]]);
    expect(placeDots([game("one", [1, 2])], 100, 40)[0]!.x).toBe(50);
  });
});

describe("ratings", () => {
  it("share one scale", () => {
    expect(onScale([{ rating: 30, deviation: 5 }, { rating: 20, deviation: 5 }])).toEqual([{ from: 0.5, at: 0.75, to: 1 }, { from: 0, at: 0.25, to: 0.5 }]);
    expect(onScale([{ rating: 25, deviation: 0 }])).toEqual([{ from: 0, at: 0, to: 0 }]);
  });
});

import { describe, expect, it } from "vitest";
import { historyOf } from "./places";
import type { Saved } from "./store";

const LEFT = { version: 1, options: {}, seed: "", contributions: [], draws: null, moves: [], rematch: null, deal: null, coach: false, created: 0, ended: 0 };

/** A finished game of one person and bots. */
function played(id: string, bots: readonly string[], scores: number[]): Saved {
  const seats = [{ kind: "guest" as const, name: "Ada", bot: null }, ...bots.map((bot) => ({ kind: "bot" as const, name: "Moka", bot }))];
  const winners = scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []));
  return { ...LEFT, id, game: "filou", players: seats.length, seats, state: "over", result: { scores, winners } };
}

describe("my games on this device", () => {
  it("count a game once against two bots of one kind, by the better of them", () => {
    const [told] = historyOf([played("a", ["puppy", "puppy", "kitten"], [5, 9, 1, 2]), played("b", ["puppy", "puppy"], [9, 5, 1])]).statistics;
    expect(told!.meetings).toEqual([
      { name: "puppy", bot: true, games: 2, ahead: 1, behind: 1 },
      { name: "kitten", bot: true, games: 1, ahead: 1, behind: 0 },
    ]);
  });
});

import { createHash, createHmac, randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { checkFairness, drawing, isFair, places, type Known } from "./fair";
import games from "./fair.fixture.json";
import type { Draws, FairRecord } from "./schema";
import { fromHex, hmac, sha256, toHex } from "./sha256";

interface Game {
  fair: FairRecord;
  draws: Draws;
}
const made = games as unknown as Game[]; // by Python: tests/server/test_draws.py keeps it true
const nothing: Known = { commitment: null, contribution: null };
const copy = (game: Game): Game => structuredClone(game);

describe("SHA-256 and HMAC", () => {
  it("are those of the standard, for every length around a block", () => {
    for (let length = 0; length < 200; length++) {
      const [key, message] = [randomBytes(length), randomBytes(length)];
      expect(toHex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
      expect(toHex(hmac(key, message))).toBe(createHmac("sha256", key).update(message).digest("hex"));
    }
  });
});

describe("fair chance", () => {
  it.each(made.map((game) => [game.fair.record.game as string, game] as const))("of a game of %s made by Python is found fair", (_, { fair, draws }) => {
    const contribution = fair.contributions[0] ?? null; // nobody adds anything to a prepared deal
    const found = checkFairness(fair, draws, { commitment: fair.commitment, contribution });
    expect(found).toEqual({
      seed: true,
      published: true,
      added: contribution === null ? null : true,
      setup: { drawn: draws.setup.length, right: draws.setup.length },
      moves: { drawn: draws.moves.length, right: draws.moves.length },
    });
    expect(isFair(found)).toBe(true);
  });

  it("draws evenly and within bounds", () => {
    const below = drawing(fromHex("11".repeat(32)), ["", "ff"], 7);
    const counts = [0, 0, 0];
    for (let i = 0; i < 600; i++) counts[below(3)]!++;
    for (const count of counts) expect(count).toBeGreaterThan(140);
  });

  it("tells a seed that does not fit, another commitment than the published one, and bytes that were left out", () => {
    const { fair, draws } = made[0]!;
    expect(checkFairness({ ...fair, commitment: "00".repeat(32) }, draws, nothing).seed).toBe(false);
    const known = checkFairness(fair, draws, { commitment: "00".repeat(32), contribution: "beef" });
    expect([known.published, known.added, isFair(known)]).toEqual([false, false, false]);
    expect(checkFairness(fair, draws, nothing)).toMatchObject({ published: null, added: null });
  });

  it("tells a chance move that was changed", () => {
    const { fair, draws } = copy(made[0]!);
    const moves = fair.record.moves as string[];
    const { ply, outcomes } = draws.moves[1]!;
    moves[ply] = outcomes.find(([text]) => text !== moves[ply])![0];
    const found = checkFairness(fair, draws, nothing);
    expect(found.moves.right).toBe(found.moves.drawn - 1);
    expect(isFair(found)).toBe(false);
  });

  it("of a prepared deal hangs on the place of a draw, and tells another seed and another move", () => {
    expect([...places(["* coins 1 2", "0 pass", "* draw red", "* draw grey", "* coins 1 1", "* draw red"])]).toEqual([[0, [1, 0]], [2, [2, 0]], [3, [2, 1]], [4, [3, 0]], [5, [4, 0]]]);
    const deal = made.find((game) => game.fair.besace_fair === 2 && game.draws.moves.length > 0)!;
    const seed = "11".repeat(32);
    expect(isFair(checkFairness({ ...deal.fair, seed, commitment: toHex(sha256(fromHex(seed))) }, deal.draws, nothing))).toBe(false);
    const { fair, draws } = copy(deal);
    const moves = fair.record.moves as string[];
    const { ply, outcomes } = draws.moves[0]!;
    moves[ply] = outcomes.find(([text]) => text !== moves[ply])![0];
    expect(checkFairness(fair, draws, nothing).moves.right).toBeLessThan(draws.moves.length);
  });

  it("tells contributions that were changed, and draws that are kept back", () => {
    const { fair, draws } = copy(made[2]!);
    fair.contributions[0] = "00";
    expect(isFair(checkFairness(fair, draws, nothing))).toBe(false);
    const first = made[0]!;
    expect(isFair(checkFairness(first.fair, { ...first.draws, moves: [] }, nothing))).toBe(false);
  });
});

import { expect, test } from "vitest";
import { LEVELS } from "../lib/catalogue.svelte";
import { countsOf, entrantOf, LEAGUE, ratingsIn, scaleOf, shareOf, type League } from "./league";

const share = (mean: number) => ({ mean, low: mean - 0.1, high: mean + 0.1 });
const SMALL: League = {
  version: "1", seed: 1, games: 40,
  ratings: { stray: share(1000), "fox:worlds=8": share(1200) },
  thinking: { stray: null, "fox:worlds=8": { mean: 0.01 } },
  companies: [{ bots: "thumb", called: "club" }],
  tables: [{ game: "filou", players: [3, 4], ratings: { "fox:worlds=8": share(1300) }, rows: [{ bot: "fox:worlds=8", company: "thumb", shares: { "4": share(0.6) } }] }],
};

test("a character is found whatever it was given to think with", () => {
  expect(entrantOf(SMALL, "fox")).toBe("fox:worlds=8");
  expect(entrantOf(SMALL, "stray")).toBe("stray");
  expect(entrantOf(SMALL, "king")).toBeUndefined();
});

test("shares are those of a game, a company and a player count", () => {
  expect(shareOf(SMALL, "filou", "fox", "thumb", 4)?.mean).toBe(0.6);
  expect(shareOf(SMALL, "filou", "fox", "thumb", 3)).toBeNull();
  expect(shareOf(SMALL, "filou", "stray", "thumb", 4)).toBeNull();
  expect(countsOf(SMALL, "filou")).toEqual([3, 4]);
  expect(countsOf(SMALL, "chess")).toEqual([]);
});

test("ratings of one game or of all lie on one scale", () => {
  expect(ratingsIn(SMALL, "filou")["fox:worlds=8"]?.mean).toBe(1300);
  const place = scaleOf(Object.values(ratingsIn(SMALL, null)).filter((one) => one !== null));
  expect(place(share(1000)).from).toBe(0);
  expect(place(share(1200)).to).toBe(1);
});

test("every level has played in the league that comes with the client", () => {
  for (const level of LEVELS) expect(LEAGUE.ratings[entrantOf(LEAGUE, level) ?? ""], level).toBeTruthy();
  expect(LEAGUE.tables.length).toBeGreaterThan(0);
  const fox = LEAGUE.ratings[entrantOf(LEAGUE, "fox")!]!;
  expect(fox.low!).toBeLessThan(fox.mean);
  expect(fox.high!).toBeGreaterThan(fox.mean);
  const one = shareOf(LEAGUE, "filou", "magpie", "thumb", 4)!;
  expect(0 < one.low! && one.low! < one.mean && one.mean < one.high! && one.high! < 1).toBe(true);
});

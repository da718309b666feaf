/**
 * The same deal for everyone who plays without a server: src/besace/server/deals/challenges.py with a secret that is no secret, so that
 * all browsers everywhere have the same deals of a day. Nobody else's results are known here.
 */
import { fromHex, hmac, sha256, toHex } from "../lib/sha256";
import type { GameTable, Tables } from "./engine";
import { allOptions, type Options } from "./match";

const CHALLENGE = "challenge/";
const DAY_MS = 86_400_000;
const ORDINAL_OF_1970 = 719_163; // days since the year 1, as Python counts them
const FIRST_DAY = "2026-01-01";
const LEVEL_OF_DAY = ["kitten", "kitten", "stray", "stray", "tomcat", "tomcat", "king"]; // from Monday on, harder and harder
const NAME = /^(\d{4}-\d{2}-\d{2})-([a-z0-9]+)$/;

/** Published on purpose: whoever wants to can work out what comes. */
export const PUBLISHED = toHex(sha256(new TextEncoder().encode("besace deals of the day for everyone")));

export interface Deal {
  name: string;
  day: string;
  game: string;
  players: number;
  options: Options;
  seat: number;
  level: string;
}

export const dealName = (deal: Deal) => CHALLENGE + deal.name;
export const isChallenge = (deal: string | null) => deal?.startsWith(CHALLENGE) ?? false;

/** The seed of a deal by a secret, in hexadecimal. */
export const seedOf = (deal: Deal, secret = PUBLISHED) => toHex(hmac(fromHex(secret), new TextEncoder().encode(dealName(deal))));

export const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The days from today back, so many, as far as there were deals. */
export function lastDays(today: string, count: number): string[] {
  const days = Array.from({ length: count }, (_, back) => dayOf(Date.parse(`${today}T00:00:00Z`) - back * DAY_MS));
  return days.filter((day) => day >= FIRST_DAY);
}

/** What is played on a day. Every number of players, every set of options and every seat comes round. */
export function ofDay(name: string, table: GameTable, day: string): Deal {
  const since = Date.parse(`${day}T00:00:00Z`) / DAY_MS;
  const [least, most] = table.players;
  const counts = most - least + 1;
  const number = since + ORDINAL_OF_1970;
  const players = least + (number % counts);
  const round = Math.floor(number / counts);
  const ways = waysToPlay(table, players);
  const seat = Math.floor(round / ways.length) % players;
  const weekday = (since + 3) % 7; // 1 January 1970 was a Thursday
  return { name: `${day}-${name}`, day, game: name, players, options: ways[round % ways.length]!, seat, level: LEVEL_OF_DAY[weekday]! };
}

/** Every set of options that the game names for so many players, the last option changing fastest. */
function waysToPlay(table: GameTable, players: number): Options[] {
  const possible = table.options.filter(({ only_players }) => only_players.length === 0 || only_players.includes(players));
  const chosen = possible.reduce<Options[]>((ways, { name, values }) => ways.flatMap((way) => values.map((value) => ({ ...way, [name]: value }))), [{}]);
  return chosen.map((way) => allOptions(table, way));
}

/** The deal of that name; a sentence where there is none. */
export function findDeal(name: string, tables: Tables, today: string): Deal | string {
  const [, day = "", game = ""] = NAME.exec(name) ?? [];
  const table = tables.games[game];
  const time = Date.parse(`${day}T00:00:00Z`);
  if (table === undefined || Number.isNaN(time) || dayOf(time) !== day) return "There is no such deal.";
  if (day > today) return "The deal of that day is not out yet.";
  if (day < FIRST_DAY) return "There were no deals yet on that day.";
  return ofDay(game, table, day);
}

/** What all games count a score sheet by: reading what is on it, steps and places; as src/besace/games/parts/sheet.py. */

const LONGEST_NAME = 60;
const MOST = 1_000_000_000;

type Told = Record<string, string | number | readonly string[]>;
type Loose = Record<string, unknown>;

/** What is wrong with a sheet, as a message and its arguments. */
export class Uncountable extends Error {
  constructor(
    readonly said: string,
    readonly about: Record<string, string | number> = {},
  ) {
    super(said);
  }
}

/** One step of the counting, the rule behind it, and the seat that it is about (null: several or all). */
export interface Step {
  rule: string;
  message: string;
  about: Told;
  seat: number | null;
}

export interface Scored {
  totals: number[];
  places: number[] | null;
  winners: number[] | null;
  needed: Step | null;
  steps: Step[];
  details: Record<string, unknown>;
}

/** What a game's count.ts offers: the counting of src/besace/games/GAME/extras/sheet.py. */
export interface CountFace {
  /** What can be on a sheet beside names. */
  keys: readonly string[];
  score(sheet: Loose): Scored;
}

export const step = (rule: string, message: string, about: Told, seat: number | null = null): Step => ({ rule, message, about, seat });
export const scored = (totals: number[], details: Record<string, unknown> = {}): Scored => ({ totals, places: null, winners: null, needed: null, steps: [], details });

export const isObject = (value: unknown): value is Loose => typeof value === "object" && value !== null && !Array.isArray(value);
/** What is said of something, or what is meant where nothing is. */
export const given = (place: Loose, key: string, otherwise: unknown): unknown => (Object.hasOwn(place, key) ? place[key] : otherwise);
const within = (value: object, keys: readonly string[]) => Object.keys(value).every((key) => keys.includes(key));
const letter = (seat: number) => String.fromCharCode("A".charCodeAt(0) + seat);

export function readNames(sheet: Loose, players: number): string[] {
  const { names } = sheet;
  if (names === undefined || names === null) return Array.from({ length: players }, (_, seat) => letter(seat));
  if (!Array.isArray(names) || names.length !== players || !names.every((name) => typeof name === "string"))
    throw new Uncountable("sheet-names", { n: players });
  return names.map((name: string, seat) => name.slice(0, LONGEST_NAME).trim() || letter(seat));
}

/** A whole number, or a sentence about where there should be one. */
export function readNumber(value: unknown, what: string, least = 0, most = MOST, about: Record<string, string | number> = {}): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > most) throw new Uncountable(what, { least, most, ...about });
  return value;
}

/** A number of halves above 0. */
export function readHalf(value: unknown, what: string, about: Record<string, string | number>): number {
  if (typeof value !== "number" || !(value > 0 && value <= MOST) || (value * 2) % 1 !== 0) throw new Uncountable(what, { least: halves(0.5), ...about });
  return value;
}

/** A number as people write it in any language: 7, 7½, ½. */
export function halves(number: number): string {
  const whole = Math.trunc(number);
  return whole === number ? `${number}` : `${whole === 0 ? "" : whole}½`;
}

export function readPlayers(sheet: Loose, [least, most]: readonly [number, number], keys: readonly string[]): Loose[] {
  const { players } = sheet;
  if (!Array.isArray(players) || players.length < least || players.length > most) throw new Uncountable("sheet-players", { least, most });
  for (const player of players) if (!isObject(player) || !within(player, keys)) throw new Uncountable("sheet-player", { keys: keys.join(", ") });
  return players as Loose[];
}

/** Which of two ranks is higher, number by number. */
function higher(one: readonly number[], other: readonly number[]): boolean {
  const differs = one.findIndex((part, i) => part !== other[i]);
  return differs >= 0 && one[differs]! > other[differs]!;
}

/** Everyone's place: one more than the number of those who rank higher. */
export const places = (ranks: readonly (readonly number[])[]) => ranks.map((rank) => 1 + ranks.filter((other) => higher(other, rank)).length);

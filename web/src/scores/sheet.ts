/** Score sheets for the real box, as this browser keeps them: what people typed, as they typed it. The server counts them. */

export interface Named {
  name: string;
}

export interface Sheet {
  players: Named[];
}

/** What can be done with the sheet of a game. */
export interface SheetKind<S extends Sheet> {
  blank: (players: number) => S;
  /** Nothing noted, for the same people by the same rules. */
  next: (sheet: S) => S;
  /** The sheet that was kept, however old or broken that is. */
  mend: (kept: unknown, least: number, most: number) => S;
  /** One more sits down. */
  add: (sheet: S) => void;
  remove: (sheet: S, seat: number) => void;
  /** What the server is asked, without names; null while there is nothing to count. */
  question: (sheet: S) => Record<string, unknown> | null;
  /** Those about whom nothing has been noted. */
  waiting: (sheet: S) => number[];
}

const WHOLE = /^[-−]?\d{1,9}$/;
const LONGEST = 40;

export function isWhole(text: string): boolean {
  return WHOLE.test(text.trim());
}

/** A typed number. What is no whole number goes to the server as it is, which says what it should have been. */
export function read(text: string): number | string {
  const typed = text.trim();
  return WHOLE.test(typed) ? Number(typed.replace("−", "-")) : typed.slice(0, LONGEST);
}

const HALVES = /^(?:\d{1,6}(?:[.,][05]|½)?|½)$/;

/** Whether this is a length as a ruler gives it: whole or with a half, however that is written. */
export function isHalves(text: string): boolean {
  return HALVES.test(text.trim());
}

/** A typed length. What is none goes to the server as it is. */
export function readHalves(text: string): number | string {
  const typed = text.trim();
  return isHalves(typed) ? Number(typed.replace("½", ".5").replace(",", ".")) : typed.slice(0, LONGEST);
}

/** A number as people write it: a true minus sign, and ½. */
export function shown(number: number): string {
  const whole = Math.trunc(number);
  const text = whole === number ? `${number}` : `${whole === 0 ? "" : whole}½`;
  return text.replace("-", "−");
}

/** A typed number where nothing means none. */
export function readOrNone(text: string): number | string {
  return text.trim() === "" ? 0 : read(text);
}

/** One more or less than what was typed, never below zero. */
export function stepped(text: string, by: number): string {
  const before = isWhole(text) ? Number(read(text)) : 0;
  return `${Math.max(0, before + by)}`;
}

type Loose = Record<string, unknown>;

/** What was kept, as an object whatever it is. */
export function loose(kept: unknown): Loose {
  return typeof kept === "object" && kept !== null ? (kept as Loose) : {};
}

export function textIn(kept: Loose, key: string): string {
  const found = kept[key];
  return typeof found === "string" ? found.slice(0, LONGEST) : "";
}

/** The players of a kept sheet, as many as the game allows. */
export function playersIn<P>(kept: unknown, least: number, most: number, mend: (player: Loose) => P): P[] {
  const found = loose(kept).players;
  const known = Array.isArray(found) ? found.slice(0, most) : [];
  const players = Math.max(least, known.length);
  return Array.from({ length: players }, (_, seat) => mend(loose(known[seat])));
}

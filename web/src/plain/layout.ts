/** What a view of any game consists of, for a table that knows nothing of its rules. */
import type { AnyView } from "../games/contract";
import type { ViewFields } from "../lib/schema";

/** One field of a view: its name on the wire, and what it holds. */
export interface Field {
  name: string;
  value: unknown;
}

export interface Layout {
  /** What lies in the middle, for all to see. */
  middle: Field[];
  /** What only the seat that looks may know. */
  own: Field[];
  /** What lies before the seats: each value is a list with one entry for every seat. */
  bySeat: (Field & { value: readonly unknown[] })[];
}

/** These the frame shows. */
const COMMON = ["game", "players", "options", "seat", "ply", "phase", "to_act", "moves", "over", "scores", "winners"];

/** The view's own fields by where they lie. Types that mark no list as one of the seats leave it to its length. */
export function layOut(view: AnyView, fields: ViewFields): Layout {
  const found: Layout = { middle: [], own: [], bySeat: [] };
  const told = fields.by_seat.some((name) => !COMMON.includes(name));
  for (const [name, value] of Object.entries(view)) {
    if (COMMON.includes(name) || value === null || value === undefined) continue;
    if (Array.isArray(value) && (told ? fields.by_seat.includes(name) : value.length === view.players)) found.bySeat.push({ name, value });
    else found[fields.own.includes(name) ? "own" : "middle"].push({ name, value });
  }
  return found;
}

/** Whether there is anything to see in a value. */
export function isEmpty(value: unknown): boolean {
  if (value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.values(value).every((part) => part === 0 || isEmpty(part));
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether an object says how many there are of each thing. */
export function isCount(value: unknown): value is Record<string, number> {
  return isObject(value) && Object.values(value).length > 0 && Object.values(value).every((part) => typeof part === "number");
}

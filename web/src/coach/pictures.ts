/** What the coach's small pictures show. */
import type { OddsInfo } from "../lib/schema";

export const SYMBOLS = ["bone", "bag", "paw", "jaws", "screen", "sack", "torn", "dog", "cat", "mouse", "six", "card", "back"] as const;
export type Symbol = (typeof SYMBOLS)[number];

const SYMBOL_OF: Record<string, Symbol> = {
  "doggybag-black": "bone",
  "doggybag-raid": "bag",
  "doggybag-stop": "paw",
  "doggybag-glut": "jaws",
  "doggybag-hides": "screen",
  "filou-sack": "sack",
  "filou-sack-poor": "torn",
  "filou-dog": "dog",
  "filou-dog-odds": "dog",
  "filou-bad-cat": "cat",
  "filou-can-outbid": "mouse",
  "filou-cannot-outbid": "mouse",
  "figaro-you-can-force": "six",
  "figaro-can-force": "six",
  "figaro-colour-left": "card",
  "figaro-comes-back": "back",
};

/** The symbol of a kind of odds; a plain card where nobody has drawn one. */
export function symbolOf(kind: string): Symbol {
  return SYMBOL_OF[kind] ?? "card";
}

/** A part of a ring of 100: its dash, and where it begins. Cut off at both ends. */
export function arc(from: number, to: number): { dash: string; offset: number } {
  const [low, high] = [clip(from), clip(to)];
  return { dash: `${round(100 * (high - low))} 100`, offset: round(-100 * low) };
}

/** What is written beside the symbol where it is no chance: how many or how much. */
export function badge(odds: Pick<OddsInfo, "value" | "error" | "about" | "kind">): string {
  if (odds.kind === "filou-can-outbid" || odds.kind === "filou-cannot-outbid") return String(odds.about.most);
  const value = Math.round(10 * odds.value) / 10;
  return (odds.error > 0 && Math.abs(value) < 10 ? value.toFixed(1) : String(Math.round(value))).replace("-", "−");
}

function clip(share: number): number {
  return Math.min(1, Math.max(0, share));
}

function round(number: number): number {
  return Math.round(10 * number) / 10 || 0; // no minus zero
}

/** The sale on the stage, step by step (C7–C9): the gavel falls, cards turn one by one, the dog chases, the value is counted. */
import type { Moment, Seen } from "../contract";
import { isDog, number, sum } from "./cards";
import { closesRound } from "./tell";
import type { FilouView } from "./view";

export type Act = "gavel" | "turn" | "chase" | "count";

export interface Staged extends Seen {
  act: Act;
}

/** What is seen of a sale; nothing where none was made. */
export function staged(before: FilouView, after: FilouView, names: readonly string[]): Staged[] {
  const sold = after.last_round;
  if (!closesRound(before, after) || sold === null) return [];
  const hidden = before.row.filter((place) => place.card === null).length;
  const whose = sold.winner === null ? null : { who: names[sold.winner] ?? "", you: sold.winner === after.seat ? "yes" : "no", paid: sold.paid };
  const acts: Staged[] = [{ act: "gavel", beats: 1.6, sound: "knock", line: whose === null ? { message: "filou-line-left" } : { message: "filou-line-sold", args: whose } }];
  acts.push(...Array.from({ length: hidden }, (): Staged => ({ act: "turn", beats: 0.9, sound: "flip" })));
  if (sold.row.some(isDog)) acts.push({ act: "chase", beats: 1.9, sound: "bark" });
  if (whose === null) return acts;
  return [...acts, { act: "count", beats: 1.6, sound: sum(sold.won) > sold.paid ? "good" : "bad" }];
}

/** The sale is what people tell: who got the sack for how much, what was in it, and what the dog chased away. */
export function moment(before: FilouView, after: FilouView, names: readonly string[]): Moment | null {
  const seen = staged(before, after, names);
  const sold = after.last_round;
  if (seen.length === 0 || sold === null) return null;
  const acts = { lead: 1.2, seen, told: 1.8, drum: "shuffle" };
  if (sold.winner === null) return { ...acts, settle: 0.8 };
  const worth = sum(sold.won);
  const line = { message: "filou-line-worth", args: { worth: number(String(worth)), paid: sold.paid, bargain: worth > sold.paid ? "yes" : "no" } };
  return { ...acts, settle: 1.6, line };
}

/** How many acts of a kind have begun, of those up to a step; all where it is null. */
export function begun(acts: readonly Staged[], step: number | null, kind: Act): number {
  return (step === null ? acts : acts.slice(0, step + 1)).filter(({ act }) => act === kind).length;
}

/** The row as far as it has been turned: place by place from the left. */
export function rowSeen(before: FilouView, after: FilouView, turned: number): (string | null)[] {
  let left = turned;
  return before.row.map((place, n) => place.card ?? (left-- > 0 ? (after.last_round?.row[n] ?? null) : null));
}

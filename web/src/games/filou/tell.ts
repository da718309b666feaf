/** What happens, in words; how long it is shown; how it sounds. */
import type { AnyView, Happening, ResultRow, Said } from "../contract";
import { listed } from "../../lib/words.svelte";
import { isDog, named, number, sum } from "./cards";
import type { FilouView } from "./view";

/** Whether this event closed a round, so that the sack of `after.last_round` has just been opened. */
export function closesRound(before: FilouView | null, after: FilouView): boolean {
  return before !== null && before.phase === "bid" && (after.phase === "choose" || after.over);
}

/** Places of the row that this event has turned up. */
export function turned(before: FilouView | null, after: FilouView): number[] {
  if (before === null) return [];
  return after.row.flatMap((place, n) => (place.card !== null && (before.row[n]?.card ?? null) === null ? [n] : []));
}

export function tell(event: Happening, before: FilouView | null, after: FilouView, names: readonly string[]): Said | null {
  const who = names[event.seat ?? 0] ?? "";
  const parts: Said = moveTold(event, who);
  if (!closesRound(before, after) || after.last_round === null) return parts;
  const last = after.last_round;
  const move = { ...parts.args, verb: event.verb };
  if (last.winner === null) return { message: "filou-told-left", args: move };
  const chase = last.dog === null || last.prey === null ? "none" : last.dog;
  return {
    message: "filou-told-bought",
    args: {
      ...move, winner: names[last.winner] ?? "", paid: last.paid, won: listed(last.won.map(named)), count: last.won.length,
      chase, prey: last.prey === null ? "" : named(last.prey), dogs: last.row.filter(isDog).length,
    },
  };
}

function moveTold(event: Happening, who: string): Said {
  if (event.verb === "card") {
    return event.args === null
      ? { message: "filou-move-card-hidden", args: { who } }
      : { message: "filou-move-card", args: { who, card: named(event.args[0] ?? "") } };
  }
  if (event.verb === "bid") return { message: "filou-move-bid", args: { who, n: Number(event.args?.[0] ?? 0) } };
  return { message: "filou-move-pass", args: { who } };
}

export function beats(event: Happening, before: FilouView | null, after: FilouView): number {
  if (closesRound(before, after)) return after.last_round?.dog ? 6 : 5;
  if (event.verb === "card") return after.phase === "bid" ? 2 : 0.5;
  return event.verb === "pass" ? 2 : 1.5;
}

export function sound(event: Happening, before: FilouView | null, after: FilouView): string | null {
  if (closesRound(before, after)) return after.last_round?.dog ? "bark" : after.last_round?.winner == null ? "pass" : "meow";
  return { card: "card", bid: "bid", pass: "pass" }[event.verb] ?? null;
}

export function ask(view: FilouView): Said | null {
  if (view.seat === null || !view.to_act.includes(view.seat)) return null;
  return { message: view.phase === "choose" ? "filou-ask-choose" : "filou-ask-bid" };
}

export function headline(view: AnyView): Said {
  return view.over ? { message: "filou-over" } : { message: "filou-headline", args: { round: (view as FilouView).round } };
}

export function result(view: FilouView): ResultRow[] {
  return [
    { label: { message: "filou-result-cats" }, cells: view.won.map((cards) => number(String(sum(cards ?? [])))) },
    { label: { message: "filou-result-mice" }, cells: view.mice.map((mice) => String(mice ?? 0)) },
  ];
}

/** What is asked, what happened, how long it is shown and how it sounds. */
import { words } from "../../lib/words.svelte";
import type { AnyView, Happening, Moment, ResultRow, Said } from "../contract";
import { BLACK_LIMIT, isKind, KINDS, points, POINTS, size, type Kind } from "./bones";
import { choiceOf } from "./targets";
import { dared, keepsGrey, type DoggyBagView } from "./view";

const own = (view: AnyView | null): DoggyBagView | null => view as DoggyBagView | null;
const a = (kind: Kind): string => words(`doggybag-a-${kind}`);
const drawn = (event: Happening): Kind | null => {
  const [kind] = event.args ?? [];
  return event.verb === "draw" && isKind(kind) ? kind : null;
};

/** Whether this is a draw of somebody's raid (D4) or gluttony (D6), and not of a role. */
export function raidDraw(event: Happening, before: AnyView | null): boolean {
  return event.verb === "draw" && (before?.phase === "raid" || before?.phase === "glut");
}

/** The bone that came out of the bag for a raid, where this event was that. */
export const drawnBy = (event: Happening, before: AnyView | null): Kind | null => (raidDraw(event, before) ? drawn(event) : null);

export function headline(given: AnyView): Said {
  const view = own(given)!;
  return view.over ? { message: "doggybag-over" } : { message: "doggybag-headline", args: { turn: view.turn } };
}

export function ask(given: AnyView): Said | null {
  const view = own(given)!;
  const choice = choiceOf(view);
  if (view.seat !== null && view.raider === view.seat && (view.phase === "raid" || view.phase === "glut")) return { message: "doggybag-reach" };
  if (choice === null || view.seat === null) return null;
  if (choice === "loot") return { message: "doggybag-ask-loot-n", args: { n: view.owed[view.seat] ?? 0 } };
  if (choice === "decide") return { message: "doggybag-ask-decide" };
  if (choice === "roles") return { message: "doggybag-ask-roles" };
  if (choice === "steal") return { message: "doggybag-ask-steal-kind", args: { kind: a(view.glutted ?? "grey") } };
  return { message: `doggybag-ask-${choice}` };
}

export function tell(event: Happening, given: AnyView | null, then: AnyView, names: readonly string[]): Said | null {
  const before = own(given);
  const after = own(then)!;
  const who = event.seat === null ? "" : (names[event.seat] ?? "");
  const [one = "", two = ""] = event.args ?? [];
  switch (event.verb) {
    case "coins":
      return { message: "doggybag-move-coins", args: { a: Number(one), b: Number(two) } };
    case "put":
      return after.owed.every((owed) => owed === 0) ? { message: "doggybag-tell-looted", args: { n: after.bag_size } } : null;
    case "take":
      return { message: "doggybag-move-take", args: { who, n: Number(one), role: words(`doggybag-role-${one}`) } };
    case "flip":
      return { message: "doggybag-move-flip", args: { who, n: Number(one), role: words(`doggybag-role-${one}`), announced: Number(two) } };
    case "draw":
      return tellDraw(event, before, after, names);
    case "steal":
    case "first":
      if (Number(one) === event.seat) return { message: "doggybag-move-first-self", args: { who } };
      return { message: `doggybag-move-${event.verb}`, args: { who, whom: names[Number(one)] ?? "" } };
    case "chest":
    case "bag":
      return { message: `doggybag-move-${event.verb}`, args: { who, kind: isKind(one) ? a(one) : "" } };
    case "swap":
      return { message: "doggybag-move-swap", args: { who, mine: isKind(one) ? a(one) : "", theirs: isKind(two) ? a(two) : "" } };
    default:
      return { message: `doggybag-move-${event.verb}`, args: { who } };
  }
}

function tellDraw(event: Happening, before: DoggyBagView | null, after: DoggyBagView, names: readonly string[]): Said | null {
  const kind = drawn(event);
  if (kind === null) return null;
  if (before === null) return { message: "doggybag-move-draw", args: { kind: a(kind) } };
  if (!raidDraw(event, before)) return tellEffectDraw(kind, before, after, names);
  const raider = before.raider ?? 0;
  const who = names[raider] ?? "";
  if (kind === "black") {
    const third = after.out.includes(raider);
    const lost = size(before.raid) > before.raid.grey;
    return { message: third ? "doggybag-tell-thrown-out" : lost ? "doggybag-tell-black-lost" : "doggybag-tell-black", args: { who } };
  }
  if (before.phase === "glut") return { message: "doggybag-tell-glutted", args: { who, kind: a(kind) } };
  const n = size(before.raid) + 1;
  return { message: "doggybag-tell-draw", args: { who, kind: a(kind), n, of: dared(before, raider) } };
}

/** R1, R3: for oneself, a black one goes back. R5: shown to all. */
function tellEffectDraw(kind: Kind, before: DoggyBagView, after: DoggyBagView, names: readonly string[]): Said {
  if (size(after.shown) > size(before.shown)) return { message: "doggybag-tell-scouted", args: { kind: a(kind) } };
  const seat = after.front.findIndex((pile, seat) => pile[kind] > (before.front[seat]?.[kind] ?? 0));
  if (seat >= 0) return { message: "doggybag-tell-pocketed", args: { who: names[seat] ?? "", kind: a(kind) } };
  return { message: kind === "black" ? "doggybag-tell-back" : "doggybag-move-draw", args: { kind: a(kind) } };
}

export function beats(event: Happening, before: AnyView | null, then: AnyView): number {
  const mine = event.seat !== null && event.seat === then.seat;
  if (event.verb === "put") return 0;
  if (event.verb === "coins") return 1.6;
  if (raidDraw(event, before)) return 1.5;
  return event.verb === "draw" ? 1.2 : mine ? 0.5 : PAUSES[event.verb] ?? 1;
}

/** Raids are what people tell: every bone (D4), the question of one more (D5, D6), and the dog that is thrown out (D8). */
export function moment(event: Happening, given: AnyView, then: AnyView, names: readonly string[]): Moment | null {
  const [before, after] = [own(given)!, own(then)!];
  const raider = before.raider;
  if (raider === null) return null;
  const told = { who: names[raider] ?? "", you: after.seat === raider ? "yes" : "no" };
  if (event.verb === "stop") return { lead: 0, told: 2.4, settle: 1.6, line: { message: "doggybag-line-home", args: { ...told, n: points(before.raid) } } };
  if (event.verb === "glut") return { lead: 0, told: 2, settle: 0.2, line: { message: "doggybag-line-glut", args: told } };
  if (!raidDraw(event, before)) return null;
  return { ...tension(before, after.seat === raider), ...outcome(drawn(event), before, after, raider, told) };
}

/** Each bone of a raid is drawn by the raider's own hand (D4, D6). */
export function reach(given: AnyView): { seat: number; verb: string } | null {
  const { raider, phase, to_act } = own(given)!;
  return raider !== null && to_act[0] === "*" && (phase === "raid" || phase === "glut") ? { seat: raider, verb: "draw" } : null;
}

/** How long a bone is waited for: the first ones of a long raid come quickly, the last one and gluttony do not. */
function tension(before: DoggyBagView, mine: boolean): Pick<Moment, "lead" | "drum" | "tap"> {
  const left = dared(before, before.raider ?? 0) - size(before.raid);
  const lead = before.phase === "glut" ? 4 : left > 4 ? 0.9 : left > 2 ? 1.3 : left > 1 ? 1.9 : 2.6;
  return { lead: mine ? Math.max(0.8, lead / 2) : lead, drum: "shake", tap: mine };
}

function outcome(kind: Kind | null, before: DoggyBagView, after: DoggyBagView, raider: number, told: { who: string; you: string }): Pick<Moment, "told" | "settle" | "line"> {
  const n = points(before.raid) + POINTS[kind ?? "black"];
  if (kind === "black") {
    const out = after.out.includes(raider);
    const lost = points(before.raid) - (keepsGrey(before) ? before.raid.grey * POINTS.grey : 0);
    return { told: out ? 5 : 4, settle: 1.4, line: { message: out ? "doggybag-line-out" : "doggybag-line-black", args: { ...told, n: lost } } };
  }
  if (before.phase === "glut") return { told: 4, settle: 1.4, line: { message: "doggybag-line-glutted", args: { ...told, n } } };
  const left = dared(before, raider) - size(before.raid) - 1;
  if (left === 0) return { told: 3, settle: 0.3, line: { message: "doggybag-line-made", args: { ...told, n } } };
  return { told: left > 3 ? 0.7 : 1.1, settle: 0.2 };
}

const PAUSES: Readonly<Record<string, number>> = { take: 1.1, flip: 1.8, stop: 1.4, glut: 1.4, steal: 1.5, keep: 0.8, first: 1, chest: 1, bag: 1, swap: 1.3 };

export function sound(event: Happening, before: AnyView | null, after: AnyView): string | null {
  const kind = drawnBy(event, before);
  if (kind !== "black") return SOUNDS[event.verb] ?? null;
  return own(after)!.out.length > own(before)!.out.length ? "end" : "bad";
}

const SOUNDS: Readonly<Record<string, string>> = {
  coins: "coin", put: "bone", take: "card", flip: "bark", draw: "bone", stop: "good", glut: "bark", steal: "sweep", keep: "pass",
  first: "card", chest: "bone", bag: "bone", swap: "sweep",
};

/** Points by kind; a dog that was thrown out has none. */
export function result(given: AnyView): ResultRow[] {
  const view = own(given)!;
  const cells = (cell: (seat: number) => string): string[] => view.front.map((_, seat) => (view.out.includes(seat) ? "–" : cell(seat)));
  const rows: ResultRow[] = KINDS.filter((kind) => POINTS[kind] > 0).map((kind) => ({
    label: { message: `doggybag-kind-${kind}` },
    cells: cells((seat) => `${view.front[seat]![kind] * POINTS[kind]}`),
  }));
  const tie = view.options.edition === "first" ? "doggybag-kind-black" : "doggybag-result-role"; // E3
  const below = (message: string) => (message === tie ? ("tie" as const) : ("note" as const));
  const black = { below: below("doggybag-kind-black"), label: { message: "doggybag-kind-black" }, cells: view.front.map((pile, seat) => (view.out.includes(seat) ? `${BLACK_LIMIT}` : `${pile.black}`)) };
  const last = { below: below("doggybag-result-role"), label: { message: "doggybag-result-role" }, cells: view.roles.map((role, seat) => (role === null ? "–" : `${dared(view, seat)}`)) };
  return [...rows, black, last];
}

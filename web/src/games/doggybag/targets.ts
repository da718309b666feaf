/** What can be tapped now, read off the moves that the rules list, and why not where it cannot. */
import { words } from "../../lib/words.svelte";
import type { WhyNot } from "../contract";
import { isKind, KINDS, size, spread, type Kind, type Pile } from "./bones";
import { hotheadOf, LEAST_ANNOUNCED, takerOf, tokenOf, type DoggyBagView } from "./view";

/** The choice in front of this eye, or null. */
export type Choice = "loot" | "roles" | "first" | "chest" | "bag" | "swap" | "decide" | "steal";

const CHOICES: Readonly<Record<string, Choice>> = {
  put: "loot", take: "roles", flip: "roles", first: "first", chest: "chest", bag: "bag", swap: "swap", stop: "decide", glut: "decide",
  steal: "steal", keep: "steal",
};

const parts = (move: string): string[] => move.split(" ");

/** The verb and arguments of a move, without its seat. */
export const saying = (move: string): string => parts(move).slice(1).join(" ");

export function choiceOf(view: DoggyBagView): Choice | null {
  const [move] = view.moves;
  return move === undefined ? null : (CHOICES[parts(move)[1] ?? ""] ?? null);
}

/** The listed move that says this, or null. */
export function moveFor(moves: readonly string[], ...said: (string | number)[]): string | null {
  const text = said.join(" ");
  return moves.find((move) => saying(move) === text) ?? null;
}

/** The first arguments with which a verb may be played. */
export function argumentsOf(moves: readonly string[], verb: string): string[] {
  return [...new Set(moves.filter((move) => parts(move)[1] === verb).map((move) => parts(move)[2] ?? ""))];
}

export const kindsOf = (moves: readonly string[], verb: string): Kind[] => argumentsOf(moves, verb).filter(isKind);

export const seatsOf = (moves: readonly string[], verb: string): number[] => argumentsOf(moves, verb).map(Number);

/** The numbers with which a token may be flipped, least and most; null where it may not. */
export function daring(moves: readonly string[], token: number): { least: number; most: number } | null {
  const numbers = moves.filter((move) => saying(move).startsWith(`flip ${token} `)).map((move) => Number(parts(move)[3]));
  return numbers.length === 0 ? null : { least: Math.min(...numbers), most: Math.max(...numbers) };
}

/** The moves that put the chosen bones into the bag, one per bone. */
export function puts(seat: number, loot: Pile): string[] {
  return spread(loot).map((kind) => `${seat} put ${kind}`);
}

/** D1: whether everything behind the screen has to go into the bag. */
export const putsAll = (view: DoggyBagView): boolean => {
  const me = view.seat ?? -1;
  return (view.owed[me] ?? 0) > 0 && view.owed[me] === view.behind_size[me];
};

const kindName = (kind: Kind): string => words(`doggybag-a-${kind}`);
const roleName = (token: number): string => words(`doggybag-role-${token}`);
const no = (message: string, rule: string, args = {}): WhyNot => ({ message: `doggybag-why-${message}`, args, rule });

function notNow(view: DoggyBagView, names: readonly string[], rule: string): WhyNot | null {
  if (view.seat === null) return no("watching", rule);
  if (view.over) return no("over", "E1");
  if (view.out.includes(view.seat)) return no("out", "D8");
  if (view.moves.length > 0) return null;
  const actor = view.to_act.find((seat): seat is number => typeof seat === "number");
  return actor === undefined ? no("chance", rule) : no("turn", rule, { who: names[actor] ?? "" });
}

/** Why one more bone of this kind cannot be picked for the bag; null if it can. */
export function whyNotPut(view: DoggyBagView, kind: Kind, loot: Pile, names: readonly string[]): WhyNot | null {
  if (choiceOf(view) !== "loot") {
    if (view.phase === "loot" && view.seat !== null && view.owed[view.seat] === 0) return no("put-done", "D1");
    return notNow(view, names, "D1") ?? no("put-later", "D1");
  }
  const owed = view.owed[view.seat ?? -1] ?? 0;
  if (size(loot) >= owed) return no("put-enough", "D1", { n: owed });
  return (view.behind?.[kind] ?? 0) > loot[kind] ? null : no("put-none", "D1", { kind: words(`doggybag-kind-${kind}`) });
}

/** Why this token cannot be taken; null if it can. */
export function whyNotTake(view: DoggyBagView, token: number, names: readonly string[]): WhyNot | null {
  const taker = takerOf(view, token);
  const taken = taker === null ? null : no("taken", "D2", { who: names[taker] ?? "", role: roleName(token) });
  if (choiceOf(view) === "roles") return taken;
  if (view.phase !== "roles" && view.phase !== "effect") return notNow(view, names, "D2") ?? no("roles-later", "D2");
  if (view.seat !== null && tokenOf(view, view.seat) !== null) return no("role-had", "D2");
  return taken ?? notNow(view, names, "D2") ?? no("roles-later", "D2");
}

/** Why this token cannot be flipped with this number; null if it can. */
export function whyNotFlip(view: DoggyBagView, token: number, announced: number, names: readonly string[]): WhyNot | null {
  const hothead = hotheadOf(view);
  if (hothead !== null) return no("second-hothead", "D3", { who: names[hothead] ?? "" });
  const take = whyNotTake(view, token, names);
  if (take !== null) return take;
  const range = daring(view.moves, token);
  if (range === null) return no("roles-later", "D3");
  if (!(announced >= range.least)) return no("announced-low", "D3", { least: LEAST_ANNOUNCED });
  if (announced <= range.most) return null;
  return view.bag_size < LEAST_ANNOUNCED && range.most === LEAST_ANNOUNCED
    ? no("announced-small-bag", "D3", { least: LEAST_ANNOUNCED })
    : no("announced-high", "D3", { most: range.most });
}

/** Why this dog cannot begin (R2), or be stolen from (D6); null if it can. */
export function whyNotDog(view: DoggyBagView, verb: "first" | "steal", seat: number, names: readonly string[]): WhyNot | null {
  if (seatsOf(view.moves, verb).includes(seat)) return null;
  const rule = verb === "first" ? "R2" : "D6";
  const wait = notNow(view, names, rule);
  if (wait !== null) return wait;
  if (view.out.includes(seat)) return no("dog-out", "D8", { who: names[seat] ?? "" });
  if (verb === "first") return no("effect-later", "R2");
  return no("steal-none", "D6", { who: names[seat] ?? "", kind: words(`doggybag-kind-${view.glutted ?? "grey"}`) });
}

/** Why this kind cannot be chosen for a role's effect; null if it can. */
export function whyNotKind(view: DoggyBagView, verb: "chest" | "bag" | "swap", kind: Kind, names: readonly string[]): WhyNot | null {
  if (kindsOf(view.moves, verb).includes(kind)) return null;
  const rule = { chest: "R5", bag: "R6", swap: "R7" }[verb];
  return notNow(view, names, rule) ?? no(`${verb}-none`, rule, { kind: kindName(kind) });
}

/** The bones of the chest that the expert could get. */
export const swapsFor = (view: DoggyBagView): Kind[] =>
  KINDS.filter((kind) => view.moves.some((move) => parts(move)[1] === "swap" && parts(move)[3] === kind));

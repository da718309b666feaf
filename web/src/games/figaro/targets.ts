/** What can be tapped, read from the moves that the server lists, and why the rest cannot. */
import type { WhyNot } from "../contract";
import { colourName, colourOf, type FigaroView, RONDE } from "./view";

/** The seats before which this card may be played. */
export function places(moves: readonly string[], card: string): number[] {
  return moves
    .map((move) => move.split(" "))
    .filter((parts) => parts[1] === "play" && parts[2] === card)
    .map((parts) => Number(parts[3]));
}

export function playing(moves: readonly string[], card: string, seat: number): string | null {
  return moves.find((move) => move.endsWith(` play ${card} ${seat}`)) ?? null;
}

export function taking(moves: readonly string[]): string | null {
  return moves.find((move) => move.endsWith(" take")) ?? null;
}

const MANY = 6; // cards that nobody wants to take by mistake

/** Whether taking the table should be asked about once: many cards lie there, and something else can be done. */
export function costly(moves: readonly string[], lying: number): boolean {
  return lying >= MANY && moves.some((move) => move.split(" ")[1] === "play");
}

/** The one way to play a card where there is no other; null where there is a choice. */
export function onlyPlay(moves: readonly string[]): string | null {
  const plays = moves.filter((move) => move.split(" ")[1] === "play");
  return plays.length === 1 ? plays[0]! : null;
}

/** Why this eye cannot choose at all now; null when it is its turn. */
export function whyNotNow(view: FigaroView, names: readonly string[]): WhyNot | null {
  if (view.over) return { message: "figaro-why-over", rule: "F16" };
  const acting = view.to_act[0];
  if (acting === view.seat) return null;
  return { message: "figaro-why-turn", args: { who: typeof acting === "number" ? names[acting]! : "" }, rule: "F3" };
}

/** Why this card cannot be played before this seat. */
export function whyNotThere(view: FigaroView, card: string, seat: number, names: readonly string[]): WhyNot {
  const later = whyNotNow(view, names);
  if (later) return later;
  if (card === RONDE) return { message: "figaro-why-ronde", rule: "F6" };
  const colour = colourOf(card);
  if (colour === null) return { message: "figaro-why-juggler", rule: "F5" };
  const lying = view.colours[seat];
  const home = view.colours.indexOf(colour);
  if (home >= 0) {
    const self = home === view.seat ? "-self" : "";
    return { message: `figaro-why-home${self}`, args: { colour: colourName(colour), whom: names[home]! }, rule: "F4" };
  }
  const self = seat === view.seat ? "-self" : "";
  return { message: `figaro-why-colour${self}`, args: { colour: lying ? colourName(lying) : "", whom: names[seat]! }, rule: "F4" };
}

/** Why this card can be played before nobody: each place has a colour, and none has this one. */
export function whyNowhere(card: string): WhyNot {
  const colour = colourOf(card);
  return { message: "figaro-why-nowhere", args: { colour: colour ? colourName(colour) : "" }, rule: "F4" };
}

export function whyNoTake(view: FigaroView, names: readonly string[]): WhyNot {
  return whyNotNow(view, names) ?? { message: "figaro-why-take", rule: "F7" };
}

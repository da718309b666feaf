/** The view of Doggy Bag, and what follows from it for the eye. */
import type { DoggyBagView } from "../../lib/schema";
import type { Table } from "../contract";
import type { Hand } from "./hand.svelte";

export type { DoggyBagView };
export type DoggyBagTable = Table<DoggyBagView, Hand>;

export const TOKENS = 8;
export const LEAST_ANNOUNCED = 8;

/** How many draws a seat has dared: its token's number, or what the hothead announced. */
export function dared(view: DoggyBagView, seat: number): number {
  const role = view.roles[seat] ?? 0;
  return typeof role === "number" ? role : role.announced;
}

/** The token a seat has taken, flipped or not. */
export function tokenOf(view: DoggyBagView, seat: number): number | null {
  const role = view.roles[seat] ?? null;
  return role === null || typeof role === "number" ? role : role.flip;
}

/** Who has this token, or null while it lies in the middle. */
export function takerOf(view: DoggyBagView, token: number): number | null {
  const seat = view.roles.findIndex((_, seat) => tokenOf(view, seat) === token);
  return seat < 0 ? null : seat;
}

/** Who is the hothead of this turn. */
export function hotheadOf(view: DoggyBagView): number | null {
  const seat = view.roles.findIndex((role) => role !== null && typeof role !== "number");
  return seat < 0 ? null : seat;
}

/** All black bones of the game: three behind each screen and one in the bag. */
export const blackInAll = (view: DoggyBagView): number => 3 * view.players + 1;

/** Whether grey bones of a raid stay with whoever draws a black one now (D4, and D6 as the editions have it). */
export const keepsGrey = (view: DoggyBagView): boolean => view.options.edition !== "english" || view.phase !== "glut";

/** Whether somebody is on a raid: bones come out of the bag, or they are asked whether to dare one more. */
export const isRaid = (view: DoggyBagView): boolean => view.raider !== null && view.phase !== "steal";

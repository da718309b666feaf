/** Figaro's view as the server sends it, and the small facts that several rooms of this folder need. */
import { words } from "../../lib/words.svelte";
import type { AnyView } from "../contract";

export type Colour = "V" | "O" | "G" | "R" | "B";

export interface FigaroView extends AnyView {
  round: number;
  king: number;
  hand: string[] | null;
  hand_sizes: number[];
  table: string[][];
  points: number[];
  colours: (Colour | null)[];
  piles: number[] | null;
  roads_round: number[][];
  roads: (number[] | null)[];
  last_collector: number | null;
  hands?: string[][];
}

/** Points that make a player collect (F8). */
export const ENOUGH = 6;
export const RONDE = "X";

const PLAIN: readonly string[] = ["V", "O", "G", "R", "B"];

/** The colour of a card; jugglers and rondes have none. */
export function colourOf(card: string): Colour | null {
  return PLAIN.includes(card[0]!) ? (card[0] as Colour) : null;
}

/** The points of a card; a ronde has none. */
export function valueOf(card: string): number {
  return card === RONDE ? 0 : Number(card.slice(1));
}

/** "red 2" */
export function named(card: string): string {
  return words(`figaro-card-${card[0]}`, { n: card.slice(1) });
}

/** "a red 2" */
export function theCard(card: string): string {
  return words(`figaro-the-${card[0]}`, { n: card.slice(1) });
}

export function colourName(colour: Colour): string {
  return words(`figaro-colour-${colour}`);
}

/** How many cards lie on the table in all. */
export function onTable(view: FigaroView): number {
  return view.table.reduce((sum, cards) => sum + cards.length, 0);
}

/** The small facts about cards and views that several rooms of this folder need. */
import type { FigaroView } from "../../lib/schema";
import { words } from "../../lib/words.svelte";

export type { FigaroView };
export type Colour = NonNullable<FigaroView["colours"][number]>;

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

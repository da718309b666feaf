/** The ten cards of a set: cats by their number, the rabbit, two dogs. */
import { words } from "../../lib/words.svelte";
import type { FinishedRound } from "./view";

export type Kind = "good" | "bad" | "rabbit" | "big" | "small";

export function kindOf(card: string): Kind {
  if (card === "rabbit" || card === "big" || card === "small") return card;
  return card.startsWith("-") ? "bad" : "good";
}

/** What a card counts at the end; dogs never get that far. */
export function worth(card: string): number {
  return card === "rabbit" || isDog(card) ? 0 : Number(card);
}

export function isDog(card: string): boolean {
  return card === "big" || card === "small";
}

/** A true minus sign, as print has it. */
export function number(card: string): string {
  return card.replace("-", "−");
}

/** "the 11 cat", "the rabbit": a card inside a sentence. */
export function named(card: string): string {
  const kind = kindOf(card);
  return kind === "good" || kind === "bad" ? words("filou-the-cat", { n: number(card) }) : words(`filou-the-${kind}`);
}

/** A card by itself, as a label: some languages have another case inside a sentence. */
export function label(card: string): string {
  return isDog(card) ? words(`filou-card-${card}`) : named(card);
}

/** The sum of collected cats. */
export function sum(cards: readonly string[]): number {
  return cards.reduce((total, card) => total + worth(card), 0);
}

/** Which places of a sold row were the dog and its prey: of equal animals the one furthest left. Several dogs only chase each other (C11). */
export function fateOf(sold: FinishedRound, n: number): "dog" | "prey" | null {
  if (sold.dog === null || sold.prey === null) return isDog(sold.row[n] ?? "") ? "dog" : null;
  if (sold.row.indexOf(sold.dog) === n) return "dog";
  return sold.row.indexOf(sold.prey) === n ? "prey" : null;
}

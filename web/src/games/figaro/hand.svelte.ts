import type { Happening } from "../contract";

/** What is kept between hand, seats and centre while somebody chooses: the card picked or dragged, and where things are on screen. */
export interface Drag {
  card: string;
  x: number;
  y: number;
}

export class Hand {
  /** Which card of the own hand is picked, as a place in the hand; null: none. */
  picked = $state<number | null>(null);
  /** A card that follows the pointer. */
  drag = $state.raw<Drag | null>(null);
  /** The seat below the card that is dragged. */
  over = $state<number | null>(null);
  /** What has been seen on the stage, so that it does not move once more. */
  staged = $state.raw<Happening | null>(null);
  /** Where the cards of each seat lie on the screen. */
  readonly stacks = new Map<number, HTMLElement>();
  /** The buttons that play before a seat. */
  readonly places = new Map<number, HTMLElement>();
  /** The own hand. */
  fan: HTMLElement | null = null;

  letGo(): void {
    this.picked = null;
    this.drag = null;
    this.over = null;
  }

  /** Put the keyboard back on the card that was picked, or on the one that the fan offers first. */
  backToCards(): void {
    this.fan?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  }
}

/**
 * What a game's folder offers to the table, and what the table offers to a game.
 *
 * A game is one folder: `index.ts` exports `game: GameFace`. The frame (src/table) lays out the seats around the centre and
 * the own place at the bottom, asks, tells, queues and sounds; the game draws what lies before a seat (`Seat`), in the middle
 * (`Centre`) and in one's own hands (`Place`), and translates between moves as text and words for people. No rules live here:
 * what may be done is what `view.moves` lists.
 */
import type { Component } from "svelte";
import type { Arguments } from "../lib/words.svelte";

/** What every view has; each game's own fields come with its generated type. */
export interface AnyView {
  game: string;
  players: number;
  options: Record<string, unknown>;
  seat: number | null;
  ply: number;
  phase: string;
  to_act: (number | string)[];
  moves: string[];
  over: boolean;
  scores: number[] | null;
  winners: number[] | null;
}

/** Something that happened, as this eye may know it. `args` is null where the move's text is hidden from this eye. */
export interface Happening {
  version: number;
  seat: number | null;
  verb: string;
  args: string[] | null;
  by: "bot" | "clock" | null;
}

/** A message of the Fluent files with its arguments. */
export interface Said {
  message: string;
  args?: Arguments;
}

/** Why something that one tried cannot be done: the sentence and the number of the rule behind it. */
export interface WhyNot extends Said {
  rule: string;
}

/** What the frame gives to `Seat`, `Centre` and `Place`. All fields are reactive: read them in markup or in $derived. */
export interface Table<V extends AnyView = AnyView, H = unknown> {
  /** The position on the screen: it follows the queue of events, and is the truth as soon as the queue is empty. */
  readonly view: V;
  /** The seat that looks, null for the board. */
  readonly eye: number | null;
  /** The names of the seats. */
  readonly names: readonly string[];
  /** The event that is being shown now, with the view before it; null while nothing moves. */
  readonly now: { readonly event: Happening; readonly before: V } | null;
  /** Milliseconds of one beat; 0 when animations are switched off or the reader prefers less motion. */
  readonly beat: number;
  /** Whether this person may choose now: own seat, own turn, nothing on its way, nothing still being shown. */
  readonly mine: boolean;
  /** The moves that may be chosen now: `view.moves` while `mine`, else none. */
  readonly moves: readonly string[];
  /** What the game keeps between its three components while somebody chooses (the card in hand, the bones picked). */
  readonly hand: H;
  /** Play a move, as text. Several at once are sent one after the other, each when the one before is stored. */
  play(...moves: string[]): void;
  /** Say why not, with a link to the rule. */
  refuse(why: WhyNot): void;
  /** Say something short that is no refusal (also to screen readers). */
  hint(said: Said): void;
}

export interface SeatProps<V extends AnyView = AnyView, H = unknown> {
  table: Table<V, H>;
  /** Whose place this is. */
  seat: number;
}

export interface TableProps<V extends AnyView = AnyView, H = unknown> {
  table: Table<V, H>;
}

/** One row of the result's breakdown: a label and a cell per seat. */
export interface ResultRow {
  label: Said;
  cells: string[];
}

export interface GameFace {
  name: string;
  /** The rules' picture of time and age, for the home page. */
  minutes: number;
  age: number;
  /** A fresh object (a class with $state fields) for `Table.hand`; the frame makes one per table and eye. */
  hand(): unknown;
  /** What lies before a player: also drawn for one's own seat, above `Place`. */
  Seat: Component<SeatProps<never, never>>;
  /** The middle of the table. */
  Centre: Component<TableProps<never, never>>;
  /** What one holds, and the choices. Drawn only for an eye that is a seat. */
  Place: Component<TableProps<never, never>>;
  /** What is asked of this eye now, in one sentence (null: nothing; the frame says whom we wait for). */
  ask(view: AnyView): Said | null;
  /** A headline such as "Turn 3" or "Round 2 of 9". */
  headline(view: AnyView): Said;
  /** What happened, in words; null for what is not worth a line. */
  tell(event: Happening, before: AnyView | null, after: AnyView, names: readonly string[]): Said | null;
  /** How many beats to show an event for; 0 to go on at once. */
  beats(event: Happening, before: AnyView | null, after: AnyView): number;
  /** The name of the sound of an event (src/lib/sound.ts), or null. */
  sound(event: Happening, before: AnyView | null, after: AnyView): string | null;
  /** How narrow `Seat` may get on a phone, in rem; 8.5 where it is not said. */
  seatWidth?: number;
  /** Whether the lowest score wins; where it is not said, the highest does. */
  lowestWins?: boolean;
  /** The rows between names and totals on the page at the end. */
  result(view: AnyView): ResultRow[];
  /** A sentence for each option's value: message ids `GAME-option-NAME` and `GAME-option-NAME-VALUE` exist in the Fluent files. */
  optionNames: readonly string[];
}

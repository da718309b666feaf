/**
 * What a game's folder offers to the browser, and what the table offers to a game.
 *
 * A game is one folder here, named as on the server. Everything in it is found by name (folders.ts), and nothing outside it says
 * the game's name. Each of these files is offered by exporting what stands beside it; a game may leave any of them out, and even
 * the whole folder: the server's own account of it is enough to play.
 *
 *   box.ts      `box: BoxFace`        the lid and what is printed on it. Loaded with the first page, so it brings nothing heavy; it
 *                                     imports the game's `theme.css`, colours on [data-game="NAME"].
 *                                     Without it: a plain lid, our own colours.
 *   table.ts    `table: TableFace`    the game on the table. Without it: the plain face (src/plain), which reads any view.
 *   lessons.ts  `lessons: Lesson[]`   what the guide of a first game says (src/guide/lesson.ts). Without it: no first game is
 *                                     offered. `lessons.json` has the moments on which the tests try them.
 *   score.ts    `score: ScoreFace`    the score sheet for the real box. Without it: no sheet is offered.
 *   coach.ts    `coach: CoachFace`    the pictures of the coach's odds. Without it: a plain card.
 *
 * Where no server answers (src/local), three more say what a server would:
 *   odds.ts     `oddsFace: OddsFace`  beliefs, bluffs, what was dealt (src/local/learn/beliefs.ts). Without it: no odds are told.
 *   count.ts    `count: CountFace`    the counting of the score sheet (src/scores/counting.ts). Without it: only a server counts.
 *   spoken.ts   `spoken: SpokenFace`  arguments of moves in words. Without it: as they are written.
 *
 * Everything that people read is in the Fluent files of the game, which also come from the server where this build has not got them.
 *
 * At the table the frame (src/table) lays out the seats around the centre and the own place at the bottom, asks, tells, queues
 * and sounds; the game draws what lies before a seat (`Seat`), in the middle (`Centre`) and in one's own hands (`Place`), its world
 * behind them (`Ground`) and its great moments over them (`Scene`), and translates between moves as text and words for people. No rules live here: what may be done is what `view.moves` lists.
 */
import type { Component } from "svelte";
import type { Odds as ToldOdds } from "../lib/schema";
import type { Arguments } from "../lib/words.svelte";
import type { Keeper } from "../scores/keeper.svelte";
import type { Sheet, SheetKind } from "../scores/sheet";

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

/** One step of what is seen of a moment, for so many beats. */
export interface Seen {
  beats: number;
  /** What is said in large letters from now on (null: no longer anything). It says no more than this step shows. */
  line?: Said | null;
  sound?: string | null;
}

/**
 * One of the moments that people tell afterwards. It goes in acts, each of so many beats, and no backlog makes it shorter: first only
 * that something comes is known (`Table.coming`), then it may be seen step by step (`Table.step`), then it is told in words and sounds
 * while the table still lies as before (`Table.now`), and at last things find their new places (`Table.view`).
 */
export interface Moment {
  lead: number;
  seen?: readonly Seen[];
  told: number;
  settle: number;
  /** What is said in large letters when it is told; what was said last, where this is left out. */
  line?: Said | null;
  /** The sound while it comes; that of telling it is `TableFace.sound`. */
  drum?: string | null;
  /** Whether the person at this screen lets it happen, with a tap or a key. */
  tap?: boolean;
}

/** What is about to be shown: whose it is and of which kind, never how it ends. */
export interface Coming {
  readonly seat: number | null;
  readonly verb: string;
  /** Whether it waits for the person at this screen (`Table.letHappen`). */
  readonly asked: boolean;
}

/** What the frame gives to `Seat`, `Centre` and `Place`. All fields are reactive: read them in markup or in $derived. */
export interface Table<V extends AnyView = AnyView, H = unknown> {
  /** The position on the screen: it follows the queue of events, and is the truth as soon as the queue is empty. */
  readonly view: V;
  /** The positions that this eye has seen, the oldest first, as far as this screen knows them; the one that is told now may be among them. */
  readonly past: readonly V[];
  /** The seat that looks, null for the board. */
  readonly eye: number | null;
  /** The names of the seats. */
  readonly names: readonly string[];
  /** A moment whose outcome nothing on this screen may know yet; null at all other times. */
  readonly coming: Coming | null;
  /** The event that is being shown now, with the views around it (`view` is that before it until a moment has been told); null while nothing moves. */
  readonly now: { readonly event: Happening; readonly before: V; readonly after: V } | null;
  /** The step of a moment that is being seen: nothing on this screen may know the next ones. Null as soon as it is told, and at all other times. */
  readonly step: number | null;
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
  /** Let happen what waits for the person at this screen. */
  letHappen(): void;
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

/** One row of the result's breakdown: a label and a cell per seat. The numbers of all rows that are not below the total add up to it. */
export interface ResultRow {
  label: Said;
  cells: string[];
  /** Shown below the totals: it breaks ties, or is only worth knowing. */
  below?: "tie" | "note";
}

/** The game on the table. */
export interface TableFace {
  /** A fresh object (a class with $state fields) for `Table.hand`; the frame makes one per table and eye. */
  hand(): unknown;
  /** What lies before a player: also drawn for one's own seat, above `Place`. */
  Seat: Component<SeatProps<never, never>>;
  /** The middle of the table. */
  Centre: Component<TableProps<never, never>>;
  /** What one holds, and the choices. Drawn only for an eye that is a seat. */
  Place: Component<TableProps<never, never>>;
  /** The game's world, behind everything: it fills whatever window there is. Without it: a plain cloth. */
  Ground?: Component;
  /** Who sits at a seat, drawn in a square. Without it: an initial. */
  Portrait?: Component<SeatProps<never, never>>;
  /** What is drawn over the middle (on small screens over the seats too) while something is on the stage; at other times nothing. */
  Scene?: Component<TableProps<never, never>>;
  /** What is asked of this eye now, in one sentence (null: nothing; the frame says whom we wait for). */
  ask(view: AnyView): Said | null;
  /** A headline such as "Turn 3" or "Round 2 of 9". */
  headline(view: AnyView): Said;
  /** What happened, in words; null for what is not worth a line. */
  tell(event: Happening, before: AnyView | null, after: AnyView, names: readonly string[]): Said | null;
  /** How many beats to show an event for; 0 to go on at once. */
  beats(event: Happening, before: AnyView | null, after: AnyView): number;
  /** The moment that an event is, or null for what is routine; its settling takes the place of `beats`. */
  moment?(event: Happening, before: AnyView, after: AnyView, names: readonly string[]): Moment | null;
  /** Where chance is due and is somebody's own hand: whose, and which verb comes of it; else null. The server waits for that hand. */
  reach?(view: AnyView): { seat: number; verb: string } | null;
  /** The name of the sound of an event (src/lib/sound.ts), or null. */
  sound(event: Happening, before: AnyView | null, after: AnyView): string | null;
  /** How narrow `Seat` may get on a phone, in rem; 8.5 where it is not said. */
  seatWidth?: number;
  /** The rows between names and totals on the page at the end. */
  result(view: AnyView): ResultRow[];
}

/** The box on the shelf. */
export interface BoxFace {
  /** The picture on the lid, 360 wide and 200 high. */
  Cover: Component;
  /** What the rules say about time and age. */
  minutes: number;
  age: number;
}

/** The score sheet for the real box: what is kept and asked of the server, and the fields to fill in. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any: every game has a sheet of its own, which only itself reads
export interface ScoreFace<S extends Sheet = any> {
  kind: SheetKind<S>;
  Fields: Component<{ keeper: Keeper<S> }>;
}

/** What a picture of the coach shows: one belief, as the server told it. */
export type Odds = Pick<ToldOdds, "kind" | "value" | "error" | "about">;

export interface SymbolProps {
  odds: Odds;
}

/** Moves in words, where they are no plain numbers and names. */
export interface SpokenFace {
  /** What a message is given for an argument of a kind; null for what is said as it is. */
  argument(name: string, kind: string, text: string): Arguments | null;
  /** The ending of the message's name where a verb is told in several ways. */
  variant?(seat: number | null, verb: string, args: readonly string[]): string;
}

/** The pictures of the coach's odds. */
export interface CoachFace {
  /** The thing that odds are about, in a square of 32. */
  Symbol: Component<SymbolProps>;
  /** What is written beside it instead of the odds' value; null for the value. */
  badge?(odds: Odds): string | null;
}

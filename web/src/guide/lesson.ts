/**
 * The lessons of a guided first game, as data: when to say which sentence, and the rule behind it.
 *
 * A lesson is a pure function of what one seat sees, at a choice or around something that happened. So the guide cannot give
 * anything away, and every lesson can be tried on a recorded moment.
 */
import type { AnyView, Happening } from "../games/contract";
import type { Arguments } from "../lib/words.svelte";

/** What the guide looks at. */
export interface Moment<V extends AnyView = AnyView> {
  /** The seat of the person who learns. */
  me: number;
  /** The position: at a choice the one to choose in, else the one after what happened. */
  view: V;
  names: readonly string[];
}

/** Something has just happened. */
export interface Happened<V extends AnyView = AnyView> extends Moment<V> {
  event: Happening;
  before: V;
}

/** The arguments of the lesson's sentence where it applies; null where it does not. `told` is how often it has been said. */
type Tell<M> = (moment: M, told: number) => Arguments | null;

interface Common {
  /** The message is `guide-GAME-ID`. */
  id: string;
  /** The number of the rule that says it exactly. */
  rule: string;
  /** How often it is said in one game. */
  times: number;
  /** What it is about: a selector of something on the table, which is pointed out. */
  shows: string | null;
}

export type Lesson<V extends AnyView = AnyView> = Common &
  ({ at: "choice"; tell: Tell<Moment<V>> } | { at: "event"; tell: Tell<Happened<V>> });

/** A lesson for when the person has to choose. */
export function choice<V extends AnyView>(id: string, rule: string, shows: string | null, tell: Tell<Moment<V>>, times = 1): Lesson<V> {
  return { at: "choice", id, rule, shows, tell, times };
}

/** A lesson for when something has happened. */
export function event<V extends AnyView>(id: string, rule: string, shows: string | null, tell: Tell<Happened<V>>, times = 1): Lesson<V> {
  return { at: "event", id, rule, shows, tell, times };
}

/** How often each lesson has been said. */
export type Told = Readonly<Record<string, number>>;

/** A lesson that applies to a moment; its words are found when they are read, in the language of then. */
export interface Page {
  id: string;
  message: string;
  /** The number of a rule, null for what no rule says. */
  rule: string | null;
  shows: string | null;
  args(): Arguments;
}

/** No more than this is said about one thing. */
const MOST = { choice: 3, event: 2 };

function page<M extends Moment>(lesson: Common & { tell: Tell<M> }, moment: M, told: Told): Page | null {
  const often = told[lesson.id] ?? 0;
  if (often >= lesson.times || lesson.tell(moment, often) === null) return null;
  const message = `guide-${moment.view.game}-${lesson.id}`;
  return { id: lesson.id, message, rule: lesson.rule, shows: lesson.shows, args: () => lesson.tell(moment, often) ?? {} };
}

/** What is worth saying about a choice. */
export function atChoice<V extends AnyView>(lessons: readonly Lesson<V>[], moment: Moment<V>, told: Told): Page[] {
  const found = lessons.flatMap((lesson) => (lesson.at === "choice" ? (page(lesson, moment, told) ?? []) : []));
  return found.slice(0, MOST.choice);
}

/** What is worth saying about something that happened. */
export function atEvent<V extends AnyView>(lessons: readonly Lesson<V>[], moment: Happened<V>, told: Told): Page[] {
  const found = lessons.flatMap((lesson) => (lesson.at === "event" ? (page(lesson, moment, told) ?? []) : []));
  return found.slice(0, MOST.event);
}

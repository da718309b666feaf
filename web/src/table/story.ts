/** What happened, as a story: chapters by round or turn, steps of the same kind together, names apart from the words around them. */
import type { AnyView, Happening, Said, TableFace } from "../games/contract";
import type { SeatChange } from "../lib/schema";
import { words } from "../lib/words.svelte";
import { inOrder, isChange, saidOf } from "./log";

export interface Line {
  version: number;
  event: Happening;
  before: AnyView | null;
  after: AnyView;
}

/** Words, or the name of who sits on a seat. */
export type Part = string | { seat: number; name: string };

export interface Told {
  version: number;
  parts: Part[];
  chance: boolean;
  by: Happening["by"];
  /** How a seat changed hands, which everyone should notice. */
  change: boolean;
}

/** Steps of the same kind, one after the other. */
export interface Run {
  kind: string;
  steps: Told[];
}

export interface Chapter {
  heading: string;
  runs: Run[];
}

// Letters of nobody's alphabet, so that a name is found again in a sentence whatever it is.
const [OPEN, BETWEEN, CLOSE] = ["\uE000", "\uE001", "\uE002"];
const NAME = /\uE000(\d+)\uE001(.*?)\uE002/g;

/** Names that can be told from the words around them, in the order of the seats. */
export function marked(names: readonly string[]): string[] {
  return names.map((name, seat) => `${OPEN}${seat}${BETWEEN}${name}${CLOSE}`);
}

/** A sentence about marked names, taken apart. */
export function partsOf(sentence: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const found of sentence.matchAll(NAME)) {
    parts.push(sentence.slice(end, found.index), { seat: Number(found[1]), name: found[2]! });
    end = found.index + found[0].length;
  }
  return [...parts, sentence.slice(end)].filter((part) => part !== "");
}

/** A sentence about marked names, as plain text. */
export function plain(sentence: string): string {
  return sentence.replace(NAME, "$2");
}

const say = (said: Said) => words(said.message, said.args);

/** One step in words; null where it is not worth any. */
export function tellStep(face: TableFace, line: Line, names: readonly string[]): Told | null {
  const said = face.tell(line.event, line.before, line.after, marked(names));
  if (said === null) return null;
  return { version: line.version, parts: partsOf(say(said)), chance: line.event.seat === null, by: line.event.by, change: false };
}

/** The whole story so far. A step belongs to the round or turn in which it was made. */
export function chapters(face: TableFace, lines: readonly Line[], changes: readonly SeatChange[], names: readonly string[]): Chapter[] {
  const told: Chapter[] = [];
  const add = (heading: string, kind: string, step: Told) => {
    if (told.at(-1)?.heading !== heading) told.push({ heading, runs: [] });
    const { runs } = told.at(-1)!;
    if (runs.at(-1)?.kind !== kind) runs.push({ kind, steps: [] });
    runs.at(-1)!.steps.push(step);
  };
  for (const entry of inOrder(lines, changes)) {
    if (isChange(entry)) {
      const step = { version: entry.version, parts: [say(saidOf(entry))], chance: false, by: null, change: true };
      add(told.at(-1)?.heading ?? "", `change ${entry.seat} ${entry.version}`, step);
      continue;
    }
    const step = tellStep(face, entry, names);
    const kind = face.tell(entry.event, entry.before, entry.after, names)?.message ?? "";
    if (step !== null) add(say(face.headline(entry.before ?? entry.after)), kind, step);
  }
  return told;
}

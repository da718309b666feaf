/** Every lesson of every game, on moments of real games (lessons.json of each folder, see tests/learn/guide_moments.py). */
import { describe, expect, it } from "vitest";
import type { AnyView, Happening } from "../games/contract";
import guide from "words:guide";
import { alsoLearn, has, LANGUAGES, speak, words } from "../lib/words.svelte";
import { atChoice, atEvent, choice, event, type Lesson, type Moment } from "./lesson";

interface Entry {
  from: string;
  seat: number;
  at: number;
  happened: boolean;
  lessons: string[];
  moment: { view: AnyView; before?: AnyView; event?: Happening };
}

const gameOf = (path: string) => path.split("/").at(-2)!;
const byGame = <T>(found: Record<string, T>) => Object.fromEntries(Object.entries(found).map(([path, part]) => [gameOf(path), part]));
const LESSONS = byGame(import.meta.glob<readonly Lesson[]>("../games/*/lessons.ts", { eager: true, import: "lessons" }));
const NAMES = ["Ada", "Moka", "Zazou", "Figue", "Pepper", "Truffle"];
const LONGEST = 215; // letters that fit above the hand on a phone
const moments = byGame(import.meta.glob<Entry[]>("../games/*/lessons.json", { eager: true, import: "default" }));
await alsoLearn(guide);

/** The sentences of all lessons that apply to a moment, by their ids. */
function said(game: string, entry: Entry): Record<string, string> {
  const { view, before, event } = entry.moment;
  const moment = { me: entry.seat, view, names: NAMES };
  const told: Record<string, string> = {};
  for (const lesson of LESSONS[game]!) {
    const args = lesson.at === "choice" ? (event ? null : lesson.tell(moment, 0)) : event && before ? lesson.tell({ ...moment, event, before }, 0) : null;
    if (args !== null) told[lesson.id] = words(`guide-${game}-${lesson.id}`, args);
  }
  return told;
}

describe.each(Object.keys(LESSONS))("the lessons of %s", (game) => {
  const entries = moments[game]!;

  it.each(entries.map((entry) => [`${entry.from} after ${entry.at} for ${entry.seat}`, entry] as const))("apply where they should: %s", (_, entry) => {
    expect(Object.keys(said(game, entry))).toEqual(entry.lessons);
  });

  it("are all tried", () => {
    const tried = new Set(entries.flatMap((entry) => entry.lessons));
    expect(LESSONS[game]!.map((lesson) => lesson.id).filter((id) => !tried.has(id))).toEqual([]);
  });

  it.each(LANGUAGES)("are whole sentences in %s that fit a phone", async (language) => {
    await speak(language);
    for (const lesson of LESSONS[game]!) expect(has(`guide-${game}-${lesson.id}`), lesson.id).toBe(true);
    for (const entry of entries) {
      for (const [id, text] of Object.entries(said(game, entry))) {
        expect(text, id).toMatch(/^\p{Lu}.*[.!?]$/su);
        expect(text, id).not.toMatch(/[{}$]|undefined|guide-|NaN/);
        expect(text.length, `${id}: ${text}`).toBeLessThanOrEqual(LONGEST);
      }
    }
    speak("en");
  });

  it("are told apart by their names", () => {
    const ids = LESSONS[game]!.map((lesson) => lesson.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("what is said", () => {
  const view = { game: "filou" } as AnyView;
  const moment: Moment = { me: 0, view, names: NAMES };
  const ids = (pages: { id: string }[]) => pages.map((page) => page.id);
  const many = ["a", "b", "c", "d"].map((id) => choice(id, "C1", null, () => ({})));

  it("is not more than one wants to read at once, and the rest later", () => {
    expect(ids(atChoice(many, moment, {}))).toEqual(["a", "b", "c"]);
    expect(ids(atChoice(many, moment, { a: 1, b: 1 }))).toEqual(["c", "d"]);
    expect(ids(atChoice(many, moment, { a: 1, b: 1, c: 1, d: 1 }))).toEqual([]);
  });

  it("is repeated only where it was meant to be", () => {
    const twice = [choice("x", "C1", null, (_, told) => ({ told }), 2)];
    expect(atChoice(twice, moment, { x: 1 })[0]!.args()).toEqual({ told: 1 });
    expect(atChoice(twice, moment, { x: 2 })).toEqual([]);
  });

  it("is about a choice at a choice and about what happened when it happened", () => {
    const both = [choice("asked", "C1", null, () => ({})), event("happened", "C1", null, () => ({}))];
    const happening = { version: 1, seat: 0, verb: "pass", args: [], by: null };
    expect(ids(atChoice(both, moment, {}))).toEqual(["asked"]);
    expect(ids(atEvent(both, { ...moment, event: happening, before: view }, {}))).toEqual(["happened"]);
    expect(atChoice(both, moment, {})[0]!.message).toBe("guide-filou-asked");
  });
});

/** What the guide says follows the edition of the table (D6), and the beginners' game. */
import { describe, expect, it } from "vitest";
import guide from "words:guide";
import { alsoLearn, LANGUAGES, speak, words } from "../../lib/words.svelte";
import type { Happened, Moment } from "../../guide/lesson";
import moments from "./lessons.json";
import { lessons } from "./lessons";
import type { DoggyBagView } from "./view";

await alsoLearn(guide);

/** A kept moment in which this lesson applies, with other options, and the raid in the phase given. */
function told(id: string, options: Partial<DoggyBagView["options"]>, phase?: "raid" | "glut"): string | null {
  const entry = moments.find((one) => one.lessons.includes(id))!;
  const as = (view: unknown): DoggyBagView => ({ ...(view as DoggyBagView), options: { edition: "revised", beginner: false, ...options } });
  const moment = { me: entry.seat, view: as(entry.moment.view), names: ["Ada", "Moka", "Zazou", "Figue", "Pepper", "Truffle"] };
  const before = as(entry.moment.before);
  const raid = { grey: 2, white: 1, red: 0, yellow: 0, black: 0 };
  const happened = { ...moment, event: entry.moment.event, before: phase === undefined ? before : { ...before, phase, raid } };
  const lesson = lessons.find((one) => one.id === id)!;
  const args = lesson.at === "choice" ? lesson.tell(moment as Moment<DoggyBagView>, 0) : lesson.tell(happened as unknown as Happened<DoggyBagView>, 0);
  return args === null ? null : words(`guide-doggybag-${id}`, args);
}

describe.each(LANGUAGES)("the guide in %s", (language) => {
  it.each(["black-me", "black-other"])("tells what a black bone costs as the edition has it: %s", async (id) => {
    await speak(language);
    const revised = told(id, {}, "glut")!;
    const english = told(id, { edition: "english" }, "glut")!;
    expect(english).not.toBe(revised);
    expect(english).toContain("3");
    expect(told(id, { edition: "first" }, "glut")).toBe(revised);
    expect(told(id, { edition: "english" }, "raid")).toBe(told(id, {}, "raid")); // D4 is the same in all
    await speak("en");
  });

  it("promises no effects to beginners", async () => {
    await speak(language);
    for (const id of ["two-black", "roles", "failed"]) {
      const [plain, full] = [told(id, { beginner: true })!, told(id, {})!];
      expect(plain.length, id).toBeLessThan(full.length);
      expect(plain).not.toMatch(/\(0\)|effect|effet|wirkt|chest|coffre|Truhe/);
    }
    expect(told("rid", { beginner: true })).toBeNull();
    await speak("en");
  });
});

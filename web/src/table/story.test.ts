import { beforeEach, describe, expect, it } from "vitest";
import type { AnyView, Happening, TableFace } from "../games/contract";
import { addMessages, speak } from "../lib/words.svelte";
import { chapters, type Line, marked, partsOf, plain } from "./story";

const NAMES = ["Ada", "the", "Zoë (2)"];
const VERBS: Record<string, string> = { pass: "test-pass", deal: "test-deal" };

addMessages("en", "test-pass = { $who } passes to { $whom }.\ntest-deal = Cards are dealt.\ntest-round = Round { $n }");

const face = {
  tell: (event: Happening, _: AnyView | null, __: AnyView, names: readonly string[]) =>
    VERBS[event.verb] ? { message: VERBS[event.verb]!, args: { who: names[event.seat ?? 0]!, whom: names[1]! } } : null,
  headline: (view: AnyView) => ({ message: "test-round", args: { n: view.ply } }),
} as unknown as TableFace;

const at = (round: number) => ({ ply: round }) as AnyView;
const line = (version: number, verb: string, seat: number | null, before: number, after = before): Line => ({
  version, event: { version, seat, verb, args: [], by: null }, before: at(before), after: at(after),
});

beforeEach(() => speak("en"));

describe("the story", () => {
  it("tells names from the words around them, whatever they are", () => {
    const [ada, the, zoe] = marked(NAMES);
    expect(partsOf(`${ada} takes the card of ${the} and ${zoe}.`)).toEqual([
      { seat: 0, name: "Ada" }, " takes the card of ", { seat: 1, name: "the" }, " and ", { seat: 2, name: "Zoë (2)" }, ".",
    ]);
    expect(plain(`${ada} and ${the}`)).toBe("Ada and the");
    expect(partsOf("nobody")).toEqual(["nobody"]);
  });

  it("has a chapter for every round, to which the step that ends it belongs", () => {
    const lines = [line(1, "deal", null, 1), line(2, "pass", 0, 1), line(3, "pass", 2, 1, 2), line(4, "silent", 0, 2), line(5, "deal", null, 2)];
    const story = chapters(face, lines, [], NAMES);
    expect(story.map(({ heading, runs }) => [heading, runs.map((run) => run.steps.map((step) => step.version))])).toEqual([
      ["Round 1", [[1], [2, 3]]], ["Round 2", [[5]]],
    ]);
    expect(story[0]!.runs[1]!.steps[1]!.parts).toEqual([{ seat: 2, name: "Zoë (2)" }, " passes to ", { seat: 1, name: "the" }, "."]);
  });

  it("leaves no change of seats out", () => {
    const change = { seat: 1, what: "taken" as const, name: "Eve", version: 1, at: 0 };
    const steps = chapters(face, [line(1, "pass", 0, 1), line(2, "pass", 0, 1)], [change, change], NAMES).flatMap((one) => one.runs.flatMap((run) => run.steps));
    expect(steps.map((step) => step.change)).toEqual([false, true, true, false]);
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { BEATS } from "../../lib/settings.svelte";
import { has, LANGUAGES, speak, words } from "../../lib/words.svelte";
import { SOUND_NAMES } from "../../lib/sound";
import { lasts } from "../../table/queue";
import type { Happening } from "../contract";
import { NAMES, step, view } from "./samples";
import { effectSaid } from "./say";
import { ask, beats, headline, moment, result, sound, tell } from "./tell";
import { moved } from "./travel";
import type { DoggyBagView } from "./view";

beforeAll(() => speak("en"));

const STEPS = ["a draw", "a black draw", "a third black draw", "gluttony", "a put", "a swap", "a pocketed bone", "the end"] as const;

function told(event: Happening, before: DoggyBagView | null, after: DoggyBagView): string | null {
  const said = tell(event, before, after, NAMES);
  return said === null ? null : words(said.message, said.args);
}
const toldStep = (name: (typeof STEPS)[number]): string | null => {
  const { event, before, after } = step(name);
  return told(event, before, after);
};

describe("what happened", () => {
  it("counts the draws of a raid", () => {
    expect(toldStep("a draw")).toBe("Ada draws an ossicle: 2 of 9.");
  });

  it("says what a black bone costs", () => {
    expect(toldStep("a black draw")).toBe("Ada draws a smoked bone: the raid is over, and the loot goes to the chest.");
    expect(toldStep("a third black draw")).toBe("Moka draws a third smoked bone and is thrown out!");
    expect(toldStep("the end")).toBe("Ada draws a smoked bone: the raid is over.");
  });

  it("tells draws of roles and of gluttony apart from raids", () => {
    expect(toldStep("gluttony")).toBe("Moka draws an ossicle on top and keeps everything!");
    expect(toldStep("a pocketed bone")).toBe("Moka pockets an ossicle.");
    expect(toldStep("a swap")).toBe("Zazou swaps a beef bone for a chicken bone from the chest.");
  });

  it("is quiet about bones that go into the bag until the last one", () => {
    const { event, before, after } = step("a put");
    expect(told(event, before, after)).toBeNull();
    expect(told({ ...event, args: null }, before, after)).toBeNull();
    expect(told(event, before, { ...after, owed: [0, 0, 0] })).toBe("Everyone has fed the bag: it holds 6.");
  });

  it.each(["coins 1 2", "take 4", "flip 3 9", "stop", "glut", "steal 1", "keep", "first 2", "chest red", "bag black", "swap red grey", "draw white"])("has words for %s in every language", (text) => {
    const [verb = "", ...args] = text.split(" ");
    for (const language of LANGUAGES) {
      speak(language);
      const said = tell({ version: 9, seat: 0, verb, args, by: null }, null, view("steal"), NAMES)!;
      expect(has(said.message)).toBe(true);
      expect(words(said.message, said.args)).not.toMatch(/[{}$]|undefined/);
    }
    speak("en");
  });
});

describe("what a role does", () => {
  const options = (edition: "revised" | "first" | "english", beginner = false) => ({ edition, beginner });

  it("is told as the edition of the table has it", () => {
    const drawsFirst = (said: string) => said.indexOf("draw") < said.indexOf("look");
    expect((["revised", "first", "english"] as const).map((edition) => drawsFirst(effectSaid(1, options(edition))))).toEqual([true, false, true]);
    expect(effectSaid(4, options("first"))).toBe(effectSaid(4, options("revised")));
    expect(effectSaid(1, options("first", true))).toBe(words("doggybag-token-beginner"));
  });
});

describe("what is asked", () => {
  it("is one sentence for every choice, and nothing when there is none", () => {
    for (const name of ["loot", "roles", "first", "chest", "bag", "swap", "decide", "steal"] as const) {
      const said = ask(view(name))!;
      expect(has(said.message)).toBe(true);
      expect(words(said.message, said.args)).toMatch(/[.?]$/);
    }
    expect(ask(view("fed"))).toBeNull();
    expect(words("doggybag-ask-loot-n", ask(view("loot"))!.args)).toBe("Choose 3 bones for the bag, in secret.");
    expect(headline(view("loot"))).toMatchObject({ args: { turn: 1 } });
    expect(headline(step("the end").after)).toEqual({ message: "doggybag-over" });
  });
});

describe("how it is shown", () => {
  const shown = (name: (typeof STEPS)[number]) => {
    const { event, before, after } = step(name);
    return moment(event, before, after, NAMES)!;
  };
  const line = (name: (typeof STEPS)[number]): string => {
    const said = shown(name).line!;
    return words(said.message, said.args);
  };

  it("never waits for bones put in, and waits longer for gluttony than for an early draw", () => {
    const { event, before, after } = step("a put");
    expect(beats(event, before, after)).toBe(0);
    expect(moment(event, before, after, NAMES)).toBeNull();
    expect(shown("gluttony").lead).toBeGreaterThan(shown("a draw").lead);
  });

  it("slows down as the number comes near; what the bone is makes no difference before it is told, and then it does", () => {
    const { event, before, after } = step("a draw");
    const near = { ...before, raid: { ...before.raid, red: 7 } };
    const now = moment(event, before, after, NAMES)!;
    const black = moment({ ...event, args: ["black"] }, before, after, NAMES)!;
    expect(moment(event, near, after, NAMES)!.lead).toBeGreaterThan(now.lead);
    expect([black.lead, black.drum, black.tap]).toEqual([now.lead, now.drum, now.tap]);
    expect(black.told).toBeGreaterThan(now.told);
  });

  it("takes its time at normal speed: every bone a second, what ends a raid three", () => {
    const time = (name: (typeof STEPS)[number]) => lasts(shown(name)) * BEATS.normal;
    expect(time("a draw")).toBeGreaterThan(800);
    for (const name of ["a black draw", "a third black draw", "gluttony"] as const) expect(time(name)).toBeGreaterThan(2_500);
  });

  it("waits for the tap of the dog who raids, and of nobody else", () => {
    const { event, before, after } = step("a draw");
    for (const seat of [0, 1, null]) expect(moment(event, before, { ...after, seat }, NAMES)!.tap).toBe(seat === before.raider);
  });

  it("has a line in large letters for what people tell, as you where it is you", () => {
    const { event, before, after } = step("a black draw");
    const raider = before.raider!;
    const lines = [raider, 1 - raider].map((seat) => moment(event, before, { ...after, seat }, NAMES)!.line!).map((said) => words(said.message, said.args));
    expect(lines[0]).toMatch(/^Smoked! You lose|^Smoked!$/);
    expect(lines[1]).not.toContain("You");
    expect(line("a third black draw")).toMatch(/thrown out!$/);
    expect(line("gluttony")).toMatch(/^Glutton!/);
  });

  it("has sounds that exist, and a black bone's own only when it is told", () => {
    for (const name of STEPS) {
      const { event, before, after } = step(name);
      expect(SOUND_NAMES).toContain(sound(event, before, after));
    }
    expect(SOUND_NAMES).toContain(shown("a draw").drum);
    const { event, before, after } = step("a black draw");
    expect(sound(event, before, after)).not.toBe(sound({ ...event, args: ["red"] }, before, after));
  });
});

describe("where bones go", () => {
  const ways = (name: (typeof STEPS)[number]): string[] => {
    const { before, after } = step(name);
    return moved(before, after).map(({ kind, from, to }) => `${kind ?? "?"} ${from} → ${to}`).sort();
  };

  it("from the bag to the raid, and from a failed raid to front and chest", () => {
    expect(ways("a draw")).toEqual(["grey bag → raid"]);
    expect(ways("a black draw")).toEqual([
      "black bag → front-0", ...Array<string>(4).fill("grey raid → front-0"), "red raid → chest", "white raid → chest", "yellow raid → chest",
    ]);
  });

  it("from the front of a dog that is thrown out to the chest", () => {
    expect(ways("a third black draw")).toEqual([
      "black bag → chest", "black front-1 → chest", "black front-1 → chest", ...Array<string>(3).fill("grey front-1 → chest"),
    ]);
  });

  it("between a screen and the chest", () => {
    expect(ways("a swap")).toEqual(["red behind-2 → chest", "white chest → behind-2"]);
  });

  it("into the bag with their kind only for their owner", () => {
    const { before, after } = step("a put");
    expect(moved(before, after)).toEqual([{ kind: "grey", from: "behind-0", to: "bag" }]);
    const other = { ...before, seat: 1, behind: after.behind };
    expect(moved(other, { ...after, seat: 1 })).toEqual([{ kind: null, from: "behind-0", to: "bag" }]);
  });

  it("nowhere when nothing changed", () => {
    expect(moved(view("decide"), view("decide"))).toEqual([]);
  });
});

describe("the result", () => {
  it("adds up to the scores, and a dog that was thrown out has none", () => {
    const { after } = step("the end");
    const rows = result(after);
    const kinds = rows.slice(0, 4);
    expect(after.out).toEqual([1]);
    for (const seat of [0, 2]) expect(kinds.reduce((sum, row) => sum + Number(row.cells[seat]), 0)).toBe(after.scores![seat]);
    expect(kinds.map((row) => row.cells[1])).toEqual(["–", "–", "–", "–"]);
    expect(rows.at(-1)!.cells).toEqual(["3", "–", "8"]);
    for (const row of rows) expect(has(row.label.message)).toBe(true);
  });

  it("names what breaks ties in the edition of the table", () => {
    const { after } = step("the end");
    const breaks = (edition: "revised" | "first" | "english") =>
      result({ ...after, options: { ...after.options, edition } }).filter((row) => row.below === "tie").map((row) => row.label.message);
    expect(breaks("revised")).toEqual(["doggybag-result-role"]);
    expect(breaks("english")).toEqual(["doggybag-result-role"]);
    expect(breaks("first")).toEqual(["doggybag-kind-black"]);
  });
});

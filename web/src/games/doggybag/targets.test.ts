import { beforeAll, describe, expect, it } from "vitest";
import { has, LANGUAGES, speak, words } from "../../lib/words.svelte";
import { inOrder, none, points, size } from "./bones";
import { Hand } from "./hand.svelte";
import { NAMES, view } from "./samples";
import { choiceOf, daring, kindsOf, moveFor, puts, putsAll, seatsOf, swapsFor, whyNotDog, whyNotFlip, whyNotKind, whyNotPut, whyNotTake } from "./targets";

beforeAll(() => speak("en"));

describe("the choice before this eye", () => {
  it.each([
    ["loot", "loot"], ["loot all", "loot"], ["roles", "roles"], ["roles, hothead", "roles"], ["first", "first"], ["chest", "chest"], ["bag", "bag"],
    ["swap", "swap"], ["decide", "decide"], ["steal", "steal"], ["fed", null], ["waiting for a role", null],
  ] as const)("in %s it is %s", (name, choice) => {
    expect(choiceOf(view(name))).toBe(choice);
  });

  it("finds moves, kinds, dogs and numbers among those that the rules list", () => {
    expect(moveFor(view("decide").moves, "glut")).toBe("1 glut");
    expect(moveFor(view("roles").moves, "take", 0)).toBeNull();
    expect(kindsOf(view("chest").moves, "chest")).toEqual(["red", "yellow"]);
    expect(seatsOf(view("steal").moves, "steal")).toEqual([1, 3]);
    expect(swapsFor(view("swap"))).toEqual(["red", "yellow"]);
    expect(daring(view("roles").moves, 1)).toEqual({ least: 8, most: 12 });
    expect(daring(view("roles").moves, 6)).toEqual({ least: 8, most: 10 });
    expect(daring(view("roles").moves, 0)).toBeNull();
    expect(daring(view("roles, small bag").moves, 0)).toEqual({ least: 8, most: 8 });
  });
});

describe("the loot", () => {
  it("becomes one move per bone, each of them listed", () => {
    const hand = new Hand();
    for (const kind of ["red", "black", "red"] as const) hand.add(kind);
    const moves = puts(0, hand.loot);
    expect(moves).toEqual(["0 put red", "0 put red", "0 put black"]);
    expect(moves.every((move) => view("loot").moves.includes(move))).toBe(true);
  });

  it("takes back what was picked, and nothing else", () => {
    const hand = new Hand();
    hand.add("grey");
    hand.takeBack("white");
    hand.takeBack("grey");
    hand.takeBack("grey");
    expect(hand.chosen).toBe(0);
  });

  it("keeps only what can still be put when some of it is in the bag already", () => {
    const hand = new Hand();
    hand.loot = { ...none(), yellow: 1, red: 2 };
    hand.fit({ ...none(), red: 5 }, 1);
    expect(hand.loot).toEqual({ ...none(), red: 1 });
  });

  it("is everything when the coins ask for all that is left", () => {
    expect(putsAll(view("loot all"))).toBe(true);
    expect(putsAll(view("loot"))).toBe(false);
    expect(putsAll(view("fed"))).toBe(false);
  });

  it("refuses a bone too many, a kind that is used up, and bones at any other time", () => {
    const loot = view("loot");
    expect(whyNotPut(loot, "red", none(), NAMES)).toBeNull();
    expect(whyNotPut(loot, "red", { ...none(), red: 2, grey: 1 }, NAMES)).toMatchObject({ message: "doggybag-why-put-enough", args: { n: 3 }, rule: "D1" });
    expect(whyNotPut(loot, "yellow", { ...none(), yellow: 1 }, NAMES)).toMatchObject({ message: "doggybag-why-put-none", rule: "D1" });
    expect(whyNotPut(view("fed"), "red", none(), NAMES)).toMatchObject({ message: "doggybag-why-put-done" });
    expect(whyNotPut(view("decide"), "red", none(), NAMES)).toMatchObject({ message: "doggybag-why-put-later" });
    expect(whyNotPut(view("waiting for a role"), "red", none(), NAMES)).toMatchObject({ message: "doggybag-why-turn", args: { who: "Ada" } });
  });
});

describe("why not", () => {
  it("a role that somebody has, or before one's turn", () => {
    expect(whyNotTake(view("roles"), 0, NAMES)).toMatchObject({ message: "doggybag-why-taken", args: { who: "Ada" }, rule: "D2" });
    expect(whyNotTake(view("roles"), 4, NAMES)).toBeNull();
    expect(whyNotTake(view("waiting for a role"), 4, NAMES)).toMatchObject({ message: "doggybag-why-turn", args: { who: "Ada" } });
    expect(whyNotTake(view("loot"), 4, NAMES)).toMatchObject({ message: "doggybag-why-roles-later" });
    expect(whyNotTake(view("chest"), 4, NAMES)).toMatchObject({ message: "doggybag-why-role-had" });
  });

  it("a second hothead, or a number out of range", () => {
    expect(whyNotFlip(view("roles, hothead"), 3, 8, NAMES)).toMatchObject({ message: "doggybag-why-second-hothead", args: { who: "Ada" }, rule: "D3" });
    expect(whyNotFlip(view("roles"), 3, 12, NAMES)).toBeNull();
    expect(whyNotFlip(view("roles"), 3, 7, NAMES)).toMatchObject({ message: "doggybag-why-announced-low", rule: "D3" });
    expect(whyNotFlip(view("roles"), 3, 13, NAMES)).toMatchObject({ message: "doggybag-why-announced-high", args: { most: 12 } });
    expect(whyNotFlip(view("roles"), 6, 11, NAMES)).toMatchObject({ message: "doggybag-why-announced-high", args: { most: 10 } });
    expect(whyNotFlip(view("roles, small bag"), 3, 9, NAMES)).toMatchObject({ message: "doggybag-why-announced-small-bag" });
    expect(whyNotFlip(view("roles"), 3, Number.NaN, NAMES)).toMatchObject({ message: "doggybag-why-announced-low" });
  });

  it("stealing where there is none", () => {
    expect(whyNotDog(view("steal"), "steal", 1, NAMES)).toBeNull();
    expect(whyNotDog(view("steal"), "steal", 2, NAMES)).toMatchObject({ message: "doggybag-why-steal-none", args: { who: "Zazou", kind: "chicken" }, rule: "D6" });
    expect(whyNotDog(view("first"), "first", 2, NAMES)).toBeNull();
    expect(whyNotDog({ ...view("steal"), out: [2] }, "steal", 2, NAMES)).toMatchObject({ message: "doggybag-why-dog-out", rule: "D8" });
  });

  it("a kind that is not there for a role's effect", () => {
    expect(whyNotKind(view("chest"), "chest", "grey", NAMES)).toMatchObject({ message: "doggybag-why-chest-none", rule: "R5" });
    expect(whyNotKind(view("bag"), "bag", "red", NAMES)).toMatchObject({ message: "doggybag-why-bag-none", rule: "R6" });
    expect(whyNotKind(view("swap"), "swap", "yellow", NAMES)).toMatchObject({ message: "doggybag-why-swap-none", rule: "R7" });
    expect(whyNotKind(view("bag"), "bag", "yellow", NAMES)).toBeNull();
  });

  it("is a whole sentence in every language", () => {
    const refusals = [
      whyNotPut(view("loot"), "red", { ...none(), red: 3 }, NAMES), whyNotTake(view("roles"), 0, NAMES), whyNotFlip(view("roles"), 3, 13, NAMES),
      whyNotDog(view("steal"), "steal", 2, NAMES), whyNotKind(view("swap"), "swap", "yellow", NAMES),
    ];
    for (const language of LANGUAGES) {
      speak(language);
      for (const why of refusals) {
        expect(has(why!.message)).toBe(true);
        expect(words(why!.message, why!.args)).toMatch(/^[^{}$]+\.$/);
      }
    }
    speak("en");
  });
});

describe("bones", () => {
  it("count by the rules' points", () => {
    const [front] = view("steal").front;
    expect(size(front!)).toBe(17);
    expect(points(front!)).toBe(6 + 5 + 2 * 5);
  });

  it("stay in the order in which they came", () => {
    expect(inOrder(["red", "grey"], { ...none(), grey: 1, red: 1, white: 1 })).toEqual(["red", "grey", "white"]);
    expect(inOrder(["red", "grey", "red"], { ...none(), red: 1 })).toEqual(["red"]);
    expect(inOrder(["black", "red"], none())).toEqual([]);
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import type { AnyView, Happening } from "../games/contract";
import type { TableState } from "../table/state.svelte";
import { Guide } from "./guide.svelte";
import { choice, event } from "./lesson";

const lessons = [
  choice("one", "C1", null, () => ({})),
  choice("two", "C2", null, () => ({})),
  event("pass", "C7", null, ({ event }) => (event.verb === "pass" ? {} : null)),
];
const view = { game: "filou" } as AnyView;
const step = (verb: string) => ({ event: { version: 1, seat: 1, verb, args: [], by: null } as Happening, before: view, after: view, beats: 1, moment: null });

/** As much of a table as a guide looks at. */
function aTable() {
  return { info: { id: "t", game: "filou" }, eye: 0, view, names: ["Ada", "Moka"], mine: true, sending: false, released: 0, letGo() { this.released += 1; } };
}

let table: ReturnType<typeof aTable>;
let guide: Guide;

beforeEach(() => {
  table = aTable();
  guide = new Guide(lessons, table as unknown as TableState);
});

/** Hear the guide out at the first choice. */
function welcomed() {
  guide.follow();
  while (guide.page !== null) guide.onward();
}

describe("the guide", () => {
  it("welcomes before it explains what others do", () => {
    expect(guide.happened(step("pass"))).toBe(false);
    welcomed();
    expect(guide.happened(step("pass"))).toBe(true);
  });

  it("speaks about a choice once, page by page, and lets the table go on", () => {
    guide.follow();
    expect(guide.page?.id).toBe("one");
    expect(guide.more).toBe(true);
    guide.onward();
    expect(guide.page?.id).toBe("two");
    guide.onward();
    expect(guide.page).toBeNull();
    expect(table.released).toBe(1);
    guide.follow();
    expect(guide.page).toBeNull();
  });

  it("falls silent when the choice is made, and says later what was not read", () => {
    guide.follow();
    table.sending = true;
    guide.follow();
    expect(guide.page).toBeNull();
    table.sending = false;
    guide.follow();
    expect(guide.page?.id).toBe("two");
  });

  it("holds the table at something new, and only then", () => {
    welcomed();
    expect(guide.happened(step("bid"))).toBe(false);
    expect(guide.happened(step("pass"))).toBe(true);
    guide.onward();
    expect(guide.happened(step("pass"))).toBe(false);
  });

  it("says again what was skipped, and on demand what was said", () => {
    welcomed();
    guide.happened(step("pass"));
    guide.interrupted();
    expect(guide.page).toBeNull();
    expect(guide.happened(step("pass"))).toBe(true);
    guide.onward();
    guide.call();
    expect(guide.page?.id).toBe("pass");
    guide.onward();
    expect(guide.happened(step("pass"))).toBe(false);
  });

  it("says nothing while asleep", () => {
    guide.sleep();
    guide.follow();
    expect(guide.page).toBeNull();
    expect(guide.happened(step("pass"))).toBe(false);
    guide.call();
    expect(guide.asleep).toBe(false);
    expect(guide.page?.id).toBe("one");
  });
});

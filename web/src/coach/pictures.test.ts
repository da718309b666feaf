import { describe, expect, it } from "vitest";
import { coach as filou } from "../games/filou/coach";
import { CALM_MS, GAP_MS, SOON_MS, wait } from "./pace";
import { speak } from "../lib/words.svelte";
import { arc, badge } from "./pictures";

describe("the coach's pictures", () => {
  it("turns a share into a part of a ring", () => {
    expect(arc(0, 0.25)).toEqual({ dash: "25 100", offset: 0 });
    expect(arc(0.2, 0.5)).toEqual({ dash: "30 100", offset: -20 });
  });

  it("cuts error bars off at nothing and everything", () => {
    expect(arc(-0.1, 0.1)).toEqual({ dash: "10 100", offset: 0 });
    expect(arc(0.95, 1.2)).toEqual({ dash: "5 100", offset: -95 });
  });

  it("writes numbers as people do", () => {
    expect(badge({ kind: "doggybag-hides", value: 1.26, error: 0.1, about: {} })).toBe("1.3");
    expect(badge({ kind: "doggybag-stop", value: 7, error: 0, about: {} })).toBe("7");
    expect(badge({ kind: "filou-sack", value: -12.34, error: 0, about: {} })).toBe("−12");
    speak("de");
    expect(badge({ kind: "doggybag-hides", value: 1.26, error: 0.1, about: {} })).toBe("1,3");
    speak("en");
  });

  it("says with how much somebody can outbid instead of whether", () => {
    const odds = { value: 1, error: 0, about: { seat: 2, most: 11 } };
    expect([filou.badge?.({ kind: "filou-can-outbid", ...odds }), filou.badge?.({ kind: "filou-sack", ...odds })]).toEqual(["11", null]);
  });
});

describe("the coach's pace", () => {
  it("answers soon on one's turn, and waits for a calm table else", () => {
    expect(wait(50_000, -Infinity, true)).toBe(SOON_MS);
    expect(wait(50_000, -Infinity, false)).toBe(CALM_MS);
  });

  it("never asks twice within the gap", () => {
    expect(wait(50_000, 49_900, true)).toBe(GAP_MS - 100);
    expect(wait(50_000 + GAP_MS, 50_000, true)).toBe(SOON_MS);
  });
});

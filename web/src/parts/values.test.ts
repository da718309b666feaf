import { describe, expect, it } from "vitest";
import { percent, signed, span, within } from "./values";

describe("the scale of values", () => {
  it("holds all error bars", () => {
    const moves = [{ value: 0.31, error: 0.02 }, { value: 0.62, error: 0.04 }];
    const scale = span(moves);
    for (const { value, error } of moves) {
      expect(within(value - error, scale)).toBeGreaterThanOrEqual(0);
      expect(within(value + error, scale)).toBeLessThanOrEqual(100);
      expect(value - error).toBeGreaterThanOrEqual(scale.least);
      expect(value + error).toBeLessThanOrEqual(scale.most);
    }
  });

  it.each([0, 0.02, 0.5, 0.97, 1])("is never finer than twenty points, around %f too", (value) => {
    const { least, most } = span([{ value, error: 0.001 }]);
    expect(most - least).toBeGreaterThanOrEqual(0.2 - 1e-9);
    expect(least).toBeGreaterThanOrEqual(0);
    expect(most).toBeLessThanOrEqual(1);
    expect(value).toBeGreaterThanOrEqual(least);
    expect(value).toBeLessThanOrEqual(most);
  });

  it("puts the middle in the middle", () => {
    expect(within(0.5, { least: 0.4, most: 0.6 })).toBeCloseTo(50);
  });
});

describe("figures for people", () => {
  it("have a sign where they are changes", () => {
    expect([signed(0.052), signed(-0.3), signed(0.001), signed(-0.004)]).toEqual(["+5", "−30", "0", "0"]);
  });

  it("are in points of a hundred", () => {
    expect(percent(0.01234)).toBe(1.2);
  });
});

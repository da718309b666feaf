import { describe, expect, it } from "vitest";
import type { ToldEvent } from "../lib/schema";
import { eventAt, judgements, nearest, sketch, stepped, waterfall } from "./curve";

const event = (ply: number, value: number, change: number, error = 0.01): ToldEvent => ({ ply, value, change, error, move: "", words: "", cause: "luck", kind: "deal", mark: change >= 0.1 ? "lucky" : change < 0 ? "unlucky" : null });
const events = [event(-1, 0.3, 0.05), event(0, 0.4, 0.1), event(0, 0.35, -0.05), event(1, 1, 0.65, 0)];

describe("the curve", () => {
  const drawn = sketch({ start: 0.25, events }, 400, 200);

  it("goes from left to right, higher for better chances", () => {
    expect(drawn.places).toHaveLength(4);
    expect(drawn.places[0]!.x).toBeGreaterThan(drawn.left);
    expect(drawn.places[3]!.x).toBe(drawn.right);
    expect(drawn.places[1]!.x).toBe(drawn.places[2]!.x);
    expect(drawn.places[1]!.y).toBeLessThan(drawn.places[2]!.y);
    expect(drawn.line.split(" ")).toHaveLength(5);
    expect(drawn.band.split(" ")).toHaveLength(9);
  });

  it("stays inside, however far an error bar goes", () => {
    const wild = sketch({ start: 0.5, events: [event(-1, 0.99, 0.49, 0.2)] }, 300, 150);
    for (const point of wild.band.split(" ")) {
      const y = Number(point.split(",")[1]);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(150);
    }
  });

  it("is found by pointing at it", () => {
    const { x, y } = drawn.places[2]!;
    expect(nearest(drawn.places, x + 3, y + 2)).toBe(2);
    expect(nearest(drawn.places, 1_000, 0)).toBe(3);
  });

  it("is walked along by keyboard", () => {
    expect(stepped("ArrowRight", 0, 4)).toBe(1);
    expect(stepped("ArrowRight", 3, 4)).toBe(3);
    expect(stepped("ArrowLeft", 0, 4)).toBe(0);
    expect(stepped("End", 1, 4)).toBe(3);
    expect(stepped("Home", 2, 4)).toBe(0);
    expect(stepped("a", 2, 4)).toBe(2);
  });

  it("shows a moment where its move changed most", () => {
    expect(eventAt(events, 0)).toBe(1);
    expect(eventAt(events, 7)).toBe(-1);
  });
});

describe("where a result came from", () => {
  const review = { game: "jeu", start: 0.25, luck: 0.9, skill: -0.3, others: 0.15, result: 1, errors: { luck: 0.01, skill: 0.02, others: 0.03 }, luck_by_kind: { deal: 0.4, draw: 0.5 } };

  it("is a chain without gaps from the start to the result", () => {
    const steps = waterfall(review).filter((step) => !step.part);
    expect(steps.map((step) => step.label)).toEqual(["review-cause-start", "review-cause-luck", "review-cause-skill", "review-cause-others", "review-cause-result"]);
    for (const i of [1, 2, 3]) expect(steps[i]!.from).toBeCloseTo(steps[i - 1]!.to);
    expect(steps[3]!.to).toBeCloseTo(steps[4]!.to);
  });

  it("tells luck kind by kind where there are several", () => {
    const parts = waterfall(review).filter((step) => step.part);
    expect(parts.map((step) => step.label)).toEqual(["review-luck-deal", "jeu-luck-draw"]);
    expect(parts[1]!.to).toBeCloseTo(1.15);
    expect(waterfall({ ...review, luck_by_kind: { deal: 0.9 } }).some((step) => step.part)).toBe(false);
  });
});

describe("what a review says of a move", () => {
  it("is every mark of it, and the number that the curve ends with there", () => {
    const said = judgements(events);
    expect(said.get(1)).toEqual({ marks: ["lucky", "unlucky"], value: 0.35 });
    expect(said.get(2)).toEqual({ marks: ["lucky"], value: 1 });
    expect(said.size).toBe(2); // the deal is no move
  });
});

import { describe, expect, it } from "vitest";
import { speak } from "../lib/words.svelte";
import sheets from "./scores.fixture.json";
import { count } from "./scores";

describe("a score sheet without a server", () => {
  it("is counted as on a server, step by step, and refused in the same sentence", () => {
    speak("en");
    for (const { game, sheet, counted } of sheets) {
      const { status, body } = count(game, sheet);
      expect({ game, sheet, found: status === 200 ? body : (body as { sentence: string }).sentence }).toEqual({ game, sheet, found: counted });
    }
    expect(count("none", {}).status).toBe(404);
  });
});

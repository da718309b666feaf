import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Coaching } from "./coaching.svelte";
import { CALM_MS, GAP_MS, SOON_MS } from "./pace";

const scene = (ply: number, lang = "en") => ({ table: "t", seat: 1, ply, lang });
const asked: string[] = [];
let answer: (url: string) => unknown;

const hint = { move: "1 pass", words: "Pass", sentence: "Pass!", reasons: [], options: [] };
const advice = (ply: number, hinted: boolean) => ({ ply, odds: [{ sentence: `at ${ply}` }], hint: hinted ? hint : null });

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return { ok: true, status: 200, json: async () => answer(url) };
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("asking the coach", () => {
  it("asks once for a position, however often it is looked at", async () => {
    const coaching = new Coaching();
    answer = () => advice(4, false);
    for (let i = 0; i < 5; i++) coaching.look(scene(4), true);
    await vi.advanceTimersByTimeAsync(SOON_MS + GAP_MS * 3);
    expect(asked).toEqual(["/api/tables/t/coach?seat=1&lang=en&hint=false"]);
    expect(coaching.odds?.[0]?.sentence).toBe("at 4");
  });

  it("waits until the table is calm where it is not one's turn", async () => {
    const coaching = new Coaching();
    answer = () => advice(3, false);
    for (const ply of [1, 2, 3]) {
      coaching.look(scene(ply), false);
      await vi.advanceTimersByTimeAsync(CALM_MS - 1);
    }
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(GAP_MS);
    expect(asked).toHaveLength(1);
  });

  it("keeps a hint that comes while the same position is looked at again, and drops it with the position", async () => {
    const coaching = new Coaching();
    answer = (url) => advice(4, url.endsWith("hint=true"));
    coaching.look(scene(4), true);
    const thought = coaching.think();
    expect(coaching.thinking).toBe(true);
    coaching.look(scene(4), true);
    await thought;
    expect(coaching.thinking).toBe(false);
    expect(coaching.hint?.sentence).toBe("Pass!");
    coaching.look(scene(5), false);
    expect(coaching.hint).toBeNull();
    coaching.stop();
  });

  it("keeps a hint while others choose at the same time, until we have chosen", async () => {
    const coaching = new Coaching();
    answer = (url) => advice(4, url.endsWith("hint=true"));
    coaching.look(scene(4), true);
    await coaching.think();
    answer = () => advice(5, false);
    coaching.look(scene(5), true);
    await vi.advanceTimersByTimeAsync(GAP_MS);
    expect(coaching.odds?.[0]?.sentence).toBe("at 5");
    expect(coaching.hint?.sentence).toBe("Pass!");
    coaching.moved();
    coaching.look(scene(8), true);
    expect(coaching.hint).toBeNull();
    coaching.stop();
  });

  it("thinks again where someone has chosen while it thought", async () => {
    const coaching = new Coaching();
    answer = (url) => advice(5, url.endsWith("hint=true"));
    coaching.look(scene(4), true);
    const thought = coaching.think();
    coaching.look(scene(5), true);
    await thought;
    expect(asked).toHaveLength(2);
    expect(coaching.hint?.sentence).toBe("Pass!");
    coaching.stop();
  });

  it("shows nothing of a position that the screen has not come to", async () => {
    const coaching = new Coaching();
    answer = () => advice(9, false);
    coaching.look(scene(4), true);
    await vi.advanceTimersByTimeAsync(GAP_MS);
    expect(asked).toHaveLength(1);
    expect(coaching.odds).toBeNull();
  });

  it("tells the same hint in another language", async () => {
    const coaching = new Coaching();
    answer = (url) => advice(4, url.endsWith("hint=true"));
    coaching.look(scene(4), true);
    await coaching.think();
    coaching.look(scene(4, "fr"), true);
    await vi.advanceTimersByTimeAsync(GAP_MS);
    expect(asked.at(-1)).toBe("/api/tables/t/coach?seat=1&lang=fr&hint=true");
    expect(coaching.hint).not.toBeNull();
  });

  it("asks nothing more when it is closed", async () => {
    const coaching = new Coaching();
    coaching.look(scene(4), true);
    coaching.stop();
    await vi.advanceTimersByTimeAsync(GAP_MS * 3);
    expect(asked).toEqual([]);
  });
});

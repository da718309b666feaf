import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EventQueue, haste, type Step } from "./queue";

const step = (n: number, beats = 1): Step<string, number> => ({ event: `e${n}`, before: n - 1, after: n, beats, moment: null });
const moment = (n: number, tap = false): Step<string, number> => ({ ...step(n), moment: { lead: 2, told: 3, tap } });

function table(beat = 100) {
  const log: string[] = [];
  const pace = { beat, stays: "" };
  const queue = new EventQueue<string, number>({
    expect: (shown, _, asked) => log.push(`${asked ? "ask" : "expect"} ${shown.event}`),
    see: (shown, at) => log.push(`see ${shown.event}.${at}`),
    tell: (shown) => shown.moment && log.push(`tell ${shown.event}`),
    show: (shown, milliseconds) => log.push(`${shown.event}@${Math.round(milliseconds)}`),
    stays: (shown) => shown.event === pace.stays,
    rest: (view) => log.push(`rest ${view}`),
    beat: () => pace.beat,
    pace: () => pace.beat,
  });
  return { log, queue, pace };
}

describe("the queue of events", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows one event after another, each for its beats, and rests on the truth", () => {
    const { log, queue } = table();
    queue.push(step(1));
    queue.push(step(2, 3));
    expect(log).toEqual(["e1@100"]);
    vi.advanceTimersByTime(100);
    expect(log).toEqual(["e1@100", "e2@100"]);
    vi.advanceTimersByTime(299);
    expect(queue.busy).toBe(true);
    vi.advanceTimersByTime(1);
    expect(log).toEqual(["e1@100", "e2@100", "rest 2"]);
    expect(queue.busy).toBe(false);
  });

  it("goes on at once after an event of no beats", () => {
    const { log, queue } = table();
    queue.push(step(1, 0));
    queue.push(step(2));
    expect(log).toEqual(["e1@100", "rest 1", "e2@100"]);
  });

  it("shows everything at once when animations are off", () => {
    const { log, queue } = table(0);
    queue.push(step(1));
    queue.push(step(2));
    expect(log).toEqual(["e1@0", "rest 1", "e2@0", "rest 2"]);
    expect(queue.busy).toBe(false);
  });

  it("can be skipped: every event is still told, in order", () => {
    const { log, queue } = table();
    for (const n of [1, 2, 3]) queue.push(step(n));
    queue.skip();
    expect(log).toEqual(["e1@100", "e2@0", "e3@0", "rest 3"]);
    vi.runAllTimers();
    expect(log.length).toBe(4);
  });

  it("rests on the event that is being shown when nothing else waits", () => {
    const { log, queue } = table();
    queue.push(step(1, 9));
    queue.skip();
    expect(log).toEqual(["e1@100", "rest 1"]);
    expect(queue.busy).toBe(false);
  });

  it("hurries when it is behind and catches up at once when it is far behind", () => {
    expect([0, 3, 4, 10, 11, 24, 25].map(haste)).toEqual([1, 1, 0.6, 0.6, 0.3, 0.3, 0]);
    const { log, queue } = table();
    for (let n = 1; n <= 40; n++) queue.push(step(n));
    vi.advanceTimersByTime(100);
    expect(log.slice(1, 16)).toContain("e2@0");
    expect(log).toContain("e16@30");
  });

  it("drops what waits for a newer snapshot", () => {
    const { log, queue } = table();
    queue.push(step(1));
    queue.push(step(2));
    queue.jump(9);
    vi.runAllTimers();
    expect(log).toEqual(["e1@100", "rest 9"]);
  });

  it("leaves on the screen what has to stay, after its beats, until it is let go", () => {
    for (const beat of [0, 100]) {
      const { log, queue, pace } = table(beat);
      pace.stays = "e1";
      for (const n of [1, 2]) queue.push(step(n));
      vi.runAllTimers();
      expect(log).toEqual([`e1@${beat}`]);
      expect(queue.busy).toBe(true);
      queue.letGo();
      vi.runAllTimers();
      expect(log).toEqual([`e1@${beat}`, `e2@${beat}`, "rest 2"]);
      queue.letGo();
      expect(log).toHaveLength(3);
    }
  });

  it("lets whoever does not want to wait go on at once", () => {
    const { log, queue, pace } = table(0);
    pace.stays = "e1";
    queue.push(step(1));
    queue.skip();
    expect(log).toEqual(["e1@0", "rest 1"]);
  });

  it("uses the pace of the moment", () => {
    const { log, queue, pace } = table();
    queue.push(step(1));
    queue.push(step(2));
    pace.beat = 0;
    vi.advanceTimersByTime(100);
    expect(log).toEqual(["e1@100", "e2@0", "rest 2"]);
  });

  it("gives a moment its three acts, however much waits behind it", () => {
    const { log, queue } = table();
    queue.push(moment(1));
    for (let n = 2; n <= 40; n++) queue.push(step(n));
    expect(log).toEqual(["expect e1"]);
    vi.advanceTimersByTime(199);
    expect(log).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(log).toEqual(["expect e1", "tell e1"]);
    vi.advanceTimersByTime(299);
    expect(log).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(log).toEqual(["expect e1", "tell e1", "e1@100"]);
    vi.advanceTimersByTime(100);
    expect(log[3]).toBe("e2@0");
  });

  it("lets a moment be seen step by step before it is told; whoever skips hears how it ended", () => {
    const steps = [{ beats: 1 }, { beats: 2 }];
    const seen = { ...step(1), moment: { lead: 1, seen: steps, told: 1 } };
    const { log, queue } = table();
    queue.push(seen);
    vi.advanceTimersByTime(100);
    expect(log).toEqual(["expect e1", "see e1.0"]);
    vi.advanceTimersByTime(299);
    expect(log).toEqual(["expect e1", "see e1.0", "see e1.1"]);
    vi.advanceTimersByTime(1);
    expect(log.at(-1)).toBe("tell e1");
    const hasty = table();
    hasty.queue.push(seen);
    vi.advanceTimersByTime(100);
    hasty.queue.skip();
    expect(hasty.log).toEqual(["expect e1", "see e1.0", "tell e1", "e1@100", "rest 1"]);
  });

  it("lets a moment wait for whoever it is asked of", () => {
    const { log, queue } = table();
    queue.push(moment(1, true));
    vi.runAllTimers();
    expect(log).toEqual(["ask e1"]);
    queue.letGo();
    expect(log).toEqual(["ask e1", "expect e1"]);
    vi.runAllTimers();
    expect(log).toEqual(["ask e1", "expect e1", "tell e1", "e1@100", "rest 1"]);
  });

  it("tells a moment that is skipped, and expects nothing any more", () => {
    for (const tap of [false, true]) {
      const { log, queue } = table();
      queue.push(moment(1, tap));
      queue.push(moment(2));
      queue.skip();
      expect(log.slice(1)).toEqual(["tell e1", "e1@100", "tell e2", "e2@0", "rest 2"]);
      vi.runAllTimers();
      expect(log).toHaveLength(6);
    }
  });

  it("does not wait for moments where animations are off", () => {
    const { log, queue } = table(0);
    queue.push(moment(1, true));
    expect(log).toEqual(["tell e1", "e1@0", "rest 1"]);
  });

  it("says nothing any more once stopped", () => {
    const { log, queue } = table();
    queue.push(step(1));
    queue.stop();
    queue.push(step(2));
    vi.runAllTimers();
    expect(log).toEqual(["e1@100"]);
  });
});

import { describe, expect, it } from "vitest";
import { streak, untilNext } from "./daily";

describe("deals of the day", () => {
  it("come at midnight UTC", () => {
    expect(untilNext(Date.parse("2026-11-16T23:59:00Z"))).toBe(60_000);
    expect(untilNext(Date.parse("2026-11-16T00:00:00Z"))).toBe(86_400_000);
  });

  it("count days in a row, to which today may still be added", () => {
    const day = (day: string, you: "over" | "new" | "playing" | "given-up" = "over") => ({ day, you });
    expect(streak([day("2026-03-01"), day("2026-02-28"), day("2026-02-28", "new"), day("2026-02-26")], "2026-03-01")).toBe(2);
    expect(streak([day("2026-02-28")], "2026-03-01")).toBe(1);
    expect(streak([day("2026-02-27")], "2026-03-01")).toBe(0);
    expect(streak([day("2026-03-01", "given-up"), day("2026-02-28", "playing")], "2026-03-01")).toBe(0);
  });
});

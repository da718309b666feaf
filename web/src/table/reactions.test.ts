import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { DRAWN } from "./reactions";

const SERVER = new URL("../../../src/besace/server/protocol/messages.py", import.meta.url);

describe("reactions", () => {
  it("are all drawn, and no others", () => {
    const [, named] = /^REACTIONS = \((.+)\)$/m.exec(readFileSync(SERVER, "utf8"))!;
    expect(Object.keys(DRAWN)).toEqual([...named!.matchAll(/"(.+?)"/g)].map(([, reaction]) => reaction));
  });

  it("are shapes with a paint that there is", () => {
    for (const shapes of Object.values(DRAWN)) for (const shape of shapes.split("|")) expect(shape).toMatch(/^[kyorbndw]M[\d\s.,\-MmLlHhVvCcQqTtAaZz]+$/);
  });
});

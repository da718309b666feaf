import { describe, expect, it } from "vitest";
import type { Chat, SeatInfo, TableInfo } from "../lib/schema";
import { othersAt } from "./people";

const seat = (number: number, kind: SeatInfo["kind"], name: string) => ({ seat: number, kind, name }) as SeatInfo;
const said = (number: number, name: string, from: number | null = null) => ({ number, name, seat: from }) as Chat;
const info = {
  seats: [seat(0, "guest", "Ada"), seat(1, "guest", "Eve"), seat(2, "bot", "puppy"), seat(3, "open", "")],
  muted: [{ seat: null, name: "Looker" }],
} as TableInfo;

describe("the other people at a table", () => {
  it("are those who sit there and those beside it who spoke, by what they said last", () => {
    const chat = [said(1, "Eve", 1), said(2, "Looker"), said(3, "Looker"), said(4, "Me")];
    expect(othersAt(info, [0], "Me", chat)).toEqual([
      { name: "Eve", seat: 1, line: null, muted: false },
      { name: "Looker", seat: null, line: 3, muted: true },
    ]);
  });
});

import { expect, test } from "vitest";
import type { SeatChange } from "../lib/schema";
import { inOrder, saidOf } from "./log";

const change = (version: number, what: SeatChange["what"] = "taken", name = "Cleo"): SeatChange => ({ seat: 1, what, name, version });

test("a change of seats stands between the moves before and after it", () => {
  const lines = [{ version: 4 }, { version: 5 }, { version: 6 }];
  const told = inOrder(lines, [change(2, "bot"), change(5, "opened"), change(5), change(9)]);
  expect(told.map((one) => ("what" in one ? one.what : one.version))).toEqual(["bot", 4, 5, "opened", "taken", 6, "taken"]);
});

test("changes are told where no move is known", () => {
  expect(inOrder([], [change(3)])).toHaveLength(1);
});

test("a seat that was nobody's is told by its number", () => {
  expect(saidOf(change(1, "opened", ""))).toEqual({ message: "web-seat-change-opened", args: { n: 2, name: "", who: "nobody" } });
  expect(saidOf(change(1, "bot", "Ben")).args).toMatchObject({ name: "Ben", who: "person" });
});

import { describe, expect, it } from "vitest";
import { bestFirst, places } from "./order";

it.each([
  ["the most points win", [3, 9, 5], [1], [1, 2, 0]],
  ["the fewest points win", [3, 9, 5], [0], [0, 2, 1]],
  ["several win", [5, 9, 9], [1, 2], [1, 2, 0]],
  ["a tie was broken", [9, 9, 5], [1], [1, 0, 2]],
])("seats are ordered where %s", (_, scores, winners, order) => {
  expect(bestFirst(scores, winners)).toEqual(order);
});

describe("the places", () => {
  it("go by winners first, and are shared by equals", () => {
    expect(places([5, 9, 5, 7], [1])).toEqual([3, 1, 3, 2]);
    expect(places([9, 9, 3], [1])).toEqual([2, 1, 3]);
    expect(places([4, 4, 9], [0, 1])).toEqual([1, 1, 3]);
  });
});

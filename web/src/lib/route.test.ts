import { describe, expect, it } from "vitest";
import addresses from "./route.fixture.json";
import { challengePath, readRoute, replayPath, reviewPath } from "./route";

describe("addresses", () => {
  it.each([
    ["/", "", "", { page: "home" }],
    ["/new/filou", "", "", { page: "new", game: "filou" }],
    ["/table/ab_C-1", "", "", { page: "table", id: "ab_C-1" }],
    ["/table/ab_C-1/", "", "", { page: "table", id: "ab_C-1" }],
    ["/table/x/board", "", "", { page: "board", id: "x" }],
    ["/join/ABC234", "", "", { page: "join", code: "ABC234" }],
    ["/replay/x", "", "", { page: "replay", id: "x", ply: null, eye: undefined }],
    ["/replay/x", "?ply=12&eye=2", "", { page: "replay", id: "x", ply: 12, eye: 2 }],
    ["/replay/x", "?ply=-3&eye=board", "", { page: "replay", id: "x", ply: null, eye: null }],
    ["/replay/x", "?ply=1&eye=all", "", { page: "replay", id: "x", ply: 1, eye: "all" }],
    ["/review/x", "", "", { page: "review", id: "x", seat: null }],
    ["/review/x", "?seat=2", "", { page: "review", id: "x", seat: 2 }],
    ["/learn/filou", "", "", { page: "learn", game: "filou" }],
    ["/rules/figaro", "", "#ronde", { page: "rules", game: "figaro", section: "ronde" }],
    ["/memo/filou", "", "", { page: "memo", game: "filou" }],
    ["/score/figaro/", "", "", { page: "score", game: "figaro" }],
    ["/ranking/doggybag", "", "", { page: "ranking", game: "doggybag" }],
    ["/me", "", "", { page: "me" }],
    ["/bots", "", "", { page: "bots" }],
    ["/link", "", "#secret_1", { page: "link", token: "secret_1" }],
    ["/challenge", "", "", { page: "challenges" }],
    ["/challenge/2026-11-16/filou", "", "", { page: "challenge", name: "2026-11-16-filou" }],
    ["/challenge/2026-11-16-filou", "", "", { page: "challenge", name: "2026-11-16-filou" }],
    ["/challenge/x-ABCD2346", "", "", { page: "challenge", name: "x-ABCD2346" }],
  ])("%s%s%s is understood", (path, search, hash, route) => {
    expect(readRoute(path, search, hash)).toEqual(route);
  });

  // the server is tried on the same ones
  it.each(addresses.nowhere)("%s leads nowhere", (path) => {
    expect(readRoute(path)).toEqual({ page: "lost" });
  });

  it.each(addresses.pages)("%s is a page", (path) => {
    expect(readRoute(path).page).not.toBe("lost");
  });

  it("of a deal is read back", () => {
    for (const name of ["2026-11-16-filou", "x-ABCD2346"]) {
      expect(readRoute(challengePath(`challenge/${name}`))).toEqual({ page: "challenge", name });
      expect(challengePath(name)).toBe(challengePath(`challenge/${name}`));
    }
  });

  it("of a moment is read back", () => {
    for (const eye of [null, 3, "all"] as const) {
      const [path, search] = replayPath("x", 7, eye).split("?");
      expect(readRoute(path!, `?${search}`)).toEqual({ page: "replay", id: "x", ply: 7, eye });
    }
  });

  it("of a review is read back", () => {
    expect(readRoute(reviewPath("x"))).toEqual({ page: "review", id: "x", seat: null });
    const [path, search] = reviewPath("x", 3).split("?");
    expect(readRoute(path!, `?${search}`)).toEqual({ page: "review", id: "x", seat: 3 });
  });
});

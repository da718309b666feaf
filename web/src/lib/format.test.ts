import { describe, expect, it } from "vitest";
import { clockTime, codeIn, spacedCode } from "./format";
import { folded, found } from "./rulebook";

describe("small texts", () => {
  it.each([[0, "0:00"], [-5, "0:00"], [1, "0:01"], [65_000, "1:05"], [3_600_000, "1:00:00"], [90_061_000, "1 d 1 h"]])("%d ms is %s", (milliseconds, text) => {
    expect(clockTime(milliseconds)).toBe(text);
  });

  it("a join code is read as people type and paste it", () => {
    expect(spacedCode("ABC234")).toBe("ABC 234");
    for (const text of ["abc 234", " ABC-234 ", "http://192.0.2.7:8000/join/ABC234", "abc234"]) expect(codeIn(text)).toBe("ABC234");
    expect(codeIn("  ")).toBe("");
  });

  it("the rules are searched without capitals, accents and tags", () => {
    const sections = [
      { id: "a", title: "L’Éclaireur", rules: ["D4"], html: "<p>Il pioche <b>trois</b> os</p>" },
      { id: "b", title: "Fin", rules: [], html: "<p class='trois'>Un cœur</p>" },
    ];
    const ids = (words: string) => found(sections, words).map((section) => section.id);
    expect(folded("Œuf À")).toBe("oeuf a");
    expect(ids("")).toEqual(["a", "b"]);
    expect(ids("eclaireur trois")).toEqual(["a"]);
    expect(ids("coeur")).toEqual(["b"]);
    expect(ids("d4")).toEqual(["a"]);
    expect(ids("trois fin")).toEqual([]);
  });
});

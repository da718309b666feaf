import { describe, expect, it } from "vitest";
import { found, marks } from "./rulebook";

const SECTIONS = [
  { id: "sack", title: "Le sac", rules: ["C4"], html: "<p>Le chien du voisin &amp; un cœur.</p>" },
  { id: "dogs", title: "Les chiens", rules: ["C11"], html: "<p>Le petit chien chasse l’animal le plus faible.</p>" },
  { id: "role", title: "5 Éclaireur", rules: ["R5"], html: "<p>Montrez trois os.</p>" },
];
const names = (words: string) => found(SECTIONS, words).map((section) => section.id);

describe("searching the rules", () => {
  it("gives all sections in their order for no words", () => expect(names("  ")).toEqual(["sack", "dogs", "role"]));
  it("puts a title before a mention", () => expect(names("chien")).toEqual(["dogs", "sack"]));
  it("knows no accents, capitals or ligatures", () => {
    expect(names("eclaireur")).toEqual(["role"]);
    expect(names("COEUR")).toEqual(["sack"]);
  });
  it("takes the beginnings of all words", () => {
    expect(names("pet chi")).toEqual(["dogs"]);
    expect(names("petit voisin")).toEqual([]);
    expect(names("hien")).toEqual([]);
  });
  it("finds rules by number, and no markup", () => {
    expect(names("c11")).toEqual(["dogs"]);
    expect(names("amp")).toEqual([]);
  });
});

describe("marking what was found", () => {
  it("marks the beginnings that match, accents or not", () => {
    expect(marks("L’éclaireur éclaire un cœur", "eclaire coeu")).toEqual([[2, 9], [12, 19], [23, 26]]);
    expect(marks("nothing here", "bone")).toEqual([]);
    expect(marks("bones", "")).toEqual([]);
  });
});

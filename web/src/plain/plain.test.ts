/** The plain face on moments of real games (lessons.json of each folder), as if nobody had drawn them. */
import { render } from "svelte/server";
import { beforeEach, describe, expect, it } from "vitest";
import type { AnyView, Happening, Table } from "../games/contract";
import type { GameInfo } from "../lib/schema";
import { addMessages, speak, words } from "../lib/words.svelte";
import { plainFace } from "./face";
import { layOut } from "./layout";
import { argumentsOf, choices, groups, MANY, stepInto } from "./moves";
import { choiceText, labelOf, tell } from "./said";

const NAMES = ["Ada", "Moka", "Zazou", "Figue", "Pepper", "Truffle"];

/** A game as the server tells of it; what its types mark is left open unless it is given. */
function aGame(name: string, some: Partial<GameInfo> = {}): GameInfo {
  return { name, players: [2, 3, 4], options: [], secret_verbs: [], languages: [], arguments: {}, view_fields: { seats: [], by_seat: [], own: [] }, ...some };
}

function aView(some: Record<string, unknown>): AnyView {
  const common = { game: "loup", players: 3, options: {}, seat: 0, ply: 4, phase: "night", to_act: [0], moves: [], over: false, scores: null, winners: null };
  return { ...common, ...some } as AnyView;
}

/** What a person sees of a game, as HTML. */
function seen(game: GameInfo, view: AnyView, moves: readonly string[] = []): string {
  const face = plainFace(game);
  const table = { view, eye: view.seat, names: NAMES, now: null, beat: 0, mine: moves.length > 0, moves, hand: face.hand() } as unknown as Table;
  const props = { table: table as never };
  const seats = [...Array(view.players).keys()].map((seat) => render(face.Seat, { props: { ...props, seat } }).body);
  return [...seats, render(face.Centre, { props }).body, render(face.Place, { props }).body].join("\n");
}

const text = (html: string) => html.replace(/<!--.*?-->/g, "").replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

beforeEach(() => speak("en"));

describe("any view", () => {
  const found = import.meta.glob<{ moment: { view: AnyView } }[]>("../games/*/lessons.json", { eager: true, import: "default" });
  const views = Object.values(found).flatMap((entries) => entries.map((entry) => entry.moment.view));

  it("is there to be tried", () => expect(views.length).toBeGreaterThan(20));

  it("is shown whole and readably, whatever the game", () => {
    for (const view of views) {
      const game = aGame(view.game);
      const html = seen(game, view, view.moves);
      expect(text(html)).not.toMatch(/undefined|\[object|NaN|null|\{\s*\$/);
      const { middle, own, bySeat } = layOut(view, game.view_fields);
      for (const { name } of [...middle, ...own, ...bySeat.filter(({ value }) => value.some((one) => typeof one === "number"))]) {
        expect(html, `${view.game} ${name}`).toContain(labelOf(view.game, name).replaceAll("&", "&amp;"));
      }
    }
  });
});

describe("whose a field is", () => {
  const fields = { seats: ["king", "row.owner"], by_seat: ["coins"], own: ["hand"] };
  const view = aView({ king: 1, coins: [3, 0, null], hand: ["ace", "two", "big_fish"], row: [{ owner: 2, card: null }], last: { coins: [7, 8] }, secret: null });

  it("is what the types say, not what looks like it", () => {
    const { middle, own, bySeat } = layOut(view, fields);
    expect([middle, own, bySeat].map((some) => some.map(({ name }) => name))).toEqual([["king", "row", "last"], ["hand"], ["coins"]]);
  });

  it("is guessed from the lengths of lists where types say nothing", () => {
    expect(layOut(view, { seats: [], by_seat: ["scores"], own: [] }).bySeat.map(({ name }) => name)).toEqual(["coins", "hand"]);
  });

  it("shows seats by their names, numbers as numbers, and what is unknown as that", () => {
    const shown = text(seen(aGame("loup", { view_fields: fields }), view));
    expect(shown).toContain("King Moka");
    expect(shown).toContain("Owner Zazou");
    expect(shown).toContain("Card ?");
    expect(shown).toContain("Hand ace two big fish");
    expect(shown).toContain("Coins 7 8");
  });
});

describe("moves", () => {
  it("are buttons by their verbs, in words of the wire where there are no others", () => {
    expect(groups(["0 bid 3", "0 pass", "0 bid 4"])).toEqual([{ verb: "bid", moves: ["0 bid 3", "0 bid 4"] }, { verb: "pass", moves: ["0 pass"] }]);
    const html = seen(aGame("loup"), aView({}), ["0 bid 3", "0 pass", "0 bid 4"]);
    expect([...html.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, label]) => text(label!).trim())).toEqual(["Bid 3", "Bid 4", "Pass"]);
  });

  it("are reached one argument after the other where there are very many, each exactly once", () => {
    const moves = [1, 2, 3, 4].flatMap((n) => ["a", "b", "c", "d", "e"].map((card) => `0 swap same ${n} ${card}`));
    expect(moves.length).toBeGreaterThan(MANY);
    const reached: string[] = [];
    const walk = (path: readonly string[]): void => {
      for (const choice of choices(moves, path)) {
        if ("move" in choice) reached.push(choice.move);
        else walk(stepInto(moves, path, choice));
      }
    };
    walk([]);
    expect(reached.sort()).toEqual([...moves].sort());
    expect(choices(moves, [])).toEqual(["1", "2", "3", "4"].map((argument) => ({ argument, place: 1 })));
  });

  it("are all shown where only their last argument tells them apart", () => {
    const moves = Array.from({ length: 30 }, (_, n) => `0 bid ${n}`);
    expect(choices(moves, []).map((choice) => ("move" in choice ? argumentsOf(choice.move)[0] : null))).toEqual(moves.map((_, n) => `${n}`));
  });
});

describe("words that the game brings along", () => {
  addMessages("en", `
wolf-move-howl = { $who } howls at { $whom }, { $n ->
    [one] once
   *[other] { $n } times
}.
wolf-move-hide-hidden = { $who } hides somewhere.
wolf-choice-howl = Howl at { $whom } { $n } times
wolf-choice-eat = Eat { $what }
wolf-the-sheep = the sheep
wolf-field-den = the den
`);
  const declared = aGame("wolf", { arguments: { howl: { whom: "seat", n: "number" } } });
  const event = (verb: string, args: string[] | null): Happening => ({ version: 1, seat: 0, verb, args, by: null });
  const told = (game: GameInfo, one: Happening) => {
    const said = tell(game, one, NAMES);
    return words(said.message, said.args);
  };

  it("are used, with the arguments as the server names them", () => {
    expect(told(declared, event("howl", ["1", "2"]))).toBe("Ada howls at Moka, 2 times.");
    expect(choiceText({ game: declared, names: NAMES }, "0 howl 2 1")).toBe("Howl at Zazou 1 times");
    expect(labelOf("wolf", "den")).toBe("The den");
  });

  it("take the arguments in their order where the server names none", () => {
    const bare = aGame("wolf");
    expect(told(bare, event("howl", ["1", "1"]))).toBe("Ada howls at Moka, once.");
    expect(choiceText({ game: bare, names: NAMES }, "0 eat sheep")).toBe("Eat the sheep");
  });

  it("are left alone where they want more than there is", () => {
    expect(told(declared, event("howl", ["1"]))).toBe("Ada: howl 1");
    expect(told(declared, event("hide", null))).toBe("Ada hides somewhere.");
    expect(told(declared, event("dig", ["-3"]))).toBe("Ada: dig −3");
  });
});

/** Filou's score sheet, counted where no server does: as src/besace/games/filou/extras/sheet.py. */
import { type CountFace, given, places, readNames, readNumber, readPlayers, scored, type Scored, step, Uncountable } from "../../scores/counting";
import { number } from "./cards";

const VALUES: Record<string, number> = { "-8": -8, "-5": -5, rabbit: 0, "3": 3, "5": 5, "8": 8, "11": 11, "15": 15 };
const IN_ORDER = "-8, -5, rabbit, 3, 5, 8, 11, 15";
const PLAYERS = [3, 5] as const;
const MICE_EACH = 15;
const BANK: Record<number, number> = { 3: 21, 4: 27, 5: 33 };
const PASSIVE = 3; // with so many players a fourth set is in the game

type Loose = Record<string, unknown>;

function score(sheet: Loose): Scored {
  const players = readPlayers(sheet, PLAYERS, ["cards", "mice"]);
  const names = readNames(sheet, players.length);
  const allMice = MICE_EACH * players.length + BANK[players.length]!;
  const cards = players.map((player, seat) => readCards(player, names[seat]!));
  const mice = players.map((player, seat) => readNumber(given(player, "mice", 0), "sheet-filou-mice", 0, allMice, { who: names[seat]! }));
  checkBox(cards, mice, allMice);
  const cats = cards.map((own) => own.reduce((sum, card) => sum + VALUES[card]!, 0));
  const found = scored(cats.map((sum, seat) => sum + mice[seat]!), { cats });
  names.forEach((who, seat) => {
    const about = { who, cats: number(`${cats[seat]}`), mice: mice[seat]!, total: number(`${found.totals[seat]}`) };
    found.steps.push(step("C13", "scores-filou-total", about, seat));
  });
  found.places = places(found.totals.map((total, seat) => [total, cats[seat]!]));
  found.winners = [...names.keys()].filter((seat) => found.places![seat] === 1);
  const best = names.filter((_, seat) => found.totals[seat] === Math.max(...found.totals));
  if (best.length > 1) found.steps.push(step("C13", "scores-filou-tie", { names: best }));
  found.steps.push(step("C13", "won-by", { names: found.winners.map((seat) => names[seat]!), count: found.winners.length }));
  return found;
}

function readCards(player: Loose, who: string): string[] {
  const cards = given(player, "cards", []);
  if (!Array.isArray(cards)) throw new Uncountable("sheet-filou-cards", { who, cards: IN_ORDER });
  for (const card of cards as unknown[]) {
    if (card === "big" || card === "small") throw new Uncountable("sheet-filou-dog", { who });
    if (typeof card !== "string" || !Object.hasOwn(VALUES, card)) throw new Uncountable("sheet-filou-cards", { who, cards: IN_ORDER });
  }
  return cards as string[];
}

/** No card more often, and no more mice, than the box holds. */
function checkBox(cards: readonly string[][], mice: readonly number[], allMice: number): void {
  const most = cards.length + Number(cards.length === PASSIVE);
  const all = cards.flat();
  const card = all.find((one) => all.filter((other) => other === one).length > most);
  if (card !== undefined) throw new Uncountable("sheet-filou-sets", { card, most });
  if (mice.reduce((sum, n) => sum + n, 0) > allMice) throw new Uncountable("sheet-filou-all-mice", { most: allMice });
}

export const count: CountFace = { keys: ["players"], score };

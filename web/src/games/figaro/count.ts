/** Figaro's score sheet, counted where no server does: as src/besace/games/figaro/extras/sheet.py. */
import { type CountFace, halves, isObject, places, readHalf, readNames, readNumber, scored, type Scored, step, Uncountable } from "../../scores/counting";

const ROUNDS = 3;
const [LEAST, MOST] = [3, 6];
const [DECK, DECK_OF_THREE] = [60, 45];
const FEWEST = ["one", "all"] as const;
const longestFirst = (a: number, b: number) => b - a;

interface Round {
  roads: number[];
  cards: number[];
  king: number;
}

/** Everything that is written down while the rounds are counted. */
class Counting {
  readonly found: Scored;
  readonly owned: number[][];
  private readonly players: number;

  constructor(private readonly names: readonly string[]) {
    this.players = names.length;
    this.found = scored(names.map(() => 0));
    this.owned = names.map(() => []);
  }

  /** How far a seat is from the King, clockwise. */
  private fromKing(seat: number, king: number): number {
    return (seat - king + this.players) % this.players;
  }

  private seats(before: (a: number, b: number) => number): number[] {
    return [...this.names.keys()].sort(before);
  }

  /** F13: the fewest cards (tie: the King's holder first) give their longest piece for the round's shortest. */
  exchange({ roads, cards, king }: Round): { seat: number; gave: number; got: number } | null {
    const seat = this.seats((a, b) => cards[a]! - cards[b]! || this.fromKing(a, king) - this.fromKing(b, king))[0]!;
    const [gave, got] = [Math.max(0, ...this.owned[seat]!), roads.at(-1)!];
    const who = this.names[seat]!;
    if (gave <= got) {
      this.found.steps.push(step("F13", "scores-figaro-no-exchange", { who }, seat));
      return null;
    }
    this.owned[seat]!.splice(this.owned[seat]!.indexOf(gave), 1, got);
    roads[roads.length - 1] = gave;
    roads.sort(longestFirst);
    this.found.steps.push(step("F13", "scores-figaro-exchange", { who, gave: halves(gave), got: halves(got) }, seat));
    return { seat, gave, got };
  }

  /**
   * F11 and F12: the longest piece for the most cards; of equals the nearest after the King first, its holder last.
   * Whoever has no more than `none` cards gets no piece.
   */
  giveOut(round: number, { roads, cards, king }: Round, none: number): (number | null)[] {
    const behind = (seat: number) => (this.fromKing(seat, king) - 1 + this.players) % this.players;
    const order = this.seats((a, b) => cards[b]! - cards[a]! || behind(a) - behind(b));
    const given: (number | null)[] = this.names.map(() => null);
    order.forEach((seat, i) => (given[seat] = cards[seat]! > none ? (roads[i] ?? null) : null));
    const equal = [...new Set(cards.filter((n) => n > 0 && cards.filter((other) => other === n).length > 1))].sort(longestFirst);
    for (const n of equal) {
      const tied = order.filter((seat) => cards[seat] === n).map((seat) => this.names[seat]!);
      const equals = n > none ? step("F12", "scores-figaro-equal", { names: tied, n, king: this.names[king]! }) : step("F11", "scores-figaro-all-fewest", { names: tied, n });
      this.found.steps.push(equals);
    }
    for (const seat of order) {
      const about = { who: this.names[seat]!, n: cards[seat]!, round };
      const piece = given[seat];
      this.found.steps.push(
        piece === null || piece === undefined ? step("F11", "scores-figaro-none", about, seat) : step("F11", "scores-figaro-given", { ...about, length: halves(piece) }, seat),
      );
    }
    given.forEach((piece, seat) => piece !== null && this.owned[seat]!.push(piece));
    return given;
  }

  sum(): void {
    const pieces = this.owned.map((own) => [...own].sort(longestFirst));
    this.found.totals = pieces.map((own) => own.reduce((sum, piece) => sum + piece, 0));
    this.found.details["roads"] = pieces;
    pieces.forEach((own, seat) => {
      const about = { who: this.names[seat]!, parts: own.map(halves).join(" + ") || "0", total: halves(this.found.totals[seat]!) };
      this.found.steps.push(step("F16", "scores-sum", about, seat));
    });
  }

  /** F16: the shortest road; tie: the King's holder, else the nearest after him. */
  decide(king: number): void {
    const { found, names } = this;
    found.places = places(found.totals.map((total, seat) => [-total, -this.fromKing(seat, king)]));
    const winner = found.places.indexOf(1);
    found.winners = [winner];
    const shortest = names.filter((_, seat) => found.totals[seat] === Math.min(...found.totals));
    if (shortest.length > 1) found.steps.push(step("F16", "scores-figaro-tie", { names: shortest, king: names[king]! }));
    found.steps.push(step("F16", "won-by", { names: [names[winner]!], count: 1 }, winner));
  }
}

function score(sheet: Record<string, unknown>): Scored {
  const { rounds } = sheet;
  if (!Array.isArray(rounds) || rounds.length < 1 || rounds.length > ROUNDS) throw new Uncountable("sheet-figaro-rounds", { most: ROUNDS });
  const { fewest = "one" } = sheet;
  if (fewest !== "one" && fewest !== "all") throw new Uncountable("sheet-figaro-fewest", { values: FEWEST.join(", ") });
  const names = readNames(sheet, playersIn(rounds[0]));
  const counting = new Counting(names);
  let king = 0;
  counting.found.details["rounds"] = rounds.map((one: unknown, i) => {
    const read = readRound(one, i + 1, names);
    king = read.king;
    const exchange = i + 1 === ROUNDS ? counting.exchange(read) : null;
    return { given: counting.giveOut(i + 1, read, fewest === "all" ? Math.min(...read.cards) : 0), exchange };
  });
  counting.sum();
  if (rounds.length === ROUNDS) counting.decide(king);
  return counting.found;
}

function playersIn(one: unknown): number {
  const cards = isObject(one) ? one["cards"] : null;
  if (!Array.isArray(cards) || cards.length < LEAST || cards.length > MOST) throw new Uncountable("sheet-figaro-cards", { least: LEAST, most: MOST });
  return cards.length;
}

/** The pieces (longest first), the cards and the King of a round. */
function readRound(one: unknown, n: number, names: readonly string[]): Round {
  const players = names.length;
  if (!isObject(one) || Object.keys(one).sort().join() !== "cards,king,roads") throw new Uncountable("sheet-figaro-round", { n });
  const { cards: piles, roads, king } = one;
  if (!Array.isArray(piles) || piles.length !== players) throw new Uncountable("sheet-figaro-piles", { n, players });
  const deck = players === LEAST ? DECK_OF_THREE : DECK;
  const cards = piles.map((pile: unknown, seat) => readNumber(pile, "sheet-figaro-pile", 0, deck, { who: names[seat]!, n }));
  if (cards.reduce((sum, pile) => sum + pile, 0) > deck) throw new Uncountable("sheet-figaro-deck", { n, most: deck });
  if (!Array.isArray(roads) || roads.length !== players - 1) throw new Uncountable("sheet-figaro-pieces", { n, pieces: players - 1 });
  const lengths = roads.map((length: unknown) => readHalf(length, "sheet-figaro-piece", { n }));
  return { roads: lengths.sort(longestFirst), cards, king: readNumber(king, "sheet-figaro-king", 0, players - 1, { n }) };
}

export const count: CountFace = { keys: ["rounds", "fewest"], score };

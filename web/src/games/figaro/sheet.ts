/** Figaro's sheet: for each of three rounds the pieces laid out, the cards of every pile, and who took the King; and who goes without. */
import { loose, playersIn, read, readHalves, textIn, type Sheet, type SheetKind } from "../../scores/sheet";

export const ROUNDS = 3;
const MOST_PIECES = 5;

export interface FigaroPlayer {
  name: string;
  /** Cards in the pile, round by round. */
  cards: string[];
}

export interface FigaroRound {
  /** One piece fewer than players; the others wait for players who may still come. */
  roads: string[];
  king: number | null;
}

export interface FigaroSheet extends Sheet {
  players: FigaroPlayer[];
  rounds: FigaroRound[];
  /** Whether all who have the fewest cards go without a piece, or the last of them alone. */
  allFewest: boolean;
}

function texts(kept: unknown, length: number): string[] {
  const known = loose(kept);
  return Array.from({ length }, (_, i) => textIn(known, `${i}`));
}

function player(kept: Record<string, unknown> = {}): FigaroPlayer {
  return { name: textIn(kept, "name"), cards: texts(kept.cards, ROUNDS) };
}

function round(kept: unknown, players: number): FigaroRound {
  const { roads, king } = loose(kept);
  return { roads: texts(roads, MOST_PIECES), king: typeof king === "number" && Number.isInteger(king) && king >= 0 && king < players ? king : null };
}

function rounds(kept: unknown, players: number): FigaroRound[] {
  const known = loose(kept);
  return Array.from({ length: ROUNDS }, (_, number) => round(known[`${number}`], players));
}

/** The pieces of a round that count with so many players. */
export function pieces(sheet: FigaroSheet, number: number): string[] {
  return sheet.rounds[number]!.roads.slice(0, sheet.players.length - 1);
}

function noted(sheet: FigaroSheet, number: number): string[] {
  return [...pieces(sheet, number), ...sheet.players.map((one) => one.cards[number]!)];
}

/** Whether nothing, something or everything of a round is on the sheet. */
export function progress(sheet: FigaroSheet, number: number): "empty" | "begun" | "full" {
  const fields = noted(sheet, number);
  const king = sheet.rounds[number]!.king;
  if (king === null && fields.every((text) => text.trim() === "")) return "empty";
  return king !== null && fields.every((text) => text.trim() !== "") ? "full" : "begun";
}

/** How many rounds from the first on can be counted. */
export function countable(sheet: FigaroSheet): number {
  const missing = sheet.rounds.findIndex((_, number) => progress(sheet, number) !== "full");
  return missing === -1 ? ROUNDS : missing;
}

export const kind: SheetKind<FigaroSheet> = {
  blank: (players) => ({ players: Array.from({ length: players }, () => player()), rounds: rounds([], players), allFewest: false }),
  next: ({ players, allFewest }) => ({ players: players.map(({ name }) => player({ name })), rounds: rounds([], players.length), allFewest }),
  mend: (kept, least, most) => {
    const players = playersIn(kept, least, most, player);
    return { players, rounds: rounds(loose(kept).rounds, players.length), allFewest: loose(kept).allFewest === true };
  },
  add: (sheet) => void sheet.players.push(player()),
  remove: (sheet, seat) => {
    sheet.players.splice(seat, 1);
    for (const one of sheet.rounds) {
      if (one.king === seat) one.king = null;
      else if (one.king !== null && one.king > seat) one.king -= 1;
    }
  },
  question: (sheet) => {
    const known = countable(sheet);
    if (known === 0) return null;
    return {
      rounds: sheet.rounds.slice(0, known).map((one, number) => ({
        roads: pieces(sheet, number).map(readHalves),
        cards: sheet.players.map((each) => read(each.cards[number]!)),
        king: one.king,
      })),
      fewest: sheet.allFewest ? "all" : "one",
    };
  },
  waiting: () => [],
};

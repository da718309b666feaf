/** Filou's sheet: how often each card was collected, and the mice that are left. */
import { loose, playersIn, readOrNone, textIn, type Sheet, type SheetKind } from "../../scores/sheet";

export const CARDS = ["15", "11", "8", "5", "3", "rabbit", "-5", "-8"] as const;
export type Card = (typeof CARDS)[number];

export interface FilouPlayer {
  name: string;
  cards: Record<Card, string>;
  mice: string;
}

export interface FilouSheet extends Sheet {
  players: FilouPlayer[];
}

function player(kept: Record<string, unknown> = {}): FilouPlayer {
  const cards = loose(kept.cards);
  return {
    name: textIn(kept, "name"),
    cards: Object.fromEntries(CARDS.map((card) => [card, textIn(cards, card)])) as Record<Card, string>,
    mice: textIn(kept, "mice"),
  };
}

/** The cards one by one. */
function spread(cards: Record<Card, string>): string[] {
  return CARDS.flatMap((card) => Array<string>(Number(cards[card]) || 0).fill(card));
}

const untouched = (one: FilouPlayer) => one.mice === "" && CARDS.every((card) => one.cards[card] === "");

export const kind: SheetKind<FilouSheet> = {
  blank: (players) => ({ players: Array.from({ length: players }, () => player()) }),
  next: ({ players }) => ({ players: players.map(({ name }) => player({ name })) }),
  mend: (kept, least, most) => ({ players: playersIn(kept, least, most, player) }),
  add: (sheet) => void sheet.players.push(player()),
  remove: (sheet, seat) => void sheet.players.splice(seat, 1),
  question: (sheet) =>
    sheet.players.every(untouched)
      ? null
      : { players: sheet.players.map((one) => ({ cards: spread(one.cards), mice: readOrNone(one.mice) })) },
  waiting: (sheet) => [...sheet.players.keys()].filter((seat) => untouched(sheet.players[seat]!)),
};

/** Doggy Bag's sheet: the bones in front of each dog, who was thrown out, and for ties the role of the last turn. */
import { loose, playersIn, read, readOrNone, textIn, type Sheet, type SheetKind } from "../../scores/sheet";
import { KINDS, type Kind } from "./bones";

export const EDITIONS = ["revised", "first", "english"] as const;
export const ROLES = ["0", "1", "2", "3", "4", "5", "6", "7"] as const;
export const HOTHEAD = "hothead";

export interface DoggyBagPlayer {
  name: string;
  front: Record<Kind, string>;
  out: boolean;
  /** A token's number, `HOTHEAD`, or nothing yet. */
  role: string;
  /** What a hothead called. */
  called: string;
}

export interface DoggyBagSheet extends Sheet {
  players: DoggyBagPlayer[];
  edition: (typeof EDITIONS)[number];
}

function player(kept: Record<string, unknown> = {}): DoggyBagPlayer {
  const front = loose(kept.front);
  return {
    name: textIn(kept, "name"),
    front: Object.fromEntries(KINDS.map((kind) => [kind, textIn(front, kind)])) as Record<Kind, string>,
    out: kept.out === true,
    role: [...ROLES, HOTHEAD].find((role) => role === kept.role) ?? "",
    called: textIn(kept, "called"),
  };
}

/** Whoever is out has nothing in front and needs no role, whatever was noted before. */
function asked(one: DoggyBagPlayer): Record<string, unknown> {
  if (one.out) return { out: true };
  const role = one.role === HOTHEAD ? one.called : one.role;
  return {
    front: Object.fromEntries(KINDS.map((kind) => [kind, readOrNone(one.front[kind])])),
    role: role.trim() === "" ? null : read(role),
  };
}

const untouched = (one: DoggyBagPlayer) => !one.out && KINDS.every((kind) => one.front[kind] === "");

export const kind: SheetKind<DoggyBagSheet> = {
  blank: (players) => ({ players: Array.from({ length: players }, () => player()), edition: EDITIONS[0] }),
  next: ({ players, edition }) => ({ players: players.map(({ name }) => player({ name })), edition }),
  mend: (kept, least, most) => ({
    players: playersIn(kept, least, most, player),
    edition: EDITIONS.find((edition) => edition === loose(kept).edition) ?? EDITIONS[0],
  }),
  add: (sheet) => void sheet.players.push(player()),
  remove: (sheet, seat) => void sheet.players.splice(seat, 1),
  question: (sheet) => (sheet.players.every(untouched) ? null : { players: sheet.players.map(asked), edition: sheet.edition }),
  waiting: (sheet) => [...sheet.players.keys()].filter((seat) => untouched(sheet.players[seat]!)),
};

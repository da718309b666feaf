/** Doggy Bag's score sheet, counted where no server does: as src/besace/games/doggybag/extras/sheet.py. */
import { type CountFace, given, isObject, places, readNames, readNumber, readPlayers, scored, type Scored, step, type Step, Uncountable } from "../../scores/counting";
import { BLACK_LIMIT, isKind, type Kind, KINDS, POINTS } from "./bones";

const EACH: Record<Kind, number> = { grey: 3, white: 4, red: 5, yellow: 1, black: 3 }; // per player; one more of each is in the bag
const PLAYERS = [2, 6] as const;
const TOKENS = 8;
const MOST_ANNOUNCED = 101;
const EDITIONS = ["revised", "first", "english"];

type Loose = Record<string, unknown>;
type Front = Record<Kind, number>;

function score(sheet: Loose): Scored {
  const players = readPlayers(sheet, PLAYERS, ["front", "out", "role"]);
  const names = readNames(sheet, players.length);
  const edition = given(sheet, "edition", EDITIONS[0]);
  if (typeof edition !== "string" || !EDITIONS.includes(edition)) throw new Uncountable("sheet-doggybag-edition", { editions: EDITIONS.join(", ") });
  const out = players.map(readOut);
  const fronts = players.map((player, seat) => readFront(player, out[seat]!, names[seat]!, players.length));
  checkBones(fronts);
  const roles = readRoles(players, names);
  const found = scored(fronts.map((front) => KINDS.reduce((sum, kind) => sum + POINTS[kind] * front[kind], 0)));
  const stillIn = [...players.keys()].filter((seat) => !out[seat]);
  if (stillIn.length === 0) throw new Uncountable("sheet-doggybag-all-out");
  players.forEach((_, seat) => found.steps.push(pointsOf(seat, names[seat]!, fronts[seat]!, found.totals[seat]!, out[seat]!)));
  const ranks = players.map((_, seat) => (out[seat] ? [-1, 0] : [found.totals[seat]!, 0]));
  const top = Math.max(...ranks.map(([points]) => points!));
  const best = [...players.keys()].filter((seat) => ranks[seat]![0] === top);
  const level = best.map((seat) => names[seat]!);
  if (stillIn.length === 1) found.steps.push(step("D8", "scores-doggybag-last", { who: names[stillIn[0]!]! }, stillIn[0]));
  else if (best.length > 1 && edition === "first") {
    for (const seat of best) ranks[seat] = [found.totals[seat]!, -fronts[seat]!.black];
    found.steps.push(step("E3", "scores-doggybag-tie-first", { names: level }));
  } else if (best.length > 1) {
    for (const seat of best) {
      const role = roles[seat];
      if (role === null || role === undefined)
        return { ...found, needed: step("E3", "scores-doggybag-role-needed", { who: names[seat]! }, seat) };
      ranks[seat] = [found.totals[seat]!, role];
    }
    found.steps.push(step("E3", "scores-doggybag-tie", { names: level }));
  }
  found.places = places(ranks);
  found.winners = [...players.keys()].filter((seat) => found.places![seat] === 1);
  const won = { names: found.winners.map((seat) => names[seat]!), count: found.winners.length };
  found.steps.push(step(stillIn.length === 1 ? "D8" : "E1", "won-by", won));
  return found;
}

function readOut(player: Loose): boolean {
  const out = given(player, "out", false);
  if (typeof out !== "boolean") throw new Uncountable("sheet-player", { keys: "front, out, role" });
  return out;
}

function readFront(player: Loose, out: boolean, who: string, players: number): Front {
  const bones = given(player, "front", {});
  if (!isObject(bones) || !Object.keys(bones).every((kind) => isKind(kind))) throw new Uncountable("sheet-doggybag-kinds", { who, kinds: KINDS.join(", ") });
  const entries = KINDS.map((kind) => [kind, readNumber(given(bones, kind, 0), "sheet-doggybag-bones", 0, players * EACH[kind] + 1, { who, kind })]);
  const front = Object.fromEntries(entries) as Front;
  if (out && KINDS.some((kind) => front[kind] > 0)) throw new Uncountable("sheet-doggybag-out", { who });
  if (!out && front.black >= BLACK_LIMIT) throw new Uncountable("sheet-doggybag-three", { who });
  return front;
}

function checkBones(fronts: readonly Front[]): void {
  for (const kind of KINDS) {
    const most = fronts.length * EACH[kind] + 1;
    if (fronts.reduce((sum, front) => sum + front[kind], 0) > most) throw new Uncountable("sheet-doggybag-box", { kind, most });
  }
}

function readRoles(players: readonly Loose[], names: readonly string[]): (number | null)[] {
  const roles = players.map(({ role }, seat) =>
    role === undefined || role === null ? null : readNumber(role, "sheet-doggybag-role", 0, MOST_ANNOUNCED, { who: names[seat]! }),
  );
  const tokens = roles.filter((role) => role !== null && role < TOKENS);
  const hotheads = roles.filter((role) => role !== null && role >= TOKENS);
  if (new Set(tokens).size < tokens.length || hotheads.length > 1) throw new Uncountable("sheet-doggybag-roles");
  return roles;
}

function pointsOf(seat: number, who: string, front: Front, total: number, out: boolean): Step {
  if (out) return step("D8", "scores-doggybag-out", { who }, seat);
  const parts = KINDS.filter((kind) => front[kind] > 0 && POINTS[kind] > 0).map((kind) => `${front[kind]} × ${POINTS[kind]}`);
  return step("E1", "scores-sum", { who, parts: parts.join(" + ") || "0", total }, seat);
}

export const count: CountFace = { keys: ["players", "edition"], score };

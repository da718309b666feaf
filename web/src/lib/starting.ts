/** Ways to a table. */
import { get, isOffline, post } from "./api";
import { store, stored } from "./storage";
import { contribution, introduce, me, PLAYED_HERE } from "./me.svelte";
import type { GameInfo, MyTable, MyTables, NewTable, SeatWish, TableAnswer } from "./schema";
import { noteContribution, noteCommitment } from "./evidence";

export interface Habit {
  players: number;
  level: string;
}

const USUAL = 4;

/** How this browser played that game last; four people and kittens before. */
export function habit(game: GameInfo): Habit {
  const last = stored<Partial<Habit>>(`habit.${game.name}`, {});
  return { players: playersNear(game, last.players ?? USUAL), level: last.level ?? "kitten" };
}

/** As many players as wished, or as near to that as the game allows. */
export function playersNear(game: GameInfo, wished: number): number {
  return game.players.reduce((best, n) => (Math.abs(n - wished) < Math.abs(best - wished) ? n : best));
}

/** The tables of this browser; nothing is loaded to find that there are none. */
export async function tablesHere(): Promise<MyTable[]> {
  return stored(PLAYED_HERE, false) ? (await get<MyTables>("/api/here/tables")).tables : [];
}

type Wish = Omit<NewTable, "contribution" | "rules"> & Partial<NewTable>;

/** Make a table and sit at it, in this browser alone where no server answers; its id. */
export async function make(wish: Wish): Promise<string> {
  try {
    await introduce();
    return await settled(wish, "/api/tables", {});
  } catch (problem) {
    if (!isOffline(problem)) throw problem;
    return makeHere(wish);
  }
}

/** From now on this browser has games of its own: it should not throw them away when it needs room. */
export function keepHere(): void {
  if (stored(PLAYED_HERE, false)) return;
  store(PLAYED_HERE, true);
  void navigator.storage?.persist?.();
}

function makeHere(wish: Wish): Promise<string> {
  keepHere();
  return settled(wish, "/api/here/tables", { name: me.nickname });
}

async function settled(wish: Wish, where: string, more: object): Promise<string> {
  const mine = contribution();
  const { table } = await post<TableAnswer>(where, { ...wish, ...more, contribution: mine });
  if (wish.seats?.[0]?.kind === "me") noteContribution(table.id, mine);
  noteCommitment(table.id, table.commitment);
  return table.id;
}

/** Whether a guided first game is played at a table. */
export function guided(table: { deal: string | null }): boolean {
  return table.deal?.startsWith("guide/") ?? false;
}

/** The guided first game: the one that was left, or a new one; its id. */
export async function learn(game: string): Promise<string> {
  try {
    await introduce();
    return (await post<TableAnswer>(`/api/guides/${game}`)).table.id;
  } catch (problem) {
    if (!isOffline(problem)) throw problem;
    keepHere();
    return (await post<TableAnswer>(`/api/here/guides/${game}`, { name: me.nickname })).table.id;
  }
}

/** Me against bots, at once. */
export async function playNow(game: string, wish: Habit): Promise<string> {
  store(`habit.${game}`, wish);
  const bots = Array.from({ length: wish.players - 1 }, (): SeatWish => ({ kind: "bot", bot: wish.level }));
  const id = await make({ game, players: wish.players, options: {}, private: true, seats: [{ kind: "me" }, ...bots] });
  await post(`/api/tables/${id}/start`);
  return id;
}

/** Ways to a table. */
import { post } from "./api";
import { keep, kept } from "./kept";
import { contribution, introduce } from "./me.svelte";
import type { NewTable, SeatWish, TableAnswer } from "./schema";
import { added, sawCommitment } from "./witness";

export interface Habit {
  players: number;
  level: string;
}

/** How this browser played that game last. */
export function habit(game: string, usual: number): Habit {
  return { players: usual, level: "kitten", ...kept<Partial<Habit>>(`habit.${game}`, {}) };
}

/** Make a table and sit at it; its id. */
export async function make(wish: Omit<NewTable, "contribution" | "rules"> & Partial<NewTable>): Promise<string> {
  await introduce();
  const mine = contribution();
  const { table } = await post<TableAnswer>("/api/tables", { ...wish, contribution: mine });
  if (wish.seats?.[0]?.kind === "me") added(table.id, mine);
  sawCommitment(table.id, table.commitment);
  return table.id;
}

/** Whether a guided first game is played at a table. */
export function guided(table: { deal: string | null }): boolean {
  return table.deal?.startsWith("guide/") ?? false;
}

/** The guided first game: the one that was left, or a new one; its id. */
export async function learn(game: string): Promise<string> {
  await introduce();
  return (await post<TableAnswer>(`/api/guides/${game}`)).table.id;
}

/** Me against bots, at once. */
export async function playNow(game: string, wish: Habit): Promise<string> {
  keep(`habit.${game}`, wish);
  const bots = Array.from({ length: wish.players - 1 }, (): SeatWish => ({ kind: "bot", bot: wish.level }));
  const id = await make({ game, players: wish.players, options: {}, private: true, seats: [{ kind: "me" }, ...bots] });
  await post(`/api/tables/${id}/start`);
  return id;
}

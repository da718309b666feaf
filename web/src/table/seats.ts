/** What people do with seats, over HTTP; the live connection tells everyone. */
import { ask, post } from "../lib/api";
import { contribution } from "../lib/me.svelte";
import type { TableAnswer } from "../lib/schema";
import { added, seen } from "../lib/witness";
import type { TableState } from "./state.svelte";

async function done(table: TableState, answer: Promise<TableAnswer>): Promise<void> {
  const { table: info, you } = await answer;
  table.update(info, you);
}

const at = (table: TableState) => `/api/tables/${table.info.id}`;

/** Sit down; a name makes it another person at this device. */
export async function sit(table: TableState, seat: number | null, name: string | null = null): Promise<void> {
  const mine = contribution();
  const waiting = table.info.state === "waiting";
  await done(table, post(`${at(table)}/join`, { seat, name, contribution: mine }));
  if (waiting) added(table.info.id, mine);
}

/** Add bytes of our own to the chance of a game that was set up for us, once. */
export async function contribute(table: TableState): Promise<void> {
  if (table.own.length === 0 || table.info.state !== "waiting" || seen(table.info.id).contribution !== null) return;
  const mine = contribution();
  added(table.info.id, mine);
  await done(table, post(`${at(table)}/contribution`, { contribution: mine }));
}

export function getUp(table: TableState, seat: number | null): Promise<void> {
  return done(table, post(`${at(table)}/leave`, { seat }));
}

export function giveToBot(table: TableState, seat: number, bot: string): Promise<void> {
  return done(table, ask("PUT", `${at(table)}/seats/${seat}`, { kind: "bot", bot }));
}

export function openSeat(table: TableState, seat: number): Promise<void> {
  return done(table, ask("PUT", `${at(table)}/seats/${seat}`, { kind: "open" }));
}

export function handOver(table: TableState, seat: number): Promise<void> {
  return done(table, post(`${at(table)}/host`, { seat }));
}

export function begin(table: TableState): Promise<void> {
  return done(table, post(`${at(table)}/start`));
}

/** The id of the next table with the same people. */
export async function rematch(table: TableState): Promise<string> {
  return (await post<TableAnswer>(`${at(table)}/rematch`)).table.id;
}

/** What people do with seats, over HTTP; the live connection tells everyone. */
import { ask, post } from "../lib/api";
import { contribution, standOut } from "../lib/me.svelte";
import type { TableAnswer } from "../lib/schema";
import { noteCommitment, noteContribution, notesOn } from "../lib/evidence";
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
  if (name === null && table.own.length === 0) await standOut(table.names);
  await done(table, post(`${at(table)}/join`, { seat, name, contribution: mine }));
  if (waiting) noteContribution(table.info.id, mine);
}

/** Be called otherwise on a seat of ours, before the game. */
export function callMe(table: TableState, seat: number, name: string): Promise<void> {
  return done(table, post(`${at(table)}/join`, { seat, name }));
}

/** Add bytes of our own to the chance of a game that was set up for us, once. */
export async function contribute(table: TableState): Promise<void> {
  if (table.own.length === 0 || table.info.state !== "waiting" || notesOn(table.info.id).contribution !== null) return;
  await done(table, addBytes(table.info.id));
}

async function addBytes(id: string): Promise<TableAnswer> {
  const mine = contribution();
  noteContribution(id, mine);
  try {
    return await post(`/api/tables/${id}/contribution`, { contribution: mine });
  } catch (problem) {
    noteContribution(id, null); // perhaps they came and perhaps not: the next bytes take their place
    throw problem;
  }
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

/** The id of the next table with the same people; with the bytes of the last of them the game begins. */
export async function rematch(table: TableState): Promise<string> {
  const { table: next } = await post<TableAnswer>(`${at(table)}/rematch`);
  if (next.state === "waiting" && notesOn(next.id).contribution === null) {
    noteCommitment(next.id, next.commitment);
    await addBytes(next.id);
  }
  return next.id;
}

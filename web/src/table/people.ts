/** The other people at a table: those who sit there, and those beside it who have said something. */
import type { Chat, SeatInfo, TableInfo } from "../lib/schema";

/** Somebody as the server can be told about them. */
export interface Person {
  name: string;
  /** Null beside the table. */
  seat: number | null;
  /** Something they said, for people without a seat. */
  line: number | null;
  muted: boolean;
}

export function othersAt(info: TableInfo, own: readonly number[], mine: string, chat: readonly Chat[]): Person[] {
  const silent = (seat: number | null, name: string) => info.muted.some((one) => one.seat === seat && one.name === name);
  const sits = (seat: SeatInfo) => seat.kind === "guest" && !own.includes(seat.seat);
  const seated = info.seats.filter(sits).map(({ seat, name }) => ({ name, seat, line: null, muted: silent(seat, name) }));
  const beside = new Map(chat.filter((said) => said.seat === null && said.name !== mine).map((said) => [said.name, said.number]));
  return [...seated, ...[...beside].map(([name, line]) => ({ name, seat: null, line, muted: silent(null, name) }))];
}

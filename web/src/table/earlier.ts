/** What the wire tells as games read it, and what had happened at a table before this screen came to it. */
import type { AnyView, Happening } from "../games/contract";
import { get } from "../lib/api";
import type { Eye } from "../lib/route";
import type { Event, Messages, ServerMessage } from "../lib/schema";
import type { Line } from "./story";

/** An event of the wire as games read it. */
export function happening(message: Event): Happening {
  const args = message.move === null ? null : message.move.split(" ").slice(2);
  return { version: message.version, seat: message.seat, verb: message.verb, args, by: message.by };
}

/** All that an eye could see happen up to now; nothing where nobody answers. */
export async function eventsSoFar(table: string, eye: Eye): Promise<Event[]> {
  const found = await get<Messages>(`/api/tables/${table}/events?eye=${eye ?? "board"}&since=0`).catch(() => null);
  return ((found?.messages ?? []) as ServerMessage[]).filter((one) => one.type === "event");
}

/** The lines of the log that events are; `first` is the first version that is still to be shown. */
export function linesBefore(first: number, events: readonly Event[]): Line[] {
  const earlier = events.filter((one) => one.version < first);
  const view = (event: Event | undefined) => (event?.view as unknown as AnyView | undefined) ?? null;
  return earlier.map((one, i) => ({ version: one.version, event: happening(one), before: view(earlier[i - 1]), after: view(one)! }));
}

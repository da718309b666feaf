/** What seats are called on the screen. */
import type { SeatInfo } from "../lib/schema";
import { has, words } from "../lib/words.svelte";

/** Bots have names of our own; people have the ones they gave themselves. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === "open") return words("seat-name", { n: seat.seat + 1 });
  return seat.kind === "bot" ? words(`bot-name-${seat.seat}`) : seat.name;
}

/** The character of a bot: "Kitten", or its technical name. */
export function botTitle(bot: string): string {
  return has(`level-${bot}`) ? words(`level-${bot}`) : bot;
}

export function botCharacter(bot: string): string {
  return has(`level-${bot}-character`) ? words(`level-${bot}-character`) : "";
}

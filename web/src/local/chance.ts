/** Where the draws of a table come from, as on a server: src/besace/play/fair.py, and deal.py for prepared deals. */
import { dealt, drawing, places } from "../lib/fair";
import { fromHex, hmac, joined } from "../lib/sha256";
import type { Below, Match } from "./match";
import type { Saved } from "./store";

export interface Chance {
  /** Of the fair record. */
  readonly version: number;
  /** The draws of the setup, asked in order. */
  setup(): Below;
  /** The draw of the chance move that is due. */
  move(match: Match): Below;
}

export function chanceOf({ seed, contributions, deal }: Pick<Saved, "seed" | "contributions" | "deal">): Chance {
  const secret = fromHex(seed);
  if (deal === null) return { version: 1, setup: () => drawing(secret, contributions, 0), move: (match) => drawing(secret, contributions, match.ply + 1) };
  return {
    version: 2,
    setup: () => {
      let drawn = 0;
      return (k) => dealt(secret, 0, drawn++, k);
    },
    move: (match) => {
      const due = match.outcomes()[0] ?? "";
      const [run, index] = places([...match.played, due]).get(match.ply) ?? [0, 0];
      return (k) => dealt(secret, run, index, k);
    },
  };
}

const BOT = "besace-bot-1\n";

/** The seed of a bot of a prepared deal for the choice after so many of its own. */
export function botSeed(seed: string, seat: number, moved: number): number {
  const which = new DataView(new ArrayBuffer(5));
  which.setUint8(0, seat);
  which.setUint32(1, moved);
  const block = hmac(fromHex(seed), joined(new TextEncoder().encode(BOT), new Uint8Array(which.buffer)));
  return new DataView(block.buffer, block.byteOffset).getUint32(0);
}

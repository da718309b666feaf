/**
 * Was chance fair? Recomputed here, from docs/protocol.md: the seed fits the commitment that was published before the game, and every
 * number drawn follows from the seed and from what the players added. No rules are needed: the server says what each draw was among.
 */
import type { Draws, FairRecord } from "./schema";
import { fromHex, hmac, joined, sha256, toHex } from "./sha256";

const WORD = 2n ** 64n;

/** Draws below a bound, one after another, for one event of a game. */
export function drawing(seed: Uint8Array, contributions: readonly string[], event: number): (below: number) => number {
  const context = new TextEncoder().encode(`besace-fair-1\n${contributions.map((given) => `${given}\n`).join("")}`);
  let used = 0;
  return (below) => {
    const many = BigInt(below);
    const limit = WORD - (WORD % many);
    for (;;) {
      const block = hmac(seed, joined(context, fourBytes(event), fourBytes(used++)));
      const number = new DataView(block.buffer).getBigUint64(0);
      if (number < limit) return Number(number % many);
    }
  };
}

function fourBytes(number: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4));
  bytes.setUint32(0, number);
  return new Uint8Array(bytes.buffer);
}

/** What this browser knew before the end of the game. */
export interface Known {
  /** The commitment that it saw before the end. */
  commitment: string | null;
  /** The bytes that it added itself. */
  contribution: string | null;
}

export interface Fairness {
  /** The seed's SHA-256 is the record's commitment. */
  seed: boolean;
  /** It is the one that was published before; null where this browser did not see it. */
  published: boolean | null;
  /** What this browser added was used; null where it added nothing. */
  added: boolean | null;
  /** Draws of the setup, and how many of them came out as recorded. */
  setup: { drawn: number; right: number };
  /** Chance moves, and how many of them came out as recorded. */
  moves: { drawn: number; right: number };
}

export function checkFairness(fair: FairRecord, draws: Draws, known: Known): Fairness {
  const seed = fromHex(fair.seed);
  const first = drawing(seed, fair.contributions, 0);
  const moves = fair.record.moves as string[];
  const chance = moves.flatMap((move, ply) => (move.startsWith("* ") ? [ply] : []));
  const among = new Map(draws.moves.map((one) => [one.ply, one.outcomes]));
  return {
    seed: toHex(sha256(seed)) === fair.commitment,
    published: known.commitment === null ? null : known.commitment === fair.commitment,
    added: known.contribution === null ? null : fair.contributions.includes(known.contribution),
    setup: { drawn: draws.setup.length, right: draws.setup.filter((one) => first(one.below) === one.number).length },
    moves: { drawn: chance.length, right: chance.filter((ply) => outcome(seed, fair.contributions, ply, among.get(ply)) === moves[ply]).length },
  };
}

export function isFair(found: Fairness): boolean {
  const whole = (part: { drawn: number; right: number }) => part.drawn === part.right;
  return found.seed && found.published !== false && found.added !== false && whole(found.setup) && whole(found.moves);
}

/** What chance had to play as that move; undefined where the server did not say what it was among. */
function outcome(seed: Uint8Array, contributions: readonly string[], ply: number, runs: readonly (readonly [string, number])[] = []): string | undefined {
  const total = runs.reduce((sum, [, many]) => sum + many, 0);
  if (total === 0) return undefined;
  let number = drawing(seed, contributions, ply + 1)(total);
  return runs.find(([, many]) => (number -= many) < 0)?.[0];
}

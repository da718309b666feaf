/**
 * Was chance fair? Recomputed here, from docs/protocol.md: the seed fits the commitment that was published before the game, and every
 * number drawn follows from the seed and from what the players added. No rules are needed: the server says what each draw was among.
 */
import type { Draws, FairRecord } from "./schema";
import { fromHex, hmac, joined, sha256, toHex } from "./sha256";

const WORD = 2n ** 64n;

const DEAL = 2;
const CHANCE = "* ";

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

/** A draw of a prepared deal, which is the same for all who play it: it hangs on its place in the game alone. */
export function dealt(seed: Uint8Array, run: number, index: number, below: number): number {
  const block = hmac(seed, joined(new TextEncoder().encode("besace-deal-1\n"), fourBytes(run), fourBytes(index)));
  return Number((new DataView(block.buffer).getBigUint64(0) * BigInt(below)) / WORD);
}

/** The place of each chance move: the number of its run of equal verbs, and its own number within it. */
export function places(moves: readonly string[]): Map<number, readonly [number, number]> {
  const found = new Map<number, readonly [number, number]>();
  let [before, run, index] = ["", 0, 0];
  moves.forEach((move, ply) => {
    if (!move.startsWith(CHANCE)) return;
    const verb = move.split(" ", 2)[1]!;
    [run, index] = verb === before ? [run, index + 1] : [run + 1, 0];
    before = verb;
    found.set(ply, [run, index]);
  });
  return found;
}

/** How the draws of a record are made: those of the setup one after another, those of a move among so many. */
function chanceOf(fair: FairRecord): { setup: (below: number) => number; move: (ply: number, below: number) => number } {
  const seed = fromHex(fair.seed);
  if (fair.besace_fair !== DEAL) {
    const { contributions } = fair;
    return { setup: drawing(seed, contributions, 0), move: (ply, below) => drawing(seed, contributions, ply + 1)(below) };
  }
  let drawn = 0;
  const where = places(fair.record.moves as string[]);
  return { setup: (below) => dealt(seed, 0, drawn++, below), move: (ply, below) => dealt(seed, ...where.get(ply)!, below) };
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
  const drawn = chanceOf(fair);
  const moves = fair.record.moves as string[];
  const chance = moves.flatMap((move, ply) => (move.startsWith(CHANCE) ? [ply] : []));
  const among = new Map(draws.moves.map((one) => [one.ply, one.outcomes]));
  return {
    seed: toHex(sha256(fromHex(fair.seed))) === fair.commitment,
    published: known.commitment === null ? null : known.commitment === fair.commitment,
    added: known.contribution === null ? null : fair.contributions.includes(known.contribution),
    setup: { drawn: draws.setup.length, right: draws.setup.filter((one) => drawn.setup(one.below) === one.number).length },
    moves: { drawn: chance.length, right: chance.filter((ply) => outcome((below) => drawn.move(ply, below), among.get(ply)) === moves[ply]).length },
  };
}

export function isFair(found: Fairness): boolean {
  const whole = (part: { drawn: number; right: number }) => part.drawn === part.right;
  return found.seed && found.published !== false && found.added !== false && whole(found.setup) && whole(found.moves);
}

/** What chance had to play as a move; undefined where the server did not say what it was among. */
function outcome(draw: (below: number) => number, runs: readonly (readonly [string, number])[] = []): string | undefined {
  const total = runs.reduce((sum, [, many]) => sum + many, 0);
  if (total === 0) return undefined;
  let number = draw(total);
  return runs.find(([, many]) => (number -= many) < 0)?.[0];
}

/** One belief, and what all games share to come to it: as src/besace/games/parts/belief.py. */
import type { AnyView } from "../../games/contract";
import type { Match } from "../match";
import type { Known, Seen } from "./seen";

export interface Belief {
  message: string;
  value: number;
  error: number;
  arguments: Record<string, number | string>;
}

/** A move of a finished game that answered a belief instead of the truth. */
export interface Bluff {
  ply: number;
  victim: number;
  kind: string;
  believed: number;
  truth: number;
}

/** A move of a finished game, and the match before it. */
export interface Played {
  ply: number;
  move: string;
  match: Match;
}

/** What a game's odds.ts offers: what src/besace/games/GAME/extras says of beliefs, of what was dealt, and of bluffs. */
export interface OddsFace {
  beliefs(seen: Seen, samples: number, seed: number): Belief[];
  /** Whether cards that chance had dealt came to light between two views. */
  dealt?(before: AnyView, after: AnyView): boolean;
  /** Bluffs of a seat that worked. */
  bluffs?(positions: Iterable<Played>, seat: number): Iterable<Bluff>;
}

const PERCENT = 100;

/** The nearest number with so few digits after the point; of two that are equally near the even one. */
export function rounded(value: number, digits = 0): number {
  const scale = 10 ** digits;
  if (!Number.isInteger(value * 4)) return Number(value.toFixed(digits)) || 0;
  const whole = Math.floor(value * scale);
  const over = value * scale - whole;
  return (over > 0.5 || (over === 0.5 && whole % 2 !== 0) ? whole + 1 : whole) / scale || 0;
}

type About = Record<string, number | string>;

/** A belief about a chance from 0 to 1: its sentence gets `percent`. */
export const odds = (message: string, value: number, error = 0, about: About = {}): Belief => ({
  message, value, error, arguments: { percent: rounded(PERCENT * value), ...about },
}); // prettier-ignore

/** A belief about a number: its sentence gets `value` with one decimal. */
export const amount = (message: string, value: number, error = 0, about: About = {}): Belief => ({
  message, value, error, arguments: { value: rounded(value, 1), ...about },
}); // prettier-ignore

/** A mean with its standard error. */
export class Mean {
  private count = 0;
  private total = 0;
  private squares = 0;

  add(value: number): void {
    this.count += 1;
    this.total += value;
    this.squares += value * value;
  }

  get value(): number {
    return this.count === 0 ? 0 : this.total / this.count;
  }

  get error(): number {
    if (this.count === 0) return 0;
    const spread = Math.max(0, this.squares / this.count - this.value * this.value);
    return Math.sqrt(spread * this.count) / this.count;
  }
}

/** Of each number that is asked of a state, its mean over imagined states. */
export function means(seen: Seen, samples: number, seed: number, ask: (state: Known) => Record<string, number>): Map<string, Mean> {
  const found = new Map<string, Mean>();
  for (const box of seen.imagined(samples, seed))
    for (const [name, value] of Object.entries(ask(seen.reader(box)))) {
      const mean = found.get(name) ?? new Mean();
      found.set(name, mean);
      mean.add(value);
    }
  return found;
}

function comb(n: number, k: number): number {
  if (k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i; // whole at every step
  return ways;
}

/** The odds that so many cards drawn from `cards` hold none of the `bad` ones. */
export const noneOf = (cards: number, bad: number, drawn: number) => (drawn <= cards ? comb(cards - bad, drawn) / comb(cards, drawn) : 0);

/** A coach for one seat, from its observation alone: as src/besace/learn/coach.py; the sentences are the page's. */
import { type Considered, Thought } from "../bots";
import { NetSearchBot } from "../foresight";
import type { Observation } from "../match";
import type { Mind } from "../network";
import type { Belief, OddsFace } from "./beliefs";
import { rounded } from "./beliefs";
import { Seen } from "./seen";

const SEED = 0;
const PERCENT = 100;

export interface RawHint {
  move: string;
  /** Why, as a message and its arguments; `move` and `next` are moves as text. */
  message: string;
  arguments: Record<string, number | string>;
  facts: Belief[];
  options: Considered[];
}

export interface RawAdvice {
  odds: Belief[];
  hint: RawHint | null;
}

/** All that can be said to the observing seat; without `hint`, the odds alone. A hint comes from the game's network, where there is one. */
export function* advise(observation: Observation, face: OddsFace | null, hint: boolean, mind: Mind | null): Generator<void, RawAdvice> {
  const odds = face?.beliefs(new Seen(observation), observation.engine.tables.learn.beliefs, SEED) ?? [];
  yield;
  const legal = observation.legal();
  return { odds, hint: hint && legal.length > 0 ? yield* hinted(observation, legal, odds, mind) : null };
}

function* hinted(observation: Observation, legal: readonly number[], odds: readonly Belief[], mind: Mind | null): Generator<void, RawHint> {
  const only = observation.spell(legal[0]!);
  if (legal.length === 1) return { move: only, message: "why-only", arguments: { move: only }, facts: [], options: [] };
  const { move, considered } = yield* mind === null ? searched(observation) : foreseen(observation, mind);
  return { move, ...reason(move, considered, observation.engine.tables.learn.apart), facts: deciding(odds, observation, move), options: considered };
}

type Found = Generator<void, { move: string; considered: Considered[] }>;

function* foreseen(observation: Observation, mind: Mind): Found {
  const { engine, game } = observation;
  const bot = new NetSearchBot(engine, game, SEED, { worlds: engine.tables.learn.worlds });
  try {
    return yield* bot.thinking(observation, mind);
  } finally {
    bot.give();
  }
}

function* searched(observation: Observation): Found {
  const { chunk } = observation.engine.tables.search;
  const { hint } = observation.engine.tables.learn;
  const thought = new Thought(observation, SEED);
  try {
    while (thought.iterations < hint) {
      thought.goOn(Math.min(chunk, hint - thought.iterations));
      yield;
    }
    const considered = thought.considered();
    return { move: considered[0]!.move, considered };
  } finally {
    thought.give();
  }
}

/** How a move compares with the best of the others. */
function reason(move: string, options: readonly Considered[], sure: number): Pick<RawHint, "message" | "arguments"> {
  const own = options.find((one) => one.move === move);
  const other = options.find((one) => one.move !== move);
  if (own === undefined || other === undefined) return { message: "why-thumb", arguments: { move } };
  const told = { move, next: other.move, value: rounded(PERCENT * own.value), other: rounded(PERCENT * other.value) };
  const apart = Math.abs(own.value - other.value) > sure * Math.sqrt(own.error * own.error + other.error * other.error);
  return { message: !apart ? "why-close" : own.value > other.value ? "why-best" : "why-worse", arguments: told };
}

/** The facts that speak most about this move: those its game names for the verb, the ones about its number or seat first. */
function deciding(odds: readonly Belief[], observation: Observation, move: string): Belief[] {
  const [, verb = "", ...args] = move.split(" ");
  const named = observation.table.deciding[verb] ?? [];
  const elsewhere = (belief: Belief) => {
    const about = ["number", "seat"].flatMap((name) => (name in belief.arguments ? [String(belief.arguments[name])] : []));
    return Number(about.length > 0 && !about.includes(args.at(-1) ?? ""));
  };
  const found = odds.filter((belief) => named.includes(belief.message));
  found.sort((a, b) => elsewhere(a) - elsewhere(b) || named.indexOf(a.message) - named.indexOf(b.message));
  return found.slice(0, observation.engine.tables.learn.facts);
}

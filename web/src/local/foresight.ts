/** Looking ahead with a network, and watching who the others are: src/besace/bots/netsearch.py, move for move. */
import type { Considered } from "./bots";
import { type Block, type Engine, SEATS, type Whole } from "./engine";
import { rounded } from "./learn/beliefs";
import type { Observation } from "./match";
import type { Mind } from "./network";

/** A seed for one thought, drawn from a bot's stream. */
export function drawnSeed(engine: Engine, game: string, stream: Block): bigint {
  const { fine } = engine.tables.search;
  const drawn = () => BigInt(engine.game(game).below(stream, fine));
  const high = drawn();
  return high * BigInt(fine) + drawn();
}

/** What a seat thinks of the others in one game. */
export class Company {
  private readonly shares: Block;
  private readonly stream: Block;

  constructor(
    private readonly engine: Engine,
    game: string,
    seed: Whole,
  ) {
    const { prior, kinds } = engine.tables.foresight;
    this.stream = engine.stream(game, seed, "company");
    this.shares = engine.room(kinds * SEATS);
    engine.fractions(this.shares).set(Array.from({ length: SEATS }, () => prior).flat());
  }

  /** Learn from a move of another seat that everybody saw; the observation is what the own one knew before. */
  notice({ engine, table, rules, record }: Observation, text: string, mind: Mind): void {
    const [mover = "", ...spelling] = text.split(" ");
    const move = table.spellings.indexOf(spelling.join(" "));
    const [world, seen, odds] = [engine.take(table.state), engine.take(table.observation), engine.room(engine.tables.foresight.kinds)];
    const found = rules.judge_move(record, Number(mover), move, world, seen, ...mind.layers, ...mind.room, this.stream, odds);
    if (found > 0) rules.learn(this.shares, Number(mover), odds, found);
    engine.give(world, seen, odds);
  }

  /** How likely each seat is of each kind, seat by seat. */
  get likely(): number[] {
    return [...this.engine.fractions(this.shares)];
  }

  give(): void {
    this.engine.give(this.shares, this.stream);
  }
}

/** What a few moves come to, from one observation; to be gone on with as long as one likes. */
export class Foresight {
  worlds = 0;
  private readonly engine: Engine;
  private readonly number: number;
  private readonly moves: Block;
  private readonly rng: Block;
  private readonly shares: Block;
  private readonly leanings: Block;
  private readonly records: [Block, Block, Block];
  private readonly tally: [Block, Block, Block];

  constructor(
    private readonly observation: Observation,
    private readonly mind: Mind,
    company: Company,
    seed: Whole,
  ) {
    const { engine, game, table, rules, record, seat } = observation;
    const { most } = engine.tables.foresight;
    const { fine } = engine.tables.search;
    this.engine = engine;
    this.rng = engine.stream(game, seed, "foresight");
    this.moves = engine.room(most);
    this.shares = engine.numbers(...company.likely.map((share) => rounded(share * fine)));
    this.leanings = engine.room(table.leanings?.length ?? 1);
    engine.fractions(this.leanings).set(table.leanings ?? [1]);
    this.records = [engine.take(table.state), engine.take(table.state), engine.take(table.observation)];
    this.tally = [engine.room(most), engine.room(most), engine.room(most)];
    this.number = rules.good_moves(record, seat, ...mind.layers, ...mind.room, this.moves);
  }

  goOn(worlds: number): void {
    const { rules, record, seat, players } = this.observation;
    const { layers, room } = this.mind;
    const { outlook } = this.engine.tables.foresight;
    rules.look_ahead(
      record, seat, players, this.moves, this.number, ...this.records, ...layers, ...room, ...outlook, this.shares, this.leanings, worlds,
      this.rng, ...this.tally,
    ); // prettier-ignore
    this.worlds += worlds;
  }

  /** The moves tried, the best first. */
  considered(): Considered[] {
    const [totals, squares] = this.sums();
    const found = Array.from({ length: this.number }, (_, k): Considered => {
      const value = totals[k]! / this.worlds;
      const spread = Math.max(0, squares[k]! / this.worlds - value * value);
      return { move: this.text(k), visits: this.worlds, value, error: Math.sqrt(spread / this.worlds) };
    });
    return found.sort((a, b) => b.value - a.value);
  }

  /** The best move, where it is better than the network's favourite by so many standard errors, compared world by world. */
  preferred(sure: number): string {
    const [totals, , gaps] = this.sums();
    let best = 0;
    for (let k = 1; k < this.number; k++) {
      const gap = (totals[k]! - totals[0]!) / this.worlds;
      const spread = Math.max(0, gaps[k]! / this.worlds - gap * gap);
      if (totals[k]! > totals[best]! && gap > sure * Math.sqrt(spread / this.worlds)) best = k;
    }
    return this.text(best);
  }

  give(): void {
    this.engine.give(this.rng, this.moves, this.shares, this.leanings, ...this.records, ...this.tally);
  }

  private sums(): [number[], number[], number[]] {
    const [totals, squares, gaps] = this.tally.map((block) => [...this.engine.fractions(block)]);
    return [totals!, squares!, gaps!];
  }

  private text(k: number): string {
    return this.observation.spell(this.engine.read(this.moves, this.number)[k]!);
  }
}

/** Until when one looks ahead: so many worlds, or some milliseconds. */
export interface Budget {
  worlds?: number;
  milliseconds?: number;
}

/** Looks ahead at each choice afresh, but remembers what it has come to think of the others. */
export class NetSearchBot {
  readonly company: Company;
  private readonly stream: Block;

  constructor(
    private readonly engine: Engine,
    private readonly game: string,
    seed: Whole,
    private readonly budget: Budget,
    private readonly clock: () => number = () => performance.now(),
  ) {
    this.stream = engine.stream(game, seed, "netsearch");
    this.company = new Company(engine, game, seed);
  }

  /** Its choice, bit by bit, and the moves that it tried, the best first. */
  *thinking(observation: Observation, mind: Mind): Generator<void, { move: string; considered: Considered[] }> {
    const began = this.clock();
    const { chunk, longest, sure } = this.engine.tables.foresight;
    const { worlds = longest, milliseconds = Infinity } = this.budget;
    const seed = drawnSeed(this.engine, this.game, this.stream);
    const legal = observation.legal();
    if (legal.length === 1) return { move: observation.spell(legal[0]!), considered: [] };
    const thought = new Foresight(observation, mind, this.company, seed);
    try {
      while (thought.worlds < worlds) {
        thought.goOn(Math.min(chunk, worlds - thought.worlds));
        if (this.clock() - began >= milliseconds) break;
        yield;
      }
      return { move: thought.preferred(sure), considered: thought.considered() };
    } finally {
      thought.give();
    }
  }

  give(): void {
    this.engine.give(this.stream);
    this.company.give();
  }
}

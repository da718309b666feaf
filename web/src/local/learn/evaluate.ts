/** What a position is worth to a seat, from what it knows, and what each of its moves there would have been worth: as evaluate.py. */
import type { AnyView } from "../../games/contract";
import { Block, type Engine, type Rules } from "../engine";
import { keyOf } from "../keys";
import type { Observation } from "../match";
import { errorBetween, errorOf, mean } from "./sums";

const MOST_MOVES = 1024;

export interface ValuedMove {
  move: string;
  value: number;
  error: number;
}

export interface Decision {
  ply: number;
  played: string;
  best: string;
  gave_away: number;
  error: number;
  skill: number;
  moves: ValuedMove[];
  view: AnyView;
}

/** A position's value, and the decision that the seat has there, if it is the seat that moves. */
export interface Look {
  value: number;
  error: number;
  decision?: Decision;
  after: number;
  skillError: number;
}

/** What the reviewed seat knew after so many moves, and saw. */
export interface Position {
  ply: number;
  observation: Observation;
  view: AnyView;
}

export const valued = (value: number, error: number): Look => ({ value, error, after: 0, skillError: 0 });
const lookAt = (shares: number[]) => valued(mean(shares), errorOf(shares));

/** The buffers that all this happens in. */
class Workspace {
  private readonly pool: Block;
  private readonly work: Block;
  private readonly seen: Block;
  private readonly rng: Block;
  private readonly moves: Block;
  private readonly legal: Block;
  private readonly rules: Rules;

  constructor(
    private readonly engine: Engine,
    game: string,
    readonly samples: number,
  ) {
    const table = engine.table(game);
    this.rules = engine.game(game);
    this.pool = engine.take(table.state, samples);
    this.work = engine.take(table.state);
    this.seen = engine.take(table.observation);
    this.rng = engine.room(engine.tables.stream);
    this.moves = engine.room(MOST_MOVES);
    this.legal = engine.room(table.most_moves);
  }

  give(): void {
    this.engine.give(this.pool, this.work, this.seen, this.rng, this.moves, this.legal);
  }

  fillPool(observed: Block, key: bigint): void {
    this.rules.seed_stream(this.rng, key, 0);
    this.rules.fill_pool(observed, this.pool, this.rng);
  }

  worthTrying(observed: Block, seat: number): number[] {
    return this.engine.read(this.moves, this.rules.worth_trying(observed, seat, this.moves));
  }

  /** For each of the moves, then without any, the seat's share of the win in each sample. */
  shares(moves: readonly number[], mover: number, seat: number, players: number, key: bigint, samples = this.samples): number[][] {
    const wide = moves.length + 1;
    const out = this.engine.room(samples * wide);
    this.engine.words(this.moves).set(moves.map(BigInt));
    const { thumb } = this.engine.tables.learn;
    this.rules.follow(this.pool.part(0, samples), this.work, mover, this.moves, moves.length, seat, players, thumb, key, this.rng, out);
    const flat = this.engine.fractions(out).slice();
    this.engine.give(out);
    return Array.from({ length: wide }, (_, i) => Array.from({ length: samples }, (_, j) => flat[j * wide + i]!));
  }

  /** Play a move in all imagined states; whether the seat has learnt nothing by it. */
  advance(mover: number, move: number, seat: number, observed: Block): boolean {
    const name = this.rules.name_of(observed, this.cells(observed));
    return this.rules.advance(this.pool, mover, move, seat, this.seen, this.cells(this.seen), name) === this.samples;
  }

  keepLegal(mover: number, move: number): number {
    return this.rules.keep_legal(this.pool, mover, move, this.legal);
  }

  private cells(record: Block): Block {
    return new Block(record.at, this.engine.tables.cell, [record.bytes / this.engine.tables.cell]);
  }
}

/** Looks at one position after the other; as long as the seat learns nothing new, in the same imagined states. */
export class Evaluator {
  private readonly space: Workspace;
  private chance: bigint | null = null;
  private readonly numbers: Map<string, number>;

  constructor(
    private readonly engine: Engine,
    game: string,
    readonly players: number,
    readonly seat: number,
    readonly samples: number,
    readonly seed: number,
  ) {
    this.space = new Workspace(engine, game, samples);
    this.numbers = new Map(engine.table(game).spellings.flatMap((text, move) => (text === null ? [] : [[text, move] as const])));
  }

  give(): void {
    this.space.give();
  }

  /** The value of a position; where the seat itself has played there, that of all its moves. */
  look(position: Position, played: string | null): Look {
    const { ply, observation } = position;
    if (this.chance === null) this.space.fillPool(observation.record, this.key(ply, "imagine"));
    const chance = this.chance ?? this.key(ply, "chance");
    if (played === null) return lookAt(this.space.shares([], this.seat, this.seat, this.players, chance)[0]!);
    this.chance = chance;
    return this.decision(position, played, chance);
  }

  forget(): void {
    this.chance = null;
  }

  /** Play the seat's own move in all imagined states, too; whether they still stand for all that it knows. `after`: null at the end. */
  learnsNothing(played: string, after: Position | null): boolean {
    if (this.chance !== null && after !== null && this.space.advance(this.seat, this.number(played), this.seat, after.observation.record)) return true;
    this.forget();
    return false;
  }

  /** What another's move was worth before new cards were seen; `worth` where too few imagined states allow it. */
  expected(before: Position, move: string, worth: Look): Look {
    const mover = Number(move.split(" ")[0]);
    this.forget();
    this.space.fillPool(before.observation.record, this.key(before.ply, "deal"));
    const kept = this.space.keepLegal(mover, this.number(move));
    if (kept < this.engine.tables.learn.kept) return worth;
    return lookAt(this.space.shares([this.number(move)], mover, this.seat, this.players, this.key(before.ply, "chance"), kept)[0]!);
  }

  private number(move: string): number {
    return this.numbers.get(move.slice(move.indexOf(" ") + 1))!;
  }

  private key(ply: number, what: string): bigint {
    return keyOf(this.seed, `review ${this.seat} ${ply} ${what}`);
  }

  private decision({ ply, observation, view }: Position, text: string, chance: bigint): Look {
    const { few } = this.engine.tables.learn;
    const played = this.number(text);
    let others = this.space.worthTrying(observation.record, this.seat).filter((move) => move !== played);
    if (others.length >= few) others = this.promising(others, chance, few);
    const moves = [played, ...others];
    const all = this.space.shares(moves, this.seat, this.seat, this.players, chance);
    const [shares, club] = [all.slice(0, -1), all.at(-1)!];
    const values = shares.map(mean);
    const { best, gaveAway, error } = bestOf(shares);
    const found = moves.map((move, i): ValuedMove => ({ move: observation.spell(move), value: values[i]!, error: errorOf(shares[i]!) }));
    const decision: Decision = {
      ply, played: text, best: found[best]!.move, gave_away: gaveAway, error, skill: values[0]! - mean(club),
      moves: [...found].sort((a, b) => b.value - a.value), view,
    }; // prettier-ignore
    return { value: mean(club), error: errorOf(club), decision, after: values[0]!, skillError: errorBetween(shares[0]!, club) };
  }

  /** The best few of many moves, by a quick look. */
  private promising(moves: number[], chance: bigint, few: number): number[] {
    const quick = Math.max(this.engine.tables.learn.samples[0], Math.floor(this.samples / few));
    const shares = this.space.shares(moves, this.seat, this.seat, this.players, chance, quick);
    const ranked = [...moves.keys()].sort((a, b) => mean(shares[b]!) - mean(shares[a]!));
    return ranked.slice(0, few - 1).map((i) => moves[i]!);
  }
}

/** The best move, how much the first one falls behind it, and the error of that: one half of the samples says which, the other how much. */
function bestOf(shares: readonly number[][]): { best: number; gaveAway: number; error: number } {
  const firsts = shares.map((each) => mean(each.filter((_, i) => i % 2 === 0)));
  const seconds = shares.map((each) => each.filter((_, i) => i % 2 === 1));
  let best = 0;
  firsts.forEach((value, i) => {
    if (value > firsts[best]!) best = i;
  });
  const gaveAway = mean(seconds[best]!) - mean(seconds[0]!);
  return gaveAway > 0 ? { best, gaveAway, error: errorBetween(seconds[best]!, seconds[0]!) } : { best: 0, gaveAway: 0, error: 0 };
}

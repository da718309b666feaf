/** The bots of src/besace/bots, move for move: an observation in, a move out. They never see a match. */
import { Block, type Engine, type Level, type Rules, type Whole } from "./engine";
import { drawnSeed, NetSearchBot } from "./foresight";
import type { Observation } from "./match";
import type { Mind } from "./network";

const NODES = 0;
const EDGES = 1;
const ITERATIONS = 2;
const NOTHING = -1;
const WORD = 8;

/** The arrays of a tree as src/besace/bots/tree.py has them, in its order. */
const COLUMNS = ["table", "used", "names", "edges", "counts", "moves", "others", "visits", "chances", "gains", "squares"] as const;
type Tree = Record<(typeof COLUMNS)[number], Block>;

const TABLE = 4; // times as many places as nodes
const COUNTERS = 3;

export interface Considered {
  move: string;
  visits: number;
  value: number;
  error: number;
}

/** A search from one observation, to be gone on with as long as one likes. */
export class Thought {
  private readonly engine: Engine;
  private readonly rules: Rules;
  private readonly pool: Block;
  private readonly work: Block;
  private readonly seen: Block;
  private readonly cells: Block;
  private readonly leanings: Block;
  private readonly taste: number[];
  private readonly rng: Block;
  private tree: Tree;

  constructor(
    private readonly observation: Observation,
    seed: Whole,
  ) {
    const { engine, table, rules, game } = observation;
    const { pool, room, taste } = engine.tables.search;
    this.engine = engine;
    this.rules = rules;
    this.pool = engine.take(table.state, pool);
    this.work = engine.take(table.state);
    this.seen = engine.take(table.observation);
    this.cells = new Block(this.seen.at, engine.tables.cell, [this.seen.bytes / engine.tables.cell]);
    this.leanings = engine.room(table.leanings?.length ?? 1);
    engine.fractions(this.leanings).set(table.leanings ?? [0]);
    this.taste = table.leanings === null ? [...taste.slice(0, -1), 0] : taste;
    this.rng = engine.stream(game, seed, "thought");
    this.tree = newTree(engine, room);
  }

  get iterations(): number {
    return this.at("used", ITERATIONS);
  }

  goOn(iterations: number): void {
    this.makeRoom(iterations);
    const { record, seat, players } = this.observation;
    const room = [this.pool, this.work, this.seen, this.cells, ...COLUMNS.map((column) => this.tree[column])];
    this.rules.search(record, seat, players, ...room, ...this.taste, this.leanings, iterations, this.rng);
  }

  /** The moves thought about, the most visited first; equals by value. */
  considered(): Considered[] {
    const found: Considered[] = [];
    let edge = this.at("used", NODES) > 0 ? this.at("edges", 0) : NOTHING;
    for (; edge !== NOTHING; edge = this.at("others", edge)) found.push(this.one(edge));
    return found.sort((a, b) => b.visits - a.visits || b.value - a.value);
  }

  /** The move thought about most, or the first idea where that is not surely worse. */
  preferred(sure: number): Considered {
    const best = this.considered()[0];
    if (best === undefined) throw new RangeError("Nothing has been thought yet.");
    if (sure === 0) return best;
    let first = this.at("edges", 0);
    while (this.at("others", first) !== NOTHING) first = this.at("others", first);
    const idea = this.one(first);
    const doubt = Math.sqrt(best.error * best.error + idea.error * idea.error);
    return best.value - idea.value >= sure * doubt ? best : idea;
  }

  give(): void {
    this.engine.give(this.pool, this.work, this.seen, this.leanings, this.rng, ...Object.values(this.tree));
  }

  private at(column: keyof Tree, i: number): number {
    return Number(this.engine.words(this.tree[column])[i]);
  }

  private one(edge: number): Considered {
    const visits = this.at("visits", edge);
    const value = (this.engine.fractions(this.tree.gains)[edge] ?? 0) / visits;
    const spread = Math.max(0, (this.engine.fractions(this.tree.squares)[edge] ?? 0) / visits - value * value);
    return { move: this.observation.spell(this.at("moves", edge)), visits, value, error: Math.sqrt(spread / visits) };
  }

  /** Room for so many more nodes and edges: twice as large until they fit. */
  private makeRoom(more: number): void {
    const used = Math.max(this.at("used", NODES), this.at("used", EDGES)) + more;
    let room = this.tree.names.shape[0] ?? 1;
    if (used <= room) return;
    while (used > room) room *= 2;
    const old = this.tree;
    this.tree = newTree(this.engine, room);
    for (const column of COLUMNS.slice(1)) {
      const whole = this.tree[column];
      this.engine.copy(whole.part(0, old[column].shape[0] ?? 0), old[column]);
    }
    this.rules.fill_table(...COLUMNS.map((column) => this.tree[column]));
    this.engine.give(...Object.values(old));
  }
}

function newTree(engine: Engine, room: number): Tree {
  const lengths: Partial<Record<keyof Tree, number>> = { table: TABLE * room, used: COUNTERS };
  return Object.fromEntries(COLUMNS.map((column) => [column, engine.take(WORD, lengths[column] ?? room)])) as Tree;
}

/** A character of src/besace/bots/levels.py. */
export class LevelBot {
  private readonly fancies: Block;
  private readonly thumb: Block;
  private readonly seeds: Block;
  private readonly whims: Block;
  private readonly ahead: NetSearchBot | null = null;

  /** ``iterations`` instead of its time, for choices that can be repeated. */
  constructor(
    private readonly engine: Engine,
    private readonly game: string,
    readonly level: Level,
    seed: Whole,
    private readonly iterations: number | null = null,
    private readonly clock: () => number = () => performance.now(),
  ) {
    this.fancies = engine.stream(game, seed, "daydream");
    this.thumb = engine.stream(game, seed, "thumb");
    this.seeds = engine.stream(game, seed, "search");
    this.whims = engine.stream(game, seed, "net");
    const milliseconds = level.network?.milliseconds ?? null;
    if (milliseconds !== null && iterations === null) this.ahead = new NetSearchBot(engine, game, seed, { milliseconds }, clock);
  }

  /** Whether it plays by a network where it is given one. */
  get learned(): boolean {
    return this.level.network !== null && this.iterations === null;
  }

  /** Whether it wants to see how the others play. */
  get watchful(): boolean {
    return this.learned && this.level.network!.watches;
  }

  /** Learn from a move that another seat has made before everybody's eyes. */
  notice(observation: Observation, move: string, mind: Mind): void {
    if (this.watchful) this.ahead?.company.notice(observation, move, mind);
  }

  choose(observation: Observation, mind: Mind | null = null): string {
    const thinking = this.thinking(observation, mind);
    for (;;) {
      const step = thinking.next();
      if (step.done) return step.value;
    }
  }

  /** The same, bit by bit, so that whoever thinks can do something else in between. */
  *thinking(observation: Observation, mind: Mind | null = null): Generator<void, string> {
    const rules = this.engine.game(this.game);
    if (this.level.fancy !== null) return observation.spell(this.daydream(observation, this.level.fancy));
    if (mind !== null && this.learned) {
      if (this.ahead !== null) return (yield* this.ahead.thinking(observation, mind)).move;
      return observation.spell(rules.whim(observation.record, observation.seat, ...mind.layers, ...mind.room, this.level.network!.warmth, this.whims));
    }
    if (this.level.milliseconds === null) return observation.spell(rules.thumb_move(observation.record, observation.seat, this.thumb));
    return yield* this.search(observation, this.level.milliseconds);
  }

  private daydream(observation: Observation, fancy: readonly number[]): number {
    const { table, record, seat } = observation;
    const legal = observation.legal();
    if (legal.length === 1) return legal[0]!;
    const room = [this.engine.take(table.state), this.engine.take(table.state)];
    const lists = [this.engine.room(table.most_moves), this.engine.room(table.most_moves)];
    const move = this.engine.game(this.game).daydream(record, seat, ...room, ...fancy, ...lists, this.fancies);
    this.engine.give(...room, ...lists);
    return move;
  }

  private *search(observation: Observation, milliseconds: number): Generator<void, string> {
    const began = this.clock();
    const { chunk, longest } = this.engine.tables.search;
    const seed = drawnSeed(this.engine, this.game, this.seeds);
    const legal = observation.legal();
    if (legal.length === 1) return observation.spell(legal[0]!);
    const thought = new Thought(observation, seed);
    const limit = this.iterations ?? longest;
    while (thought.iterations < limit) {
      thought.goOn(Math.min(chunk, limit - thought.iterations));
      if (this.iterations === null && this.clock() - began >= milliseconds) break;
      yield;
    }
    const { move } = thought.preferred(this.level.sure);
    thought.give();
    return move;
  }

  give(): void {
    this.engine.give(this.fancies, this.thumb, this.seeds, this.whims);
    this.ahead?.give();
  }
}

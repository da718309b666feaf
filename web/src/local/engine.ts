/**
 * The rules in WebAssembly, compiled from the Python that the server runs: see src/besace/wasm. Records are blocks of memory, moves
 * are numbers, views are JSON. The module asks nothing of the page, and brings its tables along in a section of its own.
 */

import { keyOf } from "./keys";

export const SEATS = 6;
export const CHANCE_SEAT = 6;
export const CHANCE = 1 << CHANCE_SEAT;
export const SPECTATOR = 7;
const SECTION = "besace";
const FORMAT = 1;
const WORD = 8; // bytes of a whole number or a fraction
const SINGLE = 4; // bytes of a weight

export interface Level {
  name: string;
  /** How long it thinks; null: it plays by its fancy, or by rules of thumb where it has none. */
  milliseconds: number | null;
  /** What a beginner pictures, and what they make of it: src/besace/bots/daydream.py. */
  fancy: [number, number, number] | null;
  /** How many standard errors better a move must look than its first idea. */
  sure: number;
  /** How it plays where there is a network: by whims, or looking ahead; null: it never asks one. */
  network: { warmth: number; milliseconds: number | null; watches: boolean } | null;
}

/** How bots look ahead with a network, and what they take strangers for: src/besace/bots/netsearch.py. */
export interface ForesightTable {
  chunk: number;
  longest: number;
  most: number;
  kinds: number;
  outlook: [number, number];
  sure: number;
  prior: number[];
}

export interface SearchTable {
  room: number;
  pool: number;
  chunk: number;
  longest: number;
  fine: number;
  taste: number[];
  levels: Level[];
}

/** How a coach thinks and how a review looks back: src/besace/learn. */
export interface LearnTable {
  beliefs: number;
  hint: number;
  /** What a hint is thought about, with a network. */
  worlds: number;
  facts: number;
  apart: number;
  version: number;
  /** The fewest samples of a review, and what is usual. */
  samples: [number, number];
  few: number;
  kept: number;
  sure: number;
  telling: number;
  moments: number;
  thumb: number;
}

export interface GameOption {
  name: string;
  values: unknown[];
  only_players: number[];
}

export interface GameTable {
  players: [number, number];
  options: GameOption[];
  /** The options as numbers, for every choice of them, the last option changing fastest. */
  encoded: number[][];
  spellings: (string | null)[];
  secret_verbs: string[];
  modest_verbs: string[];
  open_options: string[];
  state: number;
  observation: number;
  /** Where in an observation it says whose it is. */
  seat: number;
  most_draws: number;
  most_moves: number;
  leanings: number[] | null;
  /** How large its network is, and which weights fit it. */
  network: { vector: number; sizes: number[]; sha256: string } | null;
  guide: [number, number] | null;
  iterations: Record<string, number>;
  functions: Record<string, string>;
  /** Where each field of an observation lies, how wide its numbers are (negative: without a sign), and its shape. */
  fields: Record<string, number[]>;
  /** Numbers of the rules by their names; those too large for a plain one as text. */
  constants: Record<string, number | string | (number | string)[]>;
  /** The beliefs that speak about a move, by its verb. */
  deciding: Record<string, string[]>;
  /** The kind of each argument of a move by its name, by the verb. */
  arguments: Record<string, Record<string, string>>;
}

export interface Tables {
  format: number;
  version: string;
  sources: string;
  stream: number;
  cell: number;
  text: { size: number; bytes: number };
  search: SearchTable;
  foresight: ForesightTable;
  learn: LearnTable;
  games: Record<string, GameTable>;
}

/** So many things of one size, side by side in the module's memory. */
export class Block {
  constructor(
    readonly at: number,
    readonly size: number,
    readonly shape: readonly number[],
  ) {}

  get bytes(): number {
    return this.size * this.shape.reduce((product, length) => product * length, 1);
  }

  /** Some of them. */
  part(from: number, count: number): Block {
    return new Block(this.at + from * this.size, this.size, [count]);
  }
}

type Given = Block | number | bigint;

/** What a game's code offers; each is described in src/besace/kernel/generic.py. */
export interface Rules {
  draw_count(box: Block, players: number, options: Block): number;
  bound(box: Block, players: number, options: Block, i: number): number;
  setup(box: Block, players: number, options: Block, draws: Block): void;
  to_act(box: Block): number;
  legal(box: Block, seat: number, out: Block): number;
  step(box: Block, seat: number, move: number): void;
  outcomes(box: Block): number;
  outcome(box: Block, r: number): number;
  random_move(box: Block, seat: number, rng: Block): number;
  thumb_move(box: Block, seat: number, rng: Block): number;
  scores(box: Block, out: Block): void;
  winners(box: Block): number;
  observe(box: Block, seat: number, observation: Block): void;
  resample(observation: Block, box: Block, rng: Block): void;
  write_views(box: Block, eyes: number, openly: number, observation: Block, text: Block): number;
  copy(to: Block, source: Block): void;
  playouts(states: Block, players: number, options: Block, bounds: Block, draws: Block, rng: Block, key: Whole, first: number, games: number, lengths: Block, won: Block, points: Block): void;
  seed_stream(rng: Block, key: Whole, number: number): void;
  below(rng: Block, k: number): number;
  search(...given: Given[]): void;
  fill_table(...columns: Block[]): void;
  worth_trying(seen: Block, seat: number, out: Block): number;
  fill_pool(root: Block, pool: Block, rng: Block): void;
  follow(pool: Block, work: Block, mover: number, moves: Block, count: number, seat: number, players: number, thumb: number, key: Whole, rng: Block, out: Block): void;
  advance(pool: Block, mover: number, move: number, seat: number, seen: Block, cells: Block, name: Whole): number;
  keep_legal(pool: Block, mover: number, move: number, room: Block): number;
  name_of(seen: Block, cells: Block): Whole;
  daydream(...given: Given[]): number;
  whim(...given: Given[]): number;
  good_moves(...given: Given[]): number;
  look_ahead(...given: Given[]): void;
  judge_move(...given: Given[]): number;
  learn(shares: Block, mover: number, odds: Block, found: number): void;
}

/** A whole number that may be too large for a plain one. */
export type Whole = number | bigint;

/** What went wrong with the module: one sentence. */
export class EngineError extends Error {}

type Raw = (...given: (number | bigint)[]) => number | bigint | undefined;

/** A function of the module as the rest of this client calls it. */
function door(raw: Raw, signature: string): (...given: Given[]) => unknown {
  const [letters = "", result] = signature.split(":");
  return (...given) => {
    const flat: (number | bigint)[] = [];
    given.forEach((each, i) => {
      if (each instanceof Block) flat.push(each.at, ...each.shape);
      else flat.push(letters[i] === "n" ? BigInt(each) : Number(each));
    });
    const answer = raw(...flat);
    if (result !== "n") return answer;
    return Number.isSafeInteger(Number(answer)) ? Number(answer) : answer; // a name has all bits
  };
}

/** The module of all games. */
export class Engine {
  private readonly exports: WebAssembly.Exports;
  private readonly memory: WebAssembly.Memory;
  private readonly rules = new Map<string, Rules>();

  private constructor(
    readonly tables: Tables,
    instance: WebAssembly.Instance,
  ) {
    this.exports = instance.exports;
    this.memory = instance.exports["memory"] as WebAssembly.Memory;
  }

  static async load(bytes: BufferSource): Promise<Engine> {
    const module = await WebAssembly.compile(bytes);
    return Engine.of(module);
  }

  static async of(module: WebAssembly.Module): Promise<Engine> {
    const [section] = WebAssembly.Module.customSections(module, SECTION);
    if (section === undefined) throw new EngineError("The module of the rules has no tables.");
    const tables = JSON.parse(new TextDecoder().decode(section)) as Tables;
    if (tables.format !== FORMAT) throw new EngineError("The module of the rules is of another version than this page.");
    return new Engine(tables, await WebAssembly.instantiate(module));
  }

  /** The code of a game. */
  game(name: string): Rules {
    let found = this.rules.get(name);
    if (found === undefined) {
      const { functions } = this.table(name);
      const doors = Object.entries(functions).map(([own, signature]) => [own, door(this.exports[`${name}.${own}`] as Raw, signature)]);
      found = Object.fromEntries(doors) as Rules;
      this.rules.set(name, found);
    }
    return found;
  }

  table(name: string): GameTable {
    const found = this.tables.games[name];
    if (found === undefined) throw new EngineError(`There is no game called ${name} here.`);
    return found;
  }

  /** Memory for so many things of a size, all zero. */
  take(size: number, ...shape: number[]): Block {
    const counts = shape.length === 0 ? [1] : shape;
    const bytes = counts.reduce((product, length) => product * length, size);
    const at = (this.exports["take"] as (bytes: number) => number)(bytes) >>> 0;
    const block = new Block(at, size, counts);
    this.clear(block);
    return block;
  }

  /** Give memory back: nobody may use the block any more. */
  give(...blocks: Block[]): void {
    for (const block of blocks) (this.exports["give"] as (at: number, bytes: number) => void)(block.at, block.bytes);
  }

  numbers(...values: readonly Whole[]): Block {
    const block = this.take(WORD, Math.max(1, values.length));
    this.words(block).set(values.map(BigInt));
    return block;
  }

  room(count: number): Block {
    return this.take(WORD, count);
  }

  clear(block: Block): void {
    this.bytes(block).fill(0);
  }

  copy(to: Block, source: Block): void {
    this.bytes(to).set(this.bytes(source));
  }

  // Memory moves when it grows: never keep what these return.
  bytes(block: Block): Uint8Array {
    return new Uint8Array(this.memory.buffer, block.at, block.bytes);
  }

  words(block: Block): BigInt64Array {
    return new BigInt64Array(this.memory.buffer, block.at, block.bytes / WORD);
  }

  fractions(block: Block): Float64Array {
    return new Float64Array(this.memory.buffer, block.at, block.bytes / WORD);
  }

  singles(block: Block): Float32Array {
    return new Float32Array(this.memory.buffer, block.at, block.bytes / SINGLE);
  }

  /** The first of these whole numbers as plain ones. */
  read(block: Block, count: number): number[] {
    return Array.from(this.words(block).subarray(0, count), Number);
  }

  /** A random stream of its own for this seed and purpose. */
  stream(name: string, seed: Whole, purpose = ""): Block {
    const rng = this.room(this.tables.stream);
    this.game(name).seed_stream(rng, keyOf(seed, purpose), 0);
    return rng;
  }
}

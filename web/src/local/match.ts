/** One game being played in this browser: as src/besace/play/match.py, with the same texts, views and refusals to peek. */
import { Block, CHANCE, CHANCE_SEAT, type Engine, type GameTable, type Rules, SEATS, SPECTATOR } from "./engine";

export type Options = Record<string, unknown>;
export type Eye = number | null;
export type Below = (k: number) => number;

const text = new TextDecoder();

/** All options of a game in their order, the defaults filled in. */
export function allOptions(table: GameTable, given: Options): Options {
  return Object.fromEntries(table.options.map(({ name, values }) => [name, given[name] ?? values[0]]));
}

/** The options as the rules take them. */
export function encoded(table: GameTable, options: Options): number[] {
  let place = 0;
  for (const { name, values } of table.options) {
    const wanted = JSON.stringify(options[name]);
    const index = values.findIndex((value) => JSON.stringify(value) === wanted);
    if (index < 0) throw new RangeError(`The option ${name} has no value ${wanted} here.`);
    place = place * values.length + index;
  }
  return table.encoded[place] ?? [];
}

const seatsIn = (acting: number) => Array.from({ length: SEATS }, (_, seat) => seat).filter((seat) => (acting >> seat) & 1);

/** What a seat knows, and no more: all that a bot is given. */
export class Observation {
  constructor(
    readonly engine: Engine,
    readonly game: string,
    readonly players: number,
    readonly seat: number,
    readonly record: Block,
  ) {}

  get rules(): Rules {
    return this.engine.game(this.game);
  }

  get table(): GameTable {
    return this.engine.table(this.game);
  }

  /** The seat's legal moves as numbers. */
  legal(): number[] {
    if (!((this.rules.to_act(this.record) >> this.seat) & 1)) return [];
    const out = this.engine.room(this.table.most_moves);
    const moves = this.engine.read(out, this.rules.legal(this.record, this.seat, out));
    this.engine.give(out);
    return moves;
  }

  spell(move: number): string {
    return `${this.seat} ${this.table.spellings[move]}`;
  }

  give(): void {
    this.engine.give(this.record);
  }
}

export class Match {
  readonly table: GameTable;
  readonly played: string[] = [];
  private readonly rules: Rules;
  private readonly box: Block;
  private readonly look: Block;
  private readonly text: Block;
  private readonly out: Block;
  private readonly numbers: Map<string, number>;
  private acting = 0;

  constructor(
    readonly engine: Engine,
    readonly game: string,
    readonly players: number,
    readonly options: Options,
    draws: readonly number[],
  ) {
    this.table = engine.table(game);
    this.rules = engine.game(game);
    this.box = engine.take(this.table.state);
    this.look = engine.take(this.table.observation);
    this.text = engine.take(engine.tables.text.size);
    this.out = engine.room(Math.max(this.table.most_moves, SEATS));
    this.numbers = new Map(this.table.spellings.flatMap((spelling, move) => (spelling === null ? [] : [[spelling, move] as const])));
    const chosen = engine.numbers(...encoded(this.table, options));
    const drawn = engine.numbers(...draws);
    this.rules.setup(this.box, players, chosen, drawn);
    engine.give(chosen, drawn);
    this.acting = this.rules.to_act(this.box);
  }

  /** Nobody may use it any more. */
  close(): void {
    this.engine.give(this.box, this.look, this.text, this.out);
  }

  get ply(): number {
    return this.played.length;
  }

  get over(): boolean {
    return this.acting === 0;
  }

  get chanceIsDue(): boolean {
    return this.acting === CHANCE;
  }

  get toAct(): number[] {
    return this.chanceIsDue ? [] : seatsIn(this.acting);
  }

  private legal(seat: number): number[] {
    if (seat === SPECTATOR || !((this.acting >> seat) & 1)) return [];
    return this.engine.read(this.out, this.rules.legal(this.box, seat, this.out));
  }

  moves(seat: number): string[] {
    return this.legal(seat).map((move) => `${seat} ${this.table.spellings[move]}`);
  }

  /** Play a seat's move; whether it was legal. Nothing happens where it was not. */
  play(move: string): boolean {
    const [mark = "", ...spelling] = move.split(" ");
    const seat = /^[0-5]$/.test(mark) ? Number(mark) : SPECTATOR;
    const number = this.numbers.get(spelling.join(" "));
    if (number === undefined || !this.legal(seat).includes(number)) return false;
    this.step(seat, number, move);
    return true;
  }

  /** Draw and play the chance move that is due. */
  chance(below: Below): string {
    const move = this.rules.outcome(this.box, below(this.rules.outcomes(this.box)));
    const spelled = `* ${this.table.spellings[move]}`;
    this.step(CHANCE_SEAT, move, spelled);
    return spelled;
  }

  /** The equally likely outcomes of the chance that is due, in the order in which a draw counts them. */
  outcomes(): string[] {
    const many = this.chanceIsDue ? this.rules.outcomes(this.box) : 0;
    return Array.from({ length: many }, (_, r) => `* ${this.table.spellings[this.rules.outcome(this.box, r)]}`);
  }

  /** Play a move as a record has it, chance's too. */
  follow(move: string): void {
    if (!move.startsWith("* ")) {
      if (!this.play(move)) throw new RangeError(`${move} is not legal now.`);
      return;
    }
    const number = this.numbers.get(move.slice(2));
    if (number === undefined || !this.outcomes().includes(move)) throw new RangeError(`${move} is not possible now.`);
    this.step(CHANCE_SEAT, number, move);
  }

  private step(seat: number, move: number, spelled: string): void {
    this.rules.step(this.box, seat, move);
    this.played.push(spelled);
    this.acting = this.rules.to_act(this.box);
  }

  result(): { scores: number[]; winners: number[] } | null {
    if (!this.over) return null;
    this.rules.scores(this.box, this.out);
    return { scores: this.engine.read(this.out, this.players), winners: seatsIn(this.rules.winners(this.box)) };
  }

  observation(seat: number): Observation {
    const record = this.engine.take(this.table.observation);
    this.rules.observe(this.box, seat, record);
    return new Observation(this.engine, this.game, this.players, seat, record);
  }

  /** What these eyes see, as JSON: byte for byte what the server would send. */
  views(eyes: readonly Eye[]): string[] {
    const seats = eyes.map((eye) => eye ?? SPECTATOR);
    const openly = this.table.open_options.reduce((bits, name, bit) => bits | (Number(this.options[name]) << bit), 0);
    const bits = seats.reduce((all, seat) => all | (1 << seat), 0);
    const size = this.rules.write_views(this.box, bits, openly, this.look, this.text);
    const from = this.engine.tables.text.bytes;
    const [everyones, ...own] = text.decode(this.engine.bytes(this.text).slice(from, from + size)).split("\n");
    const head = JSON.stringify({ game: this.game, players: this.players, options: this.options }).slice(0, -1);
    const marks = JSON.stringify(this.chanceIsDue ? ["*"] : this.toAct);
    const shared = `${head},"ply":${this.ply},"to_act":${marks},${this.ending()},${everyones}`;
    const inOrder = [...new Set(seats)].sort((a, b) => a - b);
    return seats.map((seat) => {
      const shown = seat === SPECTATOR ? "null" : `${seat}`;
      return `${shared},${own[inOrder.indexOf(seat)]},"seat":${shown},"moves":${JSON.stringify(this.moves(seat))}}`;
    });
  }

  private ending(): string {
    const result = this.result();
    if (result === null) return '"over":false,"scores":null,"winners":null';
    return `"over":true,"scores":${JSON.stringify(result.scores)},"winners":${JSON.stringify(result.winners)}`;
  }
}

/** The draws of a setup, each asked of ``below``. */
export function drawSetup(engine: Engine, game: string, players: number, options: Options, below: Below): number[] {
  const table = engine.table(game);
  const rules = engine.game(game);
  const box = engine.take(table.state);
  const chosen = engine.numbers(...encoded(table, options));
  const count = rules.draw_count(box, players, chosen);
  const draws = Array.from({ length: count }, (_, i) => below(rules.bound(box, players, chosen, i)));
  engine.give(box, chosen);
  return draws;
}

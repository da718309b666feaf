/** What a seat knows, field by field, and states that it cannot tell apart: what the odds of a game are worked out from. */
import type { Block, Engine, GameTable } from "../engine";
import type { Observation } from "../match";

/** A record by the names of its fields. */
export class Known {
  constructor(
    private readonly engine: Engine,
    private readonly table: GameTable,
    private readonly block: Block,
  ) {}

  /** A whole number that fits a plain one; `at` is its place where the field holds many. */
  number(name: string, ...at: number[]): number {
    return Number(this.word(name, ...at));
  }

  word(name: string, ...at: number[]): bigint {
    const field = this.table.fields[name];
    if (field === undefined) throw new RangeError(`There is no field ${name} here.`);
    const [offset, width, ...shape] = field as [number, number, ...number[]];
    const place = offset + Math.abs(width) * at.reduce((flat, i, axis) => flat * (shape[axis] ?? 1) + i, 0);
    const bytes = this.engine.bytes(this.block);
    const data = new DataView(bytes.buffer, bytes.byteOffset + place, Math.abs(width));
    switch (width) {
      case 1:
        return BigInt(data.getInt8(0));
      case -1:
        return BigInt(data.getUint8(0));
      case 2:
        return BigInt(data.getInt16(0, true));
      case 4:
        return BigInt(data.getInt32(0, true));
      default:
        return data.getBigInt64(0, true);
    }
  }
}

export class Seen {
  readonly known: Known;

  constructor(readonly observation: Observation) {
    this.known = this.reader(observation.record);
  }

  reader(block: Block): Known {
    return new Known(this.observation.engine, this.observation.table, block);
  }

  /** A number of the rules, by its name there. */
  constant(name: string): number {
    return Number(this.observation.table.constants[name]);
  }

  constants(name: string): readonly (number | string)[] {
    return this.observation.table.constants[name] as (number | string)[];
  }

  /** States that the observer cannot tell from the true one; each is overwritten by the next. */
  *imagined(samples: number, seed: number): Generator<Block> {
    const { engine, game, rules, table, record } = this.observation;
    const [box, rng] = [engine.take(table.state), engine.stream(game, seed)];
    try {
      for (let i = 0; i < samples; i++) {
        rules.resample(record, box, rng);
        yield box;
      }
    } finally {
      engine.give(box, rng);
    }
  }
}

/** Some bits of a word as a plain number. */
export const bits = (word: bigint, at: number, mask: number) => Number((word >> BigInt(at)) & BigInt(mask));

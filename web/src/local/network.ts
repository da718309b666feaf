/**
 * What the networks of src/besace/bots have learnt: a file a game (bots/weights.py), fetched when a bot first needs it. It is too large
 * to come along with the rules, and whoever has not got it yet plays against bots that search instead.
 */
import { sha256, toHex } from "../lib/sha256";
import { Block, type Engine, EngineError, SEATS } from "./engine";

const NEWLINE = 10;
const HALF = 2; // bytes of a weight in a file
const SINGLE = 4; // bytes of one in memory
const FRACTION_BITS = 10;
const BIAS = 15;

/** The file of weights of a game. */
export type WeightsOf = (game: string, sha256: string) => Promise<ArrayBuffer>;

/** Half-precision numbers as plain ones, which loses nothing. */
function* halves(data: DataView): Generator<number> {
  const mask = (1 << FRACTION_BITS) - 1;
  for (let at = 0; at < data.byteLength; at += HALF) {
    const bits = data.getUint16(at, true);
    const power = (bits >> FRACTION_BITS) & 0x1f;
    const fraction = bits & mask;
    const size = power === 0 ? fraction * 2 ** (1 - BIAS - FRACTION_BITS) : (1 + fraction / (mask + 1)) * 2 ** (power - BIAS);
    yield bits >> 15 ? -size : size;
  }
}

/** A network of one game, ready to look at observations: its weights, and room to think in. */
export class Mind {
  /** As kernel/network.py has them: rows, and what is added, layer by layer. */
  readonly layers: readonly Block[];
  /** As bots/mind.py has it. */
  readonly room: readonly Block[];

  constructor(engine: Engine, game: string, file: ArrayBuffer) {
    const { network, most_moves } = engine.table(game);
    if (network === null) throw new EngineError(`There is no network for ${game}.`);
    const whole = new Uint8Array(file);
    const body = whole.subarray(whole.indexOf(NEWLINE) + 1);
    const { sizes, vector } = network;
    const widths = sizes.slice(1);
    const count = widths.reduce((sum, width, i) => sum + (sizes[i]! + 1) * width, 0);
    if (body.length !== HALF * count || toHex(sha256(body)) !== network.sha256)
      throw new EngineError(`The weights for ${game} are not what their hash says: the file is damaged.`);
    const weights = engine.take(SINGLE, count);
    engine.singles(weights).set([...halves(new DataView(file, body.byteOffset, body.byteLength))]);
    let at = weights.at;
    const part = (...shape: number[]) => {
      const block = new Block(at, SINGLE, shape);
      at += block.bytes;
      return block;
    };
    this.layers = widths.flatMap((width, i) => [part(sizes[i]!, width), part(width)]);
    const [outputs, ...hidden] = [widths.at(-1)!, sizes[0]!, ...widths.slice(0, -1), widths.at(-1)!];
    this.room = [engine.take(vector), ...hidden.map((width) => engine.room(width)), engine.room(most_moves), engine.room(outputs - SEATS - 1)];
  }
}

/** The networks of all games, each fetched once. */
export class Networks {
  private readonly minds = new Map<string, Promise<Mind | null>>();

  constructor(
    private readonly engine: Engine,
    private readonly weights: WeightsOf = () => Promise.reject(new EngineError("No weights are to be had here.")),
  ) {}

  /** A game's network; null where it has none, or where its weights cannot be had now. */
  of(game: string): Promise<Mind | null> {
    let found = this.minds.get(game);
    if (found === undefined) {
      found = this.fetched(game).catch(() => {
        this.minds.delete(game); // there may be a network next time
        return null;
      });
      this.minds.set(game, found);
    }
    return found;
  }

  private async fetched(game: string): Promise<Mind | null> {
    const { network } = this.engine.table(game);
    return network === null ? null : new Mind(this.engine, game, await this.weights(game, network.sha256));
  }
}

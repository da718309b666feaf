/** Figaro's odds where no server works them out: as src/besace/games/figaro/extras/beliefs.py and dealt.py. */
import type { AnyView } from "../contract";
import { type Belief, Mean, noneOf, odds, type OddsFace } from "../../local/learn/beliefs";
import { bits, type Seen } from "../../local/learn/seen";
import type { FigaroView } from "./view";

const COLOUR_NAMES = "VOGRB";

/** A position as one player sees it. */
class Position {
  readonly players: number;
  readonly seat: number;
  private readonly left: number[];
  private readonly value: number[];

  constructor(private readonly seen: Seen) {
    const o = seen.known;
    [this.players, this.seat] = [o.number("players"), o.number("seat")];
    this.value = seen.constants("VALUE").map(Number);
    const hidden = this.deck - o.word("shown") - o.word("hands", o.number("now"), this.seat);
    this.left = this.value.map((_, kind) => bits(hidden, 3 * kind, 7));
  }

  get deck(): bigint {
    return BigInt(this.seen.constants("DECK")[this.seen.known.number("deck")]!);
  }

  private slot(seat: number): number {
    return (((seat - this.seen.known.number("turned")) % this.players) + this.players) % this.players;
  }

  /** The colour in front of a seat, if there is one yet. */
  private colour(seat: number): number | null {
    const [o, values] = [this.seen.known, this.seen.constant("VALUES")];
    for (let colour = 0; colour < this.seen.constant("COLOURS"); colour++)
      if (bits(o.word("taken"), 3 * values * colour, 1) && bits(o.word("home"), 4 * colour, 15) === this.slot(seat)) return colour;
    return null;
  }

  /** Whether a card of that kind in front of the seat would bring it to six. */
  private fits(seat: number, kind: number): boolean {
    const o = this.seen.known;
    const points = bits(o.word("points"), 4 * this.slot(seat), 15);
    if (kind === this.seen.constant("RONDE") || points + this.value[kind]! < this.seen.constant("ENOUGH")) return false;
    const colour = this.colour(seat);
    if (kind >= this.seen.constant("J1") || Math.floor(kind / this.seen.constant("VALUES")) === colour) return true;
    return colour === null && !bits(o.word("taken"), 3 * kind, 1);
  }

  /** The odds that one player holds a card that brings another one to six. */
  canForce(by: number, seat: number): number {
    const [o, kinds] = [this.seen.known, [...this.value.keys()]];
    if (by === this.seat) {
      const hand = o.word("hands", o.number("now"), by);
      return Number(kinds.some((kind) => bits(hand, 3 * kind, 7) > 0 && this.fits(seat, kind)));
    }
    const fitting = kinds.reduce((sum, kind) => sum + (this.fits(seat, kind) ? this.left[kind]! : 0), 0);
    return 1 - noneOf(this.left.reduce((sum, n) => sum + n, 0), fitting, o.number("hand_sizes", by));
  }

  *threats(): Generator<Belief> {
    const actor = this.seen.known.number("actor");
    for (let seat = 0; seat < this.players; seat++) {
      if (this.seat === actor && seat !== this.seat) yield odds("belief-figaro-you-can-force", this.canForce(this.seat, seat), 0, { seat });
      const by = actor === this.seat ? (actor + 1) % this.players : actor;
      if (by !== this.seat && by !== seat) yield odds("belief-figaro-can-force", this.canForce(by, seat), 0, { seat, by });
    }
  }

  *colours(): Generator<Belief> {
    const values = this.seen.constant("VALUES");
    for (let number = 0; number < this.seen.constant("COLOURS"); number++) {
      const kinds = Array.from({ length: values }, (_, i) => values * number + i);
      if (!kinds.some((kind) => bits(this.deck, 3 * kind, 7) > 0)) continue;
      const n = kinds.reduce((sum, kind) => sum + this.left[kind]!, 0);
      yield { message: "belief-figaro-colour-left", value: n, error: 0, arguments: { colour: COLOUR_NAMES[number]!, n } };
    }
  }
}

/** The odds that the observer has to collect before it chooses again, given that others move now. */
function comesBack(seen: Seen, samples: number, seed: number): Mean {
  const { engine, game, rules, table, record, seat } = seen.observation;
  const [box, after, rng] = [engine.take(table.state), engine.take(table.observation), engine.stream(game, seed)];
  const [o, then, found] = [seen.known, seen.reader(after), new Mean()];
  for (let i = 0; i < samples; i++) {
    rules.resample(record, box, rng);
    for (let acting = rules.to_act(box); acting !== 0 && !((acting >> seat) & 1); acting = rules.to_act(box)) {
      const mover = 31 - Math.clz32(acting);
      rules.step(box, mover, rules.random_move(box, mover, rng));
    }
    rules.observe(box, seat, after);
    found.add(Number(then.number("now") === o.number("now") && then.number("piles", seat) > o.number("piles", seat)));
  }
  engine.give(box, after, rng);
  return found;
}

function beliefs(seen: Seen, samples: number, seed: number): Belief[] {
  const o = seen.known;
  if (o.number("phase") === seen.constant("OVER")) return [];
  const position = new Position(seen);
  const found = [...position.threats(), ...position.colours()];
  if (o.number("actor") !== position.seat) {
    const back = comesBack(seen, samples, seed);
    found.push(odds("belief-figaro-comes-back", back.value, back.error, { cards: o.number("on_table") }));
  }
  return found;
}

/** With a new round there is a new hand. */
const dealt = (before: AnyView, after: AnyView) => (after as FigaroView).round > (before as FigaroView).round;

export const oddsFace: OddsFace = { beliefs, dealt };

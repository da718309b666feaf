/** Filou's odds where no server works them out: as src/besace/games/filou/extras/beliefs.py, bluffs.py and dealt.py. */
import type { AnyView } from "../contract";
import { amount, type Belief, type Bluff, odds, type OddsFace, type Played } from "../../local/learn/beliefs";
import { Seen } from "../../local/learn/seen";
import type { FilouView } from "./view";

const sum = (shares: readonly number[]) => shares.reduce((total, share) => total + share, 0);

/** A position as one player sees it. */
class Position {
  readonly players: number;
  readonly cards: number;
  readonly passive: boolean;
  readonly length: number;
  private readonly value: number[];

  constructor(private readonly seen: Seen) {
    this.players = seen.known.number("players");
    this.cards = seen.constant("CARDS");
    this.passive = this.players === seen.constant("PASSIVE");
    this.length = this.players + Number(this.passive);
    this.value = seen.constants("VALUE").map(Number);
  }

  card(place: number): number {
    return this.seen.known.number("rows", this.seen.known.number("played"), place);
  }

  /** How many cards of the row lie face up. */
  get faceUp(): number {
    const passes = this.seen.known.number("passes");
    return this.passive ? Number(this.seen.constants("FACE_UP_3")[passes]) : passes + 1;
  }

  get bidding(): boolean {
    return this.seen.known.number("phase") === this.seen.constant("BID");
  }

  /** 1 for each card of a seat's set that the observer has not seen, else 0. */
  private unshown(seat: number): number[] {
    const o = this.seen.known;
    const shown = new Set(
      Array.from({ length: o.number("played") + 1 }, (_, round) =>
        o.number("rows", round, ((((seat - o.number("firsts", round)) % this.players) + this.players) % this.players) + Number(this.passive)),
      ),
    );
    return Array.from({ length: this.cards }, (_, card) => Number(!shown.has(card)));
  }

  /** The odds of each card in a place of the row, as the observer sees it. */
  cardOdds(place: number): number[] {
    const o = this.seen.known;
    const hidden = this.seen.constant("HIDDEN");
    const card = this.bidding ? this.card(place) : hidden;
    if (card !== hidden) return this.surely(card);
    const seat = place - Number(this.passive);
    let left: number[];
    if (seat < 0) {
      const shown = new Set(Array.from({ length: this.cards }, (_, i) => o.number("passive", i)).filter((one) => one !== hidden));
      left = Array.from({ length: this.cards }, (_, one) => Number(!shown.has(one)));
    } else left = this.unshown((o.number("first") + seat) % this.players);
    return left.map((n) => n / sum(left));
  }

  surely(card: number): number[] {
    return Array.from({ length: this.cards }, (_, other) => Number(other === card));
  }

  /** The value of a row once its dogs have been dealt with (C11). */
  private worth(row: readonly number[]): number {
    const big = this.seen.constant("BIG");
    const total = sum(row.map((card) => this.value[card]!));
    const dogs = row.filter((card) => card >= big);
    const animals = row.filter((card) => (this.seen.constant("ANIMALS") >> card) & 1);
    if (dogs.length !== 1 || animals.length === 0) return total;
    const prey = dogs[0] === big ? Math.max(...animals) : Math.min(...animals);
    return total - this.value[prey]!;
  }

  /** The expected value of a row, and the odds that it is worth nothing or less. */
  sack(rows: readonly (readonly number[])[]): [number, number] {
    let [mean, poor] = [0, 0];
    const walk = (place: number, chance: number, row: number[]): void => {
      const shares = rows[place];
      if (shares === undefined) {
        const value = this.worth(row);
        mean += chance * value;
        poor += chance * Number(value <= 0);
        return;
      }
      shares.forEach((share, card) => share > 0 && walk(place + 1, chance * share, [...row, card]));
    };
    walk(0, 1, []);
    return [mean, poor];
  }

  rows(): number[][] {
    return Array.from({ length: this.length }, (_, place) => this.cardOdds(place));
  }

  /** While cards are chosen: what the others may lay. */
  *before(): Generator<Belief> {
    const o = this.seen.known;
    let none = 1;
    for (let place = 0; place < this.length; place++) {
      const seat = (o.number("first") + place - Number(this.passive) + this.players) % this.players;
      if (seat !== o.number("seat") || (this.passive && place === 0)) none *= 1 - sum(this.cardOdds(place).slice(this.seen.constant("BIG")));
    }
    yield odds("belief-filou-dog-odds", 1 - none);
  }

  *auction(): Generator<Belief> {
    const [rows, hidden] = [this.rows(), this.seen.constant("HIDDEN")];
    const [mean, poor] = this.sack(rows);
    yield amount("belief-filou-sack", mean);
    yield odds("belief-filou-sack-poor", poor);
    for (let place = this.faceUp; place < this.length; place++) {
      if (this.card(place) !== hidden) continue;
      yield odds("belief-filou-dog", sum(rows[place]!.slice(this.seen.constant("BIG"))), 0, { place: place + 1 });
      yield odds("belief-filou-bad-cat", sum(rows[place]!.slice(0, this.seen.constant("RABBIT"))), 0, { place: place + 1 });
    }
    yield* this.rivals();
  }

  /** Everyone still bidding, and how high they could go: all payments were public, so this is certain. */
  private *rivals(): Generator<Belief> {
    const o = this.seen.known;
    for (let seat = 0; seat < this.players; seat++) {
      if (seat === o.number("seat") || !((o.number("bidding") >> seat) & 1)) continue;
      const most = o.number("mice", seat);
      const can = most > o.number("high_bid");
      yield { message: can ? "belief-filou-can-outbid" : "belief-filou-cannot-outbid", value: Number(can), error: 0, arguments: { seat, most } };
    }
  }
}

function beliefs(seen: Seen): Belief[] {
  const position = new Position(seen);
  if (seen.known.number("phase") === seen.constant("CHOOSE")) return [...position.before()];
  return position.bidding ? [...position.auction()] : [];
}

/** With three players nobody's card lies open at once in a new row. */
const dealt = (before: AnyView, after: AnyView) =>
  before.players === 3 && (before as FilouView).row.length === 0 && (after as FilouView).row.length > 0;

function* bluffs(positions: Iterable<Played>, seat: number): Generator<Bluff> {
  let laid = "";
  let waiting: Bluff[] = [];
  for (const { ply, move, match } of positions) {
    const [mark = "", verb = "", ...args] = move.split(" ");
    const mover = Number(mark);
    if (verb === "card") {
      if (mover === seat) laid = args[0] ?? "";
      continue;
    }
    const before = JSON.parse(match.views([null])[0]!) as FilouView;
    if (mover !== seat && !before.row.some((place) => place.owner === seat && place.card !== null)) {
      const [believed, truth, far] = sacks({ ply, move, match }, mover, seat, laid, before);
      const bid = verb === "bid" ? Number(args[0]) : before.high_bid + 1;
      if (verb === "bid" && truth < bid && bid <= believed && believed - truth >= far) waiting.push({ ply, victim: mover, kind: "paid", believed, truth });
      if (verb === "pass" && believed < bid && bid <= truth && truth - believed >= far) waiting.push({ ply, victim: mover, kind: "passed", believed, truth });
    }
    match.follow(move);
    const after = JSON.parse(match.views([null])[0]!) as FilouView;
    if (after.round > before.round || after.over) {
      const buyer = after.last_round?.winner ?? null;
      yield* waiting.filter((bluff) => (bluff.kind === "paid" ? bluff.victim === buyer : buyer === seat));
      waiting = [];
    }
  }
}

/** What the sack is worth on average to someone who believes, and to the same one if they knew the seat's card; how far apart is far. */
function sacks({ match }: Played, mover: number, seat: number, card: string, view: FilouView): [number, number, number] {
  const seen = new Seen(match.observation(mover));
  const position = new Position(seen);
  const rows = position.rows();
  const known = [...rows];
  const place = ((((seat - view.first) % position.players) + position.players) % position.players) + Number(position.passive);
  known[place] = position.surely(match.table.spellings.indexOf(`card ${card}`));
  const found: [number, number, number] = [position.sack(rows)[0], position.sack(known)[0], seen.constant("FAR")];
  seen.observation.give();
  return found;
}

export const oddsFace: OddsFace = { beliefs, dealt, bluffs };

/** A finished game looked back on from one seat, without hindsight: as src/besace/learn/review, value for value. */
import type { AnyView } from "../../games/contract";
import type { Engine } from "../engine";
import type { Match } from "../match";
import type { Bluff, OddsFace, Played } from "./beliefs";
import { type Decision, Evaluator, type Look, type Position, valued } from "./evaluate";

type Cause = "luck" | "skill" | "others";
const CAUSES: readonly Cause[] = ["luck", "skill", "others"];
const DEAL = "deal";

export interface ReviewEvent {
  ply: number;
  move: string;
  cause: Cause;
  kind: string;
  change: number;
  value: number;
  error: number;
}

export interface Moment {
  ply: number;
  kind: string;
  change: number;
}

export interface Review {
  game: string;
  players: number;
  seat: number;
  seed: number;
  samples: number;
  result: number;
  start: number;
  luck: number;
  skill: number;
  others: number;
  errors: Record<Cause, number>;
  luck_by_kind: Record<string, number>;
  events: ReviewEvent[];
  decisions: Decision[];
  bluffs: Bluff[];
  moments: Moment[];
}

/** A finished game, to be followed from its deal as often as one likes. */
export interface Finished {
  deal(): Match;
  moves: readonly string[];
  secret: readonly string[];
  odds: OddsFace | null;
}

export const isMistake = (decision: Pick<Decision, "gave_away" | "error">, sure: number) => decision.gave_away > sure * decision.error;

/** Whose move it is; null for chance. */
const moverOf = (move: string) => (move.startsWith("*") ? null : Number(move.split(" ")[0]));
const verbOf = (move: string) => move.split(" ")[1] ?? "";

/** Move by move; what is yielded is how many are done. */
export function* review(finished: Finished, seat: number, samples: number, seed = 0): Generator<number, Review> {
  const walk = new Walk(finished, seat, samples, seed);
  try {
    return yield* walk.walk();
  } finally {
    walk.give();
  }
}

class Walk {
  private readonly positions: Position[] = [];
  private readonly evaluator: Evaluator;
  private readonly engine: Engine;
  private readonly game: string;
  private readonly players: number;
  private readonly result: number;
  private readonly events: ReviewEvent[] = [];
  private readonly decisions: Decision[] = [];
  private readonly changes: Record<Cause, number> = { luck: 0, skill: 0, others: 0 };
  private readonly variance: Record<Cause, number> = { luck: 0, skill: 0, others: 0 };
  private readonly luckByKind: Record<string, number> = {};
  private latest: { cause: Cause; variance: number } = { cause: "luck", variance: 0 };

  constructor(
    private readonly finished: Finished,
    private readonly seat: number,
    samples: number,
    seed: number,
  ) {
    const match = finished.deal();
    const note = () => {
      const view = JSON.parse(match.views([seat])[0]!) as AnyView;
      this.positions.push({ ply: match.ply, observation: match.observation(seat), view });
    };
    note();
    for (const move of finished.moves) {
      match.follow(move);
      note();
    }
    const { winners } = match.result()!;
    [this.engine, this.game, this.players] = [match.engine, match.game, match.players];
    this.result = winners.includes(seat) ? 1 / winners.length : 0;
    match.close();
    this.evaluator = new Evaluator(this.engine, this.game, this.players, seat, samples, seed);
  }

  give(): void {
    this.evaluator.give();
    for (const { observation } of this.positions) observation.give();
  }

  *walk(): Generator<number, Review> {
    const start = 1 / this.players;
    let look = this.look(0);
    this.note(-1, "", "luck", DEAL, look.value - start, look);
    for (let ply = 0; ply < this.finished.moves.length; ply++) {
      look = this.event(ply, look);
      yield ply + 1;
    }
    const bluffs = [...(this.finished.odds?.bluffs?.(this.played(), this.seat) ?? [])];
    const errors = Object.fromEntries(CAUSES.map((cause) => [cause, Math.sqrt(this.variance[cause])])) as Record<Cause, number>;
    return {
      game: this.game, players: this.players, seat: this.seat, seed: this.evaluator.seed, samples: this.evaluator.samples,
      result: this.result, start, ...this.changes, errors, luck_by_kind: this.luckByKind, events: this.events, decisions: this.decisions,
      bluffs, moments: this.moments(bluffs),
    }; // prettier-ignore
  }

  private *played(): Generator<Played> {
    const match = this.finished.deal();
    for (const [ply, move] of this.finished.moves.entries()) {
      yield { ply, move, match };
      if (match.ply === ply) match.follow(move);
    }
    match.close();
  }

  /** Note what a move changed and look at what comes after. */
  private event(ply: number, before: Look): Look {
    const move = this.finished.moves[ply]!;
    if (moverOf(move) === null) {
      this.evaluator.forget();
      const after = this.look(ply + 1);
      this.note(ply, move, "luck", verbOf(move), after.value - before.value, after);
      return after;
    }
    return moverOf(move) === this.seat ? this.own(ply, move, before) : this.another(ply, move, before);
  }

  private own(ply: number, move: string, before: Look): Look {
    const next = this.positions[ply + 1]!;
    const quiet = this.evaluator.learnsNothing(move, next.view.over ? null : next);
    this.decisions.push(before.decision!);
    this.variance.skill += before.skillError * before.skillError;
    const expected = valued(before.after, before.error);
    this.note(ply, move, "skill", verbOf(move), before.after - before.value, expected);
    if (quiet && this.ownMove(ply + 1) === null) return expected;
    const after = this.look(ply + 1);
    const came = after.value - before.after; // what the move brought to light
    if (came !== 0) {
      const dealt = this.dealt(ply);
      this.note(ply, move, dealt ? "luck" : "others", dealt ? DEAL : "shown", came, after);
    }
    return after;
  }

  private another(ply: number, move: string, before: Look): Look {
    const secret = this.finished.secret.includes(verbOf(move));
    this.evaluator.forget();
    const [shown, now] = [this.positions[ply]!.view, this.positions[ply + 1]!.view];
    if (secret && now.phase === shown.phase && this.ownMove(ply + 1) === null) {
      this.note(ply, move, "others", verbOf(move), 0, before); // nothing was seen, so nothing is known better
      return before;
    }
    const after = this.look(ply + 1);
    if (this.dealt(ply)) {
      const expected = secret ? before : this.evaluator.expected(this.positions[ply]!, move, before);
      this.note(ply, move, "others", verbOf(move), expected.value - before.value, expected);
      this.note(ply, move, "luck", DEAL, after.value - expected.value, after);
    } else this.note(ply, move, "others", verbOf(move), after.value - before.value, after);
    return after;
  }

  /** The value after so many moves: in the end, the result. */
  private look(ply: number): Look {
    const position = this.positions[ply]!;
    return position.view.over ? valued(this.result, 0) : this.evaluator.look(position, this.ownMove(ply));
  }

  private dealt(ply: number): boolean {
    return this.finished.odds?.dealt?.(this.positions[ply]!.view, this.positions[ply + 1]!.view) ?? false;
  }

  /** The move after so many others, if the seat made it. */
  private ownMove(ply: number): string | null {
    const move = this.finished.moves[ply];
    return move !== undefined && moverOf(move) === this.seat ? move : null;
  }

  private note(ply: number, move: string, cause: Cause, kind: string, change: number, after: Look): void {
    this.events.push({ ply, move, cause, kind, change, value: after.value, error: after.error });
    this.changes[cause] += change;
    if (cause === "luck") this.luckByKind[kind] = (this.luckByKind[kind] ?? 0) + change;
    const was = this.latest;
    if (was.cause !== cause)
      // a value between two causes counts for both; within one cause it cancels out
      for (const each of [was.cause, cause]) if (each !== "skill") this.variance[each] += was.variance;
    this.latest = { cause, variance: after.error * after.error };
  }

  /** Mistakes first, then bluffs, then whatever turned the game most, each move once; in the order of the game. */
  private moments(bluffs: readonly Bluff[]): Moment[] {
    const { moments: most, sure } = this.engine.tables.learn;
    const mistakes = this.decisions.filter((one) => isMistake(one, sure)).sort((a, b) => b.gave_away - a.gave_away);
    const found: Moment[] = mistakes.slice(0, most).map(({ ply, gave_away }) => ({ ply, kind: "mistake", change: -gave_away }));
    found.push(...bluffs.slice(0, most - found.length).map(({ ply }) => ({ ply, kind: "bluff", change: 0 })));
    const turns = this.events.filter((one) => one.ply >= 0 && one.change !== 0).sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
    for (const { ply, cause, change } of turns)
      if (found.length < most && !found.some((one) => one.ply === ply)) found.push({ ply, kind: cause, change });
    return found.sort((a, b) => a.ply - b.ply);
  }
}

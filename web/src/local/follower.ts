/** A game from its start on, played on behind the real one, for one seat: src/besace/play/follower.py. */
import type { Match, Observation } from "./match";

export class Follower {
  constructor(
    private readonly match: Match,
    private readonly seat: number,
  ) {}

  /** Whether what it has followed is how these moves begin. */
  fits(moves: readonly string[]): boolean {
    return this.match.played.every((move, i) => move === moves[i]);
  }

  /** Of all moves so far, the new ones that others made before everybody's eyes, each with what the seat knew before it. */
  *news(moves: readonly string[]): Generator<[Observation, string]> {
    for (const move of moves.slice(this.match.ply)) {
      const [mark = "", verb = ""] = move.split(" ");
      if (mark !== "*" && mark !== `${this.seat}` && !this.match.table.secret_verbs.includes(verb)) {
        const seen = this.match.observation(this.seat);
        yield [seen, move];
        seen.give();
      }
      this.match.follow(move);
    }
  }

  close(): void {
    this.match.close();
  }
}

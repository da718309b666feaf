/** What the plain face keeps while somebody chooses: which game this is, and how far into the many moves of a verb one has come. */
import type { GameInfo } from "../lib/schema";

export class PlainHand {
  verb = $state("");
  path = $state.raw<readonly string[]>([]);

  constructor(readonly game: GameInfo) {}

  /** The arguments chosen for a verb. */
  pathOf(verb: string): readonly string[] {
    return verb === this.verb ? this.path : [];
  }

  go(verb: string, path: readonly string[]): void {
    this.verb = verb;
    this.path = path;
  }
}

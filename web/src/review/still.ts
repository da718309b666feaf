/** One view of a game that is over, as the `Table` that games draw: nothing moves, nothing can be played. */
import type { AnyView, GameFace } from "../games/contract";
import type { SeatInfo } from "../lib/schema";
import type { Frame } from "../table/frame";
import { seatName } from "../table/names";

export class Still implements Frame {
  readonly hand: unknown;
  readonly mine = false;
  readonly moves: readonly string[] = [];
  readonly playing = false;
  readonly clock = null;
  readonly flying = [];
  readonly now = null;
  readonly beat = 0;

  constructor(
    face: GameFace,
    readonly seats: readonly SeatInfo[],
    readonly eye: number,
    readonly view: AnyView,
  ) {
    this.hand = face.hand();
  }

  get shown(): AnyView {
    return this.view;
  }

  get names(): string[] {
    return this.seats.map(seatName);
  }

  play(): void {}
  refuse(): void {}
  hint(): void {}
}

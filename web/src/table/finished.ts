/** A game that is over, as the `Table` that games draw: nothing can be played here. */
import type { AnyView, Coming, TableFace, Table } from "../games/contract";
import type { SeatInfo } from "../lib/schema";
import type { Frame } from "./frame";
import { seatName } from "./names";

export abstract class FinishedTable implements Frame {
  readonly hand: unknown;
  readonly mine = false;
  readonly moves: readonly string[] = [];
  readonly playing = false;
  readonly clock = null;
  readonly flying = [];

  abstract readonly eye: Table["eye"];
  abstract readonly seats: readonly SeatInfo[];
  abstract readonly view: AnyView;
  abstract readonly past: readonly AnyView[];
  abstract readonly now: Table["now"];
  abstract readonly beat: number;

  constructor(readonly face: TableFace) {
    this.hand = face.hand();
  }

  get coming(): Coming | null {
    return null;
  }

  get step(): number | null {
    return null;
  }

  get shown(): AnyView {
    return this.view;
  }

  get names(): string[] {
    return this.seats.map(seatName);
  }

  play(): void {}
  letHappen(): void {}
  refuse(): void {}
  hint(): void {}
}

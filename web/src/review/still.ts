/** One view of a game that is over: nothing moves. */
import type { AnyView, TableFace } from "../games/contract";
import type { SeatInfo } from "../lib/schema";
import { FinishedTable } from "../table/finished";

export class StillTable extends FinishedTable {
  readonly now = null;
  readonly beat = 0;

  constructor(
    face: TableFace,
    readonly seats: readonly SeatInfo[],
    readonly eye: number,
    readonly view: AnyView,
    readonly past: readonly AnyView[],
  ) {
    super(face);
  }
}

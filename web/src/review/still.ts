/** One view of a game that is over: nothing moves. */
import type { AnyView, GameFace } from "../games/contract";
import type { SeatInfo } from "../lib/schema";
import { Past } from "../table/past";

export class Still extends Past {
  readonly now = null;
  readonly beat = 0;

  constructor(
    face: GameFace,
    readonly seats: readonly SeatInfo[],
    readonly eye: number,
    readonly view: AnyView,
  ) {
    super(face);
  }
}

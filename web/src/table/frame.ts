/** What the frame around a game needs to know, live or looking back. */
import type { AnyView, Table, TableFace } from "../games/contract";
import type { Clock, SeatInfo } from "../lib/schema";

export interface Flying {
  seat: number | null;
  reaction: string;
  number: number;
}

export interface Frame extends Table {
  /** How the game is drawn. */
  readonly face: TableFace;
  readonly seats: readonly SeatInfo[];
  /** Whether the game goes on. */
  readonly playing: boolean;
  /** The view, null before the first. */
  readonly shown: AnyView | null;
  /** The clocks, and when we heard of them. */
  readonly clock: { readonly clock: Clock; readonly at: number } | null;
  /** Reactions in the air. */
  readonly flying: readonly Flying[];
}

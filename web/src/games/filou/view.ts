/** Filou's own fields of the view. */
import type { AnyView } from "../contract";

export interface RowCard {
  owner: number | null;
  card: string | null;
}

export interface LastRound {
  winner: number | null;
  paid: number;
  row: string[];
  dog: string | null;
  prey: string | null;
  won: string[];
}

export interface FilouView extends AnyView {
  round: number;
  first: number;
  hand: string[] | null;
  hand_sizes: number[];
  removed: string | null;
  row: RowCard[];
  chosen: boolean[];
  bids: number[];
  passed: boolean[];
  high_bid: number;
  mice: (number | null)[];
  bank: number;
  row_mice: [number, number][];
  won: string[][];
  last_round: LastRound | null;
  removed_all?: string[];
}

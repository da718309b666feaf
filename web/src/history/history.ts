/** My finished games in figures and drawings. */
import type { PlayedGame } from "../lib/schema";

/** The place of a seat as people say it: those who are level share the better one. */
export function placeOf(game: Pick<PlayedGame, "places">, seat: number): number {
  return 1 + game.places.filter((place) => place < game.places[seat]!).length;
}

/** My seat that came first; most people have one seat only. */
export function bestSeat(game: Pick<PlayedGame, "places" | "seats">): number {
  return game.seats.reduce((best, seat) => (game.places[seat]! < game.places[best]! ? seat : best), game.seats[0]!);
}

/** The seats from the first place on. */
export function byPlace(game: Pick<PlayedGame, "places">): number[] {
  return [...game.places.keys()].sort((a, b) => game.places[a]! - game.places[b]! || a - b);
}

/** How many of these games anyone would win by luck alone. */
export function byLuck(games: readonly Pick<PlayedGame, "players" | "seats">[]): number {
  return games.reduce((sum, game) => sum + game.seats.length / game.players, 0);
}

export interface Dot {
  id: string;
  x: number;
  y: number;
  won: boolean;
  place: number;
  players: number;
}

/** My place in each game, the oldest on the left; the first place on top, the last at the bottom, however many played. */
export function placeDots(newestFirst: readonly PlayedGame[], width: number, height: number): Dot[] {
  const games = [...newestFirst].reverse();
  return games.map((game, i) => {
    const seat = bestSeat(game);
    const down = game.players > 1 ? (placeOf(game, seat) - 1) / (game.players - 1) : 0;
    const x = games.length > 1 ? (i / (games.length - 1)) * width : width / 2;
    return { id: game.id, x, y: down * height, won: game.won, place: placeOf(game, seat), players: game.players };
  });
}

export interface Interval {
  from: number;
  at: number;
  to: number;
}

/** Ratings on one common scale from 0 to 1, each with what it may be off. */
export function onScale(rated: readonly { rating: number; deviation: number }[]): Interval[] {
  const low = Math.min(...rated.map((one) => one.rating - one.deviation));
  const high = Math.max(...rated.map((one) => one.rating + one.deviation));
  const width = high - low || 1;
  return rated.map(({ rating, deviation }) => ({ from: (rating - deviation - low) / width, at: (rating - low) / width, to: (rating + deviation - low) / width }));
}

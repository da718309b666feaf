/** Who came where, and how someone fared: as src/besace/games/places.py and the server's routes/history.py. */
import type { GameStatistics, Meeting, MyHistory, PlayedGame } from "../lib/schema";
import type { Saved } from "./store";

type Ended = Saved & { result: NonNullable<Saved["result"]> };
export const isOver = (saved: Saved): saved is Ended => saved.result !== null;

/** The place of each seat, winners first, then by score; those who are level share the mean of their places. */
export function placesOf({ scores, winners }: Ended["result"]): number[] {
  const sign = scores[winners[0]!] === Math.max(...scores) ? -1 : 1; // whether high or low scores are good shows in the winner's own
  const ranks = scores.map((score, seat) => (winners.includes(seat) ? -Infinity : sign * score));
  return ranks.map((rank) => 1 + ranks.filter((other) => other < rank).length + (ranks.filter((other) => other === rank).length - 1) / 2);
}

const ownSeats = (saved: Saved) => saved.seats.flatMap((seat, i) => (seat.kind === "guest" ? [i] : []));

function playedGame(saved: Ended): PlayedGame {
  const { id, game, players, ended, created, seats, result } = saved;
  const mine = ownSeats(saved);
  return {
    id, game, players, ended_at: ended ?? created, names: seats.map((seat) => seat.name), bots: seats.map((seat) => seat.bot), seats: mine,
    scores: result.scores, places: placesOf(result), won: mine.some((seat) => result.winners.includes(seat)),
  }; // prettier-ignore
}

function statistics(game: string, played: readonly PlayedGame[]): GameStatistics {
  const meetings = new Map<string, Meeting>();
  const best = played.map(({ places, seats }) => Math.min(...seats.map((seat) => places[seat]!)));
  played.forEach(({ bots, places, seats }, i) => {
    const faced = new Map<string, number>(); // the place of the first of each kind: two puppies at a table are one game
    bots.forEach((bot, seat) => {
      if (bot !== null && !seats.includes(seat)) faced.set(bot, Math.min(faced.get(bot) ?? Infinity, places[seat]!));
    });
    for (const [bot, place] of faced) {
      const met = meetings.get(bot) ?? { name: bot, bot: true, games: 0, ahead: 0, behind: 0 };
      meetings.set(bot, { ...met, games: met.games + 1, ahead: met.ahead + Number(best[i]! < place), behind: met.behind + Number(best[i]! > place) });
    }
  });
  return {
    game, games: played.length, wins: best.filter((place, i) => place === Math.min(...played[i]!.places)).length,
    mean_place: best.reduce((sum, place) => sum + place, 0) / best.length, rating: null, deviation: null,
    meetings: [...meetings.values()].sort((a, b) => b.games - a.games),
  }; // prettier-ignore
}

/** The finished games of this device, the newest first, and how its people fared. */
export function historyOf(kept: readonly Saved[]): MyHistory {
  const games = kept
    .filter(isOver)
    .filter((saved) => ownSeats(saved).length > 0)
    .map(playedGame)
    .sort((a, b) => b.ended_at - a.ended_at);
  const boxes = [...new Set(games.map(({ game }) => game))];
  return { games, statistics: boxes.map((game) => statistics(game, games.filter((one) => one.game === game))) };
}

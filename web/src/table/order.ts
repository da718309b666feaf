/** The seats of a finished game, winners first, then those who came nearer to them. */
export function bestFirst(scores: readonly number[], winners: readonly number[]): number[] {
  const best = scores[winners[0] ?? 0] ?? 0;
  const lowWins = best < Math.max(...scores); // whoever has won below someone else has won by having little
  const won = (seat: number) => Number(winners.includes(seat));
  return [...scores.keys()].sort((a, b) => won(b) - won(a) || (lowWins ? 1 : -1) * (scores[a]! - scores[b]!));
}

/** The place of each seat: winners share the first, who has as many points shares a place. */
export function places(scores: readonly number[], winners: readonly number[]): number[] {
  const order = bestFirst(scores, winners);
  const found: number[] = scores.map(() => 0);
  order.forEach((seat, i) => {
    const before = order[i - 1];
    const same = before !== undefined && scores[before] === scores[seat] && winners.includes(before) === winners.includes(seat);
    found[seat] = same ? found[before]! : i + 1;
  });
  return found;
}

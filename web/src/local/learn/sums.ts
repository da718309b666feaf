/** Sums and means without any loss by rounding, as Python's `math.fsum` has them: the same review everywhere, to the last bit. */

/** The sum of these numbers, rounded once. */
export function fsum(numbers: Iterable<number>): number {
  const parts: number[] = []; // that do not overlap, the smallest first
  for (let x of numbers) {
    let kept = 0;
    for (const part of parts) {
      const [large, small] = Math.abs(x) < Math.abs(part) ? [part, x] : [x, part];
      const high = large + small;
      const low = small - (high - large);
      if (low !== 0) parts[kept++] = low;
      x = high;
    }
    parts.length = kept;
    parts.push(x);
  }
  let high = parts.pop() ?? 0;
  let low = 0;
  while (parts.length > 0) {
    const [x, y] = [high, parts.pop()!];
    high = x + y;
    low = y - (high - x);
    if (low !== 0) break;
  }
  const next = parts.at(-1);
  if (next !== undefined && ((low < 0 && next < 0) || (low > 0 && next > 0))) {
    const twice = 2 * low; // exactly half way: the rest decides
    const other = high + twice;
    if (twice === other - high) high = other;
  }
  return high;
}

export const mean = (shares: readonly number[]) => fsum(shares) / shares.length;

/** One standard error of the mean. */
export function errorOf(shares: readonly number[]): number {
  const middle = mean(shares);
  return Math.sqrt(fsum(shares.map((share) => (share - middle) * (share - middle))) / (shares.length - 1) / shares.length);
}

export const errorBetween = (one: readonly number[], other: readonly number[]) => errorOf(one.map((share, i) => share - other[i]!));

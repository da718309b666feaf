"""Means with 95 % intervals from values that come in clusters.

The games of one deal share their luck, so they do not count as independent: the deals do. A mean over all values is a ratio of
two sums over deals, sum(totals) / sum(counts), and its variance is estimated from how far each deal is from it (the ratio
estimator of survey sampling, with the correction for few clusters):

    variance = D / (D - 1) * sum over deals of (total - mean * count)**2 / (sum of counts)**2
"""

import math
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

NORMAL = 1.959963984540054  # 97.5 % of a normal distribution lie below


@dataclass(frozen=True)
class Estimate:
    """A mean, its 95 % interval (None where a single deal cannot give one), and how many values it comes from."""

    mean: float
    low: float | None
    high: float | None
    count: float

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    def over(self, size: float) -> "Estimate | None":
        """The same in units of a size above 0."""
        if not size:
            return None
        low, high = (None if end is None else end / size for end in (self.low, self.high))
        return Estimate(self.mean / size, low, high, self.count)


def quantile(degrees: int) -> float:
    """97.5 % of Student's distribution lie below: exact for 1 and 2 degrees, else an expansion that is right to 0.005."""
    if degrees == 1:
        return 12.706205
    if degrees == 2:
        return 4.302653
    z = NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + first / degrees + second / degrees**2 + third / degrees**3 + fourth / degrees**4


def mean_of(clusters: Iterable[tuple[float, float]]) -> Estimate | None:
    """The mean of values given as (total, count) of each cluster; None where there are none."""
    pairs = [(total, count) for total, count in clusters if count]
    values = sum(count for _, count in pairs)
    if not values:
        return None
    mean = math.fsum(total for total, _ in pairs) / values
    size = len(pairs)
    if size == 1:
        return Estimate(mean, None, None, values)
    squares = math.fsum((total - mean * count) ** 2 for total, count in pairs)
    half = quantile(size - 1) * math.sqrt(size / (size - 1) * squares) / values
    return Estimate(mean, mean - half, mean + half, values)


def share_of(clusters: Iterable[tuple[float, float]]) -> Estimate | None:
    """As `mean_of`, for values from 0 to 1, by Wilson's interval: it stays within 0 and 1 and is never without width.

    Its sample size is the number of independent games that would vary as much. How much less than single games deals vary is
    believed only as far as there are both deals with and deals without wins to learn it from; without, a deal counts as one game.
    """
    pairs = [(total, count) for total, count in clusters if count]
    found = mean_of(pairs)
    if found is None or found.low is None or found.high is None:
        return found
    deals, single = len(pairs), found.mean * (1 - found.mean)
    learnt = max(0, min(sum(total > 0 for total, _ in pairs), sum(total < count for total, count in pairs)) - 1)
    z = quantile(deals - 1) if single else NORMAL
    of_deals = ((found.high - found.mean) / z) ** 2 * deals  # the variance of one deal's mean
    varying = (learnt * of_deals + NORMAL**2 * single) / (learnt + NORMAL**2)
    low, high = wilson(found.mean, deals * single / varying if varying else deals, z)
    return Estimate(found.mean, low, high, found.count)


def wilson(share: float, size: float, z: float = NORMAL) -> tuple[float, float]:
    """Wilson's interval for a share of so many independent games."""
    spread = z**2 / size
    middle = (share + spread / 2) / (1 + spread)
    half = z * math.sqrt(share * (1 - share) / size + spread / (4 * size)) / (1 + spread)
    return max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))

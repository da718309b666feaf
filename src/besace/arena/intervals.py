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
    """As `mean_of`, for values from 0 to 1. Where all are 0, or all 1, there is no spread to see: Wilson's interval then."""
    pairs = [(total, count) for total, count in clusters if count]
    found = mean_of(pairs)
    if found is None or found.low is None or found.high is None:
        return found
    if 0 < found.mean < 1:
        return Estimate(found.mean, max(0.0, found.low), min(1.0, found.high), found.count)
    edge = NORMAL**2 / (len(pairs) + NORMAL**2)
    return Estimate(found.mean, *((0.0, edge) if found.mean < 0.5 else (1 - edge, 1.0)), found.count)

"""Rate limits: a bucket for each kind of thing and each who; it fills steadily and each use takes one out."""

import math
import time
from dataclasses import dataclass

MOST_BUCKETS = 50_000  # forgotten all at once beyond that


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


RATES = {
    "guests": Rate(30, 0.5),  # new guests of one address
    "tables": Rate(20, 0.2),  # new tables of one guest
    "codes": Rate(30, 0.5),  # join codes tried from one address: guessing is hopeless
    "requests": Rate(120, 30),  # requests of one guest or address
    "frames": Rate(120, 40),  # messages on one live connection
    "replays": Rate(20, 1),  # whole games told once more
    "thoughts": Rate(20, 1),  # hints and reviews of one guest
    "chat": Rate(6, 0.5),
    "reports": Rate(10, 0.02),  # of one guest
    "reactions": Rate(10, 2),
    "connections": Rate(60, 5),  # new live connections of one address
}


class Bucket:
    """What one of many may use: full at first."""

    __slots__ = ("_burst", "_left", "_per_second", "_when")

    def __init__(self, burst: float, per_second: float) -> None:
        self._burst, self._left, self._per_second, self._when = burst, burst, per_second, time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._when) * self._per_second)
        self._when = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Limits:
    """All buckets of one process."""

    def __init__(self, factor: float) -> None:
        self._factor = factor
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def bucket(self, what: str) -> Bucket:
        """A bucket for someone who keeps it."""
        if self._factor <= 0:
            return UNLIMITED
        return Bucket(RATES[what].burst * self._factor, RATES[what].per_second * self._factor)

    def allow(self, what: str, who: str) -> bool:
        """Whether one more is allowed now."""
        bucket = self._buckets.get((what, who))
        if bucket is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._buckets.clear()
            bucket = self._buckets[what, who] = self.bucket(what)
        return bucket.take()


UNLIMITED = Bucket(math.inf, 0)

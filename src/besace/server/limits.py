"""Rate limits: a bucket for each kind of thing and each who; it fills steadily and each use takes one out."""

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
    "reactions": Rate(10, 2),
    "connections": Rate(60, 5),  # new live connections of one address
}


class Limits:
    """All buckets of one process."""

    def __init__(self, factor: float) -> None:
        self._factor = factor
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}  # (left, when)

    def allow(self, what: str, who: str) -> bool:
        """Whether one more is allowed now."""
        if self._factor <= 0:
            return True
        rate, now = RATES[what], time.monotonic()
        burst = rate.burst * self._factor
        left, when = self._buckets.get((what, who), (burst, now))
        left = min(burst, left + (now - when) * rate.per_second * self._factor)
        allowed = left >= 1
        if len(self._buckets) >= MOST_BUCKETS:
            self._buckets.clear()
        self._buckets[what, who] = (left - 1 if allowed else left, now)
        return allowed

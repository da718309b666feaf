"""Figures for Prometheus. They count; they never name a table, a guest or a move.

What happens thousands of times a second is counted in plain numbers, which are shown as figures when somebody asks.
"""

from bisect import bisect_left
from collections import Counter as Numbers
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Often(Collector):
    """Plain numbers."""

    def __init__(self) -> None:
        self.sent = 0
        self.moves: Numbers[str] = Numbers()  # by game
        self.store_seconds = 0.0
        self.stores = [0] * (len(_SECONDS) + 1)  # by how long they took

    def collect(self) -> Iterator[CounterMetricFamily | HistogramMetricFamily]:
        moves = CounterMetricFamily("besace_moves_stored", "Moves stored, chance included.", labels=["game"])
        for game, count in self.moves.items():
            moves.add_metric([game], count)
        yield moves
        yield CounterMetricFamily("besace_messages_sent", "Messages sent over live connections.", value=self.sent)
        steps = zip([*map(str, _SECONDS), "+Inf"], accumulate(self.stores), strict=True)
        yield HistogramMetricFamily(
            "besace_store_seconds", "From a move being taken to its being stored.", [*steps], sum_value=self.store_seconds
        )


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.often = Often()
        self.registry.register(self.often)
        self.refusals = Counter("besace_refusals", "Requests refused, by reason.", ["code"], registry=self.registry)
        self.connections = Gauge("besace_connections", "Live connections.", registry=self.registry)
        self.slow = Counter("besace_slow_readers_closed", "Connections closed because they did not read.", registry=self.registry)
        self.rooms = Gauge("besace_tables_in_memory", "Tables whose game is in memory.", registry=self.registry)

    def stored(self, game: str, moves: int, seconds: float) -> None:
        often = self.often
        often.moves[game] += moves
        often.store_seconds += seconds
        often.stores[bisect_left(_SECONDS, seconds)] += 1

    def text(self, games: int, connections: int) -> bytes:
        self.rooms.set(games)
        self.connections.set(connections)
        return generate_latest(self.registry)

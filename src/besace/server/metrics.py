"""Figures for Prometheus. They count; they never name a table, a guest or a move."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._moves = Counter("besace_moves_stored", "Moves stored, chance included.", ["game"], registry=self.registry)
        self._store = Histogram(
            "besace_store_seconds", "From a move being taken to its being stored.", registry=self.registry, buckets=_SECONDS
        )
        self.sent = 0  # counted as a plain number, because there are so many
        self._frames = Counter("besace_messages_sent", "Messages sent over live connections.", registry=self.registry)
        self._counted = 0
        self.refusals = Counter("besace_refusals", "Requests refused, by reason.", ["code"], registry=self.registry)
        self.connections = Gauge("besace_connections", "Live connections.", registry=self.registry)
        self.slow = Counter("besace_slow_readers_closed", "Connections closed because they did not read.", registry=self.registry)
        self.rooms = Gauge("besace_tables_in_memory", "Tables in memory.", registry=self.registry)
        self._by_game: dict[str, Counter] = {}

    def stored(self, game: str, moves: int, seconds: float) -> None:
        counter = self._by_game.get(game)
        if counter is None:
            counter = self._by_game[game] = self._moves.labels(game)
        counter.inc(moves)
        self._store.observe(seconds)

    def text(self, rooms: int, connections: int) -> bytes:
        self.rooms.set(rooms)
        self.connections.set(connections)
        self._frames.inc(self.sent - self._counted)
        self._counted = self.sent
        return generate_latest(self.registry)

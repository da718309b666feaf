"""Moves of one table that are stored together, and what every eye that somebody looks from will hear of them once they are."""

from collections import defaultdict
from collections.abc import Callable, Iterable

from besace.server.protocol.write_messages import Look
from besace.server.store.writer import Unit
from besace.server.table.queue import MoveRequest
from besace.server.table.running_game import RunningGame
from besace.server.times import now_ms


class Batch:
    """What is played before it is stored; whoever asked for it waits."""

    def __init__(self, table: str, game: RunningGame, looks: list[Look]) -> None:
        self.unit = Unit(table, game.version, [], now_ms(), [])
        self.told: dict[Look, list[bytes]] = defaultdict(list)
        self._game, self._looks = game, looks

    def play(self, request: MoveRequest) -> None:
        """Play a move that someone asked for, or raise `Refusal`."""
        self._game.play(request.seat, request.version, request.text, self.unit.at, request.by)
        self._note()

    def draw_chance(self, waits: Callable[[RunningGame], bool]) -> None:
        """Play all chance moves that are due, up to one that waits for somebody's hand."""
        while self._game.chance_is_due and not waits(self._game):
            self._game.draw(self.unit.at)
            self._note()

    def _note(self) -> None:
        self.unit.texts.append(self._game.moves[-1])
        self.unit.by.append(self._game.by[-1])
        tell_last(self._game, self._looks, self.unit.at, self.told)


def tell_last(game: RunningGame, looks: list[Look], now: int, told: dict[Look, list[bytes]]) -> None:
    """Write what is seen of the last move."""
    if looks:
        for look, message in zip(looks, game.events(looks, game.clocks.shown(now)), strict=True):
            told[look].append(message)


def tell_stored(game: RunningGame, stored: Iterable[tuple[str, int, str | None]], looks: list[Look]) -> dict[Look, list[bytes]]:
    """Play moves of the log that are new here, and write what is seen of them."""
    told: dict[Look, list[bytes]] = defaultdict(list)
    for move in stored:
        game.replay([move])
        tell_last(game, looks, now_ms(), told)
    return told

"""Moves of one table that are stored together, and what every eye that somebody looks from will hear of them once they are."""

from collections import defaultdict
from collections.abc import Callable, Iterable

from besace.server.store.writer import Unit
from besace.server.table.queue import MoveRequest
from besace.server.table.running_game import RunningGame
from besace.server.times import now_ms


class Batch:
    """What is played before it is stored; whoever asked for it waits."""

    def __init__(self, table: str, game: RunningGame, eyes: list[int | None]) -> None:
        self.unit = Unit(table, game.version, [], now_ms(), [])
        self.told: dict[int | None, list[bytes]] = defaultdict(list)
        self._game, self._eyes = game, eyes

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
        tell_last(self._game, self._eyes, self.unit.at, self.told)


def tell_last(game: RunningGame, eyes: list[int | None], now: int, told: dict[int | None, list[bytes]]) -> None:
    """Write what these eyes see of the last move."""
    if eyes:
        for eye, message in zip(eyes, game.events(eyes, game.clocks.shown(now)), strict=True):
            told[eye].append(message)


def tell_stored(
    game: RunningGame, stored: Iterable[tuple[str, int, str | None]], eyes: list[int | None]
) -> dict[int | None, list[bytes]]:
    """Play moves of the log that are new here, and write what these eyes see of them."""
    told: dict[int | None, list[bytes]] = defaultdict(list)
    for move in stored:
        game.replay([move])
        tell_last(game, eyes, now_ms(), told)
    return told

"""Chance that is somebody's own hand: it waits until they reach out, so that nothing is drawn before they do."""

from collections.abc import Collection
from typing import TYPE_CHECKING

from besace.server.table.running_game import RunningGame
from besace.server.times import now_ms

if TYPE_CHECKING:
    from besace.server.table.room import Room

PATIENCE_MS = 60_000  # for a hand that hesitates: its screen may still be showing what happened before
ABSENT_MS = 8_000  # for one that has gone, perhaps only to load the page again


class OwnDraws:
    """The draw that one table waits for, if any. Only who has asked for it is waited for (`Watcher.draws`)."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._version = -1  # at which chance was last due
        self._seat: int | None = None  # whose hand it was; None where nobody asked to be waited for
        self._reached: tuple[int, frozenset[int]] = -1, frozenset()  # the version at which hands of these seats reached out
        self.until: int | None = None  # when it happens by itself; None while nothing waits

    def wait(self, game: RunningGame) -> bool:
        """Whether the chance that is due has to wait."""
        drawing, now = self._room.watchers.drawing(), now_ms()
        if self._version != game.version:
            seat = game.drawn_by() if drawing else None
            self._version, self._seat = game.version, seat if seat in drawing else None
            self.until = now + PATIENCE_MS
        elif self._seat not in drawing and self.until is not None:
            self.until = min(self.until, now + ABSENT_MS)
        version, seats = self._reached
        reached = version == game.version and self._seat in seats
        if self._seat is None or reached or self.until is None or self.until <= now:
            self.until = None
        return self.until is not None

    def let(self, seats: Collection[int], version: int) -> None:
        """The hands of these seats reach out, if one of them is waited for since that version."""
        game = self._room.game
        if game is None or (game.chance_is_due and game.version == version):
            self._reached = version, frozenset(seats)
            self._room.do(self._room.go_on)

    def presence_changed(self) -> None:
        """Somebody has come or gone: it may have been the one who is waited for."""
        if self.until is not None:
            self._room.do(self._room.go_on)

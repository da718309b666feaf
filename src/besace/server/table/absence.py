"""Those who are away from a table: since when, for how long it waits for them, and when somebody has to look at it again."""

from typing import TYPE_CHECKING

from besace.server.store.rows import BOT, GUEST, PLAYING, Seat
from besace.server.store.tables import wake_if_playing, write_gone
from besace.server.table.running_game import RunningGame
from besace.server.times import now_ms

if TYPE_CHECKING:
    from besace.server.table.room import Room

CLAIMED = -1  # no time that a table would ask for


class Absence:
    """Whom the server plays for at one table, and the alarm that is stored for it."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self.wake_at = room.row.wake_at  # as it is stored

    def claimed(self) -> None:
        """This process has taken the table on, which has moved its alarm ahead."""
        self.wake_at = CLAIMED

    # --- whom the server plays for ---

    @property
    def _patience(self) -> int | None:
        """How many milliseconds someone may be offline before being played for; None: for ever."""
        seconds = self._room.row.rules.absence.seconds
        return None if seconds is None else seconds * 1000

    def played_for(self, seat: Seat) -> bool:
        """Whether the server plays for this seat."""
        return seat.kind == BOT or seat.away or self._lost_patience(seat)

    def _lost_patience(self, seat: Seat) -> bool:
        deadline = self._return_by(seat)
        return deadline is not None and deadline <= now_ms()

    def _return_by(self, seat: Seat) -> int | None:
        """When the server will play for someone who is offline; None where it will not."""
        if seat.gone_at is None:
            return None
        patience = self._patience
        return None if patience is None or seat.seat in self._room.online() else seat.gone_at + patience

    def to_move(self) -> list[Seat]:
        """The seats that the server has to move now."""
        game = self._room.game
        if game is None or self._room.row.state != PLAYING:
            return []
        return [seat for seat in self._asked(game) if self.played_for(seat)]

    def _asked(self, game: RunningGame) -> list[Seat]:
        """The seats that may move now."""
        return [] if game.chance_is_due else [self._room.row.seats[number] for number in game.acting]

    def missed(self) -> set[int]:
        """The seats that the game waits for, and whose people are not connected."""
        asked = self._asked(self._room.game) if self._room.game is not None else []
        return {seat.seat for seat in asked if seat.kind == GUEST} - self._room.online()

    async def note_gone(self) -> None:
        """Store since when people have been offline, so that the time runs on whatever happens to this process."""
        if self._patience is None:
            return
        row, online, now = self._room.row, self._room.online(), now_ms()
        changed = []
        for seat in row.seats:
            gone = now if seat.kind == GUEST and seat.seat not in online else None
            if (gone is None) != (seat.gone_at is None):
                seat.gone_at = gone
                changed.append(seat)
        if changed:
            await self._room.hub.database.write(write_gone, row.id, changed)

    def presence_changed(self) -> None:
        """Someone has come or gone: where the table's rules care for how long, see to it."""
        if self._patience is not None:
            self._room.do(self._room.go_on)

    # --- the alarm ---

    def next_wake(self, game: RunningGame) -> int | None:
        """When a process should look at this table if nothing happens: soon, where a bot is to move and this process may die."""
        if game.over:
            return None
        if game.chance_is_due:
            return self._room.own_draws.until
        asked = self._asked(game)
        if any(self.played_for(seat) for seat in asked):
            return now_ms() + int(self._room.hub.settings.lease * 1000)
        if self._patience is None:
            return game.clocks.next_deadline()
        deadlines = [self._return_by(seat) for seat in asked]
        return min([at for at in (game.clocks.next_deadline(), *deadlines) if at is not None], default=None)

    async def set_alarm(self) -> None:
        """Have this table looked at when it is due, where that has changed without a move."""
        game = self._room.game
        wake = self.next_wake(game) if game is not None else None
        if wake != self.wake_at:
            await self._room.hub.database.write(wake_if_playing, self._room.row.id, wake)
            self.wake_at = wake

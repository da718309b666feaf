"""One table as it is played: requests come in, are stored, and then told to everyone who watches.

All that happens at a table goes through one queue. Moves that wait together are stored together; nobody hears of a move before it
is stored, and whoever asked hears that it is. When another process has moved first, the game is taken up from the log again.
"""

import logging
import time
from collections.abc import Awaitable, Callable, Collection, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

import orjson

from besace.bots import Bot
from besace.errors import BesaceError, IllegalMove
from besace.games.move import Move
from besace.server.protocol.problems import Refusal, clash
from besace.server.store.engine import OutcomeUnknown, StoreDown
from besace.server.store.rows import CLOSED, OVER, PLAYING, Log, TableRow, read_moves, read_table_and_moves
from besace.server.store.tables import stop_waking
from besace.server.store.writer import Conflict
from besace.server.table.absence import Absence
from besace.server.table.batch import Batch, tell_stored
from besace.server.table.own_draws import OwnDraws
from besace.server.table.queue import Job, MoveRequest, Queue
from besace.server.table.running_game import MOST_MISSED, RunningGame
from besace.server.table.watchers import Watcher, Watchers
from besace.server.times import now_ms

if TYPE_CHECKING:
    from besace.server.table.hub import Hub

log = logging.getLogger(__name__)
T = TypeVar("T")
ASKED_SECONDS = 60.0  # how long somebody who asked what happened is taken to be waiting for more
_NOT_STARTED = "The game has not started."


class Room:
    """A table in memory: a cache of what is stored, and those who watch it."""

    def __init__(self, hub: "Hub", row: TableRow) -> None:
        self.hub, self.row = hub, row
        self.game: RunningGame | None = None
        self.told = 0  # the version that the watchers have heard of
        self.watchers = Watchers()
        self.absence = Absence(self)
        self.own_draws = OwnDraws(self)
        self.used_at = time.monotonic()
        self.asked_at = -ASKED_SECONDS  # when somebody without a live connection has asked what happened
        self.bots_busy: set[int] = set()  # seats for which a move is being thought of
        self.bots: dict[int, Bot] = {}
        self.opened: set[str] = set()  # guests who may see what others have made of this deal
        self.onlookers: set[tuple[str, int]] = set()  # guests who are noted to have looked over the shoulder of a seat
        self._queue = Queue(row.id, hub.spawn, self._take_moves, self.unsettle)

    @property
    def watched(self) -> bool:
        """Whether somebody waits for what happens here, whichever way they hear of it."""
        return bool(self.watchers or self.online()) or self._asked

    @property
    def idle(self) -> bool:
        return not (self.watchers or self._queue.busy or self.bots_busy)

    @property
    def forsaken(self) -> bool:
        """Whether nobody hears from this process what happens here, and nothing is being done."""
        return self.idle and not self._asked

    @property
    def _asked(self) -> bool:
        return time.monotonic() - self.asked_at < ASKED_SECONDS

    # --- what is asked of it ---

    def ask(self, request: MoveRequest) -> None:
        """Put a move into the queue; its asker hears what became of it."""
        if self._queue.full:
            request.asker.refused(request.id, "limit", "Too many moves are waiting at this table.", self.told)
            return
        self.used_at = time.monotonic()
        self._queue.put(request)

    def do(self, job: Job) -> None:
        """Do something between moves."""
        self.used_at = time.monotonic()
        self._queue.put(job)

    async def in_turn(self, job: Callable[[], Awaitable[T]]) -> T:
        """Do something between moves and wait for what it gives."""
        self.used_at = time.monotonic()
        return await self._queue.in_turn(job)

    async def started(self) -> RunningGame:
        """The game that is played here or has been, as it is between two moves."""
        game = await self.in_turn(self.take_up)
        if game is None:
            raise clash(_NOT_STARTED)
        return game

    # --- moves ---

    async def _take_moves(self, requests: list[MoveRequest]) -> None:
        while requests:
            try:
                if await self.take_up() is None and self.hub.database.shared:  # another process may have started the game
                    await self._read_again()
                requests = await self._try_and_store(requests)
            except Conflict:  # another process was faster: take its moves up and try again
                await self._read_again()
            except StoreDown as down:
                return self._leave_undone(requests, down)
            except BesaceError as wrong:
                return self._refuse_all(requests, "store", str(wrong))
            except Exception:
                log.exception("moves at a table failed", extra={"table": self.row.id})
                return self._leave_undone(requests, OutcomeUnknown())
        return None

    def _leave_undone(self, requests: Iterable[MoveRequest], down: StoreDown) -> None:
        """What was played here is not stored, or nobody knows whether it is: the log will tell."""
        self.game = None
        self.unsettle()
        self._refuse_all(requests, down.code, str(down))

    def unsettle(self) -> None:
        """The database has not answered: what this table is like, and what the server owes it, is looked up once it does."""
        self.hub.unsettled.add(self.row.id)

    def _refuse_all(self, requests: Iterable[MoveRequest], code: str, sentence: str) -> None:
        for request in requests:
            request.asker.refused(request.id, code, sentence, self.told)

    async def _try_and_store(self, requests: list[MoveRequest]) -> list[MoveRequest]:
        """Play all that can be played, store it, tell it. Returns what is left to do: what another process was faster than."""
        game = self.game
        if game is None or self.row.state == CLOSED:
            self._refuse_all(requests, "state", _NOT_STARTED if game is None else "This table is closed.")
            return []
        batch, taken = Batch(self.row.id, game, self.watchers.looks()), list[tuple[MoveRequest, int]]()
        for request in requests:
            try:
                batch.play(request)
            except Refusal as refusal:
                before = game.stored_before(request.seat, request.version, request.text)
                if before is not None:
                    taken.append((request, before))
                else:
                    request.asker.refused(request.id, refusal.code, refusal.sentence, game.version)
                continue
            taken.append((request, game.version))
            batch.draw_chance(self.own_draws.wait)
        try:
            await self._store(game, batch)
        except Conflict:
            await self._take_back()
            return [request for request, _ in taken]
        except StoreDown as down:
            self._leave_undone([request for request, _ in taken], down)
            return []
        for request, version in taken:
            request.asker.stored(request.id, version)
        return []

    async def _store(self, game: RunningGame, batch: Batch) -> None:
        """Store what was played; then tell it, and see to what comes next."""
        unit = batch.unit
        if not unit.texts:
            return
        unit.result = game.result()
        wake = self.absence.next_wake(game)
        if wake != self.absence.wake_at:
            unit.wake = wake
        began = time.perf_counter()
        await self.hub.writer.store(unit)
        self.hub.metrics.stored(self.row.game, len(unit.texts), time.perf_counter() - began)
        self.absence.wake_at = wake
        self.watchers.tell(batch.told)
        self.told = game.version
        if unit.result is not None:
            self.row.state, self.row.result, self.row.ended_at = OVER, unit.result, unit.at
            self._tell_table()
        self.watchers.announce()
        self.hub.bots.see_to(self)

    def _tell_table(self) -> None:
        self.watchers.table_changed()
        self.hub.presence.tell(self)

    # --- taking up from the store ---

    async def take_up(self) -> RunningGame | None:
        """The game, in memory from now on; None before it starts. Only in turn: between moves it is as it is stored."""
        if self.game is None and self.row.setup is not None:
            await self._read_again()
        return self.game

    async def _read_again(self) -> None:
        """Read the table and its log again, and tell what is new."""
        row, stored = await self.hub.database.read(read_table_and_moves, self.row.id)
        if row is None:
            raise BesaceError("This table has been deleted.")
        self.row, self.absence.wake_at, self.game = row, row.wake_at, None
        self.watchers.look_again()  # before they are told anything: a seat may have become somebody else's
        if row.setup is None:
            return
        game = RunningGame(row)
        game.replay(stored[: self.told])
        self.game = game
        self._tell_stored(game, stored[self.told :])

    async def _take_back(self) -> None:
        """Another process was faster: play what is stored instead of what was played here. The table itself is as it was."""
        stored = await self.hub.database.read_one(read_moves, self.row.id)
        if len(stored) <= self.told:  # it was something else
            return await self._read_again()
        self.game = game = RunningGame(self.row)
        game.replay(stored[: self.told])
        self._tell_stored(game, stored[self.told :])
        return await self.table_changed() if game.over else None

    def _tell_stored(self, game: RunningGame, stored: Iterable[tuple[str, int, str | None]]) -> None:
        """Play and tell moves of the log that are new here."""
        self.watchers.tell(tell_stored(game, stored, self.watchers.looks()))
        self.told = game.version
        self.watchers.announce()

    async def catch_up(self, known: int = 0, stored: Log | None = None) -> None:
        """Another process has stored moves: take them up. They are read, unless somebody has read those after ``known`` ones."""
        game = self.game
        if game is None or game.version != self.told:
            return await self.table_changed()
        if stored is None or known > self.told:
            known, stored = self.told, await self.hub.database.read(read_moves, self.row.id, self.told)
        if news := stored[self.told - known :]:
            self._tell_stored(game, news)
            if game.over:
                await self.table_changed()
        return None

    async def look_again(self) -> None:
        """Something may have changed that nobody has told this process yet."""
        await self._read_and_show(always=False)

    async def table_changed(self) -> None:
        """Someone sat down, left, or something else about the table changed: read it again and tell everyone."""
        await self._read_and_show(always=True)

    async def _read_and_show(self, always: bool) -> None:
        before = self.row
        await self._read_again()
        if always or self.row != replace(before, wake_at=self.row.wake_at):
            self._tell_table()
        if before.setup is None:
            self._show_everyone()
        self.watchers.announce()

    def _show_everyone(self) -> None:
        if self.game is not None:
            looks = self.watchers.looks()
            shown = self.game.snapshots([eye for eye, _ in looks], now_ms())
            self.watchers.tell({look: [message] for look, message in zip(looks, shown, strict=True)})

    async def changed(self) -> None:
        """Something about the table was changed in the store: read it, tell everyone, do what the server owes."""
        await self.table_changed()
        await self.go_on()

    async def take_on(self) -> None:
        """This process has claimed what is due here. What it remembers of the table may be from before something it missed."""
        await self._read_and_show(always=False)
        if self.row.state != PLAYING:  # it was closed from outside, which everyone has heard by now
            await self.hub.database.write(stop_waking, self.row.id)
        self.absence.claimed()
        await self.go_on()

    async def go_on(self) -> None:
        """Do what the server owes: draw chance, let bots move, play for those who are out of time."""
        game = await self.take_up()
        if game is None or self.row.state != PLAYING:
            return
        await self.absence.note_gone()
        batch = Batch(self.row.id, game, self.watchers.looks())
        batch.draw_chance(self.own_draws.wait)
        try:
            await self._store(game, batch)
        except Conflict:
            await self._read_again()
        except Exception:
            self.game = None  # chance was drawn here that may not be stored: nobody may move on it
            raise
        await self.absence.set_alarm()
        self.hub.bots.see_to(self)
        self.hub.bots.see_to_late(self)

    # --- those who watch ---

    def leave(self, watcher: Watcher) -> None:
        self.watchers.leave(watcher)
        self.used_at = time.monotonic()

    def online(self) -> set[int]:
        """The seats whose people are connected, to whichever process."""
        return self.watchers.here() | self.hub.presence.elsewhere(self.row.id)

    def presence_changed(self, before: set[int]) -> None:
        """Tell everyone who has come or gone."""
        after = self.online()
        self.hub.bots.watched_or_not(self)
        self.own_draws.presence_changed()
        for seat in sorted(before ^ after):
            self.watchers.tell_everyone(orjson.dumps({"type": "presence", "seat": seat, "online": seat in after}))
        if before != after:
            self.absence.presence_changed()

    async def asked(self, eye: int | None, since: int | None) -> list[bytes]:
        """All that an eye has missed, for somebody without a live connection. In turn."""
        self.asked_at = time.monotonic()
        self.hub.bots.watched_or_not(self)
        return await self.missed(eye, since, None)

    async def missed(self, eye: int | None, since: int | None, most: int | None = MOST_MISSED) -> list[bytes]:
        """What an eye has missed since a version; a snapshot if that is more than ``most``, nothing before the start. In turn."""
        game = await self.take_up()
        return game.missed(eye, since, now_ms(), most) if game is not None else []


def seat_among(text: str, seats: Collection[int]) -> int | None:
    """Which of these seats a move's text names; None if none."""
    try:
        named = Move.of(text).seat
    except IllegalMove:
        return None
    return named if named in seats else None

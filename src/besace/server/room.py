"""One table as it is played: requests come in, are stored, and then told to everyone who watches.

All that happens at a table goes through one queue. Moves that wait together are stored together; nobody hears of a move before it
is stored, and whoever asked hears that it is. When another process has moved first, the position is taken up from the log again.
"""

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING

import orjson

from besace.bots import Bot
from besace.errors import BesaceError
from besace.server.people import MoveRequest, Watcher
from besace.server.position import Position, Refusal
from besace.server.store.engine import StoreDown
from besace.server.store.rows import (
    BOT,
    CLOSED,
    GUEST,
    PLAYING,
    Seat,
    TableRow,
    read_moves,
    read_table_and_moves,
    write_gone,
    write_wake,
)
from besace.server.store.writer import Conflict, Unit

if TYPE_CHECKING:
    from besace.server.hub import Hub

MOST_MISSED = 60  # moves told one by one to someone who comes back; after more, a snapshot
MOST_WAITING = 200  # requests that may wait at one table
log = logging.getLogger(__name__)

Told = dict[int | None, list[bytes]]  # messages per eye


Job = Callable[[], Awaitable[None]]


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Room:
    """A table in memory: a cache of what is stored, and those who watch it."""

    def __init__(self, hub: "Hub", row: TableRow) -> None:
        self.hub, self.row = hub, row
        self.position: Position | None = None
        self.watchers: dict[int | None, set[Watcher]] = defaultdict(set)
        self.everyone: dict[Watcher, tuple[int, ...]] = {}  # who is here, with the seats that are theirs
        self.told = 0  # the version that the watchers have heard of
        self.wake_at = row.wake_at
        self.used_at = time.monotonic()
        self._change: asyncio.Event | None = None  # for those who wait until something is told
        self.bots_busy: set[int] = set()  # seats for which a move is being thought of
        self.bots: dict[int, Bot] = {}
        self.opened: set[str] = set()  # guests who may see what others have made of this deal
        self._queue: list[MoveRequest | Job] = []
        self._busy = False

    # --- the queue ---

    @property
    def idle(self) -> bool:
        return not (self.everyone or self._busy or self.bots_busy)

    def ask(self, request: MoveRequest) -> None:
        """Put a move into the queue; its asker hears what became of it."""
        if len(self._queue) >= MOST_WAITING:
            request.asker.refused(request.id, "limit", "Too many moves are waiting at this table.", self.told)
            return
        self._enter(request)

    def do(self, job: Job) -> None:
        """Do something between moves."""
        self._enter(job)

    async def in_turn(self, job: Job) -> None:
        """Do something between moves and wait for it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def wrapped() -> None:
            try:
                await job()
            except Exception as wrong:
                if not done.cancelled():
                    done.set_exception(wrong)
            else:
                if not done.cancelled():
                    done.set_result(None)

        self._enter(wrapped)
        await done

    def _enter(self, request: MoveRequest | Job) -> None:
        self._queue.append(request)
        self.used_at = time.monotonic()
        if not self._busy:
            self._busy = True
            self.hub.spawn(self._work())

    async def _work(self) -> None:
        try:
            while self._queue:
                waiting, self._queue = self._queue, []
                moves: list[MoveRequest] = []
                for request in waiting:
                    if isinstance(request, MoveRequest):
                        moves.append(request)
                        continue
                    await self._take_moves(moves)
                    moves = []
                    await self._do(request)
                await self._take_moves(moves)
        finally:
            self._busy = False

    async def _do(self, job: Job) -> None:
        try:
            await job()
        except StoreDown:
            log.warning("a job at a table waits for the database", extra={"table": self.row.id})
        except Exception:
            log.exception("a job at a table failed", extra={"table": self.row.id})

    # --- moves ---

    async def _take_moves(self, requests: list[MoveRequest]) -> None:
        while requests:
            try:
                await self.ready()
                if self.position is None and self.hub.database.shared:  # another process may have started the game, and be gone
                    await self._take_up()
                requests = await self._try_and_store(requests)
            except Conflict:  # another process was faster: take its moves up and try again
                await self._take_up()
            except StoreDown as down:
                self.position = None
                return self._refuse_all(requests, str(down))
            except BesaceError as wrong:
                return self._refuse_all(requests, str(wrong))
            except Exception:
                log.exception("moves at a table failed", extra={"table": self.row.id})
                self.position = None
                return self._refuse_all(requests, "Something went wrong at this table: nothing was changed.")
        return None

    def _refuse_all(self, requests: Iterable[MoveRequest], sentence: str) -> None:
        for request in requests:
            request.asker.refused(request.id, "store", sentence, self.told)

    async def _try_and_store(self, requests: list[MoveRequest]) -> list[MoveRequest]:
        """Play all that can be played, store it, tell it. Returns what is left to do: nothing."""
        position = self.position
        if position is None or self.row.state == CLOSED:
            said = "The game has not started." if position is None else "This table is closed."
            for request in requests:
                request.asker.refused(request.id, "state", said, self.told)
            return []
        unit, told = self._new_unit(position), defaultdict[int | None, list[bytes]](list)
        taken: list[tuple[MoveRequest, int]] = []
        for request in requests:
            try:
                position.play(request.seat, request.version, request.text, unit.at, request.by)
            except Refusal as refusal:
                before = position.stored_before(request.seat, request.version, request.text)
                if before is not None:
                    taken.append((request, before))
                else:
                    request.asker.refused(request.id, refusal.code, refusal.sentence, position.version)
                continue
            self._log(position, unit, told)
            taken.append((request, position.version))
            self._draw_chance(position, unit, told)
        try:
            await self._store(position, unit, told)
        except Conflict:
            await self._take_up()
            return [request for request, _ in taken]
        except StoreDown as down:
            self.position = None
            self._refuse_all([request for request, _ in taken], str(down))
            return []
        for request, version in taken:
            request.asker.stored(request.id, version)
        return []

    def _new_unit(self, position: Position) -> Unit:
        return Unit(self.row.id, position.version, [], now_ms(), [])

    def _log(self, position: Position, unit: Unit, told: Told) -> None:
        """Note the move that was just played for the store and for everyone who watches."""
        unit.texts.append(position.moves[-1])
        unit.by.append(position.by[-1])
        self._write_event(position, unit.at, told)

    def _write_event(self, position: Position, now: int, told: Told) -> None:
        """Write what every eye that is watched from sees of the last move."""
        eyes = [eye for eye, watching in self.watchers.items() if watching]
        for eye, message in zip(eyes, position.events(eyes, position.clocks.shown(now)) if eyes else (), strict=True):
            told[eye].append(message)

    def _draw_chance(self, position: Position, unit: Unit, told: Told) -> None:
        while position.chance_is_due:
            position.draw(unit.at)
            self._log(position, unit, told)

    async def _store(self, position: Position, unit: Unit, told: Told) -> None:
        """Store a unit; then tell it, and see to what comes next."""
        if not unit.texts:
            return
        unit.result = position.result()
        wake = self._next_wake(position)
        if wake != self.wake_at:
            unit.wake = wake
        began = time.perf_counter()
        await self.hub.writer.store(unit)
        self.hub.metrics.stored(self.row.game, len(unit.texts), time.perf_counter() - began)
        self.wake_at = wake
        self._tell(told)
        self.told = position.version
        if unit.result is not None:
            self.row.state, self.row.result, self.row.ended_at = "over", unit.result, unit.at
            self._tell_table()
        self._announce()
        self.hub.bots.see_to(self)

    def _tell(self, told: Told) -> None:
        for eye, messages in told.items():
            for watcher in self.watchers.get(eye, ()):
                for message in messages:
                    watcher.tell(message)

    def _announce(self) -> None:
        """Wake those who wait for anything to change."""
        if self._change is not None:
            self._change.set()
            self._change = None

    @property
    def change(self) -> asyncio.Event:
        """What is set when something is told next."""
        if self._change is None:
            self._change = asyncio.Event()
        return self._change

    def tell_everyone(self, message: bytes) -> None:
        for watcher in self.everyone:
            watcher.tell(message)
        self._announce()

    def _tell_table(self) -> None:
        for watcher in self.everyone:
            watcher.table_changed()
        self.hub.presence.tell(self)

    # --- what comes next ---

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
        return None if patience is None or seat.seat in self.online() else seat.gone_at + patience

    def acting_bots(self) -> list[Seat]:
        """The seats that the server has to move now."""
        position = self.position
        if position is None or self.row.state != PLAYING:
            return []
        return [seat for seat in self._asked(position) if self.played_for(seat)]

    def _asked(self, position: Position) -> list[Seat]:
        """The seats that may move now."""
        return [] if position.chance_is_due else [self.row.seats[number] for number in position.acting]

    def _next_wake(self, position: Position) -> int | None:
        """When a process should look at this table if nothing happens: soon, where a bot is to move and this process may die."""
        if position.over:
            return None
        asked = self._asked(position)
        if any(self.played_for(seat) for seat in asked):
            return now_ms() + int(self.hub.settings.lease * 1000)
        if self._patience is None:
            return position.clocks.next_deadline()
        deadlines = [self._return_by(seat) for seat in asked]
        return min([at for at in (position.clocks.next_deadline(), *deadlines) if at is not None], default=None)

    async def _set_alarm(self) -> None:
        """Have this table looked at when it is due, where that has changed without a move."""
        position = self.position
        wake = self._next_wake(position) if position is not None else None
        if wake != self.wake_at:
            await self.hub.database.write_at_once(lambda connection: write_wake(connection, self.row.id, wake))
            self.wake_at = wake

    # --- taking up from the store ---

    async def ready(self) -> None:
        """Have the position in memory, if the game has started."""
        if self.position is None and self.row.setup is not None:
            await self._take_up()

    async def _take_up(self) -> None:
        """Read the table and its log again, and tell what is new."""
        row, stored = await self.hub.database.read(read_table_and_moves, self.row.id)
        if row is None:
            raise BesaceError("This table has been deleted.")
        self.row, self.wake_at, self.position = row, row.wake_at, None
        if row.setup is None:
            return
        position = Position(row)
        position.replay(stored[: self.told])
        self.position = position
        self._tell_moves(position, stored[self.told :])

    def _tell_moves(self, position: Position, stored: Iterable[tuple[str, int, str | None]]) -> None:
        """Play and tell moves of the log that are new here."""
        told: Told = defaultdict(list)
        for move in stored:
            position.replay([move])
            self._write_event(position, now_ms(), told)
        self._tell(told)
        self.told = position.version
        self._announce()

    async def catch_up(self) -> None:
        """Another process has stored moves: take them up."""
        position = self.position
        if position is None or position.version != self.told:
            return await self.table_changed()
        stored = await self.hub.database.read(read_moves, self.row.id, self.told)
        self._tell_moves(position, stored)
        return await self.table_changed() if position.over else None

    async def begin(self) -> None:
        """The game has started: deal, draw what is due, show everyone."""
        await self.table_changed()
        await self.go_on()

    def _show_everyone(self) -> None:
        position = self.position
        if position is None:
            return
        eyes = [eye for eye, watching in self.watchers.items() if watching]
        for eye, message in zip(eyes, position.snapshots(eyes, now_ms()), strict=True):
            self._tell({eye: [message]})

    async def go_on(self) -> None:
        """Do what the server owes: draw chance, let bots move, play for those who are out of time."""
        await self.ready()
        if self.position is None or self.row.state != PLAYING:
            return
        await self._note_gone()
        unit, told = self._new_unit(self.position), defaultdict[int | None, list[bytes]](list)
        self._draw_chance(self.position, unit, told)
        try:
            await self._store(self.position, unit, told)
        except Conflict:
            await self._take_up()
        await self._set_alarm()
        self.hub.bots.see_to(self)
        self.hub.bots.see_to_late(self)

    async def table_changed(self) -> None:
        """Someone sat down, left, or something else about the table changed: read it again and tell everyone."""
        waiting = self.row.setup is None
        await self._take_up()
        self._tell_table()
        if waiting:
            self._show_everyone()
        self._announce()

    # --- watchers ---

    def enter(self, watcher: Watcher, seats: tuple[int, ...], eyes: Iterable[int | None]) -> None:
        """From now on this watcher hears what these eyes see."""
        self.everyone[watcher] = seats
        for eye, watching in self.watchers.items():
            if eye not in eyes:
                watching.discard(watcher)
        for eye in eyes:
            self.watchers[eye].add(watcher)

    def leave(self, watcher: Watcher) -> None:
        self.everyone.pop(watcher, None)
        for watching in self.watchers.values():
            watching.discard(watcher)
        self.used_at = time.monotonic()

    def here(self) -> set[int]:
        """The seats whose people are connected to this process."""
        return {seat for seats in self.everyone.values() for seat in seats}

    def online(self) -> set[int]:
        """The seats whose people are connected, to whichever process."""
        return self.here() | self.hub.presence.elsewhere(self.row.id)

    def presence_changed(self, before: set[int]) -> None:
        """Tell everyone who has come or gone; where the table's rules care for how long, note it."""
        after = self.online()
        for seat in sorted(before ^ after):
            self.tell_everyone(orjson.dumps({"type": "presence", "seat": seat, "online": seat in after}))
        if before != after and self._patience is not None:
            self.do(self.go_on)

    @property
    def _patience(self) -> int | None:
        """How many milliseconds someone may be offline before being played for; None: for ever."""
        seconds = self.row.rules.get("absence", {}).get("seconds")
        return None if seconds is None else int(seconds) * 1000

    async def _note_gone(self) -> None:
        """Store since when people have been offline, so that the time runs on whatever happens to this process."""
        if self._patience is None:
            return
        online, now = self.online(), now_ms()
        changed = []
        for seat in self.row.seats:
            gone = now if seat.kind == GUEST and seat.seat not in online else None
            if (gone is None) != (seat.gone_at is None):
                seat.gone_at = gone
                changed.append(seat)
        if changed:
            await self.hub.database.write_at_once(lambda connection: write_gone(connection, self.row.id, changed))

    def missed(self, eye: int | None, since: int | None) -> list[bytes]:
        """What an eye has missed since a version: events, or a snapshot where there are too many or the version is unknown."""
        position, now = self.position, now_ms()
        if position is None:
            return []
        if since is None or not position.version - MOST_MISSED <= since <= position.version:
            return position.snapshots([eye], now)
        if since == position.version:
            return []
        again, messages, clock = Position(self.row), list[bytes](), position.clocks.shown(now)
        log_rows = [(text, now, by) for text, by in zip(position.moves, position.by, strict=True)]
        again.replay(log_rows[:since])
        for move in log_rows[since:]:
            again.replay([move])
            messages += again.events([eye], clock)
        return messages


def seat_among(text: str, seats: Iterable[int]) -> int | None:
    """Which of these seats a move's text names; None if none."""
    mark = text.partition(" ")[0]
    return next((seat for seat in seats if str(seat) == mark), None)

"""All tables that this process has in memory, and the rounds it makes: what is due, what is idle, what others have said."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Protocol

from besace.bots.named.offer import Offer
from besace.server.metrics import Metrics
from besace.server.settings import Settings
from besace.server.store.bus import BLOCKED, FORGOTTEN, MOST_NAMES, MOVES, PEOPLE, SAY, TABLE, Bus
from besace.server.store.engine import Database, StoreDown
from besace.server.store.moderation import blocked_by
from besace.server.store.rows import read_moves_of_many, read_table
from besace.server.store.tables import any_due, claim_due
from besace.server.store.writer import Writer
from besace.server.table.bots import BotRunner
from besace.server.table.presence import Presence
from besace.server.table.room import Room
from besace.server.thinking import Thinkers
from besace.server.times import now_ms

MOST_DUE = 50  # tables taken on in one round
SWEEP_SECONDS = 10.0
ALIVE_SECONDS = 20.0
MOST_ASKED = 50  # clients asked for a sign of life at once
log = logging.getLogger(__name__)


class Alive(Protocol):
    """A live connection."""

    def check_alive(self) -> None: ...

    def forget(self, guest: str) -> None: ...

    def another_now(self, guest: str) -> None: ...

    def blocked(self, guest: str, unheard: frozenset[str]) -> None: ...

    def turn_away(self, banned: Callable[[str, str | None], bool]) -> None: ...


class Hub:
    """One process's part of the server."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings, self.database = settings, database
        self.metrics = Metrics()
        self.bus = Bus(database)
        self.writer = Writer(database, self.bus)
        self.thinkers = Thinkers()
        self.offer = Offer(settings.bots)
        self.bots = BotRunner(self)
        self.presence = Presence(self)
        self.rooms: dict[str, Room] = {}
        self.unsettled: set[str] = set()  # tables where something was left undone because the database did not answer
        self.connections: set[Alive] = set()
        self.people_changed: Callable[[], None] = lambda: None  # guests have become one: what was worked out about them is old
        self.when_gone: list[Callable[[str], None]] = []  # what else to do when a guest is no more
        self._behind: set[str] = set()  # tables whose moves others have stored, and that nobody has read yet
        self._opening: dict[str, asyncio.Task[Room | None]] = {}
        self._overtaken: set[str] = set()  # those of them that have changed while they were read
        self._tasks: set[asyncio.Task[Any]] = set()
        self._rounds: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.writer.start()
        self.bus.start(self._heard, self._may_have_missed)
        self._rounds = [asyncio.create_task(self._see_to_due(), name="due"), asyncio.create_task(self._sweep(), name="sweep")]
        self._rounds.append(asyncio.create_task(self._keep_alive(), name="alive"))
        if self.database.shared:
            self._rounds.append(asyncio.create_task(self.presence.keep_telling(), name="presence"))

    async def stop(self) -> None:
        """Finish what has begun, then stop."""
        for task in self._rounds:
            task.cancel()
        await asyncio.gather(*self._rounds, return_exceptions=True)
        self.thinkers.stop()
        await self.writer.stop()
        for running in list(self._tasks):
            running.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bus.stop()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something on its own; a failure is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (wrong := task.exception()) is not None:
            log.error("work failed", exc_info=wrong)

    def pace(self, room: Room) -> float:
        """How long a bot takes at least: no time where nobody watches."""
        return self.settings.bot_pace if room.watchers else 0.0

    async def room(self, table: str) -> Room | None:
        """The table of that id, in memory from now on; None if there is none."""
        room = self.rooms.get(table)
        if room is not None:
            room.used_at = time.monotonic()
            return room
        if table not in self._opening:  # whoever comes first reads it, the others wait for that
            self._opening[table] = asyncio.create_task(self._open(table))
        return await asyncio.shield(self._opening[table])

    async def _open(self, table: str) -> Room | None:
        """Read a table, again where it has changed meanwhile: nobody could be told that it had."""
        try:
            row = await self.database.read(read_table, table)
            while table in self._overtaken:
                self._overtaken.discard(table)
                row = await self.database.read(read_table, table)
        finally:
            self._overtaken.discard(table)
            del self._opening[table]
        if row is None:
            return None
        room = self.rooms[table] = Room(self, row)
        self.presence.ask(table)
        return room

    def changed(self, table: str) -> Room | None:
        """The table, if it is in memory, now that something about it has changed."""
        if table in self._opening:
            self._overtaken.add(table)
        return self.rooms.get(table)

    def online(self, table: str) -> set[int]:
        """The seats of a table whose people are connected, here or elsewhere."""
        room = self.rooms.get(table)
        return room.online() if room is not None else self.presence.elsewhere(table)

    def forgotten(self, guest: str) -> None:
        """Someone has asked to be forgotten, here or at another process: nothing of theirs stays connected or remembered."""
        for connection in list(self.connections):
            connection.forget(guest)
        self._gone(guest)

    def blocked(self, guest: str, unheard: frozenset[str]) -> None:
        """Someone hears nothing of these people from now on, on all their devices, here and at other processes."""
        self.bus.say(BLOCKED, {"guest": guest})
        self._blocked(guest, unheard)

    def _blocked(self, guest: str, unheard: frozenset[str]) -> None:
        for connection in self.connections:
            connection.blocked(guest, unheard)
        self._gone(guest)

    async def _blocked_elsewhere(self, guest: str) -> None:
        with suppress(StoreDown):  # then they hear it when they come back
            self._blocked(guest, await self.database.read(blocked_by, guest))

    def _gone(self, guest: str) -> None:
        for look_anew in self.when_gone:
            look_anew(guest)

    # --- rounds ---

    async def _see_to_due(self) -> None:
        """Again and again, take on tables whose bots or clocks are due. That moves their time ahead, so that others skip them.

        Here it shows first that the database answers again: then all is made good that was left undone.
        """
        while True:
            try:
                for table in await self._claim():
                    room = await self.room(table)
                    if room is not None:
                        room.do(room.take_on)
                self._settle()
            except StoreDown:
                log.warning("the database does not answer; bots and clocks wait")
            except Exception:
                log.exception("looking for what is due failed")
            await asyncio.sleep(self.settings.poll)

    def _settle(self) -> None:
        undone, self.unsettled = self.unsettled, set()
        for room in [room for table in undone if (room := self.rooms.get(table)) is not None]:
            room.do(room.changed)

    async def _claim(self) -> list[str]:
        now = now_ms()
        if not await self.database.read(any_due, now):
            return []
        return await self.database.write(claim_due, now, now + int(self.settings.lease * 1000), MOST_DUE)

    async def _sweep(self) -> None:
        """Again and again, let go of tables that nobody watches."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            since = time.monotonic() - self.settings.idle
            for table in [table for table, room in self.rooms.items() if room.idle and room.used_at < since]:
                del self.rooms[table]

    async def _keep_alive(self) -> None:
        """Again and again, let go of clients that give no sign of life; a few at a time, so that nobody waits for it."""
        while True:
            await asyncio.sleep(ALIVE_SECONDS)
            everyone = list(self.connections)
            for start in range(0, len(everyone), MOST_ASKED):
                for connection in everyone[start : start + MOST_ASKED]:
                    connection.check_alive()
                await asyncio.sleep(0)

    # --- what other processes say ---

    def _heard(self, process: str, kind: str, news: dict[str, Any]) -> None:
        self.presence.heard(process, kind, news)
        if kind == PEOPLE:
            self._became_one(news["guest"])
        elif kind == FORGOTTEN:
            self.forgotten(news["guest"])
        elif kind == BLOCKED:
            self.spawn(self._blocked_elsewhere(news["guest"]))
        for table in news.get("tables", ()):
            room = self.changed(table)
            if room is None:
                continue
            if kind == MOVES and room.forsaken:
                room.game = None  # whoever comes back to it has it read again
            elif kind == MOVES:
                self._catch_up(table)
            elif kind == TABLE:
                room.do(room.table_changed)
            elif kind == SAY:
                room.watchers.tell_everyone(news["message"].encode(), news["by"])

    def _catch_up(self, table: str) -> None:
        """Another process has stored moves of this table, and of others: one look into the database is enough for all of them."""
        self._behind.add(table)
        if len(self._behind) == 1:
            self.spawn(self._read_what_others_stored())

    async def _read_what_others_stored(self) -> None:
        await asyncio.sleep(0)  # so that all that was said together is read together
        behind, self._behind = self._behind, set()
        rooms = [room for table in behind if (room := self.rooms.get(table)) is not None]
        known = {room.row.id: room.told for room in rooms}
        try:
            found = await self.database.read_one(read_moves_of_many, known)
        except StoreDown:
            for room in rooms:
                room.unsettle()
            return
        for room in rooms:
            room.do(partial(room.catch_up, known[room.row.id], found[room.row.id]))

    async def became_one(self, guest: str, tables: list[str]) -> None:
        """All that this guest had at these tables is another one's now: let every process read them again."""
        self.bus.say(PEOPLE, {"guest": guest})
        for start in range(0, len(tables), MOST_NAMES):
            self.bus.say(TABLE, {"tables": tables[start : start + MOST_NAMES]})
        self._became_one(guest)
        for room in [room for table in tables if (room := self.changed(table)) is not None]:
            await room.in_turn(room.table_changed)

    def _became_one(self, guest: str) -> None:
        for connection in list(self.connections):
            connection.another_now(guest)
        self._gone(guest)
        self.people_changed()

    def _may_have_missed(self) -> None:
        self.people_changed()
        self._overtaken |= self._opening.keys()
        for room in self.rooms.values():
            room.do(room.table_changed)
        self.presence.tell_all()

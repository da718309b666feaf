"""All tables that this process has in memory, and the rounds it makes: what is due, what is idle, what others have said."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any, Protocol

from sqlalchemy import select, update

from besace.server.bots import BotRunner
from besace.server.bus import MOVES, SAY, TABLE, Bus
from besace.server.metrics import Metrics
from besace.server.presence import Presence
from besace.server.room import Room, now_ms
from besace.server.settings import Settings
from besace.server.store.engine import Database, StoreDown
from besace.server.store.models import tables
from besace.server.store.rows import TableRow, read_table
from besace.server.store.writer import Writer

MOST_DUE = 50  # tables taken on in one round
SWEEP_SECONDS = 10.0
ALIVE_SECONDS = 20.0
CLAIMED = -1  # no time that a table would ask for
MOST_ASKED = 50  # clients asked for a sign of life at once
log = logging.getLogger(__name__)


class Alive(Protocol):
    """A live connection."""

    def check_alive(self) -> None: ...


class Hub:
    """One process's part of the server."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings, self.database = settings, database
        self.metrics = Metrics()
        self.bus = Bus(database)
        self.writer = Writer(database, self.bus)
        self.bots = BotRunner(self)
        self.presence = Presence(self)
        self.rooms: dict[str, Room] = {}
        self.connections: set[Alive] = set()
        self._opening: dict[str, asyncio.Future[TableRow | None]] = {}
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
        self.bots.stop()
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
        return self.settings.bot_pace if room.everyone else 0.0

    async def room(self, table: str) -> Room | None:
        """The table of that id, in memory from now on; None if there is none."""
        room = self.rooms.get(table)
        if room is not None:
            room.used_at = time.monotonic()
            return room
        if table not in self._opening:  # whoever comes first reads it, the others wait for that
            self._opening[table] = asyncio.ensure_future(self.database.read(read_table, table))
            self._opening[table].add_done_callback(lambda _: self._opening.pop(table))
        row = await asyncio.shield(self._opening[table])
        if row is None:
            return None
        if table not in self.rooms:
            self.rooms[table] = Room(self, row)
            self.presence.ask(table)
        return self.rooms[table]

    def online(self, table: str) -> set[int]:
        """The seats of a table whose people are connected, here or elsewhere."""
        room = self.rooms.get(table)
        return room.online() if room is not None else self.presence.elsewhere(table)

    # --- rounds ---

    async def _see_to_due(self) -> None:
        """Again and again, take on tables whose bots or clocks are due. That moves their time ahead, so that others skip them."""
        while True:
            try:
                for table in await self._claim():
                    room = await self.room(table)
                    if room is not None:
                        room.wake_at = CLAIMED
                        room.do(room.go_on)
            except StoreDown:
                log.warning("the database does not answer; bots and clocks wait")
            except Exception:
                log.exception("looking for what is due failed")
            await asyncio.sleep(self.settings.poll)

    async def _claim(self) -> list[str]:
        now = now_ms()
        due = select(tables.c.id).where(tables.c.wake_at <= now).order_by(tables.c.wake_at).limit(MOST_DUE)
        if not await self.database.read(lambda connection: connection.execute(due.limit(1)).first()):
            return []
        if self.database.shared:
            due = due.with_for_update(skip_locked=True)
        async with self.database.writing() as connection:
            found = [row.id for row in await connection.execute(due)]
            lease = now + int(self.settings.lease * 1000)
            await connection.execute(update(tables).where(tables.c.id.in_(found)).values(wake_at=lease))
        return found

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
        for table in news.get("tables", ()):
            room = self.rooms.get(table)
            if room is None:
                continue
            if kind == MOVES:
                room.do(room.catch_up)
            elif kind == TABLE:
                room.do(room.table_changed)
            elif kind == SAY:
                room.tell_everyone(news["message"].encode())

    def _may_have_missed(self) -> None:
        for room in self.rooms.values():
            room.do(room.table_changed)
        self.presence.tell_all()

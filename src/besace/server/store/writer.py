"""The one writer of moves: it stores the moves of many tables in one transaction, and tells each when it is done.

A commit waits for the disk; the moves that come meanwhile go into the next one together. So the slower the disk, the larger the
groups, and a move is acknowledged only when it is stored. The moves of a commit are one statement: drivers hand rows over one by
one, and for each the thread that talks to SQLite would wait for the interpreter, and PostgreSQL would be sent a message.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import orjson
from sqlalchemy import Connection, bindparam, func, select, text, update
from sqlalchemy.exc import IntegrityError

from besace.server.store.bus import CHANNEL, NOTIFY, Bus
from besace.server.store.engine import Database, OutcomeUnknown
from besace.server.store.lane import Lane
from besace.server.store.models import moves, tables
from besace.server.store.rows import PLAYING, lock_tables

MOST_UNITS = 400  # tables in one transaction
STOP_SECONDS = 10.0
_UNCHANGED = object()
_SHARED_INSERT = (
    "INSERT INTO moves (table_id, ply, text, at, by) SELECT m->>0, (m->>1)::int, m->>2, (m->>3)::bigint, m->>4 "
    "FROM json_array_elements(cast({moves} AS json)) AS m"
)
_INSERT_AND_NOTIFY = (
    f"WITH stored AS ({_SHARED_INSERT.format(moves='%(moves)s')}) "
    f"SELECT pg_notify('{CHANNEL}', said) FROM unnest(cast(%(told)s AS text[])) AS said"
)
_INSERT = {  # all moves at once, as a list of lists in JSON
    True: text(_SHARED_INSERT.format(moves=":moves")),
    False: text(
        "INSERT INTO moves (table_id, ply, text, at, by) SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), "
        "json_extract(value, '$[2]'), json_extract(value, '$[3]'), json_extract(value, '$[4]') FROM json_each(:moves)"
    ),
}
_GOES_ON = tables.c.id == bindparam("table"), tables.c.state == PLAYING  # and has not been closed meanwhile
_WAKE = update(tables).where(*_GOES_ON).values(wake_at=bindparam("wake"))
_END = update(tables).where(*_GOES_ON).values(wake_at=None, state="over", result=bindparam("result"), ended_at=bindparam("now"))


class Conflict(Exception):
    """Another process has stored other moves of this table: what was played here was not played on its latest position."""


@dataclass
class Unit:
    """Moves of one table that are stored together or not at all."""

    table: str
    ply: int  # of the first move
    texts: list[str]
    at: int
    by: list[str | None]
    wake: Any = _UNCHANGED  # when somebody has to look at the table again
    result: dict[str, Any] | None = None  # when these moves end the game
    done: "asyncio.Future[None]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def rows(self) -> list[tuple[str, int, str, int, str | None]]:
        return [
            (self.table, self.ply + i, text, self.at, by) for i, (text, by) in enumerate(zip(self.texts, self.by, strict=True))
        ]


class Writer:
    """Takes units, stores them in groups."""

    def __init__(self, database: Database, bus: Bus) -> None:
        self._database, self._bus = database, bus
        self._lane = Lane(database.address) if database.shared else None
        self._waiting: list[Unit] = []
        self._some, self._idle = asyncio.Event(), asyncio.Event()
        self._idle.set()
        self._task: asyncio.Task[None] | None = None
        self.commits = 0

    def start(self) -> None:
        self._task = asyncio.create_task(self._work(), name="writer")

    async def stop(self) -> None:
        """Store what is waiting, then stop; a database that does not answer is not waited for."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._idle.wait(), STOP_SECONDS)
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._lane is not None:
            await self._lane.close()

    async def store(self, unit: Unit) -> None:
        """Return when the unit is stored; raise `Conflict` or `StoreDown` when it is not, `OutcomeUnknown` if nobody can say."""
        self._waiting.append(unit)
        self._some.set()
        self._idle.clear()
        await unit.done

    async def _work(self) -> None:
        while True:
            await self._some.wait()
            units, self._waiting = self._waiting[:MOST_UNITS], self._waiting[MOST_UNITS:]
            if not self._waiting:
                self._some.clear()
            try:
                await self._store_all(units)
            except asyncio.CancelledError:
                _fail(units, OutcomeUnknown())
                raise
            except Exception as wrong:  # whatever it is, those who wait must hear of it
                _fail(units, wrong)
            if not self._waiting:
                self._idle.set()

    async def _store_all(self, units: Sequence[Unit]) -> None:
        try:
            await self._commit(units)
        except IntegrityError:
            units = await self._without_conflicts(units)
            if units:
                await self._store_all(units)
            return
        self.commits += 1
        for unit in units:
            if not unit.done.done():
                unit.done.set_result(None)

    async def _commit(self, units: Sequence[Unit]) -> None:
        units = sorted(units, key=lambda unit: unit.table)  # in the order in which everyone locks tables
        rows = orjson.dumps([row for unit in units for row in unit.rows()]).decode()
        wakes = [{"table": u.table, "wake": u.wake} for u in units if u.wake is not _UNCHANGED and u.result is None]
        ends = [{"table": u.table, "result": u.result, "now": u.at} for u in units if u.result is not None]
        told = self._bus.about_moves([unit.table for unit in units])

        def write(connection: Connection) -> None:
            if wakes and ends:
                lock_tables(connection, [row["table"] for row in (*wakes, *ends)])
            connection.execute(_INSERT[self._database.shared], {"moves": rows})
            for statement, values in ((_WAKE, wakes), (_END, ends), (NOTIFY, told)):
                if values:
                    connection.execute(statement, values)

        if self._lane is not None and not wakes and not ends:
            await self._lane.send(_INSERT_AND_NOTIFY, {"moves": rows, "told": [said["payload"] for said in told]})
        else:
            await self._database.write(write)

    async def _without_conflicts(self, units: Sequence[Unit]) -> list[Unit]:
        """Tell the units whose place in the log is taken; return the others."""
        count = func.count().label("count")
        query = select(moves.c.table_id, count).where(moves.c.table_id.in_([u.table for u in units])).group_by(moves.c.table_id)
        stored = await self._database.read(lambda connection: {row.table_id: row.count for row in connection.execute(query)})
        good = [unit for unit in units if stored.get(unit.table, 0) == unit.ply]
        bad = [unit for unit in units if stored.get(unit.table, 0) != unit.ply]
        if not bad:  # not a matter of plies: a table was deleted meanwhile, so try one by one
            bad = list(units) if len(units) == 1 else []
            good = [] if bad else good
        _fail(bad, Conflict())
        if len(good) == len(units):
            for unit in good:
                await self._store_all([unit])
            return []
        return good


def _fail(units: Sequence[Unit], wrong: Exception) -> None:
    for unit in units:
        if not unit.done.done():
            unit.done.set_exception(wrong)

"""How processes that share a PostgreSQL tell each other what changed: LISTEN and NOTIFY. On SQLite there is only one process."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from typing import Any

import orjson
from sqlalchemy import Connection, text

from besace.server.codes import new_id
from besace.server.store.engine import Database, StoreDown
from besace.server.store.lane import Lane

CHANNEL = "besace"
MOST_NAMES = 200  # tables named in one notification, whose text may have 8000 bytes
RETRY_SECONDS = 1.0
_TELL = f"SELECT pg_notify('{CHANNEL}', said) FROM unnest(cast(%(told)s AS text[])) AS said"
NOTIFY = text("SELECT pg_notify(:channel, :payload)").bindparams(channel=CHANNEL)
MOVES, TABLE, SAY, HERE, WHO, ALIVE, PEOPLE = "moves", "table", "say", "here", "who", "alive", "people"  # what is said
FORGOTTEN, BLOCKED = "forgotten", "blocked"
log = logging.getLogger(__name__)

Hear = Callable[[str, str, dict[str, Any]], None]  # which process, what kind, what


class Bus:
    """Says and hears: new moves, who sits where, what people say, who is connected. It carries ids, never secrets."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._me = new_id()[:8]
        self._tasks: list[asyncio.Task[None]] = []
        self._hear: Hear = lambda process, kind, news: None
        self._outbox: list[dict[str, str]] = []
        self._some = asyncio.Event()
        self._back: Callable[[], None] = lambda: None

    def start(self, hear: Hear, back: Callable[[], None]) -> None:
        """Call ``hear`` with what other processes say, and ``back`` when something may have been missed."""
        self._hear, self._back = hear, back
        if self._database.shared:
            self._tasks = [asyncio.create_task(self._listen_forever()), asyncio.create_task(self._send_forever())]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def about_moves(self, tables: list[str]) -> list[dict[str, str]]:
        """What to say to the others when these tables have new moves: values for NOTIFY."""
        return [{"payload": self._payload(MOVES, {"tables": part})} for part in _parts(tables)] if self._database.shared else []

    def _payload(self, kind: str, news: dict[str, Any]) -> str:
        return orjson.dumps({"from": self._me, "kind": kind, **news}).decode()

    def announce(self, connection: Connection, kind: str, news: dict[str, Any]) -> None:
        """Tell the others something when this transaction is stored."""
        if self._database.shared:
            connection.execute(NOTIFY, {"payload": self._payload(kind, news)})

    def announce_tables(self, connection: Connection, tables: list[str]) -> None:
        """Tell the others that these tables have changed when this transaction is stored."""
        for part in _parts(tables):
            self.announce(connection, TABLE, {"tables": part})

    def say(self, kind: str, news: dict[str, Any]) -> None:
        """Tell the others something soon, if the database answers; what matters is in the database or said again."""
        if self._database.shared:
            self._outbox.append({"payload": self._payload(kind, news)})
            self._some.set()

    async def _send_forever(self) -> None:
        lane = Lane(self._database.address)
        try:
            await self._send_by(lane)
        finally:
            await lane.close()

    async def _send_by(self, lane: Lane) -> None:
        while True:
            await self._some.wait()
            self._some.clear()
            said, self._outbox = self._outbox, []
            try:
                await lane.send(_TELL, {"told": [each["payload"] for each in said]})
            except StoreDown:
                log.warning("the other processes cannot be told who is here: the database does not answer")
            except Exception:  # whatever it is, they are told the next time
                log.exception("the other processes could not be told who is here")
            else:
                continue
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen_forever(self) -> None:
        import psycopg  # only hosts have it

        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._database.address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self._back()
                    async for notice in connection.notifies():
                        self._take(notice.payload)
            except (psycopg.Error, OSError) as wrong:
                log.warning("the connection that listens for other processes broke", extra={"reason": type(wrong).__name__})
            except Exception:  # whatever it is, this process must not go deaf
                log.exception("what another process said could not be understood")
            await asyncio.sleep(RETRY_SECONDS)

    def _take(self, payload: str) -> None:
        news: dict[str, Any] = orjson.loads(payload)
        process, kind = news.pop("from"), news.pop("kind")
        if process != self._me:
            self._hear(process, kind, news)


def _parts(tables: list[str]) -> Iterator[list[str]]:
    return (tables[start : start + MOST_NAMES] for start in range(0, len(tables), MOST_NAMES))

"""The connections to the database, and the migrations that run when it is opened."""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import orjson
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DatabaseError, DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from besace.errors import BesaceError
from besace.server.settings import POSTGRESQL, Settings

BUSY_SECONDS = 10  # how long SQLite waits for another process, such as besace admin
READERS = 2
POOL, OVERFLOW, POOL_SECONDS = 8, 8, 10
_MIGRATION_LOCK = 0x6265_7361  # PostgreSQL's advisory lock: "besa"
_CONNECT_SECONDS = 5
_SETTINGS: dict[str, Any] = {"json_serializer": lambda value: orjson.dumps(value).decode(), "json_deserializer": orjson.loads}


P = ParamSpec("P")
T = TypeVar("T")


class StoreDown(BesaceError):
    """The database does not answer; nothing has been changed."""

    def __init__(self) -> None:
        super().__init__("The database does not answer just now: nothing was changed, please try again in a moment.")


def migrations() -> Config:
    """Alembic's configuration: the migrations are part of the package."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


class Database:
    """The doors to one database, each a transaction: `read`, `writing`, and `write_at_once` for what is done often."""

    def __init__(self, settings: Settings) -> None:
        self.shared = settings.engine == POSTGRESQL  # whether several processes may use it
        self.url = settings.database
        if self.shared:
            self._writer = _engine(
                self.url, pool_size=POOL, max_overflow=OVERFLOW, pool_timeout=POOL_SECONDS, pool_pre_ping=True,
                connect_args={"connect_timeout": _CONNECT_SECONDS},
            )  # fmt: skip
        else:
            self._writer = _sqlite(self.url, 1, "BEGIN IMMEDIATE")  # one writer: SQLite has only one at a time anyway
            self._blocking = _prepared(
                create_engine(self.url.replace("+aiosqlite", ""), pool_size=1, **_SETTINGS), "BEGIN IMMEDIATE"
            )
            self._thread = ThreadPoolExecutor(1, "store")
            self._looking = _prepared(create_engine(self.url.replace("+aiosqlite", ""), pool_size=READERS, **_SETTINGS), "BEGIN")
            self._lookers = ThreadPoolExecutor(READERS, "read")

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that may change things: all of it is stored when this ends, or nothing."""
        async with _translated(), self._writer.begin() as connection:
            yield connection

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Look something up in one go: ``work(connection, …)``, all of it as of one moment."""
        async with _translated():
            if self.shared:
                async with self._writer.begin() as connection:
                    return await connection.run_sync(work, *args, **kwargs)
            looking = partial(self._blocking_read, work, *args, **kwargs)
            return await asyncio.get_running_loop().run_in_executor(self._lookers, looking)

    def _blocking_read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        with self._looking.begin() as connection:
            return work(connection, *args, **kwargs)

    async def write_at_once(self, work: Callable[[Connection], None]) -> None:
        """Do a whole transaction in one go; on SQLite in a thread, so that waiting for the disk costs one change of thread."""
        async with _translated():
            if self.shared:
                async with self._writer.begin() as connection:
                    await connection.run_sync(work)
            else:
                await asyncio.get_running_loop().run_in_executor(self._thread, self._blocking_write, work)

    def _blocking_write(self, work: Callable[[Connection], None]) -> None:
        with self._blocking.begin() as connection:
            work(connection)

    async def open(self, revision: str = "head") -> None:
        """Bring the database to the newest shape, whatever shape it has."""
        async with self.writing() as connection:
            if self.shared:  # processes that start together take turns
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
            await connection.run_sync(_migrate, revision)

    async def close(self) -> None:
        await self._writer.dispose()
        if not self.shared:
            self._thread.shutdown()
            self._lookers.shutdown()
            self._blocking.dispose()
            self._looking.dispose()


@asynccontextmanager
async def _translated() -> AsyncIterator[None]:
    """Errors of the connection become one sentence; broken constraints are passed on, for callers to understand."""
    try:
        yield
    except (DBAPIError, PoolTimeout, OSError) as wrong:
        if _is_connection_trouble(wrong):
            raise StoreDown from wrong
        raise


def _is_connection_trouble(wrong: Exception) -> bool:
    if isinstance(wrong, DBAPIError):
        return wrong.connection_invalidated or type(wrong).__name__ in ("OperationalError", "InterfaceError", "InternalError")
    return True


def _migrate(connection: Connection, revision: str) -> None:
    config = migrations()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError:
        newest = ScriptDirectory.from_config(config).get_current_head()
        raise BesaceError(f"The database was made by a newer Besace: this one knows its shape up to {newest}.") from None


def _engine(url: str, **settings: Any) -> AsyncEngine:
    return create_async_engine(url, **_SETTINGS, **settings)


def _sqlite(url: str, connections: int, begin: str) -> AsyncEngine:
    engine = _engine(
        url, pool_size=connections, max_overflow=0, pool_timeout=POOL_SECONDS, connect_args={"timeout": BUSY_SECONDS}
    )
    _prepared(engine.sync_engine, begin)
    return engine


def _prepared(engine: Engine, begin: str) -> Engine:
    """Have every connection to SQLite write ahead, wait for the disk, and begin its transactions like this."""

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_SECONDS * 1000}"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


async def open_database(settings: Settings) -> Database:
    """The database of these settings, ready to use."""
    database = Database(settings)
    try:
        await database.open()
    except (StoreDown, DatabaseError) as wrong:
        await asyncio.shield(database.close())
        said = getattr(wrong.__cause__ if isinstance(wrong, StoreDown) else wrong, "orig", None) or wrong.__cause__
        reason = (str(said).strip().splitlines() or ["it does not answer"])[0]
        raise BesaceError(f"The database cannot be opened: {reason.rstrip('.')}.") from None
    except BaseException:
        await asyncio.shield(database.close())
        raise
    return database

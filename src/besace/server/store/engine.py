"""The connections to the database, and the migrations that run when it is opened."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import orjson
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DatabaseError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from besace.errors import BesaceError
from besace.server.settings import POSTGRESQL, Settings

BUSY_SECONDS = 10  # how long SQLite waits for another process, such as besace admin
READERS = 2
POOL, OVERFLOW, POOL_SECONDS = 8, 8, 10
DEADLOCK_TRIES = 5
_MIGRATION_LOCK = 0x6265_7361  # PostgreSQL's advisory lock: "besa"
CONNECT_SECONDS = 5
_DEADLOCK = "40P01"  # how PostgreSQL calls it
_SETTINGS: dict[str, Any] = {"json_serializer": lambda value: orjson.dumps(value).decode(), "json_deserializer": orjson.loads}


P = ParamSpec("P")
T = TypeVar("T")


class StoreDown(BesaceError):
    """The database does not answer; nothing has been changed."""

    code = "store"
    sentence = "The database does not answer just now: nothing was changed, please try again in a moment."

    def __init__(self) -> None:
        super().__init__(self.sentence)


class OutcomeUnknown(StoreDown):
    """The database did not say whether something is stored; it may be."""

    code = "unknown"
    sentence = "The database broke off while this was stored: it may be done or not, which shows once it answers again."


class _Deadlock(StoreDown):
    """Two transactions waited for each other, and PostgreSQL has undone this one."""


def migrations() -> Config:
    """Alembic's configuration: the migrations are part of the package."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


class Database:
    """The doors to one database, each a transaction of plain functions of a connection: `read` and `write`.

    PostgreSQL is talked to in the event loop; what is one statement goes there without a transaction around it, whose beginning
    and end would have to be sent and waited for, too. SQLite blocks, so threads talk to it: one that writes, for SQLite has only
    one writer at a time anyway, and some that read.
    """

    def __init__(self, settings: Settings) -> None:
        self.shared = settings.engine == POSTGRESQL  # whether several processes may use it
        self.url = settings.database
        if self.shared:
            if find_spec("psycopg") is None:
                raise BesaceError("PostgreSQL needs its driver, which is not here: pip install 'besace[host]' brings it.")
            from sqlalchemy.ext.asyncio import create_async_engine  # needs what only hosts have, too

            self._engine = create_async_engine(
                self.url, pool_size=POOL, max_overflow=OVERFLOW, pool_timeout=POOL_SECONDS, pool_pre_ping=True,
                connect_args={"connect_timeout": CONNECT_SECONDS}, **_SETTINGS,
            )  # fmt: skip
            self._alone = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        else:
            self._writer = _Threads(_sqlite(self.url, 1, "BEGIN IMMEDIATE"), ThreadPoolExecutor(1, "store"))
            self._reader = _Threads(_sqlite(self.url, READERS, "BEGIN"), ThreadPoolExecutor(READERS, "read"))

    @property
    def address(self) -> str:
        """Where PostgreSQL is, as its driver reads it."""
        return self.url.replace("postgresql+psycopg", "postgresql", 1)

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Look something up in one go: ``work(connection, …)``, all of it as of one moment."""
        async with _translated():
            if not self.shared:
                return await self._reader.run(work, *args, **kwargs)
            async with self._engine.connect() as connection:
                return await connection.run_sync(work, *args, **kwargs)

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Change something in one go: all that ``work(connection, …)`` does is stored when this ends, or nothing if it raises.

        Only `OutcomeUnknown` leaves open which: then somebody has to look, once the database answers again.
        """
        async with _translated():
            if not self.shared:
                return await self._writer.run(work, *args, **kwargs)
            for _ in range(DEADLOCK_TRIES - 1):
                with suppress(_Deadlock):
                    return await self._in_the_loop(work, *args, **kwargs)
            return await self._in_the_loop(work, *args, **kwargs)

    async def read_one(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Look something up by one statement."""
        async with _translated():
            if not self.shared:
                return await self._reader.run(work, *args, **kwargs)
            async with self._alone.connect() as connection:
                return await connection.run_sync(work, *args, **kwargs)

    async def _in_the_loop(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self._engine.connect() as connection:
            transaction = await connection.begin()
            try:
                found = await connection.run_sync(work, *args, **kwargs)
            except DBAPIError as wrong:
                if getattr(wrong.orig, "sqlstate", None) == _DEADLOCK:  # all of this is undone, and somebody else could go on
                    raise _Deadlock from wrong
                raise
            with _unknown_outcome():
                await transaction.commit()
            return found

    async def open(self, revision: str = "head") -> None:
        """Bring the database to the newest shape, whatever shape it has."""
        await self.write(_migrate, revision, self.shared)

    async def close(self) -> None:
        if self.shared:
            await self._engine.dispose()
        else:
            self._writer.close()
            self._reader.close()


class _Threads:
    """Threads that talk to SQLite."""

    def __init__(self, engine: Engine, threads: ThreadPoolExecutor) -> None:
        self._engine, self._threads = engine, threads

    async def run(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, partial(self._run, work, *args, **kwargs))

    def _run(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        with self._engine.connect() as connection:
            transaction = connection.begin()
            found = work(connection, *args, **kwargs)
            with _unknown_outcome():
                transaction.commit()
            return found

    def close(self) -> None:
        self._threads.shutdown()
        self._engine.dispose()


@asynccontextmanager
async def _translated() -> AsyncIterator[None]:
    """Errors of the connection become one sentence; broken constraints are passed on, for callers to understand."""
    try:
        yield
    except (DBAPIError, PoolTimeout, OSError) as wrong:
        if _is_connection_trouble(wrong):
            raise StoreDown from wrong
        raise


@contextmanager
def _unknown_outcome() -> Iterator[None]:
    """Whatever breaks while the database stores something may have broken before or after it was stored."""
    try:
        yield
    except (DBAPIError, OSError) as wrong:
        if isinstance(wrong, IntegrityError):  # it has said that it is not
            raise
        raise OutcomeUnknown from wrong


def _is_connection_trouble(wrong: Exception) -> bool:
    if isinstance(wrong, DBAPIError):
        return wrong.connection_invalidated or type(wrong).__name__ in ("OperationalError", "InterfaceError", "InternalError")
    return True


def _migrate(connection: Connection, revision: str, shared: bool) -> None:
    if shared:  # processes that start together take turns
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
    config = migrations()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError:
        newest = ScriptDirectory.from_config(config).get_current_head()
        raise BesaceError(f"The database was made by a newer Besace: this one knows its shape up to {newest}.") from None


def answers(connection: Connection) -> None:
    """Nothing, if the database answers."""
    connection.execute(text("SELECT 1"))


def _sqlite(url: str, connections: int, begin: str) -> Engine:
    """An engine whose every connection writes ahead, waits for the disk, and begins its transactions like this."""
    engine = create_engine(url, pool_size=connections, max_overflow=0, connect_args={"timeout": BUSY_SECONDS}, **_SETTINGS)

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

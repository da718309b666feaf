"""A connection to PostgreSQL for the one statement that is sent most often, the moves of a commit.

Nothing stands between it and the driver: a pool that looks at a connection before each use and puts a transaction around what is
done there takes twice as much processor time as the statement itself.
"""

import time
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import IntegrityError

from besace.server.store.engine import CONNECT_SECONDS, OutcomeUnknown, StoreDown

if TYPE_CHECKING:
    from psycopg import AsyncConnection

FRESH_SECONDS = 1.0  # a connection that was used so lately is taken to be good


class Lane:
    """One statement at a time, each a transaction of its own."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._connection: AsyncConnection[Any] | None = None
        self._used_at = 0.0

    async def send(self, statement: str, values: dict[str, Any]) -> None:
        """Have it done and stored: `StoreDown` or IntegrityError say that it is not, `OutcomeUnknown` that nobody can say."""
        import psycopg  # only hosts have it

        connection = await self._ready()
        try:
            await connection.execute(statement, values)
        except psycopg.IntegrityError as wrong:
            raise IntegrityError(statement, None, wrong) from wrong
        except (psycopg.Error, OSError) as wrong:
            await self.close()
            raise OutcomeUnknown from wrong
        except BaseException:  # whoever waited for it has been told to end
            await self.close()
            raise
        self._used_at = time.monotonic()

    async def _ready(self) -> "AsyncConnection[Any]":
        """A connection that answers."""
        import psycopg

        if self._connection is not None and time.monotonic() - self._used_at > FRESH_SECONDS:
            try:
                await self._connection.execute("SELECT 1")
            except (psycopg.Error, OSError):
                await self.close()
        if self._connection is None:
            try:
                connect = psycopg.AsyncConnection.connect
                self._connection = await connect(self._address, autocommit=True, connect_timeout=CONNECT_SECONDS)
            except (psycopg.Error, OSError) as wrong:
                raise StoreDown from wrong
        return self._connection

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()

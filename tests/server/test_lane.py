"""The connection that stores moves: what it says of a statement is true, and it comes back by itself."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count

import psycopg
import pytest
from sqlalchemy.exc import IntegrityError

from besace.server.store import lane as lanes
from besace.server.store.engine import OutcomeUnknown, StoreDown
from besace.server.store.lane import Lane
from tests.server.postgres import Postgres, running

_names = count()
_INSERT = "INSERT INTO kept VALUES (%(number)s)"
_ENDED = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()"


def with_lane(postgres: Postgres, test: Callable[[Lane, str], Awaitable[None]]) -> None:
    """Do something with a lane to a fresh database."""
    address = postgres.new_database(f"lane{next(_names)}")
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("CREATE TABLE kept (number int PRIMARY KEY)")

    async def work() -> None:
        lane = Lane(address)
        await test(lane, address)
        await lane.close()

    asyncio.run(work())


def kept(address: str) -> list[int]:
    with psycopg.connect(address) as connection:
        return [row[0] for row in connection.execute("SELECT number FROM kept ORDER BY number")]


def end_connections(address: str) -> None:
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(_ENDED)


def test_what_is_sent_is_stored_and_what_is_there_is_not_stored_again(postgres: Postgres) -> None:
    async def test(lane: Lane, address: str) -> None:
        await lane.send(_INSERT, {"number": 1})
        with pytest.raises(IntegrityError):
            await lane.send(_INSERT, {"number": 1})
        await lane.send(_INSERT, {"number": 2})
        assert kept(address) == [1, 2]

    with_lane(postgres, test)


def test_a_connection_that_was_lost_while_nobody_used_it_is_made_anew(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lanes, "FRESH_SECONDS", 0.0)

    async def test(lane: Lane, address: str) -> None:
        await lane.send(_INSERT, {"number": 1})
        end_connections(address)
        await lane.send(_INSERT, {"number": 2})
        assert kept(address) == [1, 2]

    with_lane(postgres, test)


def test_a_connection_that_breaks_while_it_is_used_leaves_the_outcome_unknown_once(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lanes, "FRESH_SECONDS", 1e9)

    async def test(lane: Lane, address: str) -> None:
        await lane.send(_INSERT, {"number": 1})
        end_connections(address)
        with pytest.raises(OutcomeUnknown):
            await lane.send(_INSERT, {"number": 2})
        await lane.send(_INSERT, {"number": 3})
        assert kept(address) == [1, 3]

    with_lane(postgres, test)


def test_a_statement_that_is_called_off_takes_its_connection_with_it(postgres: Postgres) -> None:
    async def test(lane: Lane, address: str) -> None:
        waiting = asyncio.create_task(lane.send("SELECT pg_sleep(%(long)s)", {"long": 60}))
        while not await asyncio.to_thread(_asleep, address):
            await asyncio.sleep(0.01)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        await lane.send(_INSERT, {"number": 1})
        assert kept(address) == [1]

    with_lane(postgres, test)


def _asleep(address: str) -> bool:
    with psycopg.connect(address) as connection:
        found = connection.execute("SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep'").fetchone()
        return found == (1,)


def test_where_no_database_answers_nothing_is_stored_until_one_does() -> None:
    with running() as own:

        async def test(lane: Lane, address: str) -> None:
            own.stop()
            with pytest.raises(StoreDown) as down:
                await lane.send(_INSERT, {"number": 1})
            assert down.value.code == "store"
            own.start()
            await lane.send(_INSERT, {"number": 2})
            assert kept(address) == [2]

        with_lane(own, test)

"""One server per database for most tests; those that break things start their own.

They end with these tests: even a server that nobody asks anything looks again and again for what is due.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

from tests.server.harness import ServerProcess
from tests.server.postgres import Postgres, running

_numbers = count()


@pytest.fixture(scope="package")
def postgres() -> Iterator[Postgres]:
    with running() as server:
        yield server


@contextmanager
def serving(database: str, folder: Path) -> Iterator[ServerProcess]:
    """A server that tests share: it ends as it should, and nothing has gone wrong in it."""
    process = ServerProcess(database, folder)
    yield process
    assert process.stop() == 0
    assert '"level":"error"' not in process.log.read_text()


@pytest.fixture(scope="package")
def lite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on SQLite, for what does not depend on the database."""
    with serving(str(tmp_path_factory.mktemp("data") / "tables.sqlite3"), tmp_path_factory.mktemp("log")) as process:
        yield process


@pytest.fixture(scope="package")
def large(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on PostgreSQL."""
    with serving(postgres.new_database("shared"), tmp_path_factory.mktemp("log")) as process:
        yield process


@pytest.fixture(params=["lite", "large"], ids=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest) -> ServerProcess:
    """Once each of both."""
    shared: ServerProcess = request.getfixturevalue(request.param)
    return shared


def fresh_database(request: pytest.FixtureRequest, folder: Path, kind: str) -> str:
    if kind == "sqlite":
        return str(folder / "tables.sqlite3")
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database(f"besace{next(_numbers)}")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database."""
    return fresh_database(request, tmp_path, request.param)

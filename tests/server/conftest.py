"""One server per database for most tests; those that break things start their own.

They end with these tests: even a server that nobody asks anything looks again and again for what is due.
"""

from collections.abc import Iterator
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


@pytest.fixture(scope="package", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that tests share, once on each database."""
    process = ServerProcess(
        fresh_database(request, tmp_path_factory.mktemp("data"), request.param), tmp_path_factory.mktemp("log")
    )
    yield process
    assert process.stop() == 0
    assert '"level":"error"' not in process.log.read_text()


@pytest.fixture(scope="package")
def lite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on SQLite that tests share, for what does not depend on the database."""
    process = ServerProcess(str(tmp_path_factory.mktemp("data") / "tables.sqlite3"), tmp_path_factory.mktemp("log"))
    yield process
    assert process.stop() == 0
    assert '"level":"error"' not in process.log.read_text()


def fresh_database(request: pytest.FixtureRequest, folder: Path, kind: str) -> str:
    if kind == "sqlite":
        return str(folder / "tables.sqlite3")
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database(f"besace{next(_numbers)}")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database."""
    return fresh_database(request, tmp_path, request.param)

"""One server with the built client, one Chromium; a browser of their own for everyone who comes.

They end with these tests: while Playwright runs, nothing else in its process can have an event loop of its own.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.harness import ServerProcess
from tests.web.people import PATIENCE, Person, chromium, newcomer

expect.set_options(timeout=PATIENCE)
DIST = Path(__file__).parents[2] / "web" / "dist" / "index.html"


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    assert DIST.is_file(), "The browser client has not been built: make web builds it."
    folder = tmp_path_factory.mktemp("web")
    running = ServerProcess(str(folder / "besace.sqlite3"), folder)
    yield running
    running.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as launched:
        yield launched


@pytest.fixture
def come(browser: Browser) -> Iterator[Callable[..., Person]]:
    """Let someone come with a fresh browser; afterwards nobody's console may have complained."""
    people: list[Person] = []

    def arrive(name: str = "Ada", **how: Any) -> Person:
        people.append(newcomer(browser, name, **how))
        return people[-1]

    yield arrive
    complaints = {person.name: person.unexpected() for person in people if person.unexpected()}
    for person in people:
        person.context.close()
    assert not complaints, f"Consoles complained: {complaints}"

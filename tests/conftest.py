"""How tests are shared out among the workers of a run, and how hypothesis chooses its examples.

What a file's tests share is made once, so such a file runs on one worker; every other file is shared out test by test, all
examples of a test together. What a worker has started serves what it runs later, too. The files that need servers and browsers
come early, since they wait more than they work, and of each folder those that cannot be divided; what is short comes last, so
that no worker is left alone with something long. Before all of them comes what searches everything that the interpreter knows,
while that is little.
"""

import signal
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

import besace.conformance.same_examples  # noqa: F401 - what hypothesis tries

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # a shell that runs all this in the background has asked for it, but
    signal.signal(signal.SIGINT, signal.default_int_handler)  # tests that press Ctrl-C mean it

TESTS = Path(__file__).parent
SEARCH = TESTS / "conformance" / "test_one_door.py"
FIRST = (  # the folders that take longest
    "web", "server", "outside", "wasm", "package", "train", "learn", "bots", "arena", "envs", "cli", "conformance",
)  # fmt: skip


def folder_of(path: Path) -> str:
    """The folder of the tests that a file belongs to; the conformance kit lies in the package itself."""
    return path.relative_to(TESTS).parts[0] if path.is_relative_to(TESTS) else path.parent.name


@cache
def shares(path: Path) -> bool:
    """Whether the tests of a file share what one of them has made."""
    return 'scope="module"' in path.read_text(encoding="utf-8")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def place(item: pytest.Item) -> tuple[bool, int, bool]:
        folder = folder_of(item.path)
        return item.path != SEARCH, FIRST.index(folder) if folder in FIRST else len(FIRST), not shares(item.path)

    items.sort(key=place)


class ByTest(LoadScopeScheduling):
    """Shares out files whose tests share something, and single tests of all others."""

    def _split_scope(self, nodeid: str) -> str:
        file, _, test = nodeid.partition("::")
        return file if shares(self.config.rootpath / file) else f"{file}::{test.partition('[')[0]}"


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadScopeScheduling:
    return ByTest(config, log)

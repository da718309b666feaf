"""How tests are shared out among the workers of a run, and how hypothesis chooses its examples.

A file runs on one worker, so that what its tests share is made once; what a worker has started serves its later files, too. The
files that need servers and browsers come first: they wait more than they work, and the rest fills the gaps.
"""

from pathlib import Path

import pytest

import besace.conformance.same_examples  # noqa: F401 - what hypothesis tries

TESTS = Path(__file__).parent
FIRST = ("web", "server", "outside", "wasm", "package", "learn", "bots", "arena", "envs", "cli")  # the folders that take longest


def folder_of(path: Path) -> str:
    """The folder of the tests that a file belongs to; the conformance kit lies in the package itself."""
    return path.relative_to(TESTS).parts[0] if path.is_relative_to(TESTS) else path.parent.name


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def place(item: pytest.Item) -> int:
        folder = folder_of(item.path)
        return FIRST.index(folder) if folder in FIRST else len(FIRST)

    items.sort(key=place)

"""Rooms stay small: a file that can be read at one sitting, a folder that can be taken in at a glance."""

from pathlib import Path

import besace

SOURCES = Path(besace.__file__).parent
MOST_LINES = 350  # of a module, but for the rules of a game, which are read as one
MOST_MODULES = 15  # of a folder, beside the one that is the folder itself


def test_no_module_is_too_long() -> None:
    lines = {file.relative_to(SOURCES): len(file.read_text(encoding="utf-8").splitlines()) for file in SOURCES.rglob("*.py")}
    assert len(lines) > 100, SOURCES
    too_long = {str(file): count for file, count in lines.items() if count > MOST_LINES and not file.match("games/*/rules.py")}
    assert not too_long, f"these should be divided by what changes together: {too_long}"


def test_no_folder_has_too_many_modules() -> None:
    counted = {
        str(folder.relative_to(SOURCES)): sum(file.name != "__init__.py" for file in folder.glob("*.py"))
        for folder in (SOURCES, *SOURCES.rglob("*"))
        if folder.is_dir()
    }
    assert sum(counted.values()) > 100, SOURCES
    crowded = {folder: count for folder, count in counted.items() if count > MOST_MODULES}
    assert not crowded, f"these should be divided into folders: {crowded}"


def test_nothing_is_compiled_where_a_change_should_cost_nobody_a_minute() -> None:
    """The cache of compiled code does not look at extras and parts: a function compiled there would be kept when it changes."""
    plain = [path for path in SOURCES.rglob("*.py") if {"extras", "parts"} & set(path.relative_to(SOURCES).parts)]
    assert plain
    assert [path.name for path in plain if "@jit" in path.read_text(encoding="utf-8")] == []

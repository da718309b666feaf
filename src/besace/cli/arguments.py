"""What several commands are given, and how it is read."""

import json
from collections.abc import Sequence
from typing import Annotated, Any

import typer

import besace
from besace.errors import BadOption, choices, quoted
from besace.play.words import LANGUAGES

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of {choices(list(besace.GAMES))}.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be given several times.")
]
Seed = Annotated[int | None, typer.Option("--seed", help="The same seed gives the same games.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="A file for SQLite, or postgresql://… (BESACE_DATABASE_URL).")
]
Language = Annotated[str | None, typer.Option("--lang", help=f"{choices(LANGUAGES)}; by default what your environment says.")]


def read_options(given: Sequence[str] | None) -> dict[str, Any]:
    """``name=value`` pairs; a value that is JSON (true, 12, [1, 2]) is read as such, anything else as text."""
    found: dict[str, Any] = {}
    for pair in given or ():
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOption(f"An option should be written name=value, not {quoted(pair)}.")
        if name in found:
            raise BadOption(f"The option {name} is given twice.")
        try:
            found[name] = json.loads(value)
        except (ValueError, RecursionError):
            found[name] = value
    return found


def read_names(given: Sequence[str] | None) -> list[str]:
    """Names given one by one or with commas."""
    return [name for part in given or () for name in part.split(",") if name]

"""The games. Each folder here is one, and so is each package with an entry point of the group ``besace.games``."""

import pkgutil
from collections.abc import Iterable

from besace.errors import BadGame, UnknownGame, choices, quoted
from besace.games.game import Game
from besace.kernel.sources import outside_games

__all__ = ["GAMES", "Game", "game_named"]

_NOT_A_GAME = "parts"  # what games are made of


def packages_with(outside: Iterable[tuple[str, str]]) -> dict[str, str]:
    """The package of every game by its name: our own folders, then those of others, given as (name, package)."""
    folders = [found.name for found in pkgutil.iter_modules(__path__) if found.ispkg and found.name != _NOT_A_GAME]
    packages = {name: f"{__name__}.{name}" for name in sorted(folders)}
    for name, package in outside:
        if name in packages:
            raise BadGame(f"Two games are called {name}: those of the packages {packages[name]} and {package}.")
        packages[name] = package
    return packages


GAMES: dict[str, Game] = {name: Game.from_folder(name, package) for name, package in packages_with(outside_games()).items()}


def game_named(name: object) -> Game:
    """The game of that name, or `UnknownGame`."""
    if not isinstance(name, str) or name not in GAMES:
        raise UnknownGame(f"There is no game called {quoted(name)}: it should be {choices(list(GAMES))}.")
    return GAMES[name]

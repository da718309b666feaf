"""The games. Each folder here is one; adding a folder adds a game."""

import importlib
import pkgutil
from functools import cache

from besace.errors import UnknownGame, choices, quoted
from besace.games.game import Game

__all__ = ["GAMES", "Game", "game_named"]


@cache
def _all() -> dict[str, Game]:
    folders = sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg)
    return {name: importlib.import_module(f"{__name__}.{name}").GAME for name in folders}


GAMES: dict[str, Game] = _all()


def game_named(name: object) -> Game:
    """The game of that name, or `UnknownGame`."""
    if not isinstance(name, str) or name not in GAMES:
        raise UnknownGame(f"There is no game called {quoted(name)}: it should be {choices(list(GAMES))}.")
    return GAMES[name]

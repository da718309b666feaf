"""Bots: an observation in, a move out. Each module here with a ``make`` is one, named like the module; adding one adds a bot.

``make(seed, **settings)`` makes a player. The characters of levels.py are bots by their names, too. A bot sees an `Observation`
and nothing else, so it cannot peek.
"""

import importlib
import inspect
import pkgutil
import secrets
from collections.abc import Callable, Iterator
from typing import Any, Protocol

from besace.errors import BesaceError, choices, quoted
from besace.play.observation import Observation

__all__ = ["BOTS", "Bot", "bot"]


class Bot(Protocol):
    """Someone who plays: asked only when the observing seat may move."""

    name: str

    def choose(self, observation: Observation) -> str:
        """The text of one of the observation's moves."""
        ...


def _makers() -> Iterator[tuple[str, Callable[..., Bot]]]:
    for found in pkgutil.iter_modules(__path__):
        module = importlib.import_module(f"{__name__}.{found.name}")
        if hasattr(module, "make"):
            yield found.name, module.make
        yield from getattr(module, "MAKERS", {}).items()


_MAKERS: dict[str, Callable[..., Bot]] = dict(_makers())
BOTS: tuple[str, ...] = tuple(_MAKERS)


def bot(name: str, seed: int | None = None, **settings: Any) -> Bot:
    """A bot by its name. ``seed`` makes its choices reproducible.

    >>> bot("random", seed=1).name
    'random'
    """
    if name not in BOTS:
        raise BesaceError(f"There is no bot called {quoted(name)}: it should be {choices(BOTS)}.")
    make = _MAKERS[name]
    known = [setting for setting in inspect.signature(make).parameters if setting != "seed"]
    for setting in settings:
        if setting not in known:
            right = f"it should be {choices(known)}" if known else "it has none"
            raise BesaceError(f"The bot {name} has no setting called {quoted(setting)}: {right}.")
    return make(secrets.randbits(32) if seed is None else seed, **settings)

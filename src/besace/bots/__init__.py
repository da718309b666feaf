"""Bots: an observation in, a move out. Each module here with a ``make`` is one, named like the module; adding one adds a bot.

``make(seed, **settings)`` makes a player. The characters of levels.py are bots by their names, too, and so are those of other
packages (named/outside.py). A bot sees an `Observation` and nothing else, so it cannot peek.
"""

import importlib
import inspect
import pkgutil
import re
import secrets
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol

from besace.bots.named.outside import maker_of, outside_bots
from besace.errors import BesaceError, choices, quoted
from besace.games import Game
from besace.play.observation import Observation

__all__ = ["BOTS", "Bot", "any_seed", "bot", "check_bot", "is_name", "is_quick", "made", "own_bots"]

_NO_BOTS = ("entrants", "offer")  # how bots are written, and which of them a server offers
NAME = re.compile("[a-z][a-z0-9-]{1,29}")
LONGEST_NAME = 40  # of what a bot calls itself


class Bot(Protocol):
    """Someone who plays: asked only when the observing seat may move."""

    name: str

    def choose(self, observation: Observation) -> str:
        """The text of one of the observation's moves."""
        ...


def _makers() -> Iterator[tuple[str, Callable[..., Bot]]]:
    for found in pkgutil.iter_modules(__path__):
        if found.name in _NO_BOTS:
            continue
        module = importlib.import_module(f"{__name__}.{found.name}")
        if hasattr(module, "make"):
            yield found.name, module.make
        yield from getattr(module, "MAKERS", {}).items()


_MAKERS: dict[str, Callable[..., Bot]] = dict(_makers())


def own_bots() -> tuple[str, ...]:
    """The names of the bots that come with Besace."""
    return tuple(_MAKERS)


def is_name(name: str) -> bool:
    """Whether a bot may be called so."""
    return NAME.fullmatch(name) is not None


def names_with(outside: Iterable[str]) -> tuple[str, ...]:
    """The names of all bots: our own, then those of others."""
    for name in outside:
        if name in _MAKERS or not is_name(name):
            why = "another one has it already" if name in _MAKERS else "it should be small letters, digits and hyphens"
            raise BesaceError(f"A bot of another package cannot have the name {quoted(name)}: {why}.")
    return (*_MAKERS, *outside)


BOTS: tuple[str, ...] = names_with(outside_bots())


def made(name: str, make: Callable[..., Any], seed: Any, settings: dict[str, Any]) -> Bot:
    """The bot that a maker makes, or one sentence about a setting that it does not have."""
    parameters = inspect.signature(make).parameters
    known = [setting for setting, each in parameters.items() if setting != "seed" and each.kind != each.VAR_KEYWORD]
    for setting in settings:
        if setting not in known and not any(each.kind == each.VAR_KEYWORD for each in parameters.values()):
            right = f"it should be {choices(known)}" if known else "it has none"
            raise BesaceError(f"The bot {name} has no setting called {quoted(setting)}: {right}.")
    if "seed" not in parameters and not any(each.kind == each.VAR_KEYWORD for each in parameters.values()):
        raise BesaceError(f"What makes the bot {name} should take a seed.")
    bot: Bot = make(seed=seed, **settings)
    if not callable(getattr(bot, "choose", None)):
        raise BesaceError(f"What makes the bot {name} should give an object with choose(observation), not {quoted(bot)}.")
    shown = getattr(bot, "name", None)
    if not isinstance(shown, str) or not 1 <= len(shown) <= LONGEST_NAME:
        raise BesaceError(f"The bot {name} should have a name of 1 to {LONGEST_NAME} letters, not {quoted(shown)}.")
    return bot


def bot(name: str, seed: int | None = None, **settings: Any) -> Bot:
    """A bot by its name. ``seed`` makes its choices reproducible.

    >>> bot("random", seed=1).name
    'random'
    """
    if name not in BOTS:
        raise BesaceError(f"There is no bot called {quoted(name)}: it should be {choices(BOTS)}.")
    make = _MAKERS[name] if name in _MAKERS else maker_of(name)
    return made(name, make, any_seed() if seed is None else seed, settings)


def any_seed() -> int:
    """A seed for a bot that plays as it likes."""
    return secrets.randbits(64)


def is_quick(player: Bot, game: Game) -> bool:
    """Whether a bot says of itself that it does not think: its moves take milliseconds at most and wait for nobody.

    It has ``quick = True`` where that is so in every game, or ``quick_in(game)``.
    """
    quick_in = getattr(player, "quick_in", None)
    return bool(quick_in(game)) if quick_in is not None else getattr(player, "quick", False) is True


def check_bot(player: Bot, game: Game) -> None:
    """Raise a `BesaceError` that says why a bot cannot play a game, if so: one that needs something of it has a ``check``."""
    check = getattr(player, "check", None)
    if check is not None:
        check(game)

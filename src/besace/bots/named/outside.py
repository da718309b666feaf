"""Bots of other packages: by entry points of the group ``besace.bots``, or by the module and the callable that makes one.

A bot's entry point, or callable, is called as ``make(seed, **settings)`` and gives an object with a ``name`` and
``choose(observation)``. It is given an observation, never a state, so it cannot peek. An entry point is loaded when its bot is
first asked for; names that come over a network never are module and callable.
"""

import importlib
import os
import sys
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from besace.errors import BesaceError, quoted

GROUP = "besace.bots"


@cache
def outside_bots() -> dict[str, EntryPoint]:
    """The bots that installed packages bring, by their names."""
    return {found.name: found for found in sorted(entry_points(group=GROUP), key=lambda each: each.name)}


def maker_of(name: str) -> Callable[..., Any]:
    """What makes an outside bot."""
    found = outside_bots()[name]
    try:
        make: Callable[..., Any] = found.load()
    except (ImportError, AttributeError) as wrong:
        raise BesaceError(f"The bot {name} cannot be loaded from {found.value}: {wrong}.") from wrong
    return make


def callable_named(written: str) -> Callable[..., Any]:
    """What ``module:callable`` stands for, or one sentence."""
    module, _, name = written.partition(":")
    if not {"", os.getcwd()} & set(sys.path):
        sys.path.append(os.getcwd())  # as `python -m` does: one's own bot usually lies where one stands
    try:
        found: Any = importlib.import_module(module)
        for part in name.split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError, ValueError, TypeError) as wrong:
        raise BesaceError(f"There is no bot {quoted(written)}, a module and the callable that makes it: {wrong}.") from wrong
    if not callable(found):
        raise BesaceError(f"{quoted(written)} does not make bots: it cannot be called.")
    maker: Callable[..., Any] = found
    return maker

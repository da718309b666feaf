"""What a page can call: the functions that Python calls, each under the name of its game and its own.

Of an array a page gives the address and how many there are; whole numbers are 64 bits wide. A signature spells it, a letter a
parameter and then, behind a colon, the result: ``a`` an array, ``t`` a table (rows and columns), ``n`` a whole number, ``f`` a
fraction, ``v`` nothing. Tuples are spelled by what they hold.
"""

from functools import cache
from typing import Any

from numba import types

from besace.games import GAMES
from besace.warm import entry_points, types_of

# What networks think, which bots in a browser do not ask, and what saves bytes on a wire.
HERE_ALONE = ("understand", "favourite", "win_shares", "write_changes")
FREE = ("take", "give")  # memory.ll: what belongs to no game


@cache
def entries(game: str) -> tuple[tuple[str, Any, tuple[Any, ...]], ...]:
    """(name, function, types of its parameters). An observation begins like a state, so whatever takes states takes it, too."""
    found = dict[str, tuple[Any, tuple[Any, ...]]]()
    for function, known in entry_points(GAMES[game].functions):
        name = function.py_func.__name__
        if name not in HERE_ALONE:
            found.setdefault(name, (function, types_of(function, known)))
    return tuple((name, *each) for name, each in found.items())


def export(game: str, name: str) -> str:
    """How the module calls a function of a game."""
    return f"{game}.{name}"


def letters(kind: Any) -> str:
    """How a signature spells a parameter of this type, or a result."""
    if isinstance(kind, types.Array):
        return {1: "a", 2: "t"}[kind.ndim]
    if isinstance(kind, types.NamedTuple | types.NamedUniTuple):
        return "".join(map(letters, kind.types))
    if isinstance(kind, types.Integer | types.Boolean):
        return "n"
    return {types.float64: "f", types.none: "v"}[kind]

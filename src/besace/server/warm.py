"""Load the compiled rules before anyone waits for them."""

from collections.abc import Callable

import besace
from besace import warm
from besace.kernel.jit import JIT


def load_rules(doing: Callable[[str], None] = lambda game: None) -> None:
    """Compile every function of every game, or load it from the cache."""
    if not JIT:
        return
    for game in besace.GAMES.values():
        doing(game.name)
        for _, work in warm.jobs(game.functions):
            work()

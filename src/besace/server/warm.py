"""Get ready before anyone waits: load the compiled rules, and let the garbage collector look at all of it for the last time."""

import gc
from collections.abc import Callable

import besace
from besace import warm
from besace.kernel.jit import JIT

COLLECT_AFTER = (10_000, 20, 20)  # new objects before the garbage collector looks at them, and its further rounds
_loaded: set[str] = set()  # games whose rules are


def load_rules(doing: Callable[[str], None] = lambda game: None) -> None:
    """Compile every function of every game, or load it from the cache; once."""
    if not JIT:
        return
    for game in besace.GAMES.values():
        if game.name not in _loaded:
            doing(game.name)
            for _, work in warm.jobs(game.functions):
                work()
            _loaded.add(game.name)


def settle_memory() -> None:
    """Let the garbage collector leave alone what stays for good: looking through modules and compiled rules, two hundred thousand
    objects, halts all tables for a tenth of a second. What comes later it looks through less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)

"""Compile ahead of time, so that nobody waits for the first move."""

import inspect
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from multiprocessing import get_context
from queue import Empty
from types import SimpleNamespace
from typing import Any

from besace.bots import daydream, net, netsearch, search
from besace.games import GAMES
from besace.kernel import batch, boxed, generic, stream
from besace.kernel.generic import ON_OBSERVATIONS, SEATS, new_records
from besace.kernel.interrupts import interrupts_later, leave_interrupts
from besace.kernel.jit import CACHE, JIT
from besace.kernel.stream import new_numbers, new_streams
from besace.kernel.writing import new_text
from besace.learn.review import rollouts
from besace.play.changes import write_changes

_IN_SEARCH = ("candidates",)  # called by compiled code, and by Python only where it is tested
PATIENCE = 0.2  # seconds between looks at whether anybody is still compiling


def _compiled_functions(module: Any) -> list[Any]:
    """The functions that the module itself compiles, as Python calls them."""
    found = [value for value in vars(module).values() if hasattr(value, "py_func")]
    return [function for function in found if function.py_func.__module__ == module.__name__]


def _arguments(function: Any, known: dict[str, Any]) -> list[Any]:
    """One argument of the right type for each parameter: whole numbers where nothing else is known by that name."""
    return [known.get(name, 0) for name in inspect.signature(function.py_func).parameters]


def entry_points(game: SimpleNamespace) -> Iterator[tuple[Any, dict[str, Any]]]:
    """Every compiled function that is called on this game from outside, with arguments of the right types by name."""
    state, observation, numbers = new_records(game, "State"), new_records(game, "Observation"), new_numbers(1)
    known = dict.fromkeys(("options", "bounds", "draws", "out", "lengths", "won"), numbers)
    known |= {"box": state, "states": state, "observation": observation, "to": state, "source": state, "rng": new_streams(1)[0]}
    known |= {"text": new_text()}
    batched = known | {"points": new_numbers(SEATS).reshape(1, SEATS)}
    for function in _compiled_functions(boxed):
        name = function.py_func.__name__
        if name in _IN_SEARCH:
            continue
        yield function, known
        if name in ON_OBSERVATIONS:
            yield function, known | {"box": observation}
    yield generic.copy, known
    yield batch.playouts, batched
    yield stream.seed_stream, known
    yield stream.below, known
    yield write_changes, known | {"before": b"", "now": b""}
    networks = [*net.entry_points(game), *netsearch.entry_points(game)]
    playouts = [*search.entry_points(game), *daydream.entry_points(game), *rollouts.entry_points(game)]
    for function, given in [*playouts, *networks]:
        yield function, known | given


def types_of(function: Any, known: dict[str, Any]) -> tuple[Any, ...]:
    """The numba types of its parameters."""
    import numba

    return tuple(numba.typeof(argument) for argument in _arguments(function, known))


def jobs(game: SimpleNamespace) -> Iterator[tuple[str, Callable[[], None]]]:
    """Every function that Python calls on this game, by name, with what compiles it or loads it from the cache."""
    if JIT:
        for function, known in entry_points(game):
            yield function.py_func.__name__, partial(function.compile, types_of(function, known))


def warm(games: dict[str, SimpleNamespace], cores: int, progress: Callable[[str], None]) -> None:
    """Compile all of these games, side by side where nothing is compiled yet; ``progress`` hears of every function."""
    if not JIT:
        return
    assert CACHE is not None
    ready = CACHE / "ready"
    if cores == 1 or ready.exists() or not _warm_side_by_side(games, cores, progress):
        for name, game in games.items():
            for function, work in jobs(game):
                work()
                progress(f"{name} {function}")
    ready.touch()


def _take(left: Any, game: int, helping: bool) -> int | None:
    """The next function of a game that nobody has taken: from the front, or from the back for whoever helps."""
    with left.get_lock():
        first, behind = left[2 * game : 2 * game + 2]
        if first == behind:
            return None
        if helping:
            left[2 * game + 1] = behind - 1
            return int(behind) - 1
        left[2 * game] = first + 1
        return int(first)


def _warm_some(names: list[str], begun: Any, left: Any, done: Any) -> None:
    """Take games that nobody has begun, one after another; then help with the others.

    Functions of a game call much the same others, which each process compiles anew: so one stays with a game, and those
    who help take what is least like the beginning.
    """
    leave_interrupts()
    while True:
        with begun.get_lock():
            game = begun.value
            begun.value += 1
        helping = game >= len(names)
        if helping:
            game = max(range(len(names)), key=lambda i: left[2 * i + 1] - left[2 * i])
            if left[2 * game + 1] == left[2 * game]:
                return
        functions = list(jobs(GAMES[names[game]].functions))
        while (at := _take(left, game, helping)) is not None:
            function, work = functions[at]
            work()
            done.put(f"{names[game]} {function}")


def _warm_side_by_side(games: dict[str, SimpleNamespace], cores: int, progress: Callable[[str], None]) -> bool:
    """A process a core, as long as there are enough games for them; whether all went well."""
    context = get_context("spawn")
    done, begun = context.Queue(), context.Value("i", 0)
    left = context.Array("i", [end for game in games.values() for end in (0, sum(1 for _ in jobs(game)))])
    count = min(cores, 2 * len(games))
    running = [context.Process(target=_warm_some, args=(list(games), begun, left, done), daemon=True) for _ in range(count)]
    with interrupts_later():
        for process in running:
            process.start()
    try:
        while any(process.is_alive() for process in running) or not done.empty():
            with suppress(Empty):
                progress(done.get(timeout=PATIENCE))
    finally:
        for process in running:
            process.terminate()
            process.join()
    return all(process.exitcode == 0 for process in running)

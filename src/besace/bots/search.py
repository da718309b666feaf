"""The bot that searches: see tree.py for how.

Anytime: it thinks for a number of iterations, which a seed makes reproducible, or for some milliseconds, and stops early when
told to. What it has thought is kept as a `Thought`, so that a choice can be explained.
"""

import math
import threading
import time
from dataclasses import dataclass
from functools import cache
from types import SimpleNamespace
from typing import Any

from besace.bots import tree
from besace.bots.tree import Taste, Tree
from besace.errors import BesaceError, quoted
from besace.games import GAMES
from besace.kernel.fingerprint import cells_of
from besace.kernel.generic import new_records
from besace.kernel.stream import FINE, below, new_floats, new_numbers, new_stream
from besace.play.observation import Observation

ROOM = 1 << 12  # nodes that a tree has room for at first
POOL = 256  # imagined states that a search keeps
CHUNK = 256  # iterations between two looks at the clock
LONGEST = 1 << 21  # iterations of one thought, whatever the budget: about 200 MB
ITERATIONS = 1000
WATCHED = "thumb"  # the bots whose habits others are taken to have


@dataclass(frozen=True)
class Considered:
    """A move that was thought about: how often, what it is worth (0 to 1, winning nearly 1) and how sure that is."""

    move: str
    visits: int
    value: float
    error: float  # one standard error of the value


class Thought:
    """A search from one observation, to be gone on with as long as one likes."""

    def __init__(self, observation: Observation, seed: int, taste: Taste) -> None:
        functions = observation.game.functions
        self.observation, self._taste, self._stream = observation, taste, new_stream(seed, "thought")
        self._pool, self._work = new_records(functions, "State", POOL), new_records(functions, "State")
        self._seen = new_records(functions, "Observation")
        self._leanings = _leanings_in(observation.game.name)
        if self._leanings is None:
            self._taste, self._leanings = taste._replace(lean=0), new_floats(1)
        self._tree = _new_tree(ROOM)

    @property
    def iterations(self) -> int:
        """How many there were so far."""
        return int(self._tree.used[tree.ITERATIONS])

    def go_on(self, iterations: int) -> None:
        """So many more iterations."""
        self._tree = _with_room(self._tree, iterations)
        known, cells = self.observation.known, cells_of(self._seen)
        room = (self._pool, self._work, self._seen, cells, self._tree)
        asked = (self._taste, self._leanings, iterations, self._stream)
        tree.search(self.observation.record, known.seat, known.players, *room, *asked)

    def considered(self) -> list[Considered]:
        """The moves thought about, the most visited first; equals by value."""
        found = []
        edge = int(self._tree.edges[0]) if self._tree.used[tree.NODES] else tree.NOTHING
        while edge != tree.NOTHING:
            found.append(self._considered(edge))
            edge = int(self._tree.others[edge])
        return sorted(found, key=lambda each: (-each.visits, -each.value))

    def preferred(self, sure: float) -> Considered:
        """The move thought about most, or the first idea where that is not surely worse."""
        best, first = self.considered()[0], int(self._tree.edges[0])
        if not sure:
            return best
        while self._tree.others[first] != tree.NOTHING:
            first = int(self._tree.others[first])
        idea = self._considered(first)
        doubt = math.sqrt(best.error * best.error + idea.error * idea.error)  # hypot differs from machine to machine
        return best if best.value - idea.value >= sure * doubt else idea

    def _considered(self, edge: int) -> Considered:
        visits = int(self._tree.visits[edge])
        value = float(self._tree.gains[edge]) / visits
        spread = max(0.0, float(self._tree.squares[edge]) / visits - value * value)
        move = self.observation.game.write_move(self.observation.known.seat, int(self._tree.moves[edge]))
        return Considered(move, visits, value, math.sqrt(spread / visits))


@cache
def _leanings_in(game: str) -> Any:
    """What others have been seen to prefer, as the game's ``lean`` reads it; None where nobody has seen it."""
    model = GAMES[game].models.get(WATCHED)
    if model is None:
        return None
    leanings = new_floats(len(model.table))
    leanings[:] = model.table
    return leanings


def _new_tree(room: int) -> Tree:
    """An empty tree with room for so many nodes and edges."""
    numbers = [new_numbers(room) for _ in range(7)]
    return Tree._make([new_numbers(4 * room), new_numbers(3), *numbers, new_floats(room), new_floats(room)])


def _with_room(old: Tree, more: int) -> Tree:
    """The same tree with room for so many more nodes and edges: twice as large until it fits."""
    used, room = int(max(old.used[tree.NODES], old.used[tree.EDGES])), len(old.names)
    if used + more <= room:
        return old
    while used + more > room:
        room *= 2
    new = _new_tree(room)
    for to, column in zip(new[1:], old[1:], strict=True):
        to[: len(column)] = column
    tree.fill_table(new)
    return new


def entry_points(functions: SimpleNamespace) -> list[tuple[Any, dict[str, Any]]]:
    """The compiled functions that Python calls here, with arguments of the right types by name: what to compile ahead."""
    states, seen = new_records(functions, "State"), new_records(functions, "Observation")
    room = {"root": seen, "pool": states, "work": states, "seen": seen, "cells": cells_of(seen)}
    given = {"tree": _new_tree(1), "taste": Taste(0.0, 0, 0, 1, 0), "leanings": new_floats(1)}
    return [(tree.search, {**room, **given}), (tree.fill_table, {"tree": _new_tree(1)})]


class SearchBot:
    """Thinks about each choice afresh. Give ``iterations`` for reproducible choices, or ``milliseconds``.

    ``sure`` is how many standard errors better than its first idea, a move by rules of thumb, another move must look.
    """

    name = "search"

    def __init__(self, seed: int, iterations: int | None, milliseconds: float | None, taste: Taste, sure: float = 0.0) -> None:
        self._iterations, self._milliseconds, self._taste, self._sure = iterations, milliseconds, taste, sure
        self._stream = new_stream(seed, self.name)
        self.thought: Thought | None = None  # the latest

    def choose(self, observation: Observation, stop: threading.Event | None = None) -> str:
        """The move thought about most. ``stop`` interrupts: the best move so far is then chosen."""
        began = time.perf_counter()
        self.thought = None
        seed = int(below(self._stream, FINE)) * FINE + int(below(self._stream, FINE))
        if len(observation.legal) == 1:
            return observation.moves[0]
        self.thought = Thought(observation, seed, self._taste)
        limit = LONGEST if self._iterations is None else self._iterations
        while self.thought.iterations < limit:
            self.thought.go_on(min(CHUNK, limit - self.thought.iterations))
            if stop is not None and stop.is_set():
                break
            if self._milliseconds is not None and (time.perf_counter() - began) * 1000 >= self._milliseconds:
                break
        return self.thought.preferred(self._sure).move


EXPLORE, THUMB, TRUST, REUSE, LEAN = 1.2, 0.9, 0.95, 16, 0.9  # chosen in short matches between bots
TASTE = Taste(EXPLORE, int(THUMB * FINE), int(TRUST * FINE), REUSE, int(LEAN * FINE))


def make(
    seed: int,
    iterations: int | None = None,
    milliseconds: float | None = None,
    level: int | None = None,
    explore: float = EXPLORE,
    thumb: float = THUMB,
    trust: float = TRUST,
    reuse: int = REUSE,
    lean: float = LEAN,
    sure: float = 0.0,
) -> Any:
    """``level`` is one of levels.py instead; ``thumb``, ``trust`` and ``lean`` are shares from 0 to 1, see `Taste`."""
    for name, value in (("iterations", iterations), ("milliseconds", milliseconds), ("reuse", reuse)):
        if value is not None and value < 1:
            raise BesaceError(f"The search bot's {name} should be at least 1, not {quoted(value)}.")
    if level is not None:
        from besace.bots.levels import level_bot  # levels are made of searches

        return level_bot(level, seed, iterations)
    if iterations is None and milliseconds is None:
        iterations = ITERATIONS
    taste = Taste(float(explore), int(thumb * FINE), int(trust * FINE), reuse, int(lean * FINE))
    return SearchBot(seed, iterations, milliseconds, taste, sure)

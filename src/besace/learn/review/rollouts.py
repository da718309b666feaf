"""What positions and moves are worth to a seat, by playing imagined states to the end. Compiled.

All moves are tried in the same imagined states with the same chance to come, so that the difference between two of them is far
more certain than each value alone.
"""

from types import SimpleNamespace
from typing import Any

from besace.bots.search import TASTE
from besace.bots.tree import play_to_the_end
from besace.kernel.fingerprint import cells_of, fingerprint
from besace.kernel.generic import candidates, copy, legal, new_records, observe, resample, step, winners
from besace.kernel.jit import jit
from besace.kernel.stream import new_floats, new_numbers, new_stream, seed_stream

MOST_MOVES = 1024  # room for the moves worth trying


@jit
def fill_pool(root, pool, rng):
    """Fill the pool with states that the observer cannot tell from the true one."""
    for j in range(len(pool)):
        resample(root[0], pool[j], rng)


@jit
def share_of(s, seat, players):
    """What a seat has of the win: all, its part of a shared one, or nothing."""
    won = winners(s)
    if not won >> seat & 1:
        return 0.0
    number = 0
    for p in range(players):
        number += won >> p & 1
    return 1.0 / number


@jit
def follow(pool, work, mover, moves, count, seat, players, thumb, key, rng, out):
    """Play every state of the pool to the end, after each of the moves and, last, without any; write the seat's shares."""
    s = work[0]
    for j in range(len(pool)):
        for i in range(count + 1):
            copy(work, pool[j : j + 1])
            seed_stream(rng, key, j)
            if i < count:
                step(s, mover, moves[i])
            play_to_the_end(s, thumb, rng)
            out[j * (count + 1) + i] = share_of(s, seat, players)


@jit
def advance(pool, mover, move, seat, seen, cells, name):
    """Play a move in the whole pool; return in how many states the seat then sees what the name stands for."""
    same = 0
    for j in range(len(pool)):
        step(pool[j], mover, move)
        observe(pool[j], seat, seen[0])
        same += fingerprint(seen, cells) == name
    return same


@jit
def keep_legal(pool, mover, move, room):
    """Bring the states in which a move can be played to the front of the pool; return how many there are."""
    kept = 0
    for j in range(len(pool)):
        possible = False
        for i in range(legal(pool[j], mover, room)):
            possible |= room[i] == move
        if possible:
            copy(pool[kept : kept + 1], pool[j : j + 1])
            kept += 1
    return kept


@jit
def name_of(seen, cells):
    return fingerprint(seen, cells)


@jit
def worth_trying(seen, seat, out):
    return candidates(seen[0], seat, out)


def entry_points(functions: SimpleNamespace) -> list[tuple[Any, dict[str, Any]]]:
    """The compiled functions that Python calls here, with arguments of the right types by name: what to compile ahead."""
    states, seen, numbers = new_records(functions, "State"), new_records(functions, "Observation"), new_numbers(1)
    room = {
        "root": seen,
        "pool": states,
        "work": states,
        "seen": seen,
        "cells": cells_of(seen),
        "moves": numbers,
        "room": numbers,
    }
    filled = [(follow, {**room, "out": new_floats(1)})]
    return filled + [(function, room) for function in (fill_pool, advance, keep_legal, name_of, worth_trying)]


class Workspace:
    """The buffers that all this happens in, for one game and so many samples."""

    def __init__(self, functions: SimpleNamespace, samples: int) -> None:
        self.samples = samples
        self.pool, self.work = new_records(functions, "State", samples), new_records(functions, "State")
        self.seen = new_records(functions, "Observation")
        self.cells = cells_of(self.seen)
        self.rng, self.moves, self.legal = new_stream(0), new_numbers(MOST_MOVES), new_numbers(functions.MOST_MOVES)

    def fill_pool(self, observed: Any, key: int) -> None:
        seed_stream(self.rng, key, 0)
        fill_pool(observed, self.pool, self.rng)

    def worth_trying(self, observed: Any, seat: int) -> list[int]:
        """The seat's moves that are worth a thought."""
        return [int(move) for move in self.moves[: worth_trying(observed, seat, self.moves)]]

    def shares(self, moves: list[int], mover: int, seat: int, players: int, key: int, samples: int | None = None) -> Any:
        """For each of the moves, then without any, the seat's share of the win in each sample."""
        pool = self.pool if samples is None else self.pool[:samples]
        out, wide = new_floats(len(pool) * (len(moves) + 1)), len(moves) + 1
        for i, move in enumerate(moves):
            self.moves[i] = move
        follow(pool, self.work, mover, self.moves, len(moves), seat, players, TASTE.thumb, key, self.rng, out)
        return [[float(share) for share in out[i::wide]] for i in range(wide)]

    def advance(self, mover: int, move: int, seat: int, observed: Any) -> bool:
        """Play a move in all imagined states; whether the seat has learnt nothing by it, so that they still fit what it knows."""
        name = name_of(observed, cells_of(observed))
        return int(advance(self.pool, mover, move, seat, self.seen, self.cells, name)) == self.samples

    def keep_legal(self, mover: int, move: int) -> int:
        return int(keep_legal(self.pool, mover, move, self.legal))

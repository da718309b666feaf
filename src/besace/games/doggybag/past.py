"""Doggy Bag: a whole past that leads to a state."""

from collections.abc import Callable, Sequence
from typing import Any

from besace.games.doggybag.bones import KINDS
from besace.games.doggybag.rules import PUT_MOVE

CLOCK = "turn"


def past(
    s: Any, seat: int, setup: Any, told: Sequence[tuple[int, int | None, int]], below: Callable[[int], int]
) -> tuple[Any, list[int]]:
    """The setup and the moves: those that were ``told``, and what others put in secret, in any order within a turn.

    Each move is told as (seat, move or None, turn). The setup is public.
    """
    left = {(p, turn): _kinds(put) for p in range(s.players) for turn, put in enumerate(s.puts[p])}
    moves = []
    for mover, move, turn in told:
        if move is None:
            kinds = left[mover, turn]
            move = PUT_MOVE + kinds.pop(below(len(kinds)))
        moves.append(move)
    return setup, moves


def kinds_put(put: int) -> list[int]:
    """How many bones of each kind were put in a turn."""
    return [put >> 3 * kind & 7 for kind in range(KINDS)]


def _kinds(put: int) -> list[int]:
    """What was put in a turn, bone by bone."""
    return [kind for kind, n in enumerate(kinds_put(put)) for _ in range(n)]

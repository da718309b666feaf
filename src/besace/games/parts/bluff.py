"""Bluffs that worked: what a seat hid moved another's belief away from the truth, and the other acted on it and lost by it.

A game's ``bluffs(positions, seat)`` finds those of one seat; ``positions`` goes through a finished game once. A kind of bluff is
told by the message ``GAME-bluff-KIND``: who fell for it, what was believed and what was true.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from besace.games.parts.match import Playing

Positions = Iterator[tuple[int, str, Playing]]  # (ply, move, the match before it)


@dataclass(frozen=True)
class Bluff:
    """Another seat's move ``ply`` that answered a belief instead of the truth."""

    ply: int
    victim: int
    kind: str
    believed: float
    truth: float

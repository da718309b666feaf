"""Filou: a whole past that leads to a state."""

from collections.abc import Callable, Sequence
from typing import Any

from besace.games.filou.notation import setup_of
from besace.games.filou.rules import PASSIVE

CLOCK = "played"


def past(
    s: Any, seat: int, setup: Any, told: Sequence[tuple[int, int | None, int]], below: Callable[[int], int]
) -> tuple[Any, list[int]]:
    """The setup and the moves: those that were ``told``, and the cards of the state where others laid one in secret.

    Each move is told as (seat, move or None, round). Nothing is drawn here: the state says it all.
    """
    moves = []
    for mover, move, played in told:
        place = (mover - s.firsts[played]) % s.players + (s.players == PASSIVE)
        moves.append(s.rows[played][place] if move is None else move)
    return {**setup_of(s), "first": s.firsts[0]}, moves

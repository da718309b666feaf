"""Niche: a whole past that leads to a state."""

from collections.abc import Callable, Sequence
from typing import Any

from niche.notation import bones_of
from niche.rules import KINDS, NOTHING

CLOCK = "played"


def past(
    s: Any, seat: int, setup: Any, told: Sequence[tuple[int, int | None, int]], below: Callable[[int], int]
) -> tuple[Any, list[int]]:
    """The setup and the moves: those that were ``told``, and what others buried in secret.

    Each move is told as (seat, move or None, round). A bone that was turned up or still lies face down is known; one that was
    taken back unseen was any that its owner held.
    """
    held = [list(s.hand[p]) for p in range(s.players)]
    for p in range(s.players):
        for bone in (s.buried[p], *(shown[p] for shown in s.shown)):
            if bone != NOTHING:
                held[p][bone] += 1
    dealt = [bones_of(hand) for hand in held]
    moves = []
    for mover, move, played in told:
        if move is None:
            move = s.shown[played][mover]
            if move == NOTHING and played == s.played:
                move = s.buried[mover]
            if move == NOTHING:
                move = _any(_held_then(s, held[mover], mover, played), below)
        moves.append(move)
    return {"first": (s.first - s.played) % s.players, "hands": dealt}, moves


def _held_then(s: Any, dealt: Sequence[int], seat: int, played: int) -> list[int]:
    """What a seat held in a round: what it was dealt without what it had shown."""
    shown = [s.shown[r][seat] for r in range(played)]
    return [dealt[kind] - shown.count(kind) for kind in range(KINDS)]


def _any(bones: Sequence[int], below: Callable[[int], int]) -> int:
    kinds = [kind for kind in range(KINDS) for _ in range(bones[kind])]
    return kinds[below(len(kinds))]

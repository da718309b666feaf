"""Doggy Bag: which bones are put, by when they are put."""

from typing import Any

from besace.games.doggybag.bones import KINDS, of_kind
from besace.games.doggybag.pasts.leaning import LATE
from besace.games.doggybag.rules import PUT_MOVE
from besace.games.parts.leanings import Chosen, Shape

SHAPE = Shape(tuple(f"turn-{turn}" for turn in range(LATE + 1)), KINDS)


def situation(turn: int) -> str:
    """When a bone is put, as a table of leanings calls it."""
    return SHAPE.situations[min(turn, LATE)]


def chosen_from(o: Any, move: int) -> Chosen | None:
    """What a bone that the observing seat puts was chosen from."""
    if not PUT_MOVE <= move < PUT_MOVE + KINDS:
        return None
    return Chosen(situation(o.turn), [of_kind(o.behind[o.seat], kind) for kind in range(KINDS)], move - PUT_MOVE)

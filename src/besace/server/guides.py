"""Guided first games: prepared deals that show early what there is to learn. The guide that explains them lives in the browser.

Which of a game's possible deals it is was chosen by playing some hundred of them with plain moves; what each promises is in
tests/server/test_guides.py.
"""

import hashlib
from typing import NamedTuple

from besace.server.deals import Deal
from besace.server.problems import missing

LEVEL = "puppy"  # the gentlest
SEAT = 0


class _Choice(NamedTuple):
    players: int
    number: int


_CHOSEN = {"doggybag": _Choice(3, 31), "figaro": _Choice(3, 16), "filou": _Choice(4, 103)}


def deal_number(game: str, players: int, number: int) -> Deal:
    """One of the deals that could guide."""
    seed = hashlib.sha256(f"besace guide {game} {number}".encode()).digest()
    return Deal(f"guide/{game}", seed, game, players, {}, SEAT, LEVEL)


def guide_to(game: str) -> Deal:
    """The deal of a game's first game."""
    if game not in _CHOSEN:
        raise missing("There is no guide to this game.")
    return deal_number(game, *_CHOSEN[game])

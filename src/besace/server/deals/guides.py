"""Guided first games: prepared deals that show early what there is to learn. The guide that explains them lives in the browser.

Which of a game's possible deals it is, its part ``deals`` says; what each promises is in tests/server/test_guides.py.
"""

import hashlib

from besace.games import GAMES
from besace.server.protocol.problems import missing
from besace.server.table.prepared_deals import Deal

LEVEL = "puppy"  # the gentlest
SEAT = 0


def deal_number(game: str, players: int, number: int) -> Deal:
    """One of the deals that could guide."""
    seed = hashlib.sha256(f"besace guide {game} {number}".encode()).digest()
    return Deal(f"guide/{game}", seed, game, players, {}, SEAT, LEVEL)


def guide_to(game: str) -> Deal:
    """The deal of a game's first game."""
    guided = getattr(GAMES[game].part("deals"), "GUIDE", None) if game in GAMES else None
    if guided is None:
        raise missing("There is no guide to this game.")
    return deal_number(game, *guided)

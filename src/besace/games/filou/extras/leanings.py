"""Filou: which cards are laid, by where in the row and when."""

from typing import Any

from besace.games.filou.rules import CARDS, CHOOSE
from besace.games.filou.thumb import PARTS, PLACES, place_of
from besace.games.parts.leanings import Chosen, Shape

SHAPE = Shape(tuple(f"{place}-{part}" for place in PLACES for part in range(PARTS)), CARDS)


def situation(behind_first: int, players: int, played: int) -> str:
    """Where and when a card is laid, so many seats behind the first player's, as a table of leanings calls it."""
    return SHAPE.situations[PARTS * int(place_of(behind_first, players)) + played // PARTS]


def chosen_from(o: Any, move: int) -> Chosen | None:
    """What a card that the observing seat lays was chosen from."""
    if o.phase != CHOOSE or move >= CARDS:
        return None
    hand = [o.hand[o.seat] >> card & 1 for card in range(CARDS)]
    return Chosen(situation((o.seat - o.first) % o.players, o.players, o.played), hand, move)

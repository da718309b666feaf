"""Score sheets for people who play with the real box: what they count goes in, totals, places and winners come out.

A sheet is JSON-ready data. All sheets may have ``names``, a name per seat; the games' modules here say what else is in them.
Every step of the counting names its rule, as a Fluent message with its arguments.

>>> sheet = {"players": [{"cards": ["15", "-5"], "mice": 4}, {"cards": ["8"], "mice": 6}, {"cards": [], "mice": 20}]}
>>> found = score("filou", sheet)
>>> found.totals, found.places, found.winners
([14, 14, 20], [2, 3, 1], [2])
"""

import importlib
from collections.abc import Mapping
from typing import Any

from besace.games import game_named
from besace.learn.scores.sheet import BadSheet, Scored, Step

__all__ = ["BadSheet", "Scored", "Step", "score"]


def score(game: str, sheet: Any) -> Scored:
    """Count a sheet, or raise `BadSheet` with a sentence about what is wrong with it."""
    name = game_named(game).name
    if not isinstance(sheet, Mapping):
        raise BadSheet("sheet-shape")
    module = importlib.import_module(f"{__name__}.{name}")
    known: tuple[str, ...] = module.KEYS
    for key in sheet:
        if key not in known and key != "names":
            raise BadSheet("sheet-key", key=str(key)[:40])
    found: Scored = module.score(sheet)
    return found

"""Besace: three tabletop games of bags and bluff, exact and fast.

>>> import besace
>>> match = besace.new("filou", players=4, seed=7)
>>> match.to_act
[0, 1, 2, 3]
"""

from besace.bots import BOTS, bot
from besace.errors import BadOption, BadRecord, BadSetup, BesaceError, IllegalMove, UnknownGame
from besace.games import GAMES
from besace.play.match import Match, new
from besace.play.observation import Observation
from besace.play.records import load

__version__ = "0.1.0"
__all__ = [
    "BOTS",
    "GAMES",
    "BadOption",
    "BadRecord",
    "BadSetup",
    "BesaceError",
    "IllegalMove",
    "Match",
    "Observation",
    "UnknownGame",
    "bot",
    "load",
    "new",
]

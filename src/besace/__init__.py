"""Besace: tabletop games of bags and bluff, exact and fast; the README shows how they are played from Python."""

from besace.bots import BOTS, bot
from besace.errors import BadOption, BadRecord, BadSetup, BesaceError, IllegalMove, UnknownGame
from besace.games import GAMES
from besace.play.match import Match, new
from besace.play.observation import Observation
from besace.play.records import load
from besace.version import VERSION

__version__ = VERSION
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

"""Doggy Bag: 2 to 6 players."""

from besace.games.doggybag import notation, observe, past, rules, show, thumb, vector
from besace.games.game import Game

GAME = Game.from_modules("doggybag", rules, observe, notation, show, thumb, vector, past)

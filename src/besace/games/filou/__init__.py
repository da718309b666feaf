"""Filou, the cat in the sack: 3 to 5 players."""

from besace.games.filou import notation, observe, past, rules, show, thumb, vector
from besace.games.game import Game

GAME = Game.from_modules("filou", rules, observe, notation, show, thumb, vector, past)

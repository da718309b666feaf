"""Filou, the cat in the sack: 3 to 5 players."""

from besace.games.filou import notation, observe, past, rules, thumb, vector
from besace.games.game import Game

GAME = Game.from_modules("filou", rules, observe, notation, thumb, vector, past)

"""Figaro: 3 to 6 players."""

from besace.games.figaro import notation, observe, past, rules, show, thumb, vector
from besace.games.game import Game

GAME = Game.from_modules("figaro", rules, observe, notation, show, thumb, vector, past)

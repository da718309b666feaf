"""Studies: what pays in a game, counted from the records of games between bots.

What is particular to a game is its part ``study``; a game without one is studied by what all games have.
"""

"""Filou from prepared deals.

The deal of the guided first game was chosen by playing some hundred of them with plain moves: it shows early what there is to
learn. Bots think about as much as they find time for at other tables.
"""

from besace.games.parts.deals import Guided

GUIDE = Guided(4, 1)
ITERATIONS = {"tomcat": 3000, "magpie": 8000, "king": 50_000, "fox": 50_000}

"""Figaro from prepared deals.

The deal of the guided first game was chosen by playing some hundred of them with plain moves: it shows early what there is to
learn. Bots think about as much as they find time for at other tables.
"""

from besace.games.parts.deals import Guided

GUIDE = Guided(3, 4)
ITERATIONS = {"tomcat": 600, "magpie": 1500, "king": 10_000, "fox": 10_000}

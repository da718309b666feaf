"""Who will win, judged between two turns by what lies in front of the players.

A club player sees it at a glance: points count, black bones weigh, the more so the more is still to come; choosing first is
worth a bone; and as long as there are raids to come a few points say little. The numbers are those under which 15,000 games
between rules of thumb, with two to six players, were likeliest to end as they did.
"""

from besace.games.doggybag.bones import BLACK, of_kind, points, size
from besace.games.doggybag.rules import COINS
from besace.kernel.bits import low
from besace.kernel.jit import jit
from besace.kernel.real import exp

ONE_BLACK, TWO_BLACK = (1.3, 0.15), (4.0, 0.4)  # points that it costs, and more for each bone that is still behind a screen
CHOOSES_FIRST = 1.1  # points
LUCK, MORE_LUCK = 7.8, 0.37  # a lead of so many points makes a win e times likelier than another's; more for each such bone


@jit
def strength(s, seat, left):
    """The points that a seat's front is worth, with so many bones left behind every screen."""
    blacks = of_kind(s.front[seat], BLACK)
    cost = 0.0
    if blacks:
        least, more = ONE_BLACK if blacks == 1 else TWO_BLACK
        cost = least + more * left
    return points(s.front[seat]) - cost + (CHOOSES_FIRST if s.first == seat else 0.0)


@jit
def judge(s, since, out):
    """Between turns, later than ``since``: write everyone's odds to win. Return whether it is such a time."""
    if s.phase != COINS or s.turn <= since.turn:
        return False
    left, total = size(s.behind[low(s.still_in)]), 0.0
    for p in range(s.players):
        out[p] = exp(strength(s, p, left) / (LUCK + MORE_LUCK * left)) if s.still_in >> p & 1 else 0.0
        total += out[p]
    for p in range(s.players):
        out[p] /= total
    return True

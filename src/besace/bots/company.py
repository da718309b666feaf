"""Who the others are, compiled: how likely each is one of a few kinds of players, by the moves that everybody saw them make.

Nobody knows what the others hold, so a move is judged in several imagined states that fit what the watching seat knew when it
was made, of those in which it could be made: a club player follows the rules of thumb, a network plays by its whims, an
absent-minded one does anything half of the time. Whoever lets a bot watch keeps the account (netsearch.py).
"""

from besace.bots.mind import think
from besace.games.parts.network import NO_CHOICE
from besace.kernel.generic import SEATS, legal, resample, survey, thumb_move
from besace.kernel.jit import jit
from besace.kernel.real import exp, power
from besace.kernel.stream import FINE, below

CLUB, NET, ABSENT = range(3)  # the kinds of players
KINDS = 3
WORLDS, TRIES = 6, 24  # imagined states for each move, and how many are tried to find them
SLIP = 0.1  # how often anybody may do anything
HALF = 0.5
FORCE = 0.6  # of the evidence of a move, in powers of its odds
RULED_IN = 0.03  # how likely every kind stays


@jit
def odds_of(s, mover, move, number, seen, layers, room, rng, odds):
    """Add the odds with which each kind of player would make a move, of so many legal ones."""
    club = 1.0 if thumb_move(s, mover, rng) == move else 0.0
    survey(s, mover, seen[0], room.vector[0])
    think(s, mover, layers, room)
    most, total, own = -1e30, 0.0, 0.0
    for c in range(len(room.moves)):
        if room.moves[c] != NO_CHOICE:
            most = max(most, room.out[c])
    for c in range(len(room.moves)):
        if room.moves[c] != NO_CHOICE:
            wish = exp(room.out[c] - most)
            total += wish
            if room.moves[c] == move:
                own = wish
    any_one = 1.0 / number
    odds[CLUB] += (1 - SLIP) * club + SLIP * any_one
    odds[NET] += (1 - SLIP) * own / total + SLIP * any_one
    odds[ABSENT] += HALF * club + HALF * any_one


@jit
def judge_move(root, mover, move, world, seen, layers, room, rng, odds):
    """Write the sums of the odds of a move in the imagined states where it is legal; return how many these were."""
    for kind in range(KINDS):
        odds[kind] = 0.0
    found = 0
    for _ in range(TRIES):
        resample(root[0], world[0], rng)
        number, possible = legal(world[0], mover, room.legal), False
        for k in range(number):
            possible |= room.legal[k] == move
        if possible:
            odds_of(world[0], mover, move, number, seen, layers, room, rng, odds)
            found += 1
            if found == WORLDS:
                break
    return found


@jit
def learn(shares, mover, odds, found):
    """Make more of the kinds of players that would rather have made a move, which was legal in so many states.

    Nobody is wholly of one kind, so evidence counts less than it would if they were, and no kind is ever ruled out."""
    total = 0.0
    for kind in range(KINDS):
        shares[KINDS * mover + kind] *= power(odds[kind] / found, FORCE)
        total += shares[KINDS * mover + kind]
    for kind in range(KINDS):
        at = KINDS * mover + kind
        shares[at] = RULED_IN + (1 - KINDS * RULED_IN) * shares[at] / total


@jit
def draw_kinds(kinds, shares, rng):
    """Draw a kind for every seat, by its shares of FINE."""
    for p in range(SEATS):
        left, kind = below(rng, FINE), 0
        while kind < KINDS - 1 and left >= shares[KINDS * p + kind]:
            left -= shares[KINDS * p + kind]
            kind += 1
        kinds[p] = kind

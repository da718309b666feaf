"""Looking ahead with a network, compiled: what a few good moves come to in states that fit what the seat knows.

Every imagined state is played on from each move in turn, by the same kinds of players: the searching seat as its network likes
best, the others by rules of thumb or by the network's whims, drawn for each seat and state, since nobody knows who they are. At
the searching seat's ``far``-th decision from there its network judges who will win; where the game ends before, the end does.
"""

from typing import NamedTuple

from besace.bots.mind import best_choice, drawn_move, think, win_shares
from besace.kernel.bits import count, low
from besace.kernel.generic import (
    CHANCE,
    CHANCE_SEAT,
    SEATS,
    copy,
    lean,
    outcome,
    outcomes,
    resample,
    step,
    survey,
    thumb_move,
    to_act,
    winners,
)
from besace.kernel.jit import jit
from besace.kernel.stream import FINE, below, new_floats, new_numbers

WHIM = 1.0  # others that are taken for networks play as varied as they have learnt to


class Outlook(NamedTuple):
    """How far and by whom it is played on."""

    far: int  # own decisions
    club: int  # how often, of FINE, another seat is taken to follow the rules of thumb
    lean: int  # how often, of FINE, such a seat is also taken to hide things as it was seen to


@jit
def draw_kinds(kinds, club, rng):
    """Who follows the rules of thumb, a bit per seat."""
    kinds[0] = 0
    for p in range(SEATS):
        if below(rng, FINE) < club:
            kinds[0] |= 1 << p


@jit
def play_ahead(s, seat, players, kinds, far, layers, room, seen, shares, rng):
    """Play on; return the share of the win that the seat may expect."""
    acting, own = to_act(s), 0
    while acting:
        if acting == CHANCE:
            step(s, CHANCE_SEAT, outcome(s, below(rng, outcomes(s))))
            acting = to_act(s)
            continue
        p = seat if acting >> seat & 1 else low(acting)
        if p != seat and kinds[0] >> p & 1:
            step(s, p, thumb_move(s, p, rng))
        else:
            survey(s, p, seen[0], room.vector[0])
            think(s, p, layers, room)
            if p == seat:
                own += 1
                if own == far:
                    win_shares(room.out, players, shares)
                    return shares[0]
                step(s, p, room.moves[best_choice(room)])
            else:
                step(s, p, drawn_move(room, WHIM, rng))
        acting = to_act(s)
    won = winners(s)
    return 1.0 / count(won) if won >> seat & 1 else 0.0


@jit
def look_ahead(root, seat, players, moves, number, world, work, seen, layers, room, outlook, leanings, worlds, rng, gains):
    """Imagine so many worlds and write into ``gains``, a row a world, what each of a number of moves comes to."""
    kinds, shares = new_numbers(1), new_floats(SEATS)
    for w in range(worlds):
        resample(root[0], world[0], rng)
        draw_kinds(kinds, outlook.club, rng)
        if kinds[0] and below(rng, FINE) < outlook.lean:
            lean(world[0], seat, leanings, rng)
        for k in range(number):
            copy(work, world)
            step(work[0], seat, moves[k])
            gains[w * number + k] = play_ahead(work[0], seat, players, kinds, outlook.far, layers, room, seen, shares, rng)

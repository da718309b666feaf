"""Looking ahead with a network, compiled: what a few good moves come to in states that fit what the seat knows.

Every imagined state is played on from each move in turn, by the same kinds of players: the searching seat as its network likes
best, the others as club players, networks or absent-minded ones, drawn for each seat and state, since nobody knows who they are
(company.py finds out). At the searching seat's ``far``-th decision from there its network judges who will win; where the game
ends before, the end does.
"""

from typing import Any, NamedTuple

from besace.bots.company import ABSENT, CLUB, NET, draw_kinds
from besace.bots.mind import best_choice, drawn_move, think, understand, win_shares
from besace.games.parts.network import NO_CHOICE
from besace.kernel.bits import count, low
from besace.kernel.generic import (
    CHANCE,
    CHANCE_SEAT,
    SEATS,
    copy,
    lean,
    outcome,
    outcomes,
    random_move,
    resample,
    step,
    survey,
    thumb_move,
    to_act,
    winners,
)
from besace.kernel.jit import jit
from besace.kernel.real import exp
from besace.kernel.stream import FINE, below, new_floats, new_numbers

MOST = 5  # moves that are tried
LEAST = 0.02  # how likely the network must find a move for it to be tried
WHIM = 1.0  # others that are taken for networks play as varied as they have learnt to


class Outlook(NamedTuple):
    """How far and by whom it is played on."""

    far: int  # own decisions
    lean: int  # how often, of FINE, club players are also taken to hide things as they were seen to


class Tally(NamedTuple):
    """What each move has come to, over all worlds."""

    totals: Any
    squares: Any
    gaps: Any  # squares of how far from the first move


@jit
def good_moves(box, seat, layers, room, out):
    """Write the moves that the network likes best, its favourite first, and return how many are likely enough."""
    understand(box, seat, layers, room)
    most, total, number = room.out[best_choice(room)], 0.0, 0
    for c in range(len(room.moves)):
        if room.moves[c] != NO_CHOICE:
            total += exp(room.out[c] - most)
    while number < MOST:
        best = best_choice(room)
        if best == NO_CHOICE or (number > 0 and exp(room.out[best] - most) < LEAST * total):
            break
        out[number] = room.moves[best]
        room.moves[best] = NO_CHOICE
        number += 1
    return number


@jit
def careless_move(s, seat, kind, rng):
    """What a club player does, or an absent-minded one."""
    if kind == ABSENT and below(rng, 2):
        return random_move(s, seat, rng)
    return thumb_move(s, seat, rng)


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
        if p != seat and kinds[p] != NET:
            step(s, p, careless_move(s, p, kinds[p], rng))
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
def any_other(seat, players, rng):
    """One of the other seats."""
    p = below(rng, players - 1)
    return p + 1 if p >= seat else p


@jit
def look_ahead(
    root, seat, players, moves, number, world, work, seen, layers, room, outlook, shares, leanings, worlds, rng, tally
):
    """Imagine so many more worlds and add up what each of a number of moves comes to."""
    kinds, winning = new_numbers(SEATS), new_floats(SEATS)
    for _ in range(worlds):
        resample(root[0], world[0], rng)
        draw_kinds(kinds, shares, rng)
        if kinds[any_other(seat, players, rng)] == CLUB and below(rng, FINE) < outlook.lean:
            lean(world[0], seat, leanings, rng)
        first = 0.0
        for k in range(number):
            copy(work, world)
            step(work[0], seat, moves[k])
            gain = play_ahead(work[0], seat, players, kinds, outlook.far, layers, room, seen, winning, rng)
            if k == 0:
                first = gain
            tally.totals[k] += gain
            tally.squares[k] += gain * gain
            tally.gaps[k] += (gain - first) * (gain - first)

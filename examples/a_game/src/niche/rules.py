"""Niche: state, setup, legal moves, steps, end (rules N1 to N9).

A bone is a number from 0 to 4, its kind; it is worth one more than that. Some bones are a count for each kind.
Moves: 0…4 buries a bone of that kind, TURN + kind is chance turning up the bait, then GROWL and SLINK.
"""

import numpy as np

from besace.kernel.bits import count, low
from besace.kernel.generic import CHANCE
from besace.kernel.jit import jit
from besace.kernel.stream import below

SEATS, KINDS, COPIES, HAND, ROUNDS = 4, 5, 6, 5, 5
BONES = KINDS * COPIES
BAIT, BURY, SPEAK, OVER = 0, 1, 2, 3
TURN, GROWL, SLINK = KINDS, 2 * KINDS, 2 * KINDS + 1
ACTIONS = SLINK + 1
MOST_MOVES = KINDS
MOST_DRAWS = 1 + SEATS * HAND
NOTHING = -1  # no bone
NOBODY = -1

STATE = np.dtype(
    [
        ("players", "i1"), ("rounds", "i1"), ("phase", "i1"), ("played", "i1"),  # played: rounds that are over
        ("first", "i1"), ("turn", "i1"),
        ("down", "i1"),  # a bit per seat: has a bone face down
        ("bones", "i1", (SEATS,)), ("points", "i1", (SEATS,)),  # bones: in hand and face down
        ("baits", "i1", (ROUNDS,)), ("growls", "i1", (ROUNDS,)),  # growls: a bit per seat
        ("shown", "i1", (ROUNDS, SEATS)),  # what was turned up
        ("bag", "i1", (KINDS,)), ("hand", "i1", (SEATS, KINDS)), ("buried", "i1", (SEATS,)),
    ],
    align=True,
)  # fmt: skip


@jit
def draw_count(s, players, options):
    """First player, and everyone's bones one by one."""
    return 1 + players * HAND


@jit
def bound(s, players, options, i):
    """Below what the i-th number of a setup is drawn."""
    return players if i == 0 else BONES - (i - 1)


@jit
def kind_of(bones, r):
    """The kind of the r-th of some bones, counted from the lowest on."""
    kind = 0
    while r >= bones[kind]:
        r -= bones[kind]
        kind += 1
    return kind


@jit
def how_many(bones):
    total = 0
    for kind in range(KINDS):
        total += bones[kind]
    return total


@jit
def setup(s, players, options, draws):
    s.players = players
    s.rounds = options[0]
    s.played = 0
    s.first = draws[0]
    for kind in range(KINDS):  # N1
        s.bag[kind] = COPIES
    for p in range(SEATS):
        s.points[p] = 0
        s.bones[p] = HAND if p < players else 0
        s.buried[p] = NOTHING
        for kind in range(KINDS):
            s.hand[p][kind] = 0
        for i in range(s.bones[p]):  # N2
            kind = kind_of(s.bag, draws[1 + p * HAND + i])
            s.bag[kind] -= 1
            s.hand[p][kind] += 1
    for r in range(ROUNDS):
        s.baits[r] = NOTHING
        s.growls[r] = 0
        for p in range(SEATS):
            s.shown[r][p] = NOTHING
    begin_round(s)


@jit
def begin_round(s):
    s.phase = OVER if s.played == s.rounds else BAIT  # N9
    s.turn = s.first
    s.down = 0


@jit
def to_act(s):
    if s.phase == BAIT:
        return CHANCE
    if s.phase == BURY:
        return ((1 << s.players) - 1) ^ s.down
    return 1 << s.turn if s.phase == SPEAK else 0


@jit
def legal(s, seat, out):
    k = 0
    if s.phase == BURY and not s.down >> seat & 1:
        for kind in range(KINDS):
            if s.hand[seat][kind]:
                out[k] = kind
                k += 1
    elif s.phase == SPEAK and seat == s.turn:
        out[0] = GROWL
        out[1] = SLINK
        k = 2
    return k


@jit
def random_move(s, seat, rng):
    """Any bone of the hand; then growl or slink off, both equally likely."""
    if s.phase == BURY:
        return kind_of(s.hand[seat], below(rng, how_many(s.hand[seat])))
    return GROWL + below(rng, 2)


@jit
def outcomes(s):
    return how_many(s.bag) if s.phase == BAIT else 0


@jit
def outcome(s, r):
    return TURN + kind_of(s.bag, r)


@jit
def step(s, seat, move):
    if s.phase == BAIT:  # N3
        s.bag[move - TURN] -= 1
        s.baits[s.played] = move - TURN
        s.phase = BURY
    elif s.phase == BURY:  # N4
        s.hand[seat][move] -= 1
        s.buried[seat] = move
        s.down |= 1 << seat
        if s.down == (1 << s.players) - 1:
            s.phase = SPEAK
    else:  # N5
        if move == GROWL:
            s.growls[s.played] |= 1 << seat
        else:
            take_back(s, seat)
        s.turn = (seat + 1) % s.players
        if s.turn == s.first:
            end_round(s)


@jit
def take_back(s, seat):
    """Take one's bone back into the hand, unseen."""
    s.hand[seat][s.buried[seat]] += 1
    s.buried[seat] = NOTHING
    s.down ^= 1 << seat


@jit
def taker(s, r):
    """Who took the bait of a round: who growled alone (N6), or with the one highest bone (N7)."""
    growls = s.growls[r]
    if count(growls) == 1:
        return low(growls)
    best, found = NOTHING, NOBODY
    for p in range(s.players):
        if s.shown[r][p] > best:
            best, found = s.shown[r][p], p
        elif s.shown[r][p] == best:
            found = NOBODY
    return found


@jit
def end_round(s):
    r = s.played
    if count(s.growls[r]) == 1:
        take_back(s, low(s.growls[r]))  # N6
    for p in range(s.players):
        if s.down >> p & 1:  # N7
            s.shown[r][p] = s.buried[p]
            s.buried[p] = NOTHING
            s.bones[p] -= 1
    winner = taker(s, r)
    if winner != NOBODY:
        s.points[winner] += s.baits[r] + 1
        for p in range(s.players):
            if p != winner and s.shown[r][p] != NOTHING:
                s.points[winner] += s.shown[r][p] + 1
    s.first = (s.first + 1) % s.players
    s.played += 1
    begin_round(s)


@jit
def scores(s, out):
    for p in range(s.players):
        out[p] = s.points[p]


@jit
def merit(s, seat):
    """Points, then bones that are left (N9)."""
    return s.points[seat] * (HAND + 1) + s.bones[seat]


@jit
def winners(s):
    """Most points; tie: most bones left; then shared (N9)."""
    best, won = -1, 0
    for p in range(s.players):
        if merit(s, p) > best:
            best, won = merit(s, p), 0
        if merit(s, p) == best:
            won |= 1 << p
    return won

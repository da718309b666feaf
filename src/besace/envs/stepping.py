"""Many games stepped at once, compiled: moves in; observations, masks of legal moves, rewards and ends out.

Chance is played inside. Where several seats may choose at the same time the lowest one is asked first; nobody learns what the
others chose before all have chosen, so that the order carries no information. A game that ends is dealt anew at once, or held
until the next step where that is wished.
"""

from typing import Any, NamedTuple

import numpy as np

from besace.kernel.batch import deal
from besace.kernel.bits import count, low
from besace.kernel.generic import (
    CHANCE,
    CHANCE_SEAT,
    legal,
    merit,
    outcome,
    outcomes,
    random_move,
    step,
    survey,
    thumb_move,
    to_act,
    vectorise,
    winners,
)
from besace.kernel.jit import jit
from besace.kernel.stream import FINE, below, seed_stream

EVERYONE = -1  # as a learner: all seats are served
BEGIN, SKIP = -1, -2  # as an action: deal the game anew; leave it alone
NOBODY = -1  # as a share of thumb: those who are not served are moved from outside
REFUSED = -1  # instead of who may move: the move was not legal
WIN, POINTS = 0, 1  # kinds of reward


class Buffers(NamedTuple):
    """One row a game."""

    states: Any
    streams: Any
    learners: Any  # the seat that is served, or EVERYONE
    seats: Any  # whose move it is, of those who are served
    vectors: Any  # what that seat knows
    masks: Any  # 1 for each of its legal moves
    rewards: Any  # per seat, when a game has just ended
    dones: Any  # whether one has


class Terms(NamedTuple):
    """What all games of a batch have in common."""

    players: int
    options: Any
    reward: int  # WIN or POINTS
    thumb: int  # how often, of FINE, those who are not served follow the rules of thumb, else they move at random; or NOBODY
    rotate: int  # whether the seat that is served is drawn anew for each game
    hold: int  # whether a game that has ended is shown as it is, and dealt anew by the next step


@jit
def payoffs(s, players, reward, out):
    """What a finished game is worth to each seat; the sum is 0.

    WIN: 1 for winning alone and the same loss shared by all others; a shared win is shared. POINTS: how far a seat's result is
    above the average of the others.
    """
    if reward == WIN:
        won = winners(s)
        each = players / count(won)
        for p in range(players):
            out[p] = ((each if won >> p & 1 else 0.0) - 1.0) / (players - 1)
        return
    total = 0
    for p in range(players):
        total += merit(s, p)
    for p in range(players):
        out[p] = merit(s, p) - (total - merit(s, p)) / (players - 1)


@jit
def play_chance(s, rng):
    """Play chance moves until somebody may choose or the game is over; return who may."""
    acting = to_act(s)
    while acting == CHANCE:
        step(s, CHANCE_SEAT, outcome(s, below(rng, outcomes(s))))
        acting = to_act(s)
    return acting


@jit
def play_others(s, learner, thumb, rng):
    """Let chance and all seats that are not served move; return who may move then."""
    acting = play_chance(s, rng)
    if learner == EVERYONE or thumb == NOBODY:
        return acting
    while acting and not acting >> learner & 1:
        p = low(acting)
        if thumb == FINE or (thumb > 0 and below(rng, FINE) < thumb):
            step(s, p, thumb_move(s, p, rng))
        else:
            step(s, p, random_move(s, p, rng))
        acting = play_chance(s, rng)
    return acting


@jit
def show(s, seat, o, v, masks, i, moves):
    """Write what a seat knows into ``v`` and what it may do into row i of the masks; ``o`` and ``moves`` are room to work in."""
    survey(s, seat, o, v)
    masks[i, :] = 0  # measured: a loop from start to end took 49 ns with a hundred moves, this takes 5
    for k in range(legal(s, seat, moves)):
        masks[i, moves[k]] = 1


@jit
def prepare(buffers, terms, only, actions):
    """Have games skipped that should be, and begun that are held; return the first game whose action is not legal, or -1."""
    masks = buffers.masks
    for i in range(len(actions)):
        if not only[i]:
            actions[i] = SKIP
        elif terms.hold and buffers.dones[i]:
            actions[i] = BEGIN
        elif not 0 <= actions[i] < masks.shape[1] or masks[i, actions[i]] == 0:
            return i
    return -1


@jit
def begin(buffers, terms, draws, rng, i):
    """Deal game i anew and play until somebody who is served may move; return who may."""
    s, acting = buffers.states[i], 0
    while acting == 0:
        if terms.rotate:
            buffers.learners[i] = below(rng, terms.players)
        deal(s, terms.players, terms.options, draws, rng)
        acting = play_others(s, buffers.learners[i], terms.thumb, rng)
    return acting


@jit
def hold(buffers, seen, i):
    """Show how game i ended, to the seat that is served or to the last one that moved; nobody may move."""
    if buffers.learners[i] != EVERYONE:
        buffers.seats[i] = buffers.learners[i]
    survey(buffers.states[i], buffers.seats[i], seen[0], buffers.vectors[i])
    buffers.masks[i, :] = 0


@jit
def step_tables(buffers, terms, seen, draws, moves, actions, start, end):
    """Play one legal move in each game from ``start`` to ``end``, or begin it (BEGIN), or leave it alone (SKIP)."""
    for i in range(start, end):
        if actions[i] == SKIP:
            continue
        s = buffers.states[i]
        rng = buffers.streams[i]
        if buffers.dones[i]:
            buffers.dones[i] = False
            buffers.rewards[i, :] = 0.0
        acting = 0
        if actions[i] != BEGIN:
            step(s, buffers.seats[i], actions[i])
            if buffers.learners[i] == EVERYONE:
                acting = play_chance(s, rng)
            else:
                acting = play_others(s, buffers.learners[i], terms.thumb, rng)
            if acting == 0:
                payoffs(s, terms.players, terms.reward, buffers.rewards[i])
                buffers.dones[i] = True
                if terms.hold:
                    hold(buffers, seen, i)
                    continue
        if acting == 0:
            acting = begin(buffers, terms, draws, rng, i)
        seat = low(acting) if buffers.learners[i] == EVERYONE or terms.thumb == NOBODY else buffers.learners[i]
        buffers.seats[i] = seat
        show(s, seat, seen[0], buffers.vectors[i], buffers.masks, i, moves)


@jit
def seed_streams(streams, key):
    """Start the stream of each game: of this key, the one of its number."""
    for i in range(len(streams)):
        seed_stream(streams[i], key, i)


@jit
def random_actions(buffers, terms, rng, actions):
    """An indifferent legal move for each game, drawn as its rules say; 0 for one that is held."""
    for i in range(len(actions)):
        held = terms.hold and buffers.dones[i]
        actions[i] = 0 if held else random_move(buffers.states[i], buffers.seats[i], rng)


@jit
def uniform_actions(masks, rng, actions):
    """One of the moves that each row of masks allows, all equally likely; 0 where it allows none."""
    for i in range(len(actions)):
        row, many = masks[i], 0
        for k in range(len(row)):
            many += row[k]
        left, k = below(rng, many) if many else -1, 0
        while left >= 0:
            left -= row[k]
            k += 1
        actions[i] = k - 1 if many else 0


@jit
def weighted_actions(masks, weights, rng, actions):
    """One of the moves that each row of masks allows, as likely as its weight says; 0 where it allows none.

    Return the first row whose weights are wrong, or none of them above 0; else -1.
    """
    for i in range(len(actions)):
        row, total, many, right = masks[i], 0.0, 0, True
        for k in range(len(row)):
            many += row[k]
            total += row[k] * weights[i, k]
            right &= row[k] == 0 or weights[i, k] >= 0.0
        if many and not (right and 0.0 < total < np.inf):
            return i
        left, chosen = total * (below(rng, FINE) + 0.5) / FINE, 0
        for k in range(len(row)):
            if row[k] and weights[i, k] > 0.0:
                chosen = k
                left -= weights[i, k]
                if left < 0.0:
                    break
        actions[i] = chosen
    return -1


@jit
def look_all(states, players, seen, vectors):
    """What every seat of every game knows: a row a seat, the seats of a game together."""
    for i in range(len(states)):
        for p in range(players):
            survey(states[i], p, seen[0], vectors[i * players + p])


@jit
def begin_one(states, players, options, draws, rng):
    """Deal one game; return who may move."""
    deal(states[0], players, options, draws, rng)
    return play_chance(states[0], rng)


@jit
def play_one(states, seat, move, moves, rng):
    """Play one move in one game and all chance moves after it; return who may move then, or REFUSED if it is not legal."""
    s = states[0]
    for k in range(legal(s, seat, moves)):
        if moves[k] == move:
            step(s, seat, move)
            return play_chance(s, rng)
    return REFUSED


@jit
def look_one(states, seat, acting, seen, vectors, mask, moves):
    """Write what a seat of one game knows, and what it may do if it is its turn."""
    survey(states[0], seat, seen[0], vectors[0])
    mask[:] = 0
    if acting >> seat & 1:
        for k in range(legal(states[0], seat, moves)):
            mask[moves[k]] = 1


@jit
def describe(seen, vectors):
    """Write what a seat knew as a vector."""
    vectorise(seen[0], vectors[0])


@jit
def pay_one(states, players, reward, out):
    """What one finished game is worth to each seat."""
    payoffs(states[0], players, reward, out)


@jit
def chances(states, moves, times):
    """The different moves that chance may make, and how many of the equally likely outcomes make each; return how many."""
    s, k = states[0], 0
    for r in range(outcomes(s)):
        move = outcome(s, r)
        if k == 0 or moves[k - 1] != move:  # outcomes that make the same move come side by side
            moves[k] = move
            times[k] = 0
            k += 1
        times[k - 1] += 1
    return k

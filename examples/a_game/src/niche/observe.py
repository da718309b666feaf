"""Niche: who sees what (N2 to N7), and states that fit what a seat has seen.

A seat knows its own bones and all that were ever turned up. In its observation the bag holds every bone that it does not see:
those in the bag, and those of the others.
"""

from besace.kernel.generic import observation_of, publish
from besace.kernel.jit import jit
from besace.kernel.stream import below
from niche.rules import KINDS, NOTHING, SEATS, STATE, how_many, kind_of

OBSERVATION = observation_of(STATE)
PUBLIC = ("players", "rounds", "phase", "played", "first", "turn", "down", "bones", "points", "baits", "growls", "shown")


@jit
def observe(s, seat, o):
    """Write what ``seat`` knows into ``o``."""
    publish(s, o)
    o.seat = seat
    for kind in range(KINDS):
        o.bag[kind] = s.bag[kind]
    for p in range(SEATS):
        own = p == seat
        o.buried[p] = s.buried[p] if own else NOTHING
        for kind in range(KINDS):
            o.hand[p][kind] = s.hand[p][kind] if own else 0
            if not own:
                o.bag[kind] += s.hand[p][kind]
        if not own and s.buried[p] != NOTHING:
            o.bag[s.buried[p]] += 1


@jit
def resample(s, into, rng):
    """Write a full state into ``into`` that the observer of ``s`` cannot tell from the true one.

    The model: bones were dealt by chance and are buried indifferently, so any bone that is not seen may lie in any place.
    """
    o = s
    publish(o, into)
    for kind in range(KINDS):
        into.bag[kind] = o.bag[kind]
    left = how_many(into.bag)
    for p in range(SEATS):
        into.buried[p] = o.buried[p]
        for kind in range(KINDS):
            into.hand[p][kind] = o.hand[p][kind]
        if p == o.seat:
            continue
        for i in range(o.bones[p]):
            kind = kind_of(into.bag, below(rng, left))
            into.bag[kind] -= 1
            left -= 1
            if i == 0 and o.down >> p & 1:
                into.buried[p] = kind
            else:
                into.hand[p][kind] += 1

"""Filou: who sees what (C1 to C5), and states that fit what a seat has seen.

Hands, removed cards, face-down cards and what is left of the passive pile are secret; a seat knows its own. Mice are part of an
observation although they lie hidden in the hand: every payment is public, so anyone can keep count. So are the cards that others
have collected: they lie face down, but all have seen them. HIDDEN stands for a card that the observer does not know.
"""

from besace.games.filou.rules import (
    BID,
    CARDS,
    CHOOSE,
    OVER,
    PASSIVE,
    ROUNDS,
    ROW,
    SEATS,
    SET,
    STATE,
    face_up,
    place,
    row_size,
)
from besace.kernel.bits import count, nth
from besace.kernel.generic import observation_of, publish
from besace.kernel.jit import jit
from besace.kernel.stream import below

OBSERVATION = observation_of(STATE)
PUBLIC = (
    "players", "phase", "played", "first", "bidder", "choosing", "bidding", "passes", "row_mice", "bank", "high_bid",
    "mice", "bids", "points", "firsts", "buyers", "paid",
)  # fmt: skip
HIDDEN = -1


@jit
def observe(s, seat, o):
    """Write what ``seat`` knows, by memory too, into ``o``."""
    publish(s, o)
    o.seat = seat
    for p in range(SEATS):
        own = p == seat
        o.hand[p] = s.hand[p] if own else 0
        o.removed[p] = s.removed[p] if own or (s.phase == OVER and p < s.players) else HIDDEN
    for r in range(ROUNDS):
        up = row_size(s.players) if r < s.played else 0
        if r == s.played and s.phase == BID:
            up = face_up(s)
        for i in range(ROW):
            o.rows[r][i] = s.rows[r][i] if i < up else HIDDEN
    if s.phase != OVER and seat < s.players and not s.choosing >> seat & 1:
        o.rows[s.played][place(s, seat)] = s.rows[s.played][place(s, seat)]
    turned = s.played + (s.phase == BID) if s.players == PASSIVE else 0
    for i in range(CARDS):
        o.passive[i] = s.passive[i] if i < turned else HIDDEN


@jit
def unseen(o, seat):
    """The cards of a seat's set that the observer has not seen, a bit each: hand, removed card and face-down card."""
    cards = SET
    for r in range(o.played + (o.phase != OVER)):
        place_then = (seat - o.firsts[r] + o.players) % o.players + (o.players == PASSIVE)
        card = o.rows[r][place_then]
        if card != HIDDEN:
            cards &= ~(1 << card)
    return cards


@jit
def pick(cards, rng):
    return nth(cards, below(rng, count(cards)))


@jit
def resample(s, into, rng):
    """Write a full state into ``into`` that the observer of ``s`` cannot tell from the true one.

    The model: the removed card was any of the ten, and hidden cards are laid indifferently, any card of the hand equally
    likely. Then all ways to share out a seat's unseen cards as removed card, face-down card and hand came about equally often,
    whatever was laid before, and the unseen cards of the passive pile lie in any order.
    """
    o = s
    publish(o, into)
    for r in range(ROUNDS):
        for i in range(ROW):
            into.rows[r][i] = o.rows[r][i]
    for p in range(SEATS):
        if p >= o.players or p == o.seat:
            into.hand[p] = o.hand[p]
            into.removed[p] = o.removed[p]
            continue
        cards = unseen(o, p)
        into.removed[p] = o.removed[p] if o.removed[p] != HIDDEN else pick(cards, rng)
        cards ^= 1 << into.removed[p]
        if o.phase != OVER and not o.choosing >> p & 1 and o.rows[o.played][place(o, p)] == HIDDEN:
            into.rows[o.played][place(o, p)] = pick(cards, rng)
            cards ^= 1 << into.rows[o.played][place(o, p)]
        into.hand[p] = cards
    if o.players == PASSIVE:
        pile = SET
        for i in range(CARDS):
            if o.passive[i] != HIDDEN:
                into.passive[i] = o.passive[i]
            else:
                into.passive[i] = pick(pile, rng)
            pile ^= 1 << into.passive[i]
        if o.phase == CHOOSE:
            into.rows[o.played][0] = into.passive[o.played]

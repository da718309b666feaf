"""Figaro: who sees what, and states that fit what a seat has seen.

Hands are secret, those of later rounds from everybody; all else lies, or once lay, open. Piles and roads are part of an
observation although players may not count them: a view hides them, a bot may remember. A hand that the observer does not know
is empty in the observation; ``hand_sizes`` tells how many cards it has.
"""

from besace.games.figaro.rules import (
    CARD,
    CARDS,
    DECK,
    FIRST_COPY,
    KINDS,
    OVER,
    ROUNDS,
    SEATS,
    STATE,
    hand_size,
    next_seat,
)
from besace.kernel.bits import count, low, nth
from besace.kernel.generic import observation_of, publish
from besace.kernel.jit import jit
from besace.kernel.stream import below

OBSERVATION = observation_of(STATE)
PUBLIC = (
    "players", "phase", "deck", "fewest", "now", "first", "king", "actor", "last_collector", "turned", "free", "on_table",
    "hand_sizes", "piles", "points", "home", "taken", "shown", "table", "roads", "owned", "lengths",
)  # fmt: skip


@jit
def observe(s, seat, o):
    """Write what ``seat`` knows, by memory too, into ``o``."""
    publish(s, o)
    o.seat = seat
    for r in range(ROUNDS):
        for p in range(SEATS):
            o.hands[r][p] = 0
    for p in range(s.players):
        if p == seat or s.phase == OVER:
            o.hands[s.now][p] = s.hands[s.now][p]


@jit
def cards_of(counts):
    """Numbered cards, a bit each, that are so many of each kind."""
    cards = 0
    for kind in range(KINDS):
        cards |= ((1 << (counts >> 3 * kind & 7)) - 1) << FIRST_COPY[kind]
    return cards


@jit
def draw(cards, size, rng):
    """A random hand of so many of these cards, as a set like them."""
    left, many = cards, count(cards)
    for drawn in range(size):
        left ^= 1 << nth(left, below(rng, many - drawn))
    return cards ^ left


@jit
def counts_of(cards):
    hand = 0
    while cards:
        hand += CARD[low(cards)]
        cards &= cards - 1
    return hand


@jit
def resample(s, into, rng):
    """Write a full state into ``into`` that the observer of ``s`` cannot tell from the true one.

    The model: every deal was equally likely, and plays are taken to carry no information about the cards that stay in hand. Then
    all ways to deal the unseen cards of the round to the others, each as many as their hand has, are equally likely, and
    later rounds are dealt anew to all. Hands of earlier rounds matter to nobody and are left empty.
    """
    o = s
    publish(o, into)
    for r in range(ROUNDS):
        for p in range(SEATS):
            into.hands[r][p] = o.hands[r][p]
    if o.phase == OVER:
        return
    unseen = DECK[o.deck] - o.shown
    if o.seat < o.players:
        unseen -= o.hands[o.now][o.seat]
    cards = cards_of(unseen)
    for p in range(o.players):
        if p != o.seat:
            hand = draw(cards, o.hand_sizes[p], rng)
            into.hands[o.now][p] = counts_of(hand)
            cards ^= hand
    for r in range(o.now + 1, ROUNDS):
        resample_round(into, r, rng)


@jit
def resample_round(s, r, rng):
    """Deal a round that has not begun."""
    cards, seat = CARDS[s.deck], s.first
    for place in range(s.players):
        hand = draw(cards, hand_size(s.players, s.deck, place), rng)
        s.hands[r][seat] = counts_of(hand)
        cards ^= hand
        seat = next_seat(s, seat)

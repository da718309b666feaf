"""Filou as a vector of whole numbers: see FIELDS for the layout."""

import numpy as np

from besace.games.filou.rules import BID, CARDS, MOST_MICE, OVER, PASSIVE, ROUNDS, SEATS, SET, VALUE, face_up, place, row_size
from besace.games.vectors import NUMBER, Field, vector_of
from besace.kernel.jit import jit

WORST, BEST = sum(v for v in VALUE if v < 0), sum(v for v in VALUE if v > 0)  # of one set
POINTS = (SEATS * WORST, SEATS * BEST)

FIELDS = (
    Field("players", "how many play", 3, SEATS),
    Field("phase", "0 choose, 1 bid, 2 over", 0, OVER),
    Field("played", "rounds that are over", 0, ROUNDS),
    Field("first", "the first player", 0, SEATS - 1),
    Field("bidder", "who is to bid; while cards are chosen, the first player", 0, SEATS - 1),
    Field("high_bid", "the highest bid", 0, MOST_MICE),
    Field("bank", "mice in the bank", 0, MOST_MICE),
    Field("next_mice", "mice for passing now", 0, 6),
    Field("mouse_cards", "mouse cards still filled", 0, 4),
    Field("passes", "passes in this round", 0, SEATS - 1),
    Field("mice", "mice owned, the bid included, per seat", 0, MOST_MICE, (SEATS,)),
    Field("bids", "the bid, per seat", 0, MOST_MICE, (SEATS,)),
    Field("points", "points in cats, per seat", *POINTS, (SEATS,)),
    Field("passed", "1 for who has passed, per seat", 0, 1, (SEATS,)),
    Field("chosen", "1 for who has laid a card, per seat", 0, 1, (SEATS,)),
    Field("hand", "own hand: 1 for each card held (-8, -5, rabbit, 3, 5, 8, 11, 15, big, small)", 0, 1, (CARDS,)),
    Field("removed", "1 for the own removed card", 0, 1, (CARDS,)),
    Field("unshown", "1 for each card of a seat's set that has not lain face up, per seat", 0, 1, (SEATS, CARDS)),
    Field("passive_unshown", "with 3 players, 1 for each card of the passive set that has not been turned up", 0, 1, (CARDS,)),
    Field("laid", "1 for the card that the observer has laid in this round", 0, 1, (CARDS,)),
    Field("row", "cards of each kind in this round's row, where known: face up, or the own one", 0, SEATS, (CARDS,)),
)
VECTOR = vector_of(FIELDS)
SPREAD = np.array([[cards >> card & 1 for card in range(CARDS)] for cards in range(SET + 1)], NUMBER)  # every set, spread out


@jit
def card_bits(cards, row):
    """Spread a set of cards out, a number each; looked up, since shifting took half as long again."""
    for card in range(CARDS):
        row[card] = SPREAD[cards, card]


@jit
def write_unshown(o, me, v):
    """What each seat may still hold, as far as everybody has seen; ``shown`` has a bit per card, CARDS a seat."""
    shown, turned, passive = 0, 0, o.players == PASSIVE
    for r in range(o.played + (o.phase == BID)):
        up = face_up(o) if r == o.played else row_size(o.players)
        if passive:
            turned |= 1 << o.rows[r][0]
        i = o.firsts[r] - me if o.firsts[r] >= me else o.firsts[r] - me + o.players
        at = CARDS * i
        for k in range(passive, up):
            shown |= 1 << at + o.rows[r][k]
            at = at + CARDS if at + CARDS < CARDS * o.players else 0
    for i in range(SEATS):
        card_bits(SET & ~(shown >> CARDS * i) if i < o.players else 0, v.unshown[i])
    card_bits(SET & ~turned if passive else 0, v.passive_unshown)


@jit
def write_row(o, me, v):
    """This round's cards, as far as the observer knows them."""
    for card in range(CARDS):
        v.row[card] = 0
        v.laid[card] = 0
    if o.phase == OVER or o.choosing >> me & 1:
        return
    own = place(o, me)
    v.laid[o.rows[o.played][own]] = 1
    up = face_up(o) if o.phase == BID else 0
    for at in range(up):
        v.row[o.rows[o.played][at]] += 1
    if own >= up:
        v.row[o.rows[o.played][own]] += 1


@jit
def write(o, me, v):
    """Write what seat ``me`` knows into ``v``, from its observation or from the state: nothing is read that it has not seen."""
    v.players = o.players
    v.phase = o.phase
    v.played = o.played
    v.first = o.first - me if o.first >= me else o.first - me + o.players
    v.bidder = o.bidder - me if o.bidder >= me else o.bidder - me + o.players
    v.high_bid = o.high_bid
    v.bank = o.bank
    v.next_mice = o.row_mice & 15
    v.mouse_cards = (o.row_mice > 0) + (o.row_mice > 15) + (o.row_mice > 255) + (o.row_mice > 4095)
    v.passes = o.passes
    for i in range(SEATS):
        seat = me + i if me + i < o.players else me + i - o.players
        sits = i < o.players
        v.mice[i] = o.mice[seat] if sits else 0
        v.bids[i] = o.bids[seat] if sits else 0
        v.points[i] = o.points[seat] if sits else 0
        v.passed[i] = o.phase == BID and sits and not o.bidding >> seat & 1
        v.chosen[i] = o.phase != OVER and sits and not o.choosing >> seat & 1
    card_bits(o.hand[me], v.hand)
    card_bits(1 << o.removed[me], v.removed)
    write_unshown(o, me, v)
    write_row(o, me, v)


@jit
def vectorise(s, v):
    """Write what the observer of ``s`` knows into ``v``."""
    write(s, s.seat, v)


@jit
def survey(s, seat, o, v):
    """Write what ``seat`` knows into ``v``, without the detour: copying an observation took longer than all the rest."""
    write(s, seat, v)

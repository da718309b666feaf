"""Filou: what the sack is worth, what lies face down, who can outbid whom.

Everything is exact. By the indifferent model a face-down card is any that its owner has not shown, all equally likely; a learnt
model leans to some, by when and where they are laid. The cards of different owners have nothing to do with each other, so the
value of a sack is a sum over all that may lie in it.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from besace.games.filou.extras.leanings import situation
from besace.games.filou.observe import HIDDEN
from besace.games.filou.rules import ANIMALS, BID, BIG, CARDS, CHOOSE, DOGS, FACE_UP_3, PASSIVE, RABBIT, VALUE
from besace.games.parts.belief import Belief, Observed, amount, odds
from besace.games.parts.leanings import Model

DECIDING = {  # the beliefs that speak about a move, by its verb
    "card": ("belief-filou-dog-odds",),
    "bid": ("belief-filou-sack", "belief-filou-sack-poor"),
    "pass": ("belief-filou-sack", "belief-filou-sack-poor"),
}


def row_length(o: Any) -> int:
    return int(o.players + (o.players == PASSIVE))


def face_up(o: Any) -> int:
    """How many cards of the row lie face up."""
    return FACE_UP_3[o.passes] if o.players == PASSIVE else int(o.passes) + 1


def unshown(o: Any, seat: int) -> list[int]:
    """1 for each card of a seat's set that the observer has not seen, else 0."""
    seen = {o.rows[r][(seat - o.firsts[r]) % o.players + (o.players == PASSIVE)] for r in range(o.played + 1)}
    return [int(card not in seen) for card in range(CARDS)]


def card_odds(o: Any, place: int, model: Model) -> list[float]:
    """The odds of each card in a place of the row, as the observer sees it."""
    card = o.rows[o.played][place] if o.phase == BID else HIDDEN
    if card != HIDDEN:
        return [float(card == other) for other in range(CARDS)]
    seat = place - (o.players == PASSIVE)
    if seat < 0:
        shown = {o.passive[i] for i in range(CARDS) if o.passive[i] != HIDDEN}
        left = [int(card not in shown) for card in range(CARDS)]
        return [n / sum(left) for n in left]
    return model.odds(situation(seat, o.players, o.played), unshown(o, (o.first + seat) % o.players))


def worth(row: Sequence[int]) -> int:
    """The value of a row once its dogs have been dealt with (C11)."""
    cards = 0
    for card in row:
        cards |= 1 << card
    total, dogs = sum(VALUE[card] for card in row), sum(card >= BIG for card in row)
    animals = cards & ANIMALS
    if dogs != 1 or not animals:
        return total
    prey = animals.bit_length() - 1 if cards & DOGS == 1 << BIG else (animals & -animals).bit_length() - 1
    return total - VALUE[prey]


def sack(rows: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The expected value of a row, and the odds that it is worth nothing or less."""
    mean, poor = 0.0, 0.0
    choices = [[(card, share) for card, share in enumerate(place) if share] for place in rows]
    for row in product(*choices):
        chance = 1.0
        for _, share in row:
            chance *= share
        value = worth([card for card, _ in row])
        mean += chance * value
        poor += chance * (value <= 0)
    return mean, poor


def beliefs(observation: Observed, model: Model, samples: int, seed: int) -> list[Belief]:
    """While cards are chosen: what the others may lay. In an auction: the sack, each face-down card, who can outbid."""
    o = observation.known
    if o.phase == CHOOSE:
        return list(_before(o, model))
    if o.phase != BID:
        return []
    rows = [card_odds(o, place, model) for place in range(row_length(o))]
    mean, poor = sack(rows)
    found = [amount("belief-filou-sack", mean), odds("belief-filou-sack-poor", poor)]
    for place in range(face_up(o), row_length(o)):
        if o.rows[o.played][place] == HIDDEN:
            found += _face_down(rows[place], place + 1)
    return found + list(_rivals(o))


def _face_down(shares: Sequence[float], place: int) -> list[Belief]:
    """What to fear of the card in that place, counted from 1."""
    dog = sum(shares[BIG:])
    bad = sum(shares[:RABBIT])
    return [odds("belief-filou-dog", dog, place=place), odds("belief-filou-bad-cat", bad, place=place)]


def _before(o: Any, model: Model) -> Iterator[Belief]:
    dogs = 1.0
    for place in range(row_length(o)):
        seat = (o.first + place - (o.players == PASSIVE)) % o.players
        if seat != o.seat or (o.players == PASSIVE and place == 0):
            dogs *= 1 - sum(card_odds(o, place, model)[BIG:])
    yield odds("belief-filou-dog-odds", 1 - dogs)


def _rivals(o: Any) -> Iterator[Belief]:
    """Everyone still bidding, and how high they could go: all payments were public, so this is certain."""
    for seat in range(o.players):
        if seat != o.seat and o.bidding >> seat & 1:
            can = float(o.mice[seat] > o.high_bid)
            message = "belief-filou-can-outbid" if can else "belief-filou-cannot-outbid"
            yield Belief(message, can, 0.0, {"seat": seat, "most": o.mice[seat]})

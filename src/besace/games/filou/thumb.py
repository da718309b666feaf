"""Filou by rules of thumb.

- Work out what the sack is worth as far as you know: your own card and those face up count in full, a face-down card the
  average of what its owner has not shown yet. A lone dog spoils it: the big one takes the best cat, the small one the worst;
  two dogs cancel.
- Stay in, one mouse above the last bid, as long as the sack is worth more than the bid and the mice that you would be paid for
  passing now. Every pass shows another card, and the mice for passing grow, so there is no hurry.
- With all others out and nobody having bid, buy whatever is worth more than a mouse.
- Your card is worth most while you alone know it. Laid last in the row, the best cat stays hidden to the end: lay it there,
  though not always. As first player your card lies open at once, so keep your best cat. Else lay any card: habits are read.
"""

from besace.games.filou.rules import (
    ANIMALS,
    BID,
    BIG,
    CARDS,
    CHOOSE,
    DOGS,
    OVER,
    PASS,
    PASSIVE,
    SET,
    SMALL,
    VALUE,
    face_up,
    legal,
    place,
    row_size,
    top_bid,
)
from besace.kernel.bits import count, high, low, nth
from besace.kernel.jit import jit
from besace.kernel.stream import FINE, below

HABIT = 3  # in one of so many cases the best cat is not laid last after all
PLACES = ("first", "last", "middle")  # in the row, in the order of the leanings
FIRST, LAST, MIDDLE = range(len(PLACES))
PARTS = 3  # of the game, of as many rounds
RAISES = 4  # bids above the last one that are worth a thought
BIG_TAKES, SMALL_TAKES = 9.0, -4.0  # what a dog is expected to chase among cards that are not known


@jit
def unshown(s, seat):
    """The cards of a seat's set that have not been collected in a row yet, a bit each."""
    cards = SET
    for r in range(s.played):
        at = seat - s.firsts[r]
        if at < 0:
            at += s.players
        cards &= ~(1 << s.rows[r][at + (s.players == PASSIVE)])
    return cards


@jit
def average(cards):
    """The mean value of some cards."""
    total, left = 0, cards
    while left:
        total += VALUE[low(left)]
        left &= left - 1
    return total / count(cards)


@jit
def sack_estimate(s, seat):
    """What the seat expects the row to be worth."""
    total, hidden, none, one_big, one_small = 0.0, 0, 1.0, 0.0, 0.0
    known = 0
    dogs = 0
    for i in range(row_size(s.players)):
        if i < face_up(s) or i == place(s, seat):
            card = s.rows[s.played][i]
            known |= 1 << card
            dogs += card >= BIG
            total += VALUE[card]
            continue
        owner = s.first + i - (s.players == PASSIVE)
        cards = unshown(s, owner if owner < s.players else owner - s.players)
        total += average(cards)
        hidden += 1
        number = count(cards)
        big, small = (cards >> BIG & 1) / number, (cards >> (BIG + 1)) / number
        one_big = one_big * (1 - big - small) + none * big
        one_small = one_small * (1 - big - small) + none * small
        none *= 1 - big - small
    return total - prey_estimate(known, dogs, hidden, none, one_big, one_small)


@jit
def prey_estimate(known, dogs, hidden, none, one_big, one_small):
    """What a lone dog is expected to take away; ``none`` … are the odds of dogs among the hidden cards."""
    animals = known & ANIMALS
    best = VALUE[high(animals)] if animals else 0
    worst = VALUE[low(animals)] if animals else 0
    if hidden:
        best, worst = max(best, BIG_TAKES), min(worst, SMALL_TAKES)
    if dogs == 0:
        return one_big * best + one_small * worst
    if dogs == 1:
        return none * (best if known & DOGS == 1 << BIG else worst)
    return 0.0


@jit
def thumb_card(s, seat, rng):
    """The card to lay."""
    hand = s.hand[seat]
    cats = hand & ANIMALS
    best = high(cats) if cats else SMALL
    if place(s, seat) == row_size(s.players) - 1 and VALUE[best] > 0 and below(rng, HABIT) < HABIT - 1:
        return best
    if seat == s.first and count(hand) > 1 and cats:
        hand ^= 1 << best
    return nth(hand, below(rng, count(hand)))


@jit
def thumb_move(s, seat, rng):
    if s.phase == CHOOSE:
        return thumb_card(s, seat, rng)
    bid = s.high_bid + 1
    if bid <= top_bid(s, seat) and sack_estimate(s, seat) - bid > (s.row_mice & 15):
        return PASS + bid
    return PASS


@jit
def place_of(behind_first, players):
    """Where in the row a card is laid, so many seats behind the first player's."""
    return FIRST if behind_first == 0 else LAST if behind_first == players - 1 else MIDDLE


@jit
def lean(s, seat, leanings, rng):
    """Lay the face-down cards of the others anew, by what they prefer in their place of the row at this time of the game."""
    if s.phase == OVER:
        return
    up = face_up(s) if s.phase == BID else 0
    for p in range(s.players):
        at = place(s, p)
        if p == seat or s.choosing >> p & 1 or at < up:
            continue
        row = CARDS * (PARTS * place_of(at - (s.players == PASSIVE), s.players) + s.played // PARTS)
        cards = s.hand[p] | 1 << s.rows[s.played][at]
        total, left = 0.0, cards
        while left:
            total += leanings[row + low(left)]
            left &= left - 1
        hope = below(rng, FINE) * total / FINE
        left = cards
        while left & (left - 1) and hope >= leanings[row + low(left)]:
            hope -= leanings[row + low(left)]
            left &= left - 1
        s.rows[s.played][at] = low(left)
        s.hand[p] = cards ^ 1 << low(left)


@jit
def candidates(s, seat, out):
    """Any card; passing and the lowest bids."""
    k = legal(s, seat, out)
    return k if s.phase == CHOOSE else min(k, 1 + RAISES)

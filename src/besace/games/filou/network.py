"""Filou for a network: what it is told, made from the vector alone, and what it may choose.

What the sack may be expected to be worth is worked out here, since it takes many multiplications: a face-down card is any of
those that its owner has not shown, and the mean over all of them is exact, dogs and their prey included.
"""

import math

from besace.games.filou.rules import (
    BID,
    BIG,
    CARDS,
    FACE_UP_3,
    MICE,
    PASS,
    PASSIVE,
    ROUNDS,
    SEATS,
    SMALL,
    VALUE,
)
from besace.games.parts.network import NO_CHOICE, Group, starts
from besace.kernel.jit import jit

RAISES = 6  # above the highest bid
BIDS = 16  # told apart; above, they are all the same
SCALE, LEAD = 20.0, (0.1, 0.05)  # a lead that is told as 1; what it is worth beside a win, first and later

INPUTS = (
    Group("players", 3, "1 for three, four or five players"),
    Group("bidding", 1, "1 in an auction, 0 while cards are chosen"),
    Group("played", ROUNDS, "1 for the rounds that are over"),
    Group("first", SEATS, "1 for the first player"),
    Group("passes", SEATS, "1 for how many have passed"),
    Group("mouse_cards", SEATS, "1 for how many mouse cards are filled"),
    Group("row", 4, "mice for passing now; in the bank; the highest bid; 1 where nobody has bid"),
    Group("high_bid", BIDS, "1 for the highest bid"),
    Group("seats", 6 * SEATS, "per seat: mice, bid, points, passed, own lead, 1 for who leads the auction"),
    Group("lead", 2, "own lead over the best of the others; whether one more than the highest bid can be paid"),
    Group("cards", 4 * CARDS, "own hand, own removed card, card laid, known cards of the row"),
    Group("unshown", SEATS * CARDS, "what each of the others, and the passive pile, has not shown"),
    Group("hidden", CARDS + SEATS - 1, "odds of each card among those face down; whose cards are face down"),
    Group("sack", 11, "what the sack is worth as far as known and seen; what bidding one more would bring; who could outbid"),
)
(
    PLAYERS_AT, BIDDING_AT, PLAYED_AT, FIRST_AT, PASSES_AT, MOUSE_CARDS_AT, ROW_AT, HIGH_BID_AT, SEATS_AT, LEAD_AT, CARDS_AT,
    UNSHOWN_AT, HIDDEN_AT, SACK_AT, INPUT_COUNT,
) = starts(INPUTS)  # fmt: skip

CHOICES = (
    Group("card", CARDS, "lay that card"),
    Group("pass", 1, "pass"),
    Group("raise", RAISES, "bid so many mice above the highest bid"),
)


@jit
def choice(s, seat, move):
    """Any card; pass; a raise of at most RAISES."""
    if move <= PASS:
        return move
    above = move - PASS - s.high_bid
    return PASS + above if above <= RAISES else NO_CHOICE


@jit
def encode(s, x):
    v = s
    for i in range(INPUT_COUNT):
        x[i] = 0.0
    bidding = v.phase == BID
    x[PLAYERS_AT + v.players - 3] = 1.0
    x[BIDDING_AT] = 1.0 if bidding else 0.0
    if v.played < ROUNDS:
        x[PLAYED_AT + v.played] = 1.0
    x[FIRST_AT + v.first] = 1.0
    x[PASSES_AT + v.passes] = 1.0
    x[MOUSE_CARDS_AT + v.mouse_cards] = 1.0
    x[ROW_AT] = v.next_mice / 6
    x[ROW_AT + 1] = v.bank / 33
    x[ROW_AT + 2] = v.high_bid / 10
    x[ROW_AT + 3] = 1.0 if v.high_bid == 0 else 0.0
    x[HIGH_BID_AT + min(v.high_bid, BIDS - 1)] = 1.0
    encode_seats(v, x)
    for card in range(CARDS):
        x[CARDS_AT + card] = v.hand[card]
        x[CARDS_AT + CARDS + card] = v.removed[card]
        x[CARDS_AT + 2 * CARDS + card] = v.laid[card]
        x[CARDS_AT + 3 * CARDS + card] = v.row[card]
        for i in range(1, v.players):
            x[UNSHOWN_AT + CARDS * (i - 1) + card] = v.unshown[i][card]
        x[UNSHOWN_AT + CARDS * (SEATS - 1) + card] = v.passive_unshown[card]
    if bidding:
        encode_sack(v, x)


@jit
def encode_seats(v, x):
    own, best = v.points[0] + v.mice[0], -1000
    for i in range(v.players):
        at = SEATS_AT + 6 * i
        total = v.points[i] + v.mice[i]
        x[at] = v.mice[i] / MICE
        x[at + 1] = v.bids[i] / 10
        x[at + 2] = v.points[i] / 30
        x[at + 3] = v.passed[i]
        x[at + 4] = (own - total) / 20
        x[at + 5] = 1.0 if v.high_bid > 0 and v.bids[i] == v.high_bid else 0.0
        if i:
            best = max(best, total)
    x[LEAD_AT] = (own - best) / 20
    x[LEAD_AT + 1] = 1.0 if v.mice[0] > v.high_bid else 0.0


@jit
def face_down(v, i):
    """Whether the card of the i-th seat, not the observer's own, lies face down."""
    behind_first = i - v.first if i >= v.first else i - v.first + v.players
    if v.players == PASSIVE:
        return behind_first + 1 >= FACE_UP_3[v.passes]
    return behind_first > v.passes


@jit
def unshown_count(v, i):
    """How many cards the i-th seat has not shown."""
    count = 0
    for card in range(CARDS):
        count += v.unshown[i][card]
    return count


@jit
def encode_sack(v, x):
    """What the observer may expect of the row."""
    mean, spread, known, dogs, hidden = 0.0, 0.0, 0, 0, 0
    for card in range(CARDS):
        known += VALUE[card] * v.row[card]
        dogs += v.row[card] if card >= BIG else 0
    for i in range(1, v.players):
        if face_down(v, i):
            hidden += 1
            x[HIDDEN_AT + CARDS + i - 1] = 1.0
            first, second, count = 0.0, 0.0, unshown_count(v, i)
            for card in range(CARDS):
                chance = v.unshown[i][card] / count
                x[HIDDEN_AT + card] += chance
                first += chance * VALUE[card]
                second += chance * VALUE[card] * VALUE[card]
            mean += first
            spread += second - first * first
    prey = expected_prey(v, True) + expected_prey(v, False)
    worth = known + mean - prey
    gain = worth - v.high_bid - 1
    richest = 0
    for i in range(1, v.players):
        if not v.passed[i]:
            richest = max(richest, v.mice[i])
    x[SACK_AT] = known / 20
    x[SACK_AT + 1] = worth / 10
    x[SACK_AT + 2] = math.sqrt(max(0.0, spread)) / 10
    x[SACK_AT + 3] = dogs / 2
    x[SACK_AT + 4] = hidden / 3
    x[SACK_AT + 5] = gain / 10
    x[SACK_AT + 6] = (gain - v.next_mice) / 10
    x[SACK_AT + 7] = 1.0 if gain > v.next_mice else 0.0
    x[SACK_AT + 8] = 1.0 if gain > 0 else 0.0
    x[SACK_AT + 9] = (richest - v.high_bid) / 15
    x[SACK_AT + 10] = (v.mice[0] - richest) / 15


@jit
def expected_prey(v, big):
    """What a lone big dog, or a lone small one, is expected to chase away: over all animals, the odds that it is that one."""
    dog = BIG if big else SMALL
    if v.row[BIG] + v.row[SMALL] > v.row[dog] or v.row[dog] > 1:
        return 0.0
    total, before = 0.0, 0.0
    for i in range(BIG):
        animal = i if big else BIG - 1 - i  # those further on are chased sooner
        upto = alone_odds(v, dog, animal, big)
        total += (upto - before) * VALUE[animal]
        before = upto
    return total


@jit
def alone_odds(v, dog, last, big):
    """The odds that this dog is the only one in the row, and that none of the animals is chased sooner than ``last``."""
    none, one = 1.0, 0.0
    if v.row[dog]:
        none, one = 0.0, 1.0
    for animal in range(BIG):
        if v.row[animal] and (animal > last if big else animal < last):
            return 0.0
    for i in range(1, v.players):
        if face_down(v, i):
            fitting, count = 0, unshown_count(v, i)
            for animal in range(BIG):
                if animal <= last if big else animal >= last:
                    fitting += v.unshown[i][animal]
            one = one * fitting / count + none * v.unshown[i][dog] / count
            none *= fitting / count
    return one

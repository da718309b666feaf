"""Filou, the cat in the sack: state, setup, legal moves, steps, end (rules C1 to C13).

Nine blind auctions. A card is a number from 0 to 9, the animals in order of value, so that the lowest and the highest animal
of a row are the ends of a set of bits. Moves: 0…9 lays that card, PASS passes, PASS + n bids n mice.
"""

import numpy as np

from besace.kernel.bits import count, high, low, nth
from besace.kernel.jit import jit
from besace.kernel.stream import below

CARDS = 10
RABBIT, BIG, SMALL = 2, 8, 9
VALUE = (-8, -5, 0, 3, 5, 8, 11, 15, 0, 0)
SET = (1 << CARDS) - 1  # a full set of cards, a bit each
ANIMALS = (1 << BIG) - 1
DOGS = SET ^ ANIMALS

SEATS, ROUNDS, ROW = 5, 9, 5
PASSIVE = 3  # with so many players a passive pile takes part
MICE = 15
#                  players: 3     4      5
MOUSE_CARDS = (0, 0, 0, 0x63, 0x642, 0x6432)  # four bits a card, the lowest card first
POOL = (0, 0, 0, 9, 12, 15)  # the mice that fill them all
BANK = (0, 0, 0, 21, 27, 33)
FACE_UP_3 = (1, 2, 4)  # C8: cards face up after so many passes

CHOOSE, BID, OVER = 0, 1, 2
PASS = CARDS
MOST_MICE = 108  # all there are with five players
ACTIONS = PASS + MOST_MICE + 1
MOST_MOVES = MOST_MICE + 1
MOST_DRAWS = 1 + SEATS + CARDS
MOST_RAISE = 3  # of a random bid
NOBODY = -1

STATE = np.dtype(
    [
        ("players", "i1"), ("phase", "i1"), ("played", "i1"),  # played: rounds that are over
        ("first", "i1"), ("bidder", "i1"),
        ("choosing", "i1"), ("bidding", "i1"),  # a bit per seat: still has to choose; has not passed
        ("passes", "i1"), ("row_mice", "i4"),  # what is left on the mouse cards, four bits each, lowest first
        ("bank", "i2"), ("high_bid", "i2"),
        ("mice", "i2", (SEATS,)), ("bids", "i2", (SEATS,)), ("points", "i2", (SEATS,)),
        ("hand", "i2", (SEATS,)), ("removed", "i1", (SEATS,)),  # hand: a bit per card
        ("passive", "i1", (CARDS,)),  # the pile of three players, first drawn first; the tenth is out of the game
        ("rows", "i1", (ROUNDS, ROW)), ("firsts", "i1", (ROUNDS,)),
        ("buyers", "i1", (ROUNDS,)), ("paid", "i2", (ROUNDS,)),
    ],
    align=True,
)  # fmt: skip


@jit
def draw_count(s, players, options):
    """First player, a removed card per seat, and the order of the passive pile."""
    return 1 + players + (CARDS if players == PASSIVE else 0)


@jit
def bound(s, players, options, i):
    """Below what the i-th number of a setup is drawn."""
    if i == 0:
        return players
    return CARDS if i <= players else CARDS - (i - players - 1)


@jit
def setup(s, players, options, draws):
    s.players = players
    s.played = 0
    s.first = draws[0]
    for p in range(SEATS):  # C1
        sits = p < players
        s.mice[p] = MICE if sits else 0
        s.bids[p] = 0
        s.points[p] = 0
        s.removed[p] = draws[1 + p] if sits else NOBODY
        s.hand[p] = SET ^ (1 << draws[1 + p]) if sits else 0
    for r in range(ROUNDS):
        s.firsts[r] = NOBODY
        s.buyers[r] = NOBODY
        s.paid[r] = 0
    if players == PASSIVE:  # C3
        pile = SET
        for i in range(CARDS):
            card = nth(pile, draws[1 + players + i])
            pile ^= 1 << card
            s.passive[i] = card
    s.bank = BANK[players] - POOL[players]  # C2
    s.row_mice = MOUSE_CARDS[players]
    begin_round(s)


@jit
def begin_round(s):
    s.phase = CHOOSE
    s.firsts[s.played] = s.first
    s.choosing = (1 << s.players) - 1
    s.bidding = s.choosing
    s.bidder = s.first
    s.passes = 0
    s.high_bid = 0
    if s.players == PASSIVE:  # C4
        s.rows[s.played][0] = s.passive[s.played]


@jit
def row_size(players):
    return players + (players == PASSIVE)


@jit
def place(s, seat):
    """Where the seat's card lies in the row."""
    behind_first = seat - s.first
    if behind_first < 0:
        behind_first += s.players
    return behind_first + (s.players == PASSIVE)


@jit
def face_up(s):
    """How many cards of the row are face up, from the left, during an auction."""
    return FACE_UP_3[s.passes] if s.players == PASSIVE else s.passes + 1  # C5, C7, C8


@jit
def to_act(s):
    if s.phase == BID:
        return 1 << s.bidder
    return s.choosing if s.phase == CHOOSE else 0


@jit
def last_left(s):
    """All but one have passed and nobody has bid: buy for one mouse, or leave it (C10)."""
    return s.passes == s.players - 1


@jit
def top_bid(s, seat):
    return min(s.mice[seat], 1) if last_left(s) else s.mice[seat]


@jit
def legal(s, seat, out):
    k = 0
    if s.phase == CHOOSE and s.choosing >> seat & 1:
        hand = s.hand[seat]
        while hand:
            out[k] = low(hand)
            hand &= hand - 1
            k += 1
    elif s.phase == BID and seat == s.bidder:
        out[0] = PASS
        k = 1
        for bid in range(s.high_bid + 1, top_bid(s, seat) + 1):  # C6
            out[k] = PASS + bid
            k += 1
    return k


@jit
def random_move(s, seat, rng):
    """Any card; then pass or a raise of at most MOST_RAISE, all equally likely."""
    if s.phase == CHOOSE:
        hand = s.hand[seat]
        return nth(hand, below(rng, count(hand)))
    raises = max(0, min(top_bid(s, seat) - s.high_bid, MOST_RAISE))
    r = below(rng, raises + 1)
    return PASS + s.high_bid + r if r else PASS


@jit
def step(s, seat, move):
    if s.phase == CHOOSE:
        s.hand[seat] ^= 1 << move
        s.rows[s.played][place(s, seat)] = move
        s.choosing ^= 1 << seat
        if s.choosing == 0:
            s.phase = BID
    elif move == PASS:
        pass_bid(s, seat)
    else:
        s.high_bid = move - PASS
        s.bids[seat] = move - PASS
        if last_left(s):
            end_round(s, seat)  # C10, bought
        else:
            s.bidder = next_bidder(s, seat)


@jit
def pass_bid(s, seat):
    if last_left(s):
        end_round(s, NOBODY)  # C10, left
        return
    s.bids[seat] = 0  # C7
    s.mice[seat] += s.row_mice & 15
    s.row_mice >>= 4
    s.bidding ^= 1 << seat
    s.passes += 1
    s.bidder = next_bidder(s, seat)
    if last_left(s) and s.high_bid > 0:
        end_round(s, s.bidder)  # C9


@jit
def next_bidder(s, seat):
    later = s.bidding >> (seat + 1)
    return seat + 1 + low(later) if later else low(s.bidding)


@jit
def hunted(animals, dogs):
    """Which of the animals a lone dog chases: the highest for a big one, the lowest for a small one (C11)."""
    return high(animals) if dogs == 1 << BIG else low(animals)


@jit
def sack_value(s):
    """What the row's cats add up to once the dogs have been dealt with (C11)."""
    value, dogs, cards = 0, 0, 0
    for i in range(row_size(s.players)):
        card = s.rows[s.played][i]
        value += VALUE[card]
        dogs += card >= BIG
        cards |= 1 << card
    if dogs == 1:
        value -= VALUE[hunted(cards & ANIMALS, cards & DOGS)]
    return value


@jit
def end_round(s, buyer):
    s.buyers[s.played] = buyer
    s.paid[s.played] = s.high_bid
    if buyer != NOBODY:  # C9
        s.mice[buyer] -= s.high_bid
        s.bids[buyer] = 0
        s.bank += s.high_bid
        s.points[buyer] += sack_value(s)
        s.first = buyer
    s.played += 1
    if s.played == ROUNDS:
        s.phase = OVER
        s.choosing = 0
        s.passes = 0
        s.high_bid = 0
        return
    if buyer != NOBODY and s.bank >= POOL[s.players]:  # C12, C10
        s.bank -= POOL[s.players]
        s.row_mice = MOUSE_CARDS[s.players]
    begin_round(s)


@jit
def outcomes(s):
    return 0  # nothing after the setup is chance


@jit
def outcome(s, r):
    return 0


@jit
def scores(s, out):
    """Cats and mice (C13)."""
    for p in range(s.players):
        out[p] = s.points[p] + s.mice[p]


@jit
def merit(s, seat):
    """What a seat's result is worth beside the others', the higher the better."""
    return s.points[seat] + s.mice[seat]


@jit
def winners(s):
    """Most points; tie: most points in cats; then shared (C13)."""
    best, won = -(1 << 30), 0
    for p in range(s.players):
        rank = ((s.points[p] + s.mice[p]) << 10) + s.points[p]
        if rank > best:
            best, won = rank, 0
        if rank == best:
            won |= 1 << p
    return won

"""Figaro: state, setup, legal moves, steps, end (rules F1 to F16).

Three rounds of cards played in front of anyone. A kind of card is a number from 0 to 17: colour by colour its 1, 2 and 3, then
the two jugglers and the ronde. A hand is one word that counts its cards, three bits a kind, so that a card leaves it by one
subtraction; a set of kinds has the lowest of these bits. What lies in front of the players is kept by slots that a ronde turns as
a whole: slot = seat - turned. A piece of road is its rank among all lengths, the shortest 0, and a set of pieces has a bit each.
Moves: 8 * kind + seat plays a card of that kind in front of that seat, TAKE collects.
"""

import numpy as np

from besace.kernel.bits import count, high, low, nth
from besace.kernel.jit import jit
from besace.kernel.stream import below

SEATS, ROUNDS, PIECES = 6, 3, 15
COLOURS, VALUES = 5, 3
KINDS, J1, J2, RONDE = 18, 15, 16, 17
VALUE = (1, 2, 3) * COLOURS + (1, 2, 0)
ENOUGH = 6  # points that make a player collect

COPIES = (3, 6, 1) * COLOURS + (3, 2, 5)
COPIES_3 = (3, 6, 1) * 4 + (0, 0, 0) + (2, 1, 2)
COPIES_MEMO = (0, 6, 1) * COLOURS + (2, 1, 3)


def _counts(copies: tuple[int, ...]) -> int:
    return sum(copies[kind] << 3 * kind for kind in range(KINDS))


def _cards(copies: tuple[int, ...]) -> int:
    return sum(((1 << copies[kind]) - 1) << sum(COPIES[:kind]) for kind in range(KINDS))


# Decks by number: of four players and more, of three, the memo's of three.
THREE = 3
DECK_SIZE = (sum(COPIES), sum(COPIES_3), sum(COPIES_MEMO))
DECK = (_counts(COPIES), _counts(COPIES_3), _counts(COPIES_MEMO))
DRAWN = tuple(tuple(size - size // n if n else 0 for n in range(SEATS + 1)) for size in DECK_SIZE)  # all but the last hand
# To be shuffled, the cards themselves are numbered, the copies of a kind side by side; a set of cards has a bit each.
CARDS = (_cards(COPIES), _cards(COPIES_3), _cards(COPIES_MEMO))
CARD = tuple(1 << 3 * kind for kind in range(KINDS) for _ in range(COPIES[kind]))  # the hand of this one card
FIRST_COPY = tuple(sum(COPIES[:kind]) for kind in range(KINDS))

ALL_KINDS = sum(1 << 3 * kind for kind in range(KINDS))
JUGGLERS = 1 << 3 * J1 | 1 << 3 * J2
RONDES = 1 << 3 * RONDE
COLOUR_BITS = 3 * VALUES
ONE_COLOUR = 0o111  # its kinds
# A card on the table is its kind + 1. A slot holds at most eleven, 55 bits: five points, five rondes and the card too many.
TABLE_BITS = 5

PLAY, OVER = 0, 1
ONE, ALL = 0, 1  # how many of those with the fewest cards take nothing: the last of them, or all
TAKE = 8 * KINDS  # as if it were one more kind
ACTIONS = TAKE + 1
MOST_MOVES = 61  # 15 colours and jugglers in hand with 4 players, 12 with 5 or 10 with 6, and the take
MOST_DRAWS = 1 + PIECES + ROUNDS * DRAWN[0][SEATS]
NOBODY = -1

STATE = np.dtype(
    [
        ("players", "i1"), ("phase", "i1"), ("deck", "i1"), ("fewest", "i1"), ("now", "i1"),  # now: the round, from 0
        ("first", "i1"), ("king", "i1"), ("actor", "i1"), ("last_collector", "i1"),
        ("turned", "i1"), ("free", "i1"),  # free: a bit per slot without a colour
        ("on_table", "i1"),  # so many cards
        ("hand_sizes", "i1", (SEATS,)), ("piles", "i1", (SEATS,)),
        ("points", "i4"), ("home", "i4"),  # four bits a slot; four bits a colour: the slot where it lies
        ("taken", "i8"),  # the kinds whose colour is on the table
        ("shown", "i8"),  # the cards played in this round, counted like a hand
        ("table", "i8", (SEATS,)),  # the cards of a slot, the last one lowest
        ("hands", "i8", (ROUNDS, SEATS)),
        ("roads", "i2", (ROUNDS,)), ("owned", "i2", (SEATS,)),  # sets of pieces
        ("lengths", "i8", (PIECES,)),  # ascending
    ],
    align=True,
)  # fmt: skip


@jit
def deck_of(players, options):
    return 1 + options[0] if players == THREE else 0


@jit
def hand_size(players, deck, place):
    """The cards dealt to the place-th seat from the first on: they all get the same, or the first ones get one more."""
    size = DECK_SIZE[deck] // players
    return size + (place < DECK_SIZE[deck] - size * players)


@jit
def draw_count(s, players, options):
    """First player, the pieces of three rounds, and the cards of three rounds but for the last hand, which is what is left."""
    return 1 + ROUNDS * (players - 1 + DRAWN[deck_of(players, options)][players])


@jit
def bound(s, players, options, i):
    """Below what the i-th number of a setup is drawn."""
    card = i - 1 - ROUNDS * (players - 1)
    if card < 0:
        return PIECES + 1 - i if i else players
    deck = deck_of(players, options)
    drawn = DRAWN[deck][players]
    while card >= drawn:
        card -= drawn
    return DECK_SIZE[deck] - card


@jit
def setup(s, players, options, draws):
    """A new game; ``options``: the number of the three players' deck, how many take nothing, the fifteen lengths, ascending."""
    s.players = players
    s.deck = deck_of(players, options)
    s.fewest = options[1]
    s.first = draws[0]
    s.king = draws[0]
    for i in range(PIECES):
        s.lengths[i] = options[2 + i]
    left, at = (1 << PIECES) - 1, 1
    for r in range(ROUNDS):  # F1
        s.roads[r] = 0
        for _ in range(players - 1):
            piece = 1 << nth(left, draws[at])
            left ^= piece
            s.roads[r] |= piece
            at += 1
    for r in range(ROUNDS):
        at = deal_round(s, r, draws, at)
    for p in range(players):
        s.owned[p] = 0
    s.phase = PLAY
    s.now = 0
    begin_round(s)


@jit
def deal_round(s, r, draws, at):
    """Deal all cards of a round, clockwise from the first seat on (F2); return where the next draw is."""
    left, rest = CARDS[s.deck], DECK[s.deck]
    seat = s.first
    for place in range(s.players - 1):
        hand = 0
        for _ in range(hand_size(s.players, s.deck, place)):
            card = nth(left, draws[at])
            left ^= 1 << card
            hand += CARD[card]
            at += 1
        s.hands[r][seat] = hand
        rest -= hand
        seat = next_seat(s, seat)
    s.hands[r][seat] = rest
    return at


@jit
def begin_round(s):
    seat = s.first
    for place in range(s.players):
        s.hand_sizes[seat] = hand_size(s.players, s.deck, place)
        s.piles[seat] = 0
        seat = next_seat(s, seat)
    s.shown = 0
    s.last_collector = NOBODY
    s.actor = s.king  # F15
    clear_table(s)


@jit
def clear_table(s):
    s.turned = 0
    s.free = (1 << s.players) - 1
    s.on_table = 0
    s.points = 0
    s.home = 0
    s.taken = 0
    table = s.table
    for slot in range(s.players):
        table[slot] = 0


@jit
def next_seat(s, seat):
    return seat + 1 if seat + 1 < s.players else 0


@jit
def clockwise(s, start, seat):
    """How many seats one goes clockwise from ``start`` to ``seat``."""
    return seat - start if seat >= start else seat - start + s.players


@jit
def seat_of(s, slot):
    seat = slot + s.turned
    return seat if seat < s.players else seat - s.players


@jit
def to_act(s):
    return 1 << s.actor if s.phase == PLAY else 0


@jit
def free_seats(s):
    return (s.free << s.turned | s.free >> (s.players - s.turned)) & ((1 << s.players) - 1)


@jit
def targets(s, seat, kind):
    """The seats in front of which this kind may be played, a bit each."""
    if kind == RONDE:
        return 1 << seat  # F6
    if kind >= J1:
        return (1 << s.players) - 1  # F5
    home = seat_of(s, s.home >> 4 * (kind // VALUES) & 15)
    return 1 << home if s.taken >> 3 * kind & 1 else free_seats(s)  # F4


@jit
def legal(s, seat, out):
    k = 0
    if s.phase == OVER or seat != s.actor:
        return k
    hand = s.hands[s.now][seat]
    held = (hand | hand >> 1 | hand >> 2) & ALL_KINDS
    while held:
        kind = low(held) // 3
        seats = targets(s, seat, kind)
        while seats:
            out[k] = 8 * kind + low(seats)
            seats &= seats - 1
            k += 1
        held &= held - 1
    if s.on_table:
        out[k] = TAKE
        k += 1
    return k


@jit
def random_move(s, seat, rng):
    """All legal moves are equally likely: kinds with one place to go, jugglers with any place, new colours with a free one."""
    hand = s.hands[s.now][seat]
    held = (hand | hand >> 1 | hand >> 2) & ALL_KINDS
    single = held & (s.taken | RONDES)
    kinds, take = count(single), 1 if s.on_table else 0
    jugglers = held & JUGGLERS
    new = held ^ single ^ jugglers
    juggling = count(jugglers) * s.players if jugglers else 0
    spread = count(new) * count(s.free) if new else 0
    r = below(rng, kinds + take + juggling + spread)
    if r < kinds:
        kind = nth(single, r) // 3
        return 8 * kind + (seat if kind == RONDE else seat_of(s, s.home >> 4 * (kind // VALUES) & 15))
    r -= kinds + take
    if r < 0:
        return TAKE
    if r < juggling:
        return 8 * (low(jugglers) // 3) + r if r < s.players else 8 * J2 + r - s.players
    r -= juggling
    free = count(s.free)
    which = r // free
    return 8 * (nth(new, which) // 3) + seat_of(s, nth(s.free, r - which * free))


@jit
def step(s, seat, move):
    hands = s.hands[s.now]
    if move == TAKE:
        collect(s, seat)  # F7
    else:
        kind, target = move >> 3, move & 7  # F3
        card = 1 << 3 * kind
        hands[seat] -= card
        s.hand_sizes[seat] -= 1
        s.shown += card
        if lay(s, kind, target) >= ENOUGH:
            collect(s, target)  # F8
        else:
            s.actor = seat + 1 if seat + 1 < s.players else 0
    if hands[s.actor] == 0:
        end_round(s)  # F10


@jit
def lay(s, kind, target):
    """Lay a card in front of a seat, let a ronde turn the table; return the points that the card then lies among."""
    slot = target - s.turned
    if slot < 0:
        slot += s.players
    s.on_table += 1
    s.table[slot] = s.table[slot] << TABLE_BITS | kind + 1
    if kind == RONDE:
        s.turned = next_seat(s, s.turned)  # F6
    elif kind < J1 and s.free >> slot & 1:
        colour = kind // VALUES
        s.taken |= ONE_COLOUR << COLOUR_BITS * colour
        s.home |= slot << 4 * colour
        s.free ^= 1 << slot
    points = s.points + (VALUE[kind] << 4 * slot)
    s.points = points
    return points >> 4 * slot & 15


@jit
def collect(s, seat):
    """Everything on the table goes to the seat's pile, and the seat plays next (F9)."""
    s.piles[seat] += s.on_table
    s.last_collector = seat
    s.actor = seat
    clear_table(s)


@jit
def end_round(s):
    s.king = s.actor
    pieces = s.roads[s.now]
    if s.now == ROUNDS - 1:
        pieces = exchange(s, pieces)
    give_out(s, pieces)  # F14: the counts are still the same
    if s.now == ROUNDS - 1:
        s.phase = OVER
    else:
        s.now += 1
        begin_round(s)


@jit
def exchange(s, pieces):
    """Let the player with the fewest cards exchange a piece (F13); return the pieces that are then to be given out."""
    fewest, poorest = 1 << 30, 0
    for p in range(s.players):
        rank = 8 * s.piles[p] + clockwise(s, s.king, p)
        if rank < fewest:
            fewest, poorest = rank, p
    own = s.owned[poorest]
    if own == 0 or high(own) < low(pieces):
        return pieces
    swapped = 1 << high(own) | 1 << low(pieces)
    s.owned[poorest] ^= swapped
    return pieces ^ swapped


@jit
def give_out(s, pieces):
    """Most cards, longest piece, none for the fewest and for an empty pile (F11); of equals the King's holder is last (F12)."""
    piles, after_king = s.piles, next_seat(s, s.king)
    least = 0
    if s.fewest == ALL:
        least = piles[0]
        for p in range(1, s.players):
            least = min(least, piles[p])
    for p in range(s.players):
        own, near, before = piles[p], clockwise(s, after_king, p), 0
        for q in range(s.players):
            before += piles[q] > own or (q != p and piles[q] == own and clockwise(s, after_king, q) < near)
        if own > least and before < s.players - 1:
            s.owned[p] |= 1 << nth(pieces, s.players - 2 - before)


@jit
def outcomes(s):
    return 0  # nothing after the setup is chance


@jit
def outcome(s, r):
    return 0


@jit
def road(s, seat):
    """The total length of the pieces that a seat owns."""
    total, own = 0, s.owned[seat]
    while own:
        total += s.lengths[low(own)]
        own &= own - 1
    return total


@jit
def scores(s, out):
    for p in range(s.players):
        out[p] = road(s, p)


@jit
def merit(s, seat):
    """What a seat's result is worth beside the others', the higher the better."""
    return -road(s, seat)


@jit
def winners(s):
    """The shortest road; tie: the King's holder, else the nearest clockwise (F16)."""
    best, shortest = s.king, road(s, s.king)
    seat = next_seat(s, s.king)
    while seat != s.king:
        length = road(s, seat)
        if length < shortest:
            best, shortest = seat, length
        seat = next_seat(s, seat)
    return 1 << best

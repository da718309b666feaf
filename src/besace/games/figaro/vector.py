"""Figaro as a vector of whole numbers: see FIELDS for the layout.

Of what lies in front of a player the points and the colour are given: the rest cannot matter. Pieces of road are known by their
rank among all fifteen, the shortest first; their lengths are there too, those above 32,767 as 32,767, which changes no rank.
"""

from besace.games.figaro.observe import observe
from besace.games.figaro.rules import (
    COLOUR_BITS,
    COLOURS,
    DECK,
    ENOUGH,
    KINDS,
    PIECES,
    ROUNDS,
    SEATS,
    clockwise,
)
from besace.games.vectors import LARGEST, Field, vector_of
from besace.kernel.jit import jit

MOST_COPIES = 6
ALL_CARDS = 60

FIELDS = (
    Field("players", "how many play", 3, SEATS),
    Field("phase", "0 play, 1 over", 0, 1),
    Field("deck", "0 of four players and more, 1 of three, 2 the memo's of three", 0, 2),
    Field("fewest", "1 where all who have collected the fewest cards take nothing", 0, 1),
    Field("now", "the round, from 0", 0, ROUNDS - 1),
    Field("king", "who holds the King", 0, SEATS - 1),
    Field("actor", "who is to play", 0, SEATS - 1),
    Field("collector", "the last one to collect in this round, or -1", -1, SEATS - 1),
    Field("on_table", "cards on the table", 0, ALL_CARDS),
    Field("hand", "own hand: cards of each kind (V1 V2 V3, O…, G…, R…, B…, J1, J2, X)", 0, MOST_COPIES, (KINDS,)),
    Field("shown", "cards of each kind played in this round", 0, MOST_COPIES, (KINDS,)),
    Field("unseen", "cards of each kind in the hands of others", 0, MOST_COPIES, (KINDS,)),
    Field("hand_sizes", "cards in hand, per seat", 0, 20, (SEATS,)),
    Field("piles", "cards collected in this round, per seat", 0, ALL_CARDS, (SEATS,)),
    Field("points", "points in front, per seat", 0, ENOUGH - 1, (SEATS,)),
    Field("colour", "1 for the colour in front, per seat", 0, 1, (SEATS, COLOURS)),
    Field("roads", "1 for the pieces laid out for a round, per round, by rank", 0, 1, (ROUNDS, PIECES)),
    Field("owned", "1 for the pieces owned, per seat, by rank", 0, 1, (SEATS, PIECES)),
    Field("lengths", "the length of each piece, at most 32,767, by rank", 1, LARGEST, (PIECES,)),
)
VECTOR = vector_of(FIELDS)


@jit
def kind_counts(cards, row):
    """Spread a hand out, a number a kind."""
    for kind in range(KINDS):
        row[kind] = cards >> 3 * kind & 7


@jit
def piece_bits(pieces, row):
    for rank in range(PIECES):
        row[rank] = pieces >> rank & 1


@jit
def vectorise(s, v):
    """Write what the observer of ``s`` knows into ``v``."""
    o, me = s, s.seat
    v.players = o.players
    v.phase = o.phase
    v.deck = o.deck
    v.fewest = o.fewest
    v.now = o.now
    v.king = clockwise(o, me, o.king)
    v.actor = clockwise(o, me, o.actor)
    v.collector = clockwise(o, me, o.last_collector) if o.last_collector >= 0 else -1
    v.on_table = o.on_table
    hand = o.hands[o.now][me]
    kind_counts(hand, v.hand)
    kind_counts(o.shown, v.shown)
    kind_counts(DECK[o.deck] - o.shown - hand, v.unseen)
    for i in range(SEATS):
        write_seat(o, me, i, v)
    for r in range(ROUNDS):
        piece_bits(o.roads[r], v.roads[r])
    for rank in range(PIECES):
        v.lengths[rank] = min(o.lengths[rank], LARGEST)


@jit
def write_seat(o, me, i, v):
    """The fields of the i-th seat from the observer on."""
    sits = i < o.players
    seat = me + i if me + i < o.players else me + i - o.players
    slot = seat - o.turned if seat >= o.turned else seat - o.turned + o.players
    v.hand_sizes[i] = o.hand_sizes[seat] if sits else 0
    v.piles[i] = o.piles[seat] if sits else 0
    v.points[i] = o.points >> 4 * slot & 15 if sits else 0
    for colour in range(COLOURS):
        lies = o.taken >> COLOUR_BITS * colour & 1 and o.home >> 4 * colour & 15 == slot
        v.colour[i][colour] = 1 if sits and lies else 0
    piece_bits(o.owned[seat] if sits else 0, v.owned[i])


@jit
def survey(s, seat, o, v):
    """Write what ``seat`` knows into ``v``, by way of its observation."""
    observe(s, seat, o)
    vectorise(o, v)

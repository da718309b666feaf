"""Figaro for a network: what it is told, made from the vector alone, and what it may choose.

No colour is special, so a network never hears of violet or blue: a colour on the table is that of the seat where it lies, and the
others are sorted by what the observer holds of them. So what is learnt of one colour is known of all.
"""

from besace.games.figaro.rules import (
    COLOURS,
    ENOUGH,
    J1,
    J2,
    PIECES,
    RONDE,
    ROUNDS,
    SEATS,
    TAKE,
    VALUES,
)
from besace.games.parts.network import Group, starts
from besace.kernel.jit import jit

SCALE, LEAD = 15.0, (0.8, 0.1)  # a lead of road that is told as 1; what it is worth beside a win, first and later
TABLES = 16  # numbers of cards on the table that are told apart
PER_SEAT = ENOUGH + 6 + 2 * VALUES
PER_COLOUR = 1 + 2 * VALUES
COUNTS = 8  # more than there are cards of any kind

INPUTS = (
    Group("players", 4, "1 for three, four, five or six players"),
    Group("deck", 4, "1 for the deck; 1 where all who have the fewest cards take nothing"),
    Group("now", ROUNDS, "1 for the round"),
    Group("king", SEATS, "1 for who holds the King"),
    Group("collector", SEATS + 1, "1 for the last one to collect in this round; the last: nobody yet"),
    Group("on_table", TABLES + 1, "1 for the cards on the table; how many there are"),
    Group(
        "seats",
        PER_SEAT * SEATS,
        "per seat: points in front one by one, hand, pile, pile and road beside the own, whether the own hand can bring it to "
        "six, unseen cards that could, and of its colour cards in hand and unseen",
    ),
    Group("free", PER_COLOUR * COLOURS, "colours that lie nowhere, sorted: whether there is one, cards in hand and unseen"),
    Group("others", 6, "jugglers and rondes in hand and unseen"),
    Group("roads", ROUNDS * (SEATS - 1), "the pieces of this round and the next ones, the longest first"),
    Group("longest", 2, "the longest piece owned, and how many"),
)
(
    PLAYERS_AT, DECK_AT, NOW_AT, KING_AT, COLLECTOR_AT, ON_TABLE_AT, SEATS_AT, FREE_AT, OTHERS_AT, ROADS_AT, LONGEST_AT,
    INPUT_COUNT,
) = starts(INPUTS)  # fmt: skip

CHOICES = (
    Group("there", SEATS * VALUES, "play a 1, 2 or 3 of the colour that lies in front of a seat"),
    Group("new", COLOURS * VALUES * SEATS, "play a 1, 2 or 3 of a colour that lies nowhere, sorted, in front of a seat"),
    Group("juggler", 2 * SEATS, "play a juggler in front of a seat"),
    Group("ronde", 1, "play a ronde"),
    Group("take", 1, "collect"),
)
THERE_AT, NEW_AT, JUGGLER_AT, RONDE_AT, TAKE_AT, CHOICE_COUNT = starts(CHOICES)


@jit
def home(v, colour):
    """Which seat from the observer on a colour lies in front of; SEATS where it lies nowhere."""
    for i in range(v.players):
        if v.colour[i][colour]:
            return i
    return SEATS


@jit
def weight(v, colour):
    """By what colours that lie nowhere are sorted: cards in hand, high ones first, then those unseen, then any order."""
    held, details = 0, 0
    for i in range(VALUES):
        kind = VALUES * colour + VALUES - 1 - i
        held += v.hand[kind]
        details = COUNTS * COUNTS * details + COUNTS * v.hand[kind] + v.unseen[kind]
    return (COUNTS ** (2 * VALUES) * held + details) * COLOURS + colour


@jit
def place_of(v, colour):
    """Where a colour that lies nowhere stands among all such colours."""
    own, place = weight(v, colour), 0
    for other in range(COLOURS):
        if other != colour and home(v, other) == SEATS and weight(v, other) > own:
            place += 1
    return place


@jit
def choice(s, seat, move):
    v = s
    if move == TAKE:
        return TAKE_AT
    kind, target = move >> 3, move & 7
    if kind == RONDE:
        return RONDE_AT
    i = target - seat if target >= seat else target - seat + v.players
    if kind >= J1:
        return JUGGLER_AT + SEATS * (kind - J1) + i
    colour = kind // VALUES
    value = kind - VALUES * colour
    at = home(v, colour)
    if at < SEATS:
        return THERE_AT + VALUES * at + value
    return NEW_AT + SEATS * (VALUES * place_of(v, colour) + value) + i


@jit
def encode(s, x):
    v = s
    for i in range(INPUT_COUNT):
        x[i] = 0.0
    x[PLAYERS_AT + v.players - 3] = 1.0
    x[DECK_AT + v.deck] = 1.0
    x[DECK_AT + 3] = v.fewest
    x[NOW_AT + v.now] = 1.0
    x[KING_AT + v.king] = 1.0
    x[COLLECTOR_AT + (v.collector if v.collector >= 0 else SEATS)] = 1.0
    x[ON_TABLE_AT + min(v.on_table, TABLES - 1)] = 1.0
    x[ON_TABLE_AT + TABLES] = v.on_table / 10
    for i in range(v.players):
        encode_seat(v, i, x)
    for colour in range(COLOURS):
        at = home(v, colour)
        if at == SEATS:
            to = FREE_AT + PER_COLOUR * place_of(v, colour)
            x[to] = 1.0
            encode_colour(v, colour, x, to + 1)
        else:
            encode_colour(v, colour, x, SEATS_AT + PER_SEAT * at + ENOUGH + 6)
            encode_finishing(v, colour, at, x)
    for k in range(3):
        x[OTHERS_AT + k] = v.hand[J1 + k] / 2
        x[OTHERS_AT + 3 + k] = v.unseen[J1 + k] / 3
    encode_roads(v, x)


@jit
def encode_colour(v, colour, x, to):
    for value in range(VALUES):
        x[to + value] = v.hand[VALUES * colour + value] / 2
        x[to + VALUES + value] = v.unseen[VALUES * colour + value] / 3


@jit
def encode_seat(v, i, x):
    """What is known of the i-th seat from the observer on, but for its colour; jugglers can finish anybody."""
    at = SEATS_AT + PER_SEAT * i
    points = v.points[i]
    x[at + points] = 1.0
    x[at + ENOUGH] = v.hand_sizes[i] / 10
    x[at + ENOUGH + 1] = v.piles[i] / 15
    x[at + ENOUGH + 2] = (v.piles[0] - v.piles[i]) / 15
    if points + 2 >= ENOUGH:
        one = points + 1 >= ENOUGH
        x[at + ENOUGH + 4] = 1.0 if v.hand[J2] or (one and v.hand[J1]) else 0.0
        x[at + ENOUGH + 5] = (v.unseen[J2] + (v.unseen[J1] if one else 0)) / 10


@jit
def encode_finishing(v, colour, i, x):
    """Cards of its own colour that bring a seat to six: one in hand, and how many unseen."""
    at = SEATS_AT + PER_SEAT * i + ENOUGH
    for value in range(VALUES):
        if v.points[i] + value + 1 >= ENOUGH:
            if v.hand[VALUES * colour + value]:
                x[at + 4] = 1.0
            x[at + 5] += v.unseen[VALUES * colour + value] / 10


@jit
def encode_roads(v, x):
    """Pieces by their lengths, in units of the mean of all."""
    total = 0
    for rank in range(PIECES):
        total += v.lengths[rank]
    unit = total / PIECES
    for r in range(v.now, ROUNDS):
        k = 0
        for i in range(PIECES):
            rank = PIECES - 1 - i
            if v.roads[r][rank]:
                x[ROADS_AT + (SEATS - 1) * (r - v.now) + k] = v.lengths[rank] / unit
                k += 1
    own = 0
    for i in range(v.players):
        road = 0
        for rank in range(PIECES):
            road += v.lengths[rank] * v.owned[i][rank]
        if i == 0:
            own = road
        x[SEATS_AT + PER_SEAT * i + ENOUGH + 3] = (own - road) / (2 * unit)
    for rank in range(PIECES):
        if v.owned[0][rank]:
            x[LONGEST_AT] = v.lengths[rank] / unit
            x[LONGEST_AT + 1] += 0.5

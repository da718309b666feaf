"""The view of Figaro, written as JSON from an observation; view.py has its types."""

from besace.games.figaro.notation import CARD_NAMES, COLOUR_NAMES, PHASES
from besace.games.figaro.rules import COLOUR_BITS, COLOURS, KINDS, NOBODY, OVER, ROUNDS, TABLE_BITS
from besace.kernel.bits import high
from besace.kernel.jit import jit
from besace.kernel.writing import NULL, close_list, in_quotes, key, number, number_or_null, numbers, open_list, value

PHASE, CARD, COLOUR = in_quotes(PHASES), in_quotes(CARD_NAMES), in_quotes(tuple(COLOUR_NAMES))


@jit
def write_public(s, openly, out):
    """Write what is the same for every seat and spectator."""
    players, over = s.players, s.phase == OVER
    value(key(out, b"phase"), PHASE[s.phase])
    number(key(out, b"round"), s.now + 1)
    number(key(out, b"king"), s.king)
    numbers(key(out, b"hand_sizes"), s.hand_sizes, players)
    write_table(key(out, b"table"), s)
    write_points(key(out, b"points"), s)
    write_colours(key(out, b"colours"), s)
    if over or openly:
        numbers(key(out, b"piles"), s.piles, players)
    else:
        value(key(out, b"piles"), NULL)
    open_list(key(out, b"roads_round"))
    for r in range(ROUNDS):
        write_lengths(out, s, s.roads[r])
    close_list(out)
    number_or_null(key(out, b"last_collector"), s.last_collector, s.last_collector != NOBODY)
    if over:
        open_list(key(out, b"hands"))
        for p in range(players):
            write_hand(out, s.hands[s.now][p])
        close_list(out)


@jit
def write_own(s, openly, out):
    """Write what depends on whose view it is."""
    if s.seat < s.players:
        write_hand(key(out, b"hand"), s.hands[s.now][s.seat])
    else:
        value(key(out, b"hand"), NULL)
    open_list(key(out, b"roads"))
    for p in range(s.players):
        if openly or p == s.seat or s.phase == OVER:
            write_lengths(out, s, s.owned[p])
        else:
            value(out, NULL)
    close_list(out)


@jit
def slot_of(s, seat):
    """The slot of the table that lies before a seat."""
    return seat - s.turned if seat >= s.turned else seat - s.turned + s.players


@jit
def colour_in(s, slot):
    """The colour that lies in a slot; COLOURS where none does."""
    for colour in range(COLOURS):
        if s.taken >> COLOUR_BITS * colour & 1 and s.home >> 4 * colour & 15 == slot:
            return colour
    return COLOURS


@jit
def write_table(out, s):
    """The cards before each player."""
    open_list(out)
    for p in range(s.players):
        write_front(out, s.table[slot_of(s, p)])
    close_list(out)


@jit
def write_points(out, s):
    """What they are worth."""
    open_list(out)
    for p in range(s.players):
        number(out, s.points >> 4 * slot_of(s, p) & 15)
    close_list(out)


@jit
def write_colours(out, s):
    """The colour before each player, if there is one."""
    open_list(out)
    for p in range(s.players):
        colour = colour_in(s, slot_of(s, p))
        value(out, COLOUR[colour] if colour != COLOURS else NULL)
    close_list(out)


@jit
def write_hand(out, counts):
    """The cards of a hand, kind by kind."""
    open_list(out)
    for kind in range(KINDS):
        for _ in range(counts >> 3 * kind & 7):
            value(out, CARD[kind])
    close_list(out)


@jit
def write_front(out, cards):
    """The cards of a slot in the order played."""
    many = 0
    while cards >> TABLE_BITS * many:
        many += 1
    open_list(out)
    for i in range(many):
        value(out, CARD[(cards >> TABLE_BITS * (many - 1 - i) & (1 << TABLE_BITS) - 1) - 1])
    close_list(out)


@jit
def write_lengths(out, s, pieces):
    """The lengths of a set of pieces, longest first."""
    open_list(out)
    while pieces:
        longest = high(pieces)
        number(out, s.lengths[longest])
        pieces ^= 1 << longest
    close_list(out)

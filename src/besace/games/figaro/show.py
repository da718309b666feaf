"""The view of Figaro, written as JSON from an observation; view.py has its types."""

from besace.games.figaro.notation import CARD_WORDS, COLOUR_WORDS, PHASES
from besace.games.figaro.rules import COLOUR_BITS, COLOURS, KINDS, NOBODY, OVER, ROUNDS, TABLE_BITS
from besace.kernel.bits import high
from besace.kernel.jit import jit
from besace.kernel.writing import in_quotes, number, numbers, put

PHASE, CARD, COLOUR = in_quotes(PHASES), in_quotes(CARD_WORDS), in_quotes(tuple(COLOUR_WORDS))


@jit
def write_public(s, openly, out, at):
    """Write what is the same for every seat and spectator."""
    players, over = s.players, s.phase == OVER
    at = put(out, put(out, at, b'"phase":'), PHASE[s.phase])
    at = number(out, put(out, at, b',"round":'), s.now + 1)
    at = number(out, put(out, at, b',"king":'), s.king)
    at = numbers(out, put(out, at, b',"hand_sizes":'), s.hand_sizes, players)
    at = put(out, at, b',"table":')
    for p in range(players):
        at = write_front(s.table[slot_of(s, p)], out, put(out, at, b"," if p else b"["))
    at = put(out, at, b'],"points":')
    for p in range(players):
        at = number(out, put(out, at, b"," if p else b"["), s.points >> 4 * slot_of(s, p) & 15)
    at = put(out, at, b'],"colours":')
    for p in range(players):
        colour = colour_in(s, slot_of(s, p))
        at = put(out, put(out, at, b"," if p else b"["), b"null" if colour == COLOURS else COLOUR[colour])
    at = put(out, at, b'],"piles":')
    at = numbers(out, at, s.piles, players) if over or openly else put(out, at, b"null")
    at = put(out, at, b',"roads_round":')
    for r in range(ROUNDS):
        at = write_lengths(s, s.roads[r], out, put(out, at, b"," if r else b"["))
    at = put(out, at, b'],"last_collector":')
    at = put(out, at, b"null") if s.last_collector == NOBODY else number(out, at, s.last_collector)
    if over:
        at = put(out, at, b',"hands":')
        for p in range(players):
            at = write_hand(s.hands[s.now][p], out, put(out, at, b"," if p else b"["))
        at = put(out, at, b"]")
    return at


@jit
def write_own(s, openly, out, at):
    """Write what depends on whose view it is."""
    at = put(out, at, b'"hand":')
    at = write_hand(s.hands[s.now][s.seat], out, at) if s.seat < s.players else put(out, at, b"null")
    at = put(out, at, b',"roads":')
    for p in range(s.players):
        at = put(out, at, b"," if p else b"[")
        shown = openly or p == s.seat or s.phase == OVER
        at = write_lengths(s, s.owned[p], out, at) if shown else put(out, at, b"null")
    return put(out, at, b"]")


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
def write_hand(counts, out, at):
    """The cards of a hand, kind by kind."""
    start = put(out, at, b"[")
    at = start
    for kind in range(KINDS):
        for _ in range(counts >> 3 * kind & 7):
            at = put(out, put(out, at, b"," if at > start else b""), CARD[kind])
    return put(out, at, b"]")


@jit
def write_front(cards, out, at):
    """The cards of a slot in the order played."""
    many = 0
    while cards >> TABLE_BITS * many:
        many += 1
    at = put(out, at, b"[")
    for i in range(many):
        card = (cards >> TABLE_BITS * (many - 1 - i) & (1 << TABLE_BITS) - 1) - 1
        at = put(out, put(out, at, b"," if i else b""), CARD[card])
    return put(out, at, b"]")


@jit
def write_lengths(s, pieces, out, at):
    """The lengths of a set of pieces, longest first."""
    start = put(out, at, b"[")
    at = start
    while pieces:
        longest = high(pieces)
        at = number(out, put(out, at, b"," if at > start else b""), s.lengths[longest])
        pieces ^= 1 << longest
    return put(out, at, b"]")

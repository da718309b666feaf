"""The view of Filou, written as JSON from an observation; view.py has its types."""

from besace.games.filou.notation import CARD_WORDS, PHASES
from besace.games.filou.observe import HIDDEN
from besace.games.filou.rules import (
    ANIMALS,
    BID,
    BIG,
    CARDS,
    CHOOSE,
    MOUSE_CARDS,
    NOBODY,
    OVER,
    PASSIVE,
    ROUNDS,
    hunted,
    row_size,
)
from besace.kernel.jit import jit
from besace.kernel.writing import flags, in_quotes, number, numbers, put

PHASE, CARD = in_quotes(PHASES), in_quotes(CARD_WORDS)


@jit
def write_public(s, openly, out, at):
    """Write what is the same for every seat and spectator."""
    players, over = s.players, s.phase == OVER
    at = put(out, put(out, at, b'"phase":'), PHASE[s.phase])
    at = number(out, put(out, at, b',"round":'), min(s.played + 1, ROUNDS))
    at = number(out, put(out, at, b',"first":'), s.first)
    at = put(out, at, b',"hand_sizes":')
    for p in range(players):
        laid = s.phase == BID or (s.phase == CHOOSE and not s.choosing >> p & 1)
        at = number(out, put(out, at, b"," if p else b"["), ROUNDS - s.played - laid)
    at = flags(out, put(out, at, b'],"chosen":'), 0 if over else ~s.choosing, players)
    at = numbers(out, put(out, at, b',"bids":'), s.bids, players)
    at = flags(out, put(out, at, b',"passed":'), 0 if over else ~s.bidding, players)
    at = number(out, put(out, at, b',"high_bid":'), s.high_bid)
    at = number(out, put(out, at, b',"bank":'), s.bank)
    at = write_row_mice(s, out, put(out, at, b',"row_mice":'))
    at = put(out, at, b',"won":')
    for p in range(players):
        start = put(out, at, b",[" if p else b"[[")
        at = start
        for r in range(s.played):
            if s.buyers[r] == p:
                at = write_collected(s, r, out, start, at)
        at = put(out, at, b"]")
    at = put(out, at, b'],"last_round":')
    at = write_round(s, s.played - 1, out, at) if s.played else put(out, at, b"null")
    if over:
        at = put(out, at, b',"removed_all":')
        for p in range(players):
            at = put(out, put(out, at, b"," if p else b"["), CARD[s.removed[p]])
        at = put(out, at, b"]")
    return at


@jit
def write_own(s, openly, out, at):
    """Write what depends on whose view it is."""
    seat, players = s.seat, s.players
    at = put(out, at, b'"hand":')
    if seat < players:
        start = put(out, at, b"[")
        at = start
        for card in range(CARDS):
            if s.hand[seat] >> card & 1:
                at = put(out, put(out, at, b"," if at > start else b""), CARD[card])
        at = put(out, put(out, at, b'],"removed":'), CARD[s.removed[seat]])
    else:
        at = put(out, at, b'null,"removed":null')
    at = put(out, at, b',"row":[')
    for i in range(row_size(players) if s.phase == BID else 0):
        at = put(out, at, b',{"owner":' if i else b'{"owner":')
        owner = i - (players == PASSIVE)
        at = number(out, at, (s.first + owner) % players) if owner >= 0 else put(out, at, b"null")
        card = s.rows[s.played][i]
        at = put(out, put(out, at, b',"card":'), b"null" if card == HIDDEN else CARD[card])
        at = put(out, at, b"}")
    at = put(out, at, b'],"mice":')
    for p in range(players):
        at = put(out, at, b"," if p else b"[")
        at = number(out, at, s.mice[p]) if openly or p == seat or s.phase == OVER else put(out, at, b"null")
    return put(out, at, b"]")


@jit
def write_row_mice(s, out, at):
    """What each mouse card shows and holds: those still filled are the last ones."""
    cards, left = MOUSE_CARDS[s.players], s.row_mice
    places, filled = 0, 0
    while cards >> 4 * places:
        places += 1
    while left >> 4 * filled:
        filled += 1
    for i in range(places):
        mice = cards >> 4 * i & 15
        at = number(out, put(out, at, b",[" if i else b"[["), mice)
        at = number(out, put(out, at, b","), mice if i >= places - filled else 0)
        at = put(out, at, b"]")
    return put(out, at, b"]")


@jit
def lone_dog(s, r):
    """The dog that acted when the row of that round was bought (C11); HIDDEN where none did."""
    found = HIDDEN
    for i in range(row_size(s.players)):
        card = s.rows[r][i]
        if card >= BIG:
            if found != HIDDEN:
                return HIDDEN
            found = card
    return found


@jit
def prey(s, r, dog):
    """What that dog chased away; HIDDEN for none."""
    animals = 0
    for i in range(row_size(s.players)):
        animals |= 1 << s.rows[r][i] & ANIMALS
    return HIDDEN if dog == HIDDEN else hunted(animals, 1 << dog)


@jit
def write_collected(s, r, out, start, at):
    """The animals that the buyer of that round's row collected, with a comma before each but one that stands at ``start``."""
    gone = prey(s, r, lone_dog(s, r))
    for i in range(row_size(s.players)):
        card = s.rows[r][i]
        if card == gone:
            gone = HIDDEN  # of equal ones the one furthest left
        elif card < BIG:
            at = put(out, put(out, at, b"," if at > start else b""), CARD[card])
    return at


@jit
def write_round(s, r, out, at):
    """A finished round: who bought the row for how much, and what became of it."""
    bought = s.buyers[r] != NOBODY
    at = put(out, at, b'{"winner":')
    at = number(out, at, s.buyers[r]) if bought else put(out, at, b"null")
    at = number(out, put(out, at, b',"paid":'), s.paid[r] if bought else 0)
    at = put(out, at, b',"row":')
    for i in range(row_size(s.players)):
        at = put(out, put(out, at, b"," if i else b"["), CARD[s.rows[r][i]])
    dog = lone_dog(s, r) if bought else HIDDEN
    at = put(out, put(out, at, b'],"dog":'), b"null" if dog == HIDDEN else CARD[dog])
    at = put(out, put(out, at, b',"prey":'), b"null" if dog == HIDDEN else CARD[prey(s, r, dog)])
    start = put(out, at, b',"won":[')
    at = write_collected(s, r, out, start, start) if bought else start
    return put(out, at, b"]}")

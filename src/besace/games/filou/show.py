"""The view of Filou, written as JSON from an observation; view.py has its types."""

from besace.games.filou.notation import CARD_NAMES, OPEN_OPTIONS, PHASES
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
from besace.kernel.writing import (
    NULL,
    close_list,
    close_object,
    flags,
    in_quotes,
    key,
    number,
    number_or_null,
    numbers,
    open_list,
    open_object,
    value,
)

PHASE, CARD = in_quotes(PHASES), in_quotes(CARD_NAMES)
OPEN_MICE, OPEN_SACKS = (1 << bit for bit in range(len(OPEN_OPTIONS)))


@jit
def write_public(s, openly, out):
    """Write what is the same for every seat and spectator."""
    players, over = s.players, s.phase == OVER
    value(key(out, b"phase"), PHASE[s.phase])
    number(key(out, b"round"), min(s.played + 1, ROUNDS))
    number(key(out, b"first"), s.first)
    write_hand_sizes(key(out, b"hand_sizes"), s)
    flags(key(out, b"chosen"), 0 if over else ~s.choosing, players)
    numbers(key(out, b"bids"), s.bids, players)
    flags(key(out, b"passed"), 0 if over else ~s.bidding, players)
    number(key(out, b"high_bid"), s.high_bid)
    number(key(out, b"bank"), s.bank)
    write_row_mice(key(out, b"row_mice"), s)
    if s.played:
        write_round(key(out, b"last_round"), s, s.played - 1)
    else:
        value(key(out, b"last_round"), NULL)
    if over:
        open_list(key(out, b"removed_all"))
        for p in range(players):
            value(out, CARD[s.removed[p]])
        close_list(out)


@jit
def write_own(s, openly, out):
    """Write what depends on whose view it is."""
    seat, players = s.seat, s.players
    if seat < players:
        write_hand(key(out, b"hand"), s.hand[seat])
        value(key(out, b"removed"), CARD[s.removed[seat]])
    else:
        value(key(out, b"hand"), NULL)
        value(key(out, b"removed"), NULL)
    write_row(key(out, b"row"), s)
    open_list(key(out, b"mice"))
    for p in range(players):
        number_or_null(out, s.mice[p], openly & OPEN_MICE or p == seat or s.phase == OVER)
    close_list(out)
    write_won(key(out, b"won"), s, openly & OPEN_SACKS or s.phase == OVER)


@jit
def write_hand_sizes(out, s):
    """How many cards each player has left to lay."""
    open_list(out)
    for p in range(s.players):
        laid = s.phase == BID or (s.phase == CHOOSE and not s.choosing >> p & 1)
        number(out, ROUNDS - s.played - laid)
    close_list(out)


@jit
def write_hand(out, cards):
    """The cards of a hand, the cheapest first."""
    open_list(out)
    for card in range(CARDS):
        if cards >> card & 1:
            value(out, CARD[card])
    close_list(out)


@jit
def write_row(out, s):
    """The row that is bid for: whose card lies in each place, and which one it is where that is known."""
    open_list(out)
    for i in range(row_size(s.players) if s.phase == BID else 0):
        owner, card = i - (s.players == PASSIVE), s.rows[s.played][i]
        open_object(out)
        number_or_null(key(out, b"owner"), (s.first + owner) % s.players, owner >= 0)
        value(key(out, b"card"), CARD[card] if card != HIDDEN else NULL)
        close_object(out)
    close_list(out)


@jit
def write_row_mice(out, s):
    """What each mouse card shows and holds: those still filled are the last ones."""
    cards, left = MOUSE_CARDS[s.players], s.row_mice
    places, filled = 0, 0
    while cards >> 4 * places:
        places += 1
    while left >> 4 * filled:
        filled += 1
    open_list(out)
    for i in range(places):
        mice = cards >> 4 * i & 15
        open_list(out)
        number(out, mice)
        number(out, mice if i >= places - filled else 0)
        close_list(out)
    close_list(out)


@jit
def write_won(out, s, shown):
    """The animals that each player has collected; they lie face down, so those of others only where they are shown."""
    open_list(out)
    for p in range(s.players):
        if shown or p == s.seat:
            open_list(out)
            for r in range(s.played):
                if s.buyers[r] == p:
                    write_collected(out, s, r)
            close_list(out)
        else:
            value(out, NULL)
    close_list(out)


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
def write_collected(out, s, r):
    """The animals that the buyer of that round's row collected."""
    gone = prey(s, r, lone_dog(s, r))
    for i in range(row_size(s.players)):
        card = s.rows[r][i]
        if card == gone:
            gone = HIDDEN  # of equal ones the one furthest left
        elif card < BIG:
            value(out, CARD[card])


@jit
def write_round(out, s, r):
    """A finished round: who bought the row for how much, and what became of it."""
    bought = s.buyers[r] != NOBODY
    dog = lone_dog(s, r) if bought else HIDDEN
    open_object(out)
    number_or_null(key(out, b"winner"), s.buyers[r], bought)
    number(key(out, b"paid"), s.paid[r] if bought else 0)
    open_list(key(out, b"row"))
    for i in range(row_size(s.players)):
        value(out, CARD[s.rows[r][i]])
    close_list(out)
    value(key(out, b"dog"), CARD[dog] if dog != HIDDEN else NULL)
    value(key(out, b"prey"), CARD[prey(s, r, dog)] if dog != HIDDEN else NULL)
    open_list(key(out, b"won"))
    if bought:
        write_collected(out, s, r)
    close_list(out)
    close_object(out)

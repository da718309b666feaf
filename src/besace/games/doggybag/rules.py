"""Doggy Bag: state, setup, legal moves, steps, end (rules D1 to D9, R0 to R7, E1 to E3).

Stray dogs put bones into a bag by day and raid it at night. What is in a place is one word of bones (see bones.py). The state
also keeps what seats remember: who looked when and saw what, and a log of all that went into the bag and came out of it (see
events.py).
"""

import numpy as np

from besace.games.doggybag.bones import (
    BAG,
    BLACK,
    KINDS,
    SCREEN,
    bone,
    greys,
    kind_at,
    kinds,
    nth_bone,
    of_kind,
    one_put,
    points,
    size,
)
from besace.games.doggybag.events import LOG, drawn, looked, looted, returned, swapped
from besace.kernel.bits import count, high, low, nth
from besace.kernel.generic import CHANCE
from besace.kernel.jit import jit
from besace.kernel.stream import below

SEATS = 6
TOKENS = 8
HOTHEAD = TOKENS  # the token number under which the hothead raids: before all others
ALL_TOKENS = (1 << TOKENS) - 1
BOOTLICKER, WATCHER, LEADER, PICKPOCKET, MOLE, SCOUT, INTENDANT, EXPERT = range(TOKENS)
BLACKS_TO_BE_OUT = 3
BLACKS_PER_PLAYER, BLACKS_IN_BAG = 3, 1
SCOUTED, TO_BAG = 3, 2  # bones that the scout draws and the intendant moves
LEAST_ANNOUNCED = 8
MOST_BY_CHANCE = 12  # announced by a random hothead
MOST_BONES = 101
TURNS = 8  # at most: each loot takes at least two of sixteen bones
NONE = -1

REVISED, FIRST, ENGLISH = 0, 1, 2  # editions

# Phases: chance is due in those up to GLUT; between ROLES and DECIDE a role asks for a choice.
COINS, PICK, SCOUT_DRAW, RAID, GLUT = range(5)
LOOT, ROLES, CHOOSE_FIRST, CHOOSE_CHEST, CHOOSE_BAG, CHOOSE_SWAP, DECIDE, STEAL, OVER = range(5, 14)

# Moves: the first number of each verb. `flip_move` and `swap_move` pack two numbers into one.
PUT_MOVE = 0
TAKE_MOVE = PUT_MOVE + KINDS
FLIP_MOVE = TAKE_MOVE + TOKENS
FIRST_MOVE = FLIP_MOVE + 8 * (MOST_BONES - LEAST_ANNOUNCED + 1)
CHEST_MOVE = FIRST_MOVE + SEATS
BAG_MOVE = CHEST_MOVE + KINDS
SWAP_MOVE = BAG_MOVE + KINDS
STOP_MOVE = SWAP_MOVE + 8 * KINDS
GLUT_MOVE = STOP_MOVE + 1
STEAL_MOVE = GLUT_MOVE + 1
KEEP_MOVE = STEAL_MOVE + SEATS
COINS_MOVE = KEEP_MOVE + 1  # plus the sum of the coins - 2
DRAW_MOVE = COINS_MOVE + 3
ACTIONS = DRAW_MOVE + KINDS
MOST_MOVES = FIRST_MOVE - TAKE_MOVE
MOST_DRAWS = 1

LOOKS = 2 * TURNS

STATE = np.dtype(
    [
        ("bag", "i8"), ("chest", "i8"), ("held", "i8"),  # held: the raid, or what the scout shows
        ("front", "i8", (SEATS,)), ("behind", "i8", (SEATS,)),
        ("takers", "i8"),  # who took each token, four bits a token
        ("taken", "i2"), ("raids", "i2"), ("middle", "i2"),  # a bit per token: taken this turn; still to raid; in the middle
        ("players", "i1"), ("edition", "i1"), ("beginner", "i1"),
        ("phase", "i1"), ("turn", "i1"), ("first", "i1"), ("coins", "i1"),  # turn from 0; coins: their sum, or 0
        ("still_in", "i1"), ("owing", "i1"), ("waiting", "i1"), ("failed", "i1"), ("knows", "i1"),  # a bit per seat
        ("owed", "i1", (SEATS,)),
        ("actor", "i1"), ("due", "i1"), ("number", "i1"), ("flipped", "i1"), ("announced", "i1"), ("glutted", "i1"),
        ("looks", "i1"), ("logged", "i2"), ("log", "u1", (LOG,)), ("looters", "i1", (TURNS,)),
        ("seen", "i8", (LOOKS,)),  # the bag at each look
        ("puts", "i2", (SEATS, TURNS)),  # what each seat put in each turn: three bits a kind
    ],
    align=True,
)  # fmt: skip


@jit
def flip_move(token, announced):
    """A token is flipped to announce a number (D3)."""
    return FLIP_MOVE + 8 * (announced - LEAST_ANNOUNCED) + token


@jit
def flip_of(move):
    """(token, number announced) of a flip."""
    return (move - FLIP_MOVE) & 7, LEAST_ANNOUNCED + ((move - FLIP_MOVE) >> 3)


@jit
def swap_move(mine, theirs):
    """A bone is exchanged for one of the chest (R7)."""
    return SWAP_MOVE + 8 * mine + theirs


@jit
def swap_kinds(move):
    """(kind given, kind received) of a swap."""
    return (move - SWAP_MOVE) >> 3, (move - SWAP_MOVE) & 7


@jit
def draw_count(s, players, options):
    """Only who goes first is decided before the game."""
    return 1


@jit
def bound(s, players, options, i):
    return players


@jit
def setup(s, players, options, draws):
    s.players = players
    s.edition = options[0]
    s.beginner = options[1]
    s.phase = COINS
    s.turn = 0
    s.first = draws[0]
    s.coins = 0
    s.still_in = (1 << players) - 1
    s.knows = s.still_in  # everyone has seen the five bones go in
    s.bag = BAG
    s.chest = 0
    for p in range(SEATS):
        s.front[p] = 0
        s.behind[p] = SCREEN if p < players else 0
        s.owed[p] = 0
        for turn in range(TURNS):
            s.puts[p][turn] = 0
    for i in range(LOOKS):
        s.seen[i] = 0
    for i in range(LOG):
        s.log[i] = 0
    for i in range(TURNS):
        s.looters[i] = 0
    s.looks = 0
    s.logged = 0
    s.owing = 0
    s.actor = s.first
    clear_turn(s)


@jit
def clear_turn(s):
    """No tokens taken, nothing raided."""
    s.held = 0
    s.takers = 0
    s.taken = 0
    s.raids = 0
    s.middle = ALL_TOKENS
    s.waiting = 0
    s.failed = 0
    s.due = 0
    s.number = 0
    s.flipped = NONE
    s.announced = 0
    s.glutted = NONE


@jit
def next_seat(seats, seat):
    """The first of some seats that comes after a seat, clockwise."""
    later = seats >> (seat + 1)
    return seat + 1 + low(later) if later else low(seats)


@jit
def taken_by(seat, token):
    """What a seat that takes a token adds to the takers."""
    return seat << 4 * token


@jit
def taker(s, token):
    """The seat that has taken a token in this turn, if anyone has."""
    return s.takers >> 4 * token & 15


@jit
def has_taken(s, seat, token):
    return s.taken >> token & 1 and taker(s, token) == seat


@jit
def role_of(s, seat):
    """The token under which a seat raids in this turn; NONE before it has taken one."""
    for token in range(HOTHEAD + 1):
        if has_taken(s, seat, token):
            return token
    return NONE


@jit
def log(s, event):
    s.log[s.logged] = event
    s.logged += 1


@jit
def look(s, seat):
    """The seat learns the bag's exact contents."""
    log(s, looked(seat))
    s.seen[s.looks] = s.bag
    s.looks += 1
    s.knows |= 1 << seat


@jit
def to_act(s):
    if s.phase <= GLUT:
        return CHANCE
    if s.phase == LOOT:
        return s.owing
    return 1 << s.actor if s.phase != OVER else 0


@jit
def most_announced(s, token):
    """What the bag can hold when the raid begins, if this token is flipped; 8 in any case (D3).

    Until then only the intendant fills the bag. No bag that a hothead can meet holds more than MOST_BONES - TO_BAG bones: every
    turn with six players takes five bones or more out of it.
    """
    may_fill = not s.beginner and token != INTENDANT and s.middle >> INTENDANT & 1
    return max(LEAST_ANNOUNCED, size(s.bag) + (TO_BAG if may_fill else 0))


@jit
def kind_moves(verb, bones, out):
    k = 0
    left = kinds(bones)
    while left:
        out[k] = verb + kind_at(low(left))
        left &= left - 1
        k += 1
    return k


@jit
def role_moves(s, out):
    k = 0
    left = s.middle
    while left:
        token = low(left)
        out[k] = TAKE_MOVE + token
        k += 1
        left &= left - 1
        if not s.taken >> HOTHEAD & 1:  # D3
            for number in range(LEAST_ANNOUNCED, most_announced(s, token) + 1):
                out[k] = flip_move(token, number)
                k += 1
    return k


@jit
def swap_moves(s, seat, out):
    k = 0
    mine = kinds(s.behind[seat])
    while mine:
        theirs = kinds(s.chest)
        while theirs:
            out[k] = swap_move(kind_at(low(mine)), kind_at(low(theirs)))
            k += 1
            theirs &= theirs - 1
        mine &= mine - 1
    return k


@jit
def holders(s, seat, kind):
    """Other players who have a bone of that kind in front, a bit each."""
    found = 0
    for p in range(s.players):
        if p != seat and of_kind(s.front[p], kind):
            found |= 1 << p
    return found


@jit
def legal(s, seat, out):
    if not to_act(s) >> seat & 1:
        return 0
    if s.phase == LOOT:
        return kind_moves(PUT_MOVE, s.behind[seat], out)
    if s.phase == ROLES:
        return role_moves(s, out)
    if s.phase == CHOOSE_CHEST:
        return kind_moves(CHEST_MOVE, s.held, out)
    if s.phase == CHOOSE_BAG:
        return kind_moves(BAG_MOVE, s.chest, out)
    if s.phase == CHOOSE_SWAP:
        return swap_moves(s, seat, out)
    if s.phase == DECIDE:
        out[0] = STOP_MOVE
        out[1] = GLUT_MOVE
        return 2
    k = 0
    first = s.phase == CHOOSE_FIRST
    seats = s.still_in if first else holders(s, seat, s.glutted)
    while seats:
        out[k] = (FIRST_MOVE if first else STEAL_MOVE) + low(seats)
        seats &= seats - 1
        k += 1
    if not first:
        out[k] = KEEP_MOVE
        k += 1
    return k


@jit
def random_kind(bones, rng):
    left = kinds(bones)
    return kind_at(nth(left, below(rng, count(left))))


@jit
def random_role(s, rng):
    """Each token and, while there is no hothead, "flip" equally likely; a flip takes any token and announces 8 up to the bones
    in the bag, 12 at most."""
    tokens = count(s.middle)
    r = below(rng, tokens + 1 - (s.taken >> HOTHEAD))
    if r < tokens:
        return TAKE_MOVE + nth(s.middle, r)
    token = nth(s.middle, below(rng, tokens))
    numbers = max(1, min(size(s.bag), MOST_BY_CHANCE) - LEAST_ANNOUNCED + 1)
    return flip_move(token, LEAST_ANNOUNCED + below(rng, numbers))


@jit
def random_move(s, seat, rng):
    """Every legal move equally likely, kinds not bones; roles as `random_role` says."""
    if s.phase == LOOT:
        return PUT_MOVE + random_kind(s.behind[seat], rng)
    if s.phase == ROLES:
        return random_role(s, rng)
    if s.phase == DECIDE:
        return STOP_MOVE + below(rng, 2)
    if s.phase == CHOOSE_CHEST:
        return CHEST_MOVE + random_kind(s.held, rng)
    if s.phase == CHOOSE_BAG:
        return BAG_MOVE + random_kind(s.chest, rng)
    if s.phase == CHOOSE_FIRST:
        return FIRST_MOVE + nth(s.still_in, below(rng, count(s.still_in)))
    if s.phase == CHOOSE_SWAP:
        return swap_move(random_kind(s.behind[seat], rng), random_kind(s.chest, rng))
    others = holders(s, seat, s.glutted)
    r = below(rng, count(others) + 1)
    return STEAL_MOVE + nth(others, r) if r < count(others) else KEEP_MOVE


@jit
def outcomes(s):
    """Four ways for two coins to fall; or each bone of the bag."""
    return 4 if s.phase == COINS else size(s.bag)


@jit
def outcome(s, r):
    return COINS_MOVE + (r & 1) + (r >> 1) if s.phase == COINS else DRAW_MOVE + nth_bone(s.bag, r)


@jit
def step(s, seat, move):
    if s.phase == COINS:
        flip_coins(s, move - COINS_MOVE + 2)
    elif s.phase <= GLUT:
        draw(s, move - DRAW_MOVE)
    elif s.phase == LOOT:
        put(s, seat, move - PUT_MOVE)
    elif s.phase == ROLES:
        choose_role(s, seat, move)
    elif s.phase < DECIDE:
        carry_out(s, seat, move)
    elif s.phase == DECIDE:
        if move == STOP_MOVE:  # D5
            keep_raid(s)
            end_turn(s)
        else:
            s.phase = GLUT  # D6
    else:
        if move != KEEP_MOVE:
            one = bone(s.glutted)
            s.front[move - STEAL_MOVE] -= one
            s.front[seat] += one
        end_turn(s)


@jit
def flip_coins(s, coins):
    """D1: everyone still in owes that many bones, or all they have."""
    s.coins = coins
    owed = min(coins, size(s.behind[low(s.still_in)]))
    log(s, looted(owed))
    s.looters[s.turn] = s.still_in
    s.owing = s.still_in
    for p in range(s.players):
        s.owed[p] = owed if s.still_in >> p & 1 else 0
    s.phase = LOOT


@jit
def put(s, seat, kind):
    s.behind[seat] -= bone(kind)
    s.bag += bone(kind)
    s.puts[seat][s.turn] += one_put(kind)
    s.knows &= 1 << seat  # nobody else can follow
    s.owed[seat] -= 1
    if s.owed[seat] == 0:
        s.owing ^= 1 << seat
        if s.owing == 0:
            s.waiting = s.still_in
            s.actor = s.first
            s.phase = ROLES


@jit
def choose_role(s, seat, move):
    """D2, D3: a token is taken for its effect, or flipped to announce a number."""
    if move >= FLIP_MOVE:
        token, s.announced = flip_of(move)
        s.flipped = token
        raids_as = HOTHEAD
    else:
        token = move - TAKE_MOVE
        raids_as = token
    s.middle ^= 1 << token
    s.taken |= 1 << raids_as
    s.takers |= taken_by(seat, raids_as)
    s.waiting ^= 1 << seat
    if s.beginner or raids_as == HOTHEAD:
        next_chooser(s)
    else:
        take(s, seat, token)


@jit
def take(s, seat, token):
    """A role's effect: done at once, or asked for in a phase of its own."""
    if token == WATCHER and s.edition == FIRST:  # R1, look first
        look(s, seat)
    if token == BOOTLICKER and of_kind(s.front[seat], BLACK):  # R0
        s.front[seat] -= bone(BLACK)
        s.chest += bone(BLACK)
    elif token in (WATCHER, PICKPOCKET):  # R1, R3; somebody has just put a bone, so the bag is not empty
        s.phase = PICK
        return
    elif token == LEADER:  # R2
        s.phase = CHOOSE_FIRST
        return
    elif token == MOLE:  # R4
        look(s, seat)
    elif token == SCOUT:  # R5
        s.due = min(SCOUTED, size(s.bag))
        s.phase = SCOUT_DRAW
        return
    elif token == INTENDANT and s.chest:  # R6
        s.due = min(TO_BAG, size(s.chest))
        s.phase = CHOOSE_BAG
        return
    elif token == EXPERT and s.behind[seat] and s.chest:  # R7
        s.phase = CHOOSE_SWAP
        return
    next_chooser(s)


@jit
def carry_out(s, seat, move):
    """The choice that a role has asked for."""
    if s.phase == CHOOSE_FIRST:  # R2
        s.first = move - FIRST_MOVE
    elif s.phase == CHOOSE_CHEST:  # R5
        one = bone(move - CHEST_MOVE)
        s.chest += one
        back = s.held - one
        s.bag += back
        s.held = 0
        while back:
            kind = nth_bone(back, 0)
            log(s, returned(kind))
            back -= bone(kind)
    elif s.phase == CHOOSE_BAG:  # R6
        kind = move - BAG_MOVE
        s.chest -= bone(kind)
        s.bag += bone(kind)
        log(s, returned(kind))
        s.due -= 1
        if s.due:
            return
    else:  # R7
        mine, theirs = swap_kinds(move)
        change = bone(theirs) - bone(mine)
        s.behind[seat] += change
        s.chest -= change
        log(s, swapped(seat, mine, theirs))
    next_chooser(s)


@jit
def next_chooser(s):
    if s.waiting:
        s.actor = next_seat(s.waiting, s.actor)
        s.phase = ROLES
    else:
        s.raids = s.taken
        next_raid(s)


@jit
def next_raid(s):
    """D4: the hothead first, then the tokens from the highest to the lowest."""
    if s.raids == 0:
        end_turn(s)  # D7
        return
    token = high(s.raids)
    s.raids ^= 1 << token
    s.actor = taker(s, token)
    s.number = s.announced if token == HOTHEAD else token
    go_on(s)


@jit
def go_on(s):
    if size(s.bag) == 0:  # whether a bone is due (D4) or not (D5), the player keeps what they have
        keep_raid(s)
        end_turn(s)
    else:
        s.phase = DECIDE if size(s.held) == s.number else RAID


@jit
def keep_raid(s):
    s.front[s.actor] += s.held
    s.held = 0


@jit
def draw(s, kind):
    """A bone comes out of the bag: for a role, in a raid, or by gluttony."""
    one = bone(kind)
    log(s, drawn(kind))
    if s.phase == PICK:
        pick(s, kind)
        return
    s.bag -= one
    if s.phase == SCOUT_DRAW:
        s.held += one
        s.due -= 1
        if s.due == 0:
            s.phase = CHOOSE_CHEST
    elif kind == BLACK:
        fail(s)
    else:
        s.held += one
        if s.phase == RAID:
            go_on(s)
        else:
            be_gluttonous(s, kind)


@jit
def pick(s, kind):
    """R1, R3: a black bone goes back, any other to the own front; the watcher then looks."""
    if kind == BLACK:
        log(s, returned(BLACK))
    else:
        s.bag -= bone(kind)
        s.front[s.actor] += bone(kind)
    if has_taken(s, s.actor, WATCHER) and s.edition != FIRST:
        look(s, s.actor)
    next_chooser(s)


@jit
def be_gluttonous(s, kind):
    """D6: the bone was not black."""
    keep_raid(s)
    if holders(s, s.actor, kind):
        s.glutted = kind
        s.phase = STEAL
    else:
        end_turn(s)


@jit
def fail(s):
    """D4, D6: a black bone ends the raid."""
    p = s.actor
    lost_too = s.phase == GLUT and s.edition == ENGLISH
    grey = 0 if lost_too else greys(s.held)
    s.front[p] += grey + bone(BLACK)
    s.chest += s.held - grey
    s.held = 0
    s.failed |= 1 << p
    if of_kind(s.front[p], BLACK) == BLACKS_TO_BE_OUT:  # D8
        s.chest += s.front[p]
        s.front[p] = 0
        s.still_in ^= 1 << p
        if s.first == p:
            s.first = next_seat(s.still_in, p)
        if count(s.still_in) == 1:
            s.phase = OVER
            return
    next_raid(s)


@jit
def black_seen(s):
    """Black bones in front of players and on the chest."""
    seen = of_kind(s.chest, BLACK)
    for p in range(s.players):
        seen += of_kind(s.front[p], BLACK)
    return seen


@jit
def end_turn(s):
    if size(s.behind[low(s.still_in)]) == 0 or black_seen(s) == BLACKS_PER_PLAYER * s.players + BLACKS_IN_BAG:  # E1, E2
        s.phase = OVER
        s.glutted = NONE
        return
    if s.beginner:
        s.first = next_seat(s.still_in, s.first)
    clear_turn(s)  # D9
    s.turn += 1
    s.coins = 0
    s.phase = COINS


@jit
def scores(s, out):
    """Points in front; nothing is left in front of those who are out."""
    for p in range(s.players):
        out[p] = points(s.front[p])


@jit
def merit(s, seat):
    """What a seat's result is worth beside the others', the higher the better."""
    return points(s.front[seat]) if s.still_in >> seat & 1 else -1


@jit
def last_number(s, seat):
    """The number of a seat's role in the last turn; a hothead counts what they announced (E3)."""
    role = role_of(s, seat)
    return s.announced if role == HOTHEAD else role


@jit
def winners(s):
    best, won = -1, 0
    for p in range(s.players):
        if s.still_in >> p & 1:
            tie = BLACKS_TO_BE_OUT - of_kind(s.front[p], BLACK) if s.edition == FIRST else last_number(s, p)  # E3
            rank = (points(s.front[p]) << 7) + tie
            if rank > best:
                best, won = rank, 0
            if rank == best:
                won |= 1 << p
    return won

"""Doggy Bag for a network: what it is told, made from the vector alone, and what it may choose.

What the bag may hold is worked out here as far as it follows from what the observer has seen: exact while it knows the bag, else
the bones of its last look, what has gone in and out since, and for what others put in a fair share of all that is unseen. From
that come the odds that so many draws are clean; and once more for a darker bag, into which others put black bones before good
ones, as many players do.
"""

from besace.games.doggybag.bones import BLACK, KINDS, POINTS
from besace.games.doggybag.rules import (
    BAG_MOVE,
    CHEST_MOVE,
    FIRST_MOVE,
    FLIP_MOVE,
    HOTHEAD,
    KEEP_MOVE,
    LEAST_ANNOUNCED,
    LOOT,
    OVER,
    PUT_MOVE,
    SEATS,
    STEAL_MOVE,
    STOP_MOVE,
    SWAP_MOVE,
    TAKE_MOVE,
    TOKENS,
    TURNS,
    flip_of,
    swap_kinds,
)
from besace.games.parts.network import NO_CHOICE, Group, starts
from besace.kernel.jit import jit

SCALE, LEAD = 12.0, (0.2, 0.05)  # a lead that is told as 1; what it is worth beside a win, first and later
NUMBERS = 5  # a hothead's numbers that are told apart, from the least on; then the whole bag, and more than it holds now
PER_SEAT = KINDS + HOTHEAD + 1 + 9
ODDS = 13  # numbers of draws whose odds are told
BAG_WORDS = 2 * KINDS + 4

INPUTS = (
    Group("players", 5, "1 for two to six players"),
    Group("variant", 4, "1 for the edition; 1 in the beginner's variant"),
    Group("phase", OVER - LOOT, "1 for what is to be chosen"),
    Group("turn", TURNS, "1 for the turn"),
    Group("first", SEATS, "1 for the first player"),
    Group("coins", 5, "1 for the sum of the coins"),
    Group("actor", SEATS, "1 for who is to act or raids"),
    Group("raid", 6, "bones that an effect still moves; the raider's number, the hothead's and whether there is one; the raid"),
    Group("glutted", KINDS, "1 for the kind drawn by gluttony"),
    Group("bones", 5 * KINDS, "per kind: on the chest, held, behind the own screen, unseen, put by the observer since its look"),
    Group(
        "bag", BAG_WORDS, "per kind: bones in the bag as known, as expected; size, whether known, black bones, worth of a bone"
    ),
    Group("odds", ODDS, "the odds that so many draws are clean, from one on"),
    Group("darker", ODDS + 2, "if others put black bones first: the same odds, black bones, worth of all"),
    Group("tokens", TOKENS + HOTHEAD + 1, "1 for each token in the middle; 1 for each whose raid is to come"),
    Group("seats", PER_SEAT * SEATS, "per seat: bones in front, token, points, own lead, black bones, state, screen, bones owed"),
    Group("lead", 3, "own lead over the best of the others; how many are still in; whether this is the last turn"),
)
(
    PLAYERS_AT, VARIANT_AT, PHASE_AT, TURN_AT, FIRST_AT, COINS_AT, ACTOR_AT, RAID_AT, GLUTTED_AT, BONES_AT, BAG_AT, ODDS_AT,
    DARKER_AT, TOKENS_AT, SEATS_AT, LEAD_AT, INPUT_COUNT,
) = starts(INPUTS)  # fmt: skip

CHOICES = (
    Group("put", KINDS, "put a bone of that kind"),
    Group("take", TOKENS, "take that token"),
    Group("flip", NUMBERS + 2, "flip the lowest token and announce 8 … 12, the whole bag, or more"),
    Group("first", SEATS, "make a seat the first player"),
    Group("chest", KINDS, "put a bone of that kind on the chest"),
    Group("bag", KINDS, "put a bone of that kind into the bag"),
    Group("swap", KINDS * KINDS, "give a bone of one kind for one of another"),
    Group("decide", 2, "stop; be gluttonous"),
    Group("steal", SEATS, "steal from a seat"),
    Group("keep", 1, "steal from nobody"),
)
PUT_AT, TAKE_AT, FLIP_AT, FIRST_TO_AT, CHEST_AT, TO_BAG_AT, SWAP_AT, DECIDE_AT, STEAL_AT, KEEP_AT, CHOICE_COUNT = starts(CHOICES)


@jit
def from_here(v, seat, other):
    """How many seats one goes clockwise from the observer's to another."""
    return other - seat if other >= seat else other - seat + v.players


@jit
def flip_choice(v, number):
    """Of a hothead's numbers: the least ones each, the whole bag, the largest one above it."""
    if number - LEAST_ANNOUNCED < NUMBERS:
        return FLIP_AT + number - LEAST_ANNOUNCED
    if number == v.bag_size:
        return FLIP_AT + NUMBERS
    return FLIP_AT + NUMBERS + 1 if number == v.bag_size + 2 else NO_CHOICE


@jit
def choice(s, seat, move):
    v = s
    if move < TAKE_MOVE:
        return PUT_AT + move - PUT_MOVE
    if move < FLIP_MOVE:
        return TAKE_AT + move - TAKE_MOVE
    if move < FIRST_MOVE:
        _, number = flip_of(move)
        return flip_choice(v, number)
    if move < CHEST_MOVE:
        return FIRST_TO_AT + from_here(v, seat, move - FIRST_MOVE)
    if move < BAG_MOVE:
        return CHEST_AT + move - CHEST_MOVE
    if move < SWAP_MOVE:
        return TO_BAG_AT + move - BAG_MOVE
    if move < STOP_MOVE:
        mine, theirs = swap_kinds(move)
        return SWAP_AT + KINDS * mine + theirs
    if move < STEAL_MOVE:
        return DECIDE_AT + move - STOP_MOVE
    return KEEP_AT if move == KEEP_MOVE else STEAL_AT + from_here(v, seat, move - STEAL_MOVE)


@jit
def encode(s, x):
    v = s
    for i in range(INPUT_COUNT):
        x[i] = 0.0
    x[PLAYERS_AT + v.players - 2] = 1.0
    x[VARIANT_AT + v.edition] = 1.0
    x[VARIANT_AT + 3] = v.beginner
    if LOOT <= v.phase < OVER:
        x[PHASE_AT + v.phase - LOOT] = 1.0
    x[TURN_AT + v.turn] = 1.0
    x[FIRST_AT + v.first] = 1.0
    x[COINS_AT + v.coins] = 1.0
    x[ACTOR_AT + v.actor] = 1.0
    x[RAID_AT] = v.due / 3
    x[RAID_AT + 1] = v.number / 8
    x[RAID_AT + 2] = v.announced / 12
    x[RAID_AT + 3] = 1.0 if v.announced else 0.0
    if v.glutted >= 0:
        x[GLUTTED_AT + v.glutted] = 1.0
    for kind in range(KINDS):
        x[RAID_AT + 4] += v.held[kind] / 8
        x[RAID_AT + 5] += v.held[kind] * POINTS[kind] / 10
        at = BONES_AT + 5 * kind
        x[at] = v.chest[kind] / 4
        x[at + 1] = v.held[kind] / 3
        x[at + 2] = v.behind[kind] / 4
        x[at + 3] = v.unseen[kind] / 10
        x[at + 4] = v.put_since[kind] / 4
    for token in range(TOKENS):
        x[TOKENS_AT + token] = v.middle[token]
    for token in range(HOTHEAD + 1):
        x[TOKENS_AT + TOKENS + token] = v.raids[token]
    encode_bag(v, x)
    encode_seats(v, x)


@jit
def sure_bones(v, kind):
    """Bones of a kind that are in the bag for all the observer has seen: those that were drawn may have been others' own."""
    return max(0, v.last_seen[kind] + v.returned_since[kind] + v.put_since[kind] - v.drawn_since[kind])


@jit
def encode_bag(v, x):
    """What is, or may be, in the bag, and the odds of clean draws."""
    sure, others = 0, 0
    for kind in range(KINDS):
        sure += sure_bones(v, kind)
        others += max(0, v.unseen[kind] - sure_bones(v, kind))
    more = max(0, v.bag_size - sure) / others if others else 0.0
    fewer = min(1.0, v.bag_size / sure) if sure else 1.0
    blacks, worth = 0.0, 0.0
    for kind in range(KINDS):
        expected = fewer * sure_bones(v, kind) + more * max(0, v.unseen[kind] - sure_bones(v, kind))
        if v.knows_bag:
            expected = 1.0 * v.bag[kind]
        x[BAG_AT + 2 * kind] = v.bag[kind] / 5
        x[BAG_AT + 2 * kind + 1] = expected / 5
        worth += expected * POINTS[kind]
        if kind == BLACK:
            blacks = expected
    x[BAG_AT + 2 * KINDS] = v.bag_size / 20
    x[BAG_AT + 2 * KINDS + 1] = v.knows_bag
    x[BAG_AT + 2 * KINDS + 2] = blacks / 4
    x[BAG_AT + 2 * KINDS + 3] = worth / max(1.0, v.bag_size - blacks) / 2
    write_odds(v, blacks, x, ODDS_AT)
    darkest = fewer * sure_bones(v, BLACK) + min(max(0, v.unseen[BLACK] - sure_bones(v, BLACK)), max(0, v.bag_size - sure))
    if v.knows_bag:
        darkest = blacks
    write_odds(v, darkest, x, DARKER_AT)
    x[DARKER_AT + ODDS] = darkest / 4
    x[DARKER_AT + ODDS + 1] = worth / max(1.0, v.bag_size - blacks) * (v.bag_size - darkest) / 20


@jit
def write_odds(v, blacks, x, at):
    """The odds that so many draws are clean, from a bag with so many black bones."""
    odds = 1.0
    for i in range(ODDS):
        left = v.bag_size - i
        if left > 0:
            odds *= max(0.0, 1.0 - blacks / left)
        x[at + i] = odds


@jit
def points_of(v, i):
    """What lies in front of the i-th seat is worth."""
    total = 0
    for kind in range(KINDS):
        total += v.front[i][kind] * POINTS[kind]
    return total


@jit
def encode_seats(v, x):
    own, best, there = points_of(v, 0), 0, 0
    for i in range(v.players):
        at = SEATS_AT + PER_SEAT * i
        for kind in range(KINDS):
            x[at + kind] = v.front[i][kind] / 4
        for token in range(HOTHEAD + 1):
            x[at + KINDS + token] = v.role[i][token]
        at += KINDS + HOTHEAD + 1
        points = points_of(v, i)
        x[at] = points / 15
        x[at + 1] = (own - points) / 10
        x[at + 2] = 1.0 if v.front[i][BLACK] > 0 else 0.0
        x[at + 3] = 1.0 if v.front[i][BLACK] > 1 else 0.0
        x[at + 4] = v.still_in[i]
        x[at + 5] = v.failed[i]
        x[at + 6] = v.knows[i]
        x[at + 7] = v.behind_sizes[i] / 16
        x[at + 8] = v.owed[i] / 4
        there += v.still_in[i]
        if i and v.still_in[i]:
            best = max(best, points)
    x[LEAD_AT] = (own - best) / 10
    x[LEAD_AT + 1] = there / 6
    x[LEAD_AT + 2] = 1.0 if v.behind_sizes[0] == 0 else 0.0

"""Doggy Bag as a vector of whole numbers: see FIELDS for the layout.

What the observer remembers of the bag is its contents at the last look (every player has seen the five bones go in) and what
has happened to it since.
"""

from besace.games.doggybag.bones import BAG, KINDS, SCREEN, bone, bones_put, of_kind, size
from besace.games.doggybag.events import drawn_kind, is_draw, is_look, is_look_of, is_loot, is_return, loot_of, returned_kind
from besace.games.doggybag.observe import observe
from besace.games.doggybag.rules import (
    HOTHEAD,
    LOOT,
    MOST_BONES,
    OVER,
    SEATS,
    TOKENS,
    TURNS,
    has_taken,
)
from besace.games.vectors import Field, vector_of
from besace.kernel.jit import jit

_KINDS = "of each kind (grey, white, red, yellow, black)"
BEHIND = size(SCREEN)
RETURNS = 6 * TURNS  # at most, and so often may a bone be drawn again

FIELDS = (
    Field("players", "how many play", 2, SEATS),
    Field("edition", "0 revised, 1 first, 2 English", 0, 2),
    Field("beginner", "1 in the beginner's variant", 0, 1),
    Field("phase", "0–4 chance, 5 loot, 6 roles, 7–10 an effect's choice, 11 decide, 12 steal, 13 over", 0, OVER),
    Field("turn", "the turn, from 0", 0, TURNS - 1),
    Field("first", "the first player", 0, SEATS - 1),
    Field("coins", "the sum of the coins, 0 before the flip", 0, 4),
    Field("actor", "who is to act or raids", 0, SEATS - 1),
    Field("due", "bones that a role's effect still moves", 0, 3),
    Field("number", "the number that the raider dares", 0, MOST_BONES),
    Field("announced", "the hothead's number, or 0", 0, MOST_BONES),
    Field("glutted", "the kind drawn by gluttony, or -1", -1, KINDS - 1),
    Field("bag_size", "bones in the bag", 0, MOST_BONES),
    Field("knows_bag", "1 while the observer knows what is in the bag", 0, 1),
    Field("bag", f"bones in the bag {_KINDS}, where known", 0, MOST_BONES, (KINDS,)),
    Field("chest", f"bones on the chest {_KINDS}", 0, MOST_BONES, (KINDS,)),
    Field("held", f"bones raided, or shown by the scout, {_KINDS}", 0, MOST_BONES, (KINDS,)),
    Field("behind", f"bones behind the own screen {_KINDS}", 0, BEHIND, (KINDS,)),
    Field("unseen", f"bones in the bag and behind the screens of others {_KINDS}", 0, MOST_BONES, (KINDS,)),
    Field("middle", "1 for each token in the middle", 0, 1, (TOKENS,)),
    Field("raids", "1 for each token whose raid is still to come; the last is the hothead", 0, 1, (TOKENS + 1,)),
    Field("role", "1 for the token taken, per seat; the last is the hothead", 0, 1, (SEATS, TOKENS + 1)),
    Field("front", f"bones in front {_KINDS}, per seat", 0, MOST_BONES, (SEATS, KINDS)),
    Field("behind_sizes", "bones behind the screen, per seat", 0, BEHIND, (SEATS,)),
    Field("owed", "bones still to put, per seat", 0, 4, (SEATS,)),
    Field("still_in", "1 for who is still in, per seat", 0, 1, (SEATS,)),
    Field("failed", "1 for whose raid has failed in this turn, per seat", 0, 1, (SEATS,)),
    Field("knows", "1 for who knows what is in the bag, per seat", 0, 1, (SEATS,)),
    Field("last_seen", f"the bag at the own last look {_KINDS}", 0, MOST_BONES, (KINDS,)),
    Field("drawn_since", f"bones drawn since {_KINDS}", 0, MOST_BONES + RETURNS, (KINDS,)),
    Field("returned_since", f"bones put back since, by anyone {_KINDS}", 0, RETURNS, (KINDS,)),
    Field("put_since", f"bones that the observer has put since {_KINDS}", 0, BEHIND, (KINDS,)),
    Field("others_since", "bones that others have put since", 0, MOST_BONES),
)
VECTOR = vector_of(FIELDS)


@jit
def bone_counts(bones, row):
    """Spread bones out, a number a kind."""
    for kind in range(KINDS):
        row[kind] = of_kind(bones, kind)


@jit
def vectorise(s, v):
    """Write what the observer of ``s`` knows into ``v``."""
    o, me = s, s.seat
    v.players = o.players
    v.edition = o.edition
    v.beginner = o.beginner
    v.phase = o.phase
    v.turn = o.turn
    v.first = (o.first - me + o.players) % o.players
    v.coins = o.coins
    v.actor = (o.actor - me + o.players) % o.players
    v.due = o.due
    v.number = o.number
    v.announced = o.announced
    v.glutted = o.glutted
    v.bag_size = size(o.bag)
    v.knows_bag = o.knows >> me & 1
    bone_counts(o.bag, v.bag)
    bone_counts(o.chest, v.chest)
    bone_counts(o.held, v.held)
    bone_counts(o.behind[me], v.behind)
    write_tokens(o, v)
    unseen = BAG + o.players * SCREEN - o.chest - o.held - o.behind[me]
    for p in range(o.players):
        unseen -= o.front[p]
    bone_counts(unseen, v.unseen)
    for i in range(SEATS):
        write_seat(o, me, i, v)
    write_memory(o, me, v)


@jit
def write_tokens(o, v):
    for token in range(TOKENS):
        v.middle[token] = o.middle >> token & 1
    for token in range(TOKENS + 1):
        v.raids[token] = o.raids >> token & 1


@jit
def write_seat(o, me, i, v):
    """The fields of the i-th seat from the observer on."""
    sits = i < o.players
    seat = me + i if me + i < o.players else me + i - o.players
    for token in range(HOTHEAD + 1):
        v.role[i][token] = 1 if sits and has_taken(o, seat, token) else 0
    bone_counts(o.front[seat] if sits else 0, v.front[i])
    v.behind_sizes[i] = size(o.behind[seat]) if sits else 0
    v.owed[i] = o.owed[seat] if sits else 0
    v.still_in[i] = o.still_in >> seat & 1 if sits else 0
    v.failed[i] = o.failed >> seat & 1 if sits else 0
    v.knows[i] = o.knows >> seat & 1 if sits else 0


@jit
def write_memory(o, me, v):
    """Go back through the log to the own last look."""
    drawn, returned, put, others, last = 0, 0, 0, 0, BAG
    turn, look = o.turn + (o.coins > 0) - 1, o.looks
    i = o.logged - 1
    while i >= 0:
        event = o.log[i]
        if is_draw(event):
            drawn += bone(drawn_kind(event))
        elif is_return(event):
            returned += bone(returned_kind(event))
        elif is_look(event):
            look -= 1
            if is_look_of(event, me):
                last = o.seen[look]
                break
        elif is_loot(event):
            put += bones_put(o.puts[me][turn])
            others += put_by_others(o, me, turn, loot_of(event))
            turn -= 1
        i -= 1
    bone_counts(last, v.last_seen)
    bone_counts(drawn, v.drawn_since)
    bone_counts(returned, v.returned_since)
    bone_counts(put, v.put_since)
    v.others_since = others


@jit
def put_by_others(o, me, turn, each):
    """How many bones the other seats have put in a turn."""
    total = 0
    for p in range(o.players):
        if p != me and o.looters[turn] >> p & 1:
            total += each - (o.owed[p] if o.phase == LOOT and turn == o.turn else 0)
    return total


@jit
def survey(s, seat, o, v):
    """Write what ``seat`` knows into ``v``, by way of its observation."""
    observe(s, seat, o)
    vectorise(o, v)

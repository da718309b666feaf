"""Doggy Bag: who sees what, and states that fit what a seat has seen.

Secret are the bag and what is behind the screens of others; their sizes are public. A seat remembers what it put itself and
what it saw each time it looked. Once the game is over everything lies open.
"""

from besace.games.doggybag.bones import face_down
from besace.games.doggybag.events import is_look, is_look_of
from besace.games.doggybag.pasts.hidden_pasts import BOOK, recall, settle, tell
from besace.games.doggybag.pasts.shares import WAYS
from besace.games.doggybag.rules import LOOKS, OVER, SEATS, STATE, TURNS
from besace.kernel.generic import observation_of, publish
from besace.kernel.jit import jit
from besace.kernel.stream import FINE, below, new_floats, new_numbers

OBSERVATION = observation_of(STATE)
PUBLIC = (
    "chest", "held", "front", "takers", "taken", "raids", "middle", "players", "edition", "beginner", "phase", "turn", "first",
    "coins", "still_in", "owing", "waiting", "failed", "knows", "owed", "actor", "due", "number", "flipped", "announced",
    "glutted", "looks", "logged", "log", "looters",
)  # fmt: skip

TALES = 8  # imagined for each resampled state


@jit
def observe(s, seat, o):
    """Write what ``seat`` knows, by memory too, into ``o``."""
    publish(s, o)
    o.seat = seat
    over = s.phase == OVER
    o.bag = s.bag if over or s.knows >> seat & 1 else face_down(s.bag)
    for p in range(SEATS):
        own = over or p == seat
        o.behind[p] = s.behind[p] if own else face_down(s.behind[p])
        for turn in range(TURNS):
            o.puts[p][turn] = s.puts[p][turn] if own else 0
    for i in range(LOOKS):
        o.seen[i] = 0
    look = 0
    for i in range(s.logged):
        if is_look(s.log[i]):
            if over or is_look_of(s.log[i], seat):
                o.seen[look] = s.seen[look]
            look += 1


@jit
def resample(s, into, rng):
    """Write a full state into ``into`` that the observer of ``s`` cannot tell from the true one.

    The model: bones are put indifferently, every bone behind a screen equally likely, and drawn so; a bone swapped away (R7) is
    taken to be any of those behind the screen. A state comes in proportion to the number of pasts that lead to it: which bone
    of whom was put, drawn and seen when. Of TALES pasts, told as hidden_pasts.py says, one is chosen by its weight: exact in the
    limit of many, close with these few, because the weights differ little.
    """
    o = s
    publish(o, into)
    into.bag = o.bag
    for p in range(SEATS):
        into.behind[p] = o.behind[p]
        for turn in range(TURNS):
            into.puts[p][turn] = o.puts[p][turn]
    for i in range(LOOKS):
        into.seen[i] = o.seen[i]
    if o.phase == OVER:
        return
    book, ways = new_numbers(BOOK), new_floats(WAYS)
    total = 0.0
    told = 0
    tries = 0
    while told < TALES and (told == 0 or tries < 4 * TALES):
        tries += 1
        weight = tell(o, book, ways, rng)
        if weight > 0.0:
            told += 1
            total += weight
            if below(rng, FINE) * total < weight * FINE:
                settle(o, book, into, rng)
    recall(into)

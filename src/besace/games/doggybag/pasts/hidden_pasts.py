"""Hidden pasts of a Doggy Bag game, as one seat may imagine them: what the others put into the bag, and when.

A tale is told along the public log. A bone of another seat stays of unknown kind until it is drawn, swapped or looked at; then
it is given to one of those who may have put it, with the odds of that moment, and these odds multiply to the tale's weight.
What the observer saw at its last look also tells what lay behind the screens of the others then, all of them together: that is
shared out among them first, so that few tales come to a dead end later.

While a tale is told, one array of numbers is the storyteller's book. Of each other seat p:

    book[POOL + p]    the kinds of its bones that are still unknown, behind its screen or in the bag
    book[SLOTS + p]   how many of those are in the bag; book[UNKNOWN + 8 p + t] how many of them were put in turn t
    book[PUTS + 8 p + t]  what it is known to have put in turn t
    book[KEPT + p]    what it has swapped in since the last look and not yet put: behind its screen, of known kind
    book[STAYS + p]   what lies behind its screen at the last look
    book[LATE + p]    what it will put by then, but has not swapped in yet

book[POOL + SIGHT] are the bones of known kind in the bag, and book[SLOTS + SIGHT] is their number: one formula serves all.
"""

from besace.games.doggybag.bones import BAG, KINDS, SCREEN, bone, bones_put, nth_bone, of_kind, one_put, size
from besace.games.doggybag.events import (
    drawn_kind,
    is_draw,
    is_look,
    is_look_of,
    is_loot,
    is_return,
    is_swap,
    loot_of,
    returned_kind,
    swap_of,
)
from besace.games.doggybag.pasts.shares import choose_part
from besace.games.doggybag.rules import LOOT, SEATS, TURNS
from besace.kernel.jit import jit
from besace.kernel.stream import FINE, below

SIGHT = SEATS
POOL, SLOTS, KEPT, STAYS, LATE, UNKNOWN, PUTS, BOOK = 0, 8, 16, 24, 32, 40, 88, 136
NEVER = -1


@jit
def tell(o, book, ways, rng):
    """Tell one tale; return its weight, 0 where it comes to a dead end."""
    for i in range(BOOK):
        book[i] = 0
    for p in range(o.players):
        book[POOL + p] = SCREEN if p != o.seat else 0
    book[POOL + SIGHT] = BAG
    book[SLOTS + SIGHT] = size(BAG)
    last = last_look(o)
    weight = 1.0 if last == NEVER else share_out(o, last, book, ways, rng)
    turn = -1
    look = 0
    for i in range(o.logged):
        if weight == 0.0:
            return 0.0
        event = o.log[i]
        if is_draw(event):
            weight *= draw_out(drawn_kind(event), book, rng)
        elif is_return(event):
            book[POOL + SIGHT] += bone(returned_kind(event))
            book[SLOTS + SIGHT] += 1
        elif is_swap(event):
            weight *= swap(o, event, i < last, book, rng)
        elif is_look(event):
            if is_look_of(event, o.seat):
                weight *= look_in(o.seen[look], book, ways, rng)
            if i == last:
                for p in range(o.players):
                    book[POOL + p] += book[STAYS + p]
            look += 1
        else:
            turn += 1
            weight *= loot(o, turn, loot_of(event), book, rng)
    return weight


@jit
def last_look(o):
    """Where in the log the observer last looked into the bag."""
    last = NEVER
    for i in range(o.logged):
        if is_look_of(o.log[i], o.seat):
            last = i
    return last


@jit
def share_out(o, last, book, ways, rng):
    """Say what lay behind each screen at the last look; return the weight of that. POOL is then what was put until then.

    A bone that was swapped away has never been put; one swapped in is like any other, but cannot have been put before.
    """
    look, turn, hidden = 0, -1, BAG  # hidden: what lies behind the screens of all others
    for i in range(last):
        event = o.log[i]
        if is_draw(event):
            hidden -= bone(drawn_kind(event))
        elif is_return(event):
            hidden += bone(returned_kind(event))
        elif is_swap(event):
            p, mine, theirs = swap_of(event)
            if p != o.seat:
                book[POOL + p] += bone(theirs) - bone(mine)
                if of_kind(book[LATE + p], mine):  # what it was given it gives away again: it has all that it began with
                    book[LATE + p] -= bone(mine)
                book[LATE + p] += bone(theirs)
        elif is_look(event):
            look += 1
        else:
            turn += 1
            hidden += bones_put(o.puts[o.seat][turn])
            for p in range(o.players):
                if p != o.seat and o.looters[turn] >> p & 1:
                    book[SLOTS + p] += loot_of(event)
    hidden -= o.seen[look]
    for p in range(o.players):
        hidden += book[POOL + p]
    weight = give_parts(hidden, book, ways, rng)
    for p in range(o.players):
        book[SLOTS + p] = 0
        hold_back(p, book, rng)
    return weight


@jit
def give_parts(hidden, book, ways, rng):
    """Share the hidden bones among the seats: STAYS; what a seat has put, SLOTS in number, remains in its POOL."""
    rest = 0
    for p in range(SEATS):
        rest += book[POOL + p] if size(book[POOL + p]) > book[SLOTS + p] else 0
    weight = 1.0
    for p in range(SEATS):
        stays = size(book[POOL + p]) - book[SLOTS + p]
        if stays:
            rest -= book[POOL + p]
            share, part = choose_part(book[POOL + p], stays, hidden, rest, ways, rng)
            weight *= share
            if weight == 0.0:
                return 0.0
            book[STAYS + p] = part
            book[POOL + p] -= part
            hidden -= part
    return weight


@jit
def hold_back(p, book, rng):
    """Of the bones that p swapped in before the last look, those that did not stay come into its pool only when it swaps."""
    swapped, stays, whole = book[LATE + p], book[STAYS + p], book[POOL + p] + book[STAYS + p]
    while swapped:
        kind = nth_bone(swapped, 0)
        swapped -= bone(kind)
        if below(rng, of_kind(whole, kind)) < of_kind(stays, kind):
            stays -= bone(kind)
            book[LATE + p] -= bone(kind)
        else:
            book[POOL + p] -= bone(kind)
        whole -= bone(kind)


@jit
def expected(p, kind, book):
    """How many bones of that kind are to be expected among those that p has in the bag."""
    pool = book[POOL + p]
    return book[SLOTS + p] * of_kind(pool, kind) / size(pool) if book[SLOTS + p] else 0.0


@jit
def draw_out(kind, book, rng):
    """A bone of that kind is drawn: whose was it? Return how many such bones were to be expected in the bag."""
    total = 0.0
    for p in range(SEATS + 1):
        total += expected(p, kind, book)
    if total == 0.0:
        return 0.0
    left = below(rng, FINE) * total / FINE
    owner = -1
    for p in range(SEATS + 1):
        share = expected(p, kind, book)
        if share > 0.0 and (owner < 0 or left >= 0.0):
            owner = p
        left -= share
    if owner != SIGHT:
        name(owner, kind, book, rng)
    book[POOL + SIGHT] -= bone(kind)
    book[SLOTS + SIGHT] -= 1
    return total


@jit
def name(p, kind, book, rng):
    """One of the unknown bones that p has in the bag is now known to be of that kind."""
    r = below(rng, book[SLOTS + p])
    at = TURNS * p
    while r >= book[UNKNOWN + at]:
        r -= book[UNKNOWN + at]
        at += 1
    book[UNKNOWN + at] -= 1
    book[PUTS + at] += one_put(kind)
    book[POOL + p] -= bone(kind)
    book[SLOTS + p] -= 1
    book[POOL + SIGHT] += bone(kind)
    book[SLOTS + SIGHT] += 1


@jit
def swap(o, event, before_last, book, rng):
    """R7: a bone from behind p's screen turns out to be of a kind; return how many such were to be expected there."""
    p, mine, theirs = swap_of(event)
    if p == o.seat:
        return 1.0
    if before_last:  # `share_out` has seen to both bones
        if of_kind(book[LATE + p], theirs):
            book[LATE + p] -= bone(theirs)
            book[POOL + p] += bone(theirs)
        return 1.0
    hidden = size(book[POOL + p]) - book[SLOTS + p]
    known = of_kind(book[KEPT + p], mine)
    total = known + (hidden * of_kind(book[POOL + p], mine) / size(book[POOL + p]) if hidden else 0.0)
    if total == 0.0:
        return 0.0
    if below(rng, FINE) * total < known * FINE:
        book[KEPT + p] -= bone(mine)
    else:
        book[POOL + p] -= bone(mine)
    book[KEPT + p] += bone(theirs)
    return total


@jit
def loot(o, turn, count, book, rng):
    """D1: everyone puts so many bones, the observer what it knows, the others any bone behind their screens."""
    for p in range(o.players):
        if not o.looters[turn] >> p & 1:
            continue
        if p == o.seat:
            mine = bones_put(o.puts[p][turn])
            book[POOL + SIGHT] += mine
            book[SLOTS + SIGHT] += size(mine)
            continue
        done = count - (o.owed[p] if o.phase == LOOT and turn == o.turn else 0)
        for _ in range(done):
            known = size(book[KEPT + p])
            hidden = size(book[POOL + p]) - book[SLOTS + p]
            if hidden + known == 0:
                return 0.0
            r = below(rng, hidden + known)
            if r < known:
                kind = nth_bone(book[KEPT + p], r)
                book[KEPT + p] -= bone(kind)
                book[PUTS + TURNS * p + turn] += one_put(kind)
                book[POOL + SIGHT] += bone(kind)
                book[SLOTS + SIGHT] += 1
            else:
                book[SLOTS + p] += 1
                book[UNKNOWN + TURNS * p + turn] += 1
    return 1.0


@jit
def look_in(seen, book, ways, rng):
    """R1, R4: the bag lies open; share its bones among those who may have put them. Return the odds of that sight.

    Seat after seat is given its part as if the later ones put from one common pool; the weight sets right what this gets wrong.
    """
    for kind in range(KINDS):
        if of_kind(book[POOL + SIGHT], kind) > of_kind(seen, kind):
            return 0.0
    rest = 0
    for p in range(SEATS):
        rest += book[POOL + p] if book[SLOTS + p] else 0
    weight = 1.0
    for p in range(SEATS):
        if book[SLOTS + p]:
            rest -= book[POOL + p]
            need = seen - book[POOL + SIGHT]
            share, part = choose_part(book[POOL + p], book[SLOTS + p], need, rest, ways, rng)
            weight *= share
            if weight == 0.0:
                return 0.0
            while part:
                kind = nth_bone(part, 0)
                part -= bone(kind)
                name(p, kind, book, rng)
    return weight


@jit
def settle(o, book, into, rng):
    """Give every bone that is still unknown a kind, and write the tale down as a state."""
    for p in range(o.players):
        if p == o.seat:
            continue
        while book[SLOTS + p]:
            name(p, nth_bone(book[POOL + p], below(rng, size(book[POOL + p]))), book, rng)
        into.behind[p] = book[POOL + p] + book[KEPT + p]
        for turn in range(TURNS):
            into.puts[p][turn] = book[PUTS + TURNS * p + turn]
    into.bag = book[POOL + SIGHT]


@jit
def recall(s):
    """Write down what was in the bag whenever somebody looked, from what was put and drawn."""
    bag = BAG
    turn = -1
    look = 0
    for i in range(s.logged):
        event = s.log[i]
        if is_draw(event):
            bag -= bone(drawn_kind(event))
        elif is_return(event):
            bag += bone(returned_kind(event))
        elif is_look(event):
            s.seen[look] = bag
            look += 1
        elif is_loot(event):
            turn += 1
            for p in range(s.players):
                bag += bones_put(s.puts[p][turn])

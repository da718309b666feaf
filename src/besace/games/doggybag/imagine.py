"""Pasts of a Doggy Bag game that one seat may imagine: what the others put into the bag, and when.

A tale is told along the public log. A bone of another seat stays of unknown kind until it is drawn, swapped or looked at; then
it is given to one of those who may have put it, with the odds of that moment, and these odds multiply to the tale's weight.
Of each other seat p, while a tale is told:

    pool[p]     the kinds of its bones that are still unknown, behind its screen or in the bag
    slots[p]    how many of those are in the bag; unknown[8 p + t] how many of them were put in turn t
    puts[8 p + t]  what it is known to have put in turn t, three bits a kind
    kept[p]     what it has swapped in and not yet put: behind its screen, of known kind

pool[SIGHT] are the bones of known kind in the bag, and slots[SIGHT] is their number: so that one formula serves for all.
"""

from besace.games.doggybag.bones import BAG, KINDS, SCREEN, bone, nth_bone, of_kind, size
from besace.games.doggybag.rules import DRAWN, LOOKED, LOOT, LOOTED, RETURNED, SEATS, SWAPPED, TURNS
from besace.kernel.jit import jit
from besace.kernel.stream import FINE, below

SIGHT = SEATS
_ROW = 17  # of the table of ways: a seat has at most 16 bones in the bag
WAYS = (KINDS + 1) * _ROW


@jit
def bones_of(put):
    """What was put in a turn, three bits a kind, as bones."""
    bones = 0
    for kind in range(KINDS):
        bones += (put >> 3 * kind & 7) * bone(kind)
    return bones


@jit
def tell(o, pool, slots, kept, unknown, puts, ways, rng):
    """Tell one tale; return its weight, 0 where it comes to a dead end."""
    for p in range(SEATS):
        pool[p] = SCREEN if p < o.players and p != o.seat else 0
        slots[p] = 0
        kept[p] = 0
        for turn in range(TURNS):
            unknown[TURNS * p + turn] = 0
            puts[TURNS * p + turn] = 0
    pool[SIGHT] = BAG
    slots[SIGHT] = size(BAG)
    weight = 1.0
    turn = -1
    look = 0
    for i in range(o.logged):
        event = o.log[i]
        if event < RETURNED:
            weight *= draw_out(event - DRAWN, pool, slots, unknown, puts, rng)
        elif event < SWAPPED:
            pool[SIGHT] += bone(event - RETURNED)
            slots[SIGHT] += 1
        elif event < LOOKED:
            weight *= swap(o, event - SWAPPED, pool, slots, kept, rng)
        elif event < LOOTED:
            if event == LOOKED + o.seat:
                weight *= look_in(o.seen[look], pool, slots, unknown, puts, ways, rng)
            look += 1
        else:
            turn += 1
            loot(o, turn, event - LOOTED, pool, slots, kept, unknown, puts, rng)
        if weight == 0.0:
            return 0.0
    return weight


@jit
def share_drawn(p, kind, pool, slots):
    """How many bones of that kind are to be expected among those that p has in the bag."""
    return slots[p] * of_kind(pool[p], kind) / size(pool[p]) if slots[p] else 0.0


@jit
def draw_out(kind, pool, slots, unknown, puts, rng):
    """A bone of that kind is drawn: whose was it? Return how many such bones were to be expected in the bag."""
    expected = 0.0
    for p in range(SEATS + 1):
        expected += share_drawn(p, kind, pool, slots)
    if expected == 0.0:
        return 0.0
    left = below(rng, FINE) * expected / FINE
    owner = -1
    for p in range(SEATS + 1):
        share = share_drawn(p, kind, pool, slots)
        if share > 0.0 and (owner < 0 or left >= 0.0):
            owner = p
        left -= share
    if owner != SIGHT:
        name(owner, kind, pool, slots, unknown, puts, rng)
    pool[SIGHT] -= bone(kind)
    slots[SIGHT] -= 1
    return expected


@jit
def name(p, kind, pool, slots, unknown, puts, rng):
    """One of the unknown bones that p has in the bag is now known to be of that kind."""
    r = below(rng, slots[p])
    at = TURNS * p
    while r >= unknown[at]:
        r -= unknown[at]
        at += 1
    unknown[at] -= 1
    puts[at] += 1 << 3 * kind
    pool[p] -= bone(kind)
    slots[p] -= 1
    pool[SIGHT] += bone(kind)
    slots[SIGHT] += 1


@jit
def swap(o, event, pool, slots, kept, rng):
    """R7: a bone from behind p's screen turns out to be of a kind; return how many such were to be expected there."""
    p = event // 25
    mine = event // 5 % 5
    if p == o.seat:
        return 1.0
    hidden = size(pool[p]) - slots[p]
    known = of_kind(kept[p], mine)
    expected = known + (hidden * of_kind(pool[p], mine) / size(pool[p]) if hidden else 0.0)
    if below(rng, FINE) * expected < known * FINE:
        kept[p] -= bone(mine)
    elif expected > 0.0:
        pool[p] -= bone(mine)
    kept[p] += bone(event % 5)
    return expected


@jit
def loot(o, turn, count, pool, slots, kept, unknown, puts, rng):
    """D1: everyone puts so many bones, the observer what it knows, the others any bone behind their screens."""
    for p in range(o.players):
        if not o.looters[turn] >> p & 1:
            continue
        if p == o.seat:
            mine = bones_of(o.puts[p][turn])
            pool[SIGHT] += mine
            slots[SIGHT] += size(mine)
            continue
        done = count - (o.owed[p] if o.phase == LOOT and turn == o.turn else 0)
        for _ in range(done):
            known = size(kept[p])
            r = below(rng, size(pool[p]) - slots[p] + known)
            if r < known:
                kind = nth_bone(kept[p], r)
                kept[p] -= bone(kind)
                puts[TURNS * p + turn] += 1 << 3 * kind
                pool[SIGHT] += bone(kind)
                slots[SIGHT] += 1
            else:
                slots[p] += 1
                unknown[TURNS * p + turn] += 1


@jit
def choose(n, r):
    """n over r, as a float."""
    if r < 0 or r > n:
        return 0.0
    ways = 1.0
    for i in range(r):
        ways = ways * (n - i) / (i + 1)
    return ways


@jit
def look_in(seen, pool, slots, unknown, puts, ways, rng):
    """R1, R4: the bag lies open; share its bones among those who may have put them. Return the odds of that sight.

    Seat after seat is given its part as if the later ones put from one common pool; the weight sets right what this gets wrong.
    """
    for kind in range(KINDS):
        if of_kind(pool[SIGHT], kind) > of_kind(seen, kind):
            return 0.0
    rest = 0
    for p in range(SEATS):
        rest += pool[p] if slots[p] else 0
    weight = 1.0
    for p in range(SEATS):
        if slots[p]:
            rest -= pool[p]
            weight *= give_part(p, seen - pool[SIGHT], rest, pool, slots, unknown, puts, ways, rng)
            if weight == 0.0:
                return 0.0
    return weight


@jit
def give_part(p, need, rest, pool, slots, unknown, puts, ways, rng):
    """Choose which of the bones ``need`` are p's, the others being from ``rest``; return the weight of that choice."""
    m = slots[p]
    for j in range(m + 1):
        ways[_ROW * KINDS + j] = 1.0 if j == 0 else 0.0
    for i in range(KINDS):
        kind = KINDS - 1 - i
        for j in range(m + 1):
            ways[_ROW * kind + j] = 0.0
            for x in range(j + 1):
                ways[_ROW * kind + j] += part_ways(kind, x, pool[p], need, rest) * ways[_ROW * (kind + 1) + j - x]
    if ways[m] == 0.0:
        return 0.0
    weight = ways[m] / choose(size(pool[p]), m)
    whole = pool[p]  # the odds are those from before the first bone is named
    for kind in range(KINDS):
        left = below(rng, FINE) * ways[_ROW * kind + m] / FINE
        part = -1
        for x in range(m + 1):
            share = part_ways(kind, x, whole, need, rest) * ways[_ROW * (kind + 1) + m - x]
            if share > 0.0 and (part < 0 or left >= 0.0):
                part = x
            left -= share
        weight /= choose(of_kind(rest, kind), of_kind(need, kind) - part)
        m -= part
        for _ in range(part):
            name(p, kind, pool, slots, unknown, puts, rng)
    return weight


@jit
def part_ways(kind, x, pool, need, rest):
    """In how many ways x bones of that kind come from the pool and the others needed from the rest."""
    return choose(of_kind(pool, kind), x) * choose(of_kind(rest, kind), of_kind(need, kind) - x)


@jit
def settle(o, pool, slots, kept, unknown, puts, into, rng):
    """Give every bone that is still unknown a kind, and write the tale down as a state."""
    for p in range(o.players):
        if p == o.seat:
            continue
        while slots[p]:
            kind = nth_bone(pool[p], below(rng, size(pool[p])))
            name(p, kind, pool, slots, unknown, puts, rng)
        into.behind[p] = pool[p] + kept[p]
        for turn in range(TURNS):
            into.puts[p][turn] = puts[TURNS * p + turn]
    into.bag = pool[SIGHT]


@jit
def recall(s):
    """Write down what was in the bag whenever somebody looked, from what was put and drawn."""
    bag = BAG
    turn = -1
    look = 0
    for i in range(s.logged):
        event = s.log[i]
        if event < RETURNED:
            bag -= bone(event - DRAWN)
        elif event < SWAPPED:
            bag += bone(event - RETURNED)
        elif LOOKED <= event < LOOTED:
            s.seen[look] = bag
            look += 1
        elif event >= LOOTED:
            turn += 1
            for p in range(s.players):
                bag += bones_of(s.puts[p][turn])

"""Pasts by what others are known to prefer: an imagined state is changed, bone by bone, into one that suits their habits.

`resample` takes every bone behind a screen for equally likely to be put. A table of leanings says how much more often each kind
is put in each turn. Two bones of a seat change places, put in different turns or one of them not put yet; or two seats do this
at once, so that the bag stays what it was. Such a change is kept in proportion to how likely it makes the whole past: what was
put, what was drawn, what the observer saw (the method of Metropolis).
"""

from besace.games.doggybag.bones import BAG, KINDS, SCREEN, bone, bones_put, of_kind, one_put, put_of_kind, size
from besace.games.doggybag.events import drawn_kind, is_draw, is_look, is_look_of, is_return, is_swap, returned_kind, swap_of
from besace.games.doggybag.pasts.hidden_pasts import recall
from besace.games.doggybag.rules import OVER, SEATS, TURNS
from besace.kernel.jit import jit
from besace.kernel.stream import FINE, below, new_numbers

LATE = 4  # turns from this one on, counted from 0, are alike
TRIES = 3000  # changes that are tried in each state; most are not even possible, and fewer would leave it half changed
BEHIND = TURNS  # the place of bones that have not been put, beside the turns


@jit
def put_odds(left, put, turn, leanings):
    """The odds that one who has those bones left puts these in a turn, in any order."""
    row, odds, number = KINDS * min(turn, LATE), 1.0, 0
    for kind in range(KINDS):
        for i in range(put_of_kind(put, kind)):
            if not of_kind(left, kind):
                return 0.0
            total = 0.0
            for each in range(KINDS):
                total += of_kind(left, each) * leanings[row + each]
            number += 1
            odds *= of_kind(left, kind) * leanings[row + kind] / total * number / (i + 1)
            left -= bone(kind)
    return odds


@jit
def past_odds(s, seat, leanings, left):
    """How likely the past of an imagined state is, 0 where it contradicts itself or the observer; ``left`` is room."""
    bag, turn, look, odds = BAG, -1, 0, 1.0
    for p in range(s.players):
        left[p] = SCREEN
    for i in range(s.logged):
        event = s.log[i]
        if is_draw(event):
            kind = drawn_kind(event)
            if not of_kind(bag, kind):
                return 0.0
            odds *= of_kind(bag, kind) / size(bag)
            bag -= bone(kind)
        elif is_return(event):
            bag += bone(returned_kind(event))
        elif is_swap(event):
            p, mine, theirs = swap_of(event)
            if not of_kind(left[p], mine):
                return 0.0
            odds *= of_kind(left[p], mine) / size(left[p])
            left[p] += bone(theirs) - bone(mine)
        elif is_look(event):
            if is_look_of(event, seat) and s.seen[look] != bag:
                return 0.0
            look += 1
        else:
            turn += 1
            for p in range(s.players):
                if p != seat:
                    odds *= put_odds(left[p], s.puts[p][turn], turn, leanings)
                    if odds == 0.0:
                        return 0.0
                put = bones_put(s.puts[p][turn])
                left[p] -= put
                bag += put
    return odds


@jit
def has(s, p, place, kind):
    """Whether p put such a bone in that turn, or has one behind the screen."""
    return of_kind(s.behind[p], kind) > 0 if place == BEHIND else put_of_kind(s.puts[p][place], kind) > 0


@jit
def exchange(s, p, place, kind, other, instead):
    """A bone of p changes places with one of another kind."""
    for at, gone, come in ((place, kind, instead), (other, instead, kind)):
        change = bone(come) - bone(gone)
        if at == BEHIND:
            s.behind[p] += change
            s.bag -= change
        else:
            s.puts[p][at] += one_put(come) - one_put(gone)


@jit
def another(s, seat, rng):
    """Any other seat."""
    return (seat + 1 + below(rng, s.players - 1)) % s.players


@jit
def lean(s, seat, leanings, rng):
    """Change a state that the seat has imagined towards what the others prefer."""
    if s.phase == OVER or s.logged == 0:
        return
    left = new_numbers(SEATS)
    odds = past_odds(s, seat, leanings, left)
    for _ in range(TRIES):
        p, q = another(s, seat, rng), another(s, seat, rng)  # the same one twice: that one alone
        place, other = below(rng, s.turn + 1), below(rng, s.turn + 2)
        other = BEHIND if other > s.turn else other
        kind, instead = below(rng, KINDS), below(rng, KINDS)
        if place == other or kind == instead or not (has(s, p, place, kind) and has(s, p, other, instead)):
            continue
        if p != q:
            if not (has(s, q, place, instead) and has(s, q, other, kind)):
                continue
            exchange(s, q, place, instead, other, kind)
        exchange(s, p, place, kind, other, instead)
        changed = past_odds(s, seat, leanings, left)
        if below(rng, FINE) * odds < changed * FINE:
            odds = changed
            continue
        exchange(s, p, place, instead, other, kind)
        if p != q:
            exchange(s, q, place, kind, other, instead)
    recall(s)

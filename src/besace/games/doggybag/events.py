"""The log of a Doggy Bag game: what went into the bag or came out of it in sight of all, and who looked, a number an event."""

from besace.games.doggybag.bones import KINDS
from besace.kernel.generic import SEATS
from besace.kernel.jit import jit

_PAIRS = KINDS * KINDS
_DRAWN = 0  # plus the kind
_RETURNED = _DRAWN + KINDS  # plus the kind
_SWAPPED = _RETURNED + KINDS  # plus 25 seat + 5 mine + theirs: not the bag, but what a seat has left to put
_LOOKED = _SWAPPED + _PAIRS * SEATS  # plus the seat
_LOOTED = _LOOKED + SEATS  # plus how many bones each one puts
# At most 8 loots, 16 looks, 8 swaps, 48 bones returned (R1, R3: 1 each turn, R5: 2, R6: 2), so 101 + 48 drawn.
LOG = 232


@jit
def drawn(kind):
    """A bone of that kind came out of the bag."""
    return _DRAWN + kind


@jit
def is_draw(event):
    return event < _RETURNED


@jit
def drawn_kind(event):
    return event - _DRAWN


@jit
def returned(kind):
    """A bone of that kind went back into the bag, or from the chest."""
    return _RETURNED + kind


@jit
def is_return(event):
    return _RETURNED <= event < _SWAPPED


@jit
def returned_kind(event):
    return event - _RETURNED


@jit
def swapped(seat, mine, theirs):
    """A seat exchanged a bone of its own for one of the chest (R7)."""
    return _SWAPPED + _PAIRS * seat + KINDS * mine + theirs


@jit
def is_swap(event):
    return _SWAPPED <= event < _LOOKED


@jit
def swap_of(event):
    """(seat, kind given, kind received) of a swap."""
    code = event - _SWAPPED
    return code // _PAIRS, code // KINDS % KINDS, code % KINDS


@jit
def looked(seat):
    """A seat learned the bag's exact contents."""
    return _LOOKED + seat


@jit
def is_look(event):
    return _LOOKED <= event < _LOOTED


@jit
def is_look_of(event, seat):
    """Whether that seat looked; a spectator never does."""
    return is_look(event) and event == looked(seat)


@jit
def looted(each):
    """A new turn began: everyone still in puts so many bones (D1)."""
    return _LOOTED + each


@jit
def is_loot(event):
    return event >= _LOOTED


@jit
def loot_of(event):
    """How many bones each one puts."""
    return event - _LOOTED

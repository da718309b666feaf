"""Bones in one word: wherever bones lie, a byte counts each kind, and their number stands above (from bit 40 on).

Moving bones is then an addition and a subtraction. No place ever holds 128 bones, so a byte's top bit is free for comparisons.
"""

from besace.kernel.bits import low
from besace.kernel.jit import jit

KINDS = 5
GREY, WHITE, RED, YELLOW, BLACK = range(KINDS)
POINTS = (1, 1, 2, 3, 0)

ONE = 1 << 40  # in the number of bones
_COUNTS = ONE - 1
_EACH = 0x0101010101  # one of each kind, uncounted
_TOPS = 0x8080808080
_BELOW = 0x7F7F7F7F7F
SCREEN = 3 | 4 << 8 | 5 << 16 | 1 << 24 | 3 << 32 | 16 * ONE  # behind each screen at the start
BAG = _EACH | KINDS * ONE  # in the bag at the start


@jit
def bone(kind):
    """One bone of a kind."""
    return (1 << 8 * kind) + ONE


@jit
def size(bones):
    """How many bones there are."""
    return bones >> 40


@jit
def of_kind(bones, kind):
    """How many bones of a kind there are."""
    return bones >> 8 * kind & 255


@jit
def kinds(bones):
    """The kinds there are, as a set of bits: bit 8 k + 7 for kind k (see `kind_at`)."""
    return ((bones & _COUNTS) + _BELOW) & _TOPS


@jit
def kind_at(bit):
    """The kind that a bit of `kinds` stands for."""
    return bit >> 3


@jit
def nth_bone(bones, r):
    """The kind of the r-th bone, grey ones first: all sums up to each kind are compared with r at once."""
    counts = bones & _COUNTS
    upto = (counts + (counts << 8)) & _COUNTS
    upto = (upto + (upto << 16)) & _COUNTS
    upto = upto + ((counts & 255) << 32)
    return low(((upto | _TOPS) - (r + 1) * _EACH) & _TOPS) >> 3


@jit
def greys(bones):
    """The grey ones among the bones."""
    return (bones & 255) * (ONE + 1)


@jit
def points(bones):
    """What the bones are worth."""
    return of_kind(bones, GREY) + of_kind(bones, WHITE) + 2 * of_kind(bones, RED) + 3 * of_kind(bones, YELLOW)

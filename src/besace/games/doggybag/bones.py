"""Bones in one word: wherever bones lie, a byte counts each kind, and their number stands above (from bit 40 on).

Moving bones is then an addition and a subtraction. No place ever holds 128 bones, so a byte's top bit is free for comparisons.
What a seat puts in one turn, four bones at most, is packed closer: three bits a kind, without their number.
"""

from besace.kernel.bits import low
from besace.kernel.jit import jit

KINDS = 5
GREY, WHITE, RED, YELLOW, BLACK = range(KINDS)
POINTS = (1, 1, 2, 3, 0)

_ONE = 1 << 40  # in the number of bones
_COUNTS = _ONE - 1
_EACH = 0x0101010101  # one of each kind, uncounted
_TOPS = 0x8080808080
_BELOW = 0x7F7F7F7F7F
SCREEN = 3 | 4 << 8 | 5 << 16 | 1 << 24 | 3 << 32 | 16 * _ONE  # behind each screen at the start
BAG = _EACH | KINDS * _ONE  # in the bag at the start


@jit
def bone(kind):
    """One bone of a kind."""
    return (1 << 8 * kind) + _ONE


@jit
def size(bones):
    """How many bones there are."""
    return bones >> 40


@jit
def face_down(bones):
    """As many bones, of unknown kinds."""
    return size(bones) * _ONE


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
    return (bones & 255) * (_ONE + 1)


@jit
def points(bones):
    """What the bones are worth."""
    return of_kind(bones, GREY) + of_kind(bones, WHITE) + 2 * of_kind(bones, RED) + 3 * of_kind(bones, YELLOW)


@jit
def one_put(kind):
    """One bone of a kind, as part of what is put in a turn."""
    return 1 << 3 * kind


@jit
def put_of_kind(put, kind):
    """How many bones of a kind were put in a turn."""
    return put >> 3 * kind & 7


@jit
def bones_put(put):
    """What was put in a turn, as bones."""
    bones = 0
    for kind in range(KINDS):
        bones += put_of_kind(put, kind) * bone(kind)
    return bones

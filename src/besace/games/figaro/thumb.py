"""Figaro by rules of thumb.

Cards that you collect make your road long, so think about who will collect what lies on the table:

- Bring somebody else to six as soon as you can: the more cards lie there, the better; rather someone who has collected no more
  than you so far, since a long piece hurts nobody twice.
- Otherwise look at who is in danger after your play. One to three points in front are harmless, four can be finished by any of
  many 2s, five by nearly everything. Put points in front of others, and keep away from four and five yourself.
- Play a ronde when it takes away from you more danger than it brings. Keep jugglers for finishing somebody: they fit anywhere.
- Take the table yourself while it is small, when what is in front of you would soon make you take a large one.
"""

from besace.games.figaro.rules import (
    ALL_KINDS,
    ENOUGH,
    J1,
    RONDE,
    TAKE,
    VALUE,
    legal,
    next_seat,
    targets,
)
from besace.kernel.bits import low
from besace.kernel.jit import jit
from besace.kernel.stream import below

DANGER = (1, 2, 4, 10, 38, 56, 64)  # of 64: how likely so many points in front of a player soon become six
CARD = 64  # what a card too many is worth, in the units of DANGER
SOON = 2  # cards that come to the table before somebody collects it
JUGGLER_KEPT, RONDE_KEPT = 40, 20  # what such a card is worth in hand


@jit
def points_before(s, seat):
    """The points that lie in front of a seat."""
    slot = seat - s.turned
    if slot < 0:
        slot += s.players
    return s.points >> 4 * slot & 15


@jit
def gift(s, seat, target, cards):
    """What it is worth to the seat that another one collects so many cards."""
    return CARD * cards if s.piles[target] <= s.piles[seat] + cards else CARD * cards // 2


@jit
def threat(s, seat, target, points):
    """What so many points in front of a player are worth to the seat, while the table grows."""
    cards = s.on_table + SOON
    if target == seat:
        return -DANGER[points] * cards
    return DANGER[points] * cards // (s.players - 1)


@jit
def play_score(s, seat, kind, target):
    """How good it looks to play a kind in front of a player."""
    before = points_before(s, target)
    points = before + VALUE[kind]
    kept = JUGGLER_KEPT if kind >= J1 else 0
    if points >= ENOUGH:
        if target == seat:
            return -CARD * (s.on_table + 1)
        return gift(s, seat, target, s.on_table + 1) + threat(s, seat, seat, points_before(s, seat)) // 4 - kept
    now = threat(s, seat, seat, points_before(s, seat))
    return now + threat(s, seat, target, points) - threat(s, seat, target, before) - kept


@jit
def ronde_score(s, seat):
    """A ronde brings what lies before the right neighbour, and takes what lies here to the left one."""
    right = seat - 1 if seat else s.players - 1
    left = next_seat(s, seat)
    mine, comes, goes = points_before(s, seat), points_before(s, right), points_before(s, left)
    passed = threat(s, seat, left, mine) - threat(s, seat, left, goes)
    return threat(s, seat, seat, comes) + passed - RONDE_KEPT


@jit
def thumb_move(s, seat, rng):
    best, chosen, equal = -(1 << 30), TAKE, 0
    if s.on_table:
        best = -CARD * s.on_table
    hand = s.hands[s.now][seat]
    held = (hand | hand >> 1 | hand >> 2) & ALL_KINDS
    while held:
        kind = low(held) // 3
        held &= held - 1
        seats = targets(s, seat, kind)
        while seats:
            target = low(seats)
            seats &= seats - 1
            score = ronde_score(s, seat) if kind == RONDE else play_score(s, seat, kind, target)
            if score > best:
                best, equal = score, 0
            if score == best:
                equal += 1
                if below(rng, equal) == 0:
                    chosen = 8 * kind + target
    return chosen


@jit
def candidates(s, seat, out):
    """All legal moves."""
    return legal(s, seat, out)

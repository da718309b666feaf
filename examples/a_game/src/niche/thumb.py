"""Niche by rules of thumb.

- Bury your best bone for a bait that is worth it, else one that you can spare; now and then do it the other way round.
- If nobody before you has growled and nobody comes after you, growl: the bait is yours.
- Growl with a bone of 4 or 5, with a 3 while nobody has growled, and sometimes with nothing at all.
"""

from besace.kernel.bits import count
from besace.kernel.jit import jit
from besace.kernel.stream import below
from niche.rules import BURY, GROWL, KINDS, SLINK, legal

WORTH_IT = 3  # the bait of this kind or better deserves the best bone,
STRONG, FAIR = 3, 2  # and with a bone of this kind one growls, or growls first
CONTRARY, BLUFF = 4, 5  # in one of so many cases


@jit
def thumb_move(s, seat, rng):
    if s.phase == BURY:
        return thumb_bone(s, seat, rng)
    growls, bone = count(s.growls[s.played]), s.buried[seat]
    last = (seat + 1) % s.players == s.first
    if growls == 0 and (last or bone >= FAIR or below(rng, BLUFF) == 0):
        return GROWL
    return GROWL if bone >= STRONG and growls < bone else SLINK


@jit
def thumb_bone(s, seat, rng):
    """The bone to bury: the best or the least of the hand."""
    best, least = 0, KINDS
    for kind in range(KINDS):
        if s.hand[seat][kind]:
            best = kind
            least = min(least, kind)
    wanted = s.baits[s.played] >= WORTH_IT
    if below(rng, CONTRARY) == 0:
        wanted = not wanted
    return best if wanted else least


@jit
def candidates(s, seat, out):
    """All moves are worth a thought: there are few."""
    return legal(s, seat, out)

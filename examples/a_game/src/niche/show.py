"""The view of Niche, written as JSON from an observation; view.py has its types."""

from besace.kernel.jit import jit
from besace.kernel.writing import (
    NULL,
    close_list,
    close_object,
    flags,
    in_quotes,
    key,
    number,
    number_or_null,
    numbers,
    open_list,
    open_object,
    value,
)
from niche.notation import PHASES
from niche.rules import KINDS, NOBODY, NOTHING, OVER, taker

PHASE = in_quotes(PHASES)


@jit
def write_public(s, openly, out):
    """Write what is the same for every seat and spectator."""
    over = s.phase == OVER
    now = s.played - over  # the round that is played, or was the last one
    value(key(out, b"phase"), PHASE[s.phase])
    number(key(out, b"round"), now + 1)
    number(key(out, b"rounds"), s.rounds)
    number(key(out, b"first"), s.first)
    number_or_null(key(out, b"bait"), s.baits[now] + 1, not over and s.baits[now] != NOTHING)
    numbers(key(out, b"points"), s.points, s.players)
    numbers(key(out, b"bones"), s.bones, s.players)
    flags(key(out, b"down"), s.down, s.players)
    flags(key(out, b"growls"), 0 if over else s.growls[now], s.players)
    if s.played:
        write_round(key(out, b"last_round"), s, s.played - 1)
    else:
        value(key(out, b"last_round"), NULL)


@jit
def write_own(s, openly, out):
    """Write what only the observer may know."""
    if s.seat >= s.players:
        value(key(out, b"hand"), NULL)
        value(key(out, b"buried"), NULL)
        return
    open_list(key(out, b"hand"))
    for kind in range(KINDS):
        for _ in range(s.hand[s.seat][kind]):
            number(out, kind + 1)
    close_list(out)
    number_or_null(key(out, b"buried"), s.buried[s.seat] + 1, s.buried[s.seat] != NOTHING)


@jit
def write_round(out, s, r):
    """A finished round."""
    open_object(out)
    number(key(out, b"bait"), s.baits[r] + 1)
    open_list(key(out, b"shown"))
    for p in range(s.players):
        open_list(out)
        if s.shown[r][p] != NOTHING:
            number(out, s.shown[r][p] + 1)
        close_list(out)
    close_list(out)
    open_list(key(out, b"taker"))
    if taker(s, r) != NOBODY:
        number(out, taker(s, r))
    close_list(out)
    close_object(out)

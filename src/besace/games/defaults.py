"""What every game does that does not say otherwise."""

from besace.kernel.jit import jit


@jit
def lean(s, seat, leanings, rng):
    """Nowhere: nothing is known about habits."""


@jit
def judge(s, since, out):
    """Never: the end is near enough, and says more."""
    return False

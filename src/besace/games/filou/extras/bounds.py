"""How long Filou can last and how far apart its results can lie."""

from functools import cache

from besace.games.filou.notation import CARD_NAMES
from besace.games.filou.rules import BANK, MICE, PASSIVE, POOL, ROUNDS, VALUE
from besace.games.parts.bounds import Bounds
from besace.games.parts.match import Playing


def bounds(match: Playing) -> Bounds:
    """From the beginning of a round on."""
    players, left = match.players, ROUNDS + 1 - match.view(None)["round"]
    views = [match.view(seat) for seat in range(players)]
    mice = [view["mice"][view["seat"]] for view in views]
    cats = [sum(VALUE[CARD_NAMES.index(card)] for card in view["won"][view["seat"]]) for view in views]
    raises = _raises(sum(mice), POOL[players], left)
    sets, others = players + (players == PASSIVE), players - 1
    good = sets * sum(max(0, value) for value in sorted(VALUE)[-left:])
    bad = sets * sum(min(0, value) for value in sorted(VALUE)[:left])
    all_mice = min(sum(mice) + left * POOL[players], players * MICE + BANK[players])
    return Bounds(
        choices=left * (2 * players - 1) + raises,
        own_choices=2 * left + (raises + left) // 2,
        chances=0,
        least=min(own + bad - (sum(cats) - own + good + all_mice) / others for own in cats),
        most=max(own + good + all_mice - (sum(cats) - own + bad) / others for own in cats),
    )


@cache
def _raises(mice: int, filled: int, left: int) -> int:
    """The most bids of so many rounds, where a last player's pass counts as one: each is above the one before and another's, so
    that a round has at most one more than the second richest owns, and the last of them is paid."""
    if not left:
        return 0
    most = min(mice, mice // 2 + 1)
    return max(max(1, bids) + _raises(mice - bids + filled, filled, left - 1) for bids in range(most + 1))

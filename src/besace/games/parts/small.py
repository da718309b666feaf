"""Small games out of large ones: positions late in a game, from which little is left to play.

A game's ``start(players, left, new)`` makes one that leaves so much, up to its MOST_LEFT, of what it counts by; ``new`` begins
a match. Its ``secrets(new)``, where it has one, makes one in which it matters what is hidden, for the players and options of
SECRETS. The rules are those of the whole game; only the beginning is skipped, and some moves may be barred.
"""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from besace.errors import BadOption
from besace.games.parts.match import Playing

ENDS = 12  # random ends of a game that tell whether anything is still at stake
MOST_SETUPS = 100_000  # ways in which what is left may have been dealt: more would fill the memory and never be solved
New = Callable[..., Playing]  # (setup=…) or (seed=…)


@dataclass(frozen=True)
class Start:
    """Where a small game starts: setups with the moves that led from them to the start, all equally likely. Which of them it was
    nobody is told; but everyone knows what a seat would know of it."""

    ways: list[tuple[dict[str, Any], list[str]]]
    barred: frozenset[str] = frozenset()  # moves, without their seats, that are not made in this small game


def few_enough(setups: int) -> None:
    """Refuse a start that leaves too much open, before it is made."""
    if setups > MOST_SETUPS:
        raise BadOption(f"This late start could have been dealt in {setups:,} ways, more than {MOST_SETUPS:,}: leave less.")


def played_at_random(match: Playing, seed: int) -> Iterator[Playing]:
    """Every position of a random game."""
    rng = random.Random(seed)
    while not match.over:
        yield match
        actor = match.to_act[0]
        if actor == "*":
            match.chance(rng)
        else:
            match.play(rng.choice(match.moves(actor)))


def undecided(match: Playing) -> bool:
    """Whether random ends of a game have different winners."""
    ends = []
    for seed in range(ENDS):
        end = match.copy()
        for _ in played_at_random(end, seed):
            pass
        ends.append(end.winners)
    return any(winners != ends[0] for winners in ends)

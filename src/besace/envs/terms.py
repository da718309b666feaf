"""What all games of a batch, or of a door, have in common, checked before anything is made."""

from typing import Any

from besace.envs.stepping import NOBODY, POINTS, WIN, Terms
from besace.errors import BadOption, BesaceError, choices, quoted
from besace.games import game_named
from besace.kernel.jit import JIT
from besace.kernel.stream import FINE, new_numbers

REWARDS = {"win": WIN, "points": POINTS}
OUTSIDE = "outside"  # instead of a share of moves by rules of thumb: those who are not served are moved from outside


def at_least_one(what: str, number: object) -> int:
    """A number of games or threads."""
    if type(number) is not int or number < 1:
        raise BadOption(f"The number of {what} should be at least 1, not {quoted(number)}.")
    return number


def terms_of(
    game: str,
    players: int | None,
    options: dict[str, Any],
    reward: str,
    thumb: float | str = 0.0,
    rotate: bool = False,
    hold: bool = False,
) -> Terms:
    """What all games of a batch have in common, checked."""
    chosen = game_named(game)
    number = chosen.check_players(chosen.players[0] if players is None else players)
    encoded = chosen.encode_options(chosen.check_options(options, number))
    numbers = new_numbers(max(1, len(encoded)))
    numbers[: len(encoded)] = encoded
    if reward not in REWARDS:
        raise BadOption(f"There is no reward called {quoted(reward)}: it should be {choices(list(REWARDS))}.")
    if thumb != OUTSIDE and not (isinstance(thumb, int | float) and 0 <= thumb <= 1):
        raise BadOption(f"The share of moves by rules of thumb should be from 0 to 1, not {quoted(thumb)}.")
    if not JIT:
        raise BesaceError("The environments need compiled rules: run them without BESACE_JIT=0.")
    share = NOBODY if isinstance(thumb, str) else int(thumb * FINE)
    return Terms(number, numbers, REWARDS[reward], share, int(rotate), int(hold))

"""Checks that the setups of all games share."""

from collections.abc import Sequence

from besace.errors import BadSetup, choices, quoted


def whole_keys(setup: object, keys: Sequence[str]) -> None:
    """The setup is an object with exactly these keys."""
    if not isinstance(setup, dict):
        raise BadSetup(f"The setup should be an object, not {quoted(setup)}.")
    for key in setup:
        if key not in keys:
            raise BadSetup(f"The setup has an unknown key {quoted(key)}: it should be {choices(keys)}.")
    for key in keys:
        if key not in setup:
            raise BadSetup(f"The setup lacks the key {quoted(key)}.")


def seat_in(first: object, players: int) -> int:
    """The starting seat, if it is one."""
    if type(first) is not int or not 0 <= first < players:
        raise BadSetup(f"In the setup, first should be a seat from 0 to {players - 1}, not {quoted(first)}.")
    return first

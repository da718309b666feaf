"""Small games out of large ones, as a game's part ``small`` makes them; how long they can last its part ``bounds`` says."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from besace.errors import BadOption
from besace.games import Game, game_named
from besace.games.parts.bounds import Bounds
from besace.games.parts.small import Start
from besace.play.match import new

SECRETS = -1  # instead of how much is left to play: the small game whose secrets matter


def small_start(game: str, players: int, options: Mapping[str, Any], left: int) -> Start:
    """A start that leaves so much to play, what is counted the game says; or with SECRETS the one whose secrets matter."""
    part = game_named(game).part("small")
    if part is None:
        raise BadOption(f"{game} has no late start: it can only be played from the beginning.")
    begin = partial(new, game, players, **options)
    if left == SECRETS:
        wanted = getattr(part, "SECRETS", None)
        if wanted is None:
            raise BadOption(f"{game} has no small game whose secrets matter.")
        if {"players": players, **options} != {"players": players, **options} | wanted:
            told = ", ".join(f"{name}={str(value).lower()}" for name, value in wanted.items())
            raise BadOption(f"The small game of {game} whose secrets matter is played with {told}.")
        start: Start = part.secrets(begin)
        return start
    if not 1 <= left <= part.MOST_LEFT:
        raise BadOption(f"A late start of {game} should leave 1 to {part.MOST_LEFT}, not {left}.")
    found: Start = part.start(players, left, begin)
    return found


def bounds_of(game: Game, players: int, options: Mapping[str, Any], start: Start | None) -> Bounds | None:
    """What can come at most, from the beginning or from a late start; None where the game does not say."""
    part = game.part("bounds")
    if part is None:
        return None
    setup, opening = start.ways[0] if start else (None, [])
    match = new(game.name, players, 0, setup, **options)
    for move in opening:
        match.play(move)
    found: Bounds = part.bounds(match)
    return found

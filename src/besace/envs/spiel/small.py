"""Small games out of large ones, as a game's part ``small`` makes them; how long they can last its part ``bounds`` says."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from besace.errors import BadOption
from besace.games import Game, game_named
from besace.games.parts.bounds import Bounds
from besace.games.parts.small import Start
from besace.play.match import new


def small_start(game: str, players: int, options: Mapping[str, Any], left: int) -> Start:
    """A start that leaves so much to play; what is counted the game says."""
    part = game_named(game).part("small")
    if part is None:
        raise BadOption(f"{game} has no late start: it can only be played from the beginning.")
    if not 1 <= left <= part.MOST_LEFT:
        raise BadOption(f"A late start of {game} should leave 1 to {part.MOST_LEFT}, not {left}.")
    found: Start = part.start(players, left, partial(new, game, players, **options))
    return found


def bounds_of(game: Game, players: int, options: Mapping[str, Any], start: Start | None) -> Bounds | None:
    """What can come at most, from the beginning or from a late start; None where the game does not say."""
    part = game.part("bounds")
    if part is None:
        return None
    match = new(game.name, players, setup=start.setups[0], **options) if start else new(game.name, players, seed=0, **options)
    for move in start.opening if start else ():
        match.play(move)
    found: Bounds = part.bounds(match)
    return found

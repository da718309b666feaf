"""Printings of a game that differ: an option of that name, and texts that follow it."""

from besace.errors import BesaceError, choices, quoted
from besace.games import Game

EDITION = "edition"


def editions_of(game: Game) -> tuple[str, ...]:
    """The printings that can be chosen, ours by default first; none where there is one only."""
    return next((tuple(option.values) for option in game.options if option.name == EDITION), ())


def chosen(game: Game, edition: str | None) -> dict[str, str]:
    """The edition that texts are for, or a sentence about what would have been right."""
    known = editions_of(game)
    if edition is None:
        return {EDITION: known[0]} if known else {}
    if not known:
        raise BesaceError(f"There is only one edition of {game.name}.")
    if edition not in known:
        raise BesaceError(f"There is no edition {quoted(edition)} of {game.name}: it should be {choices(known)}.")
    return {EDITION: edition}

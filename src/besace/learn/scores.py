"""Score sheets for people who play with the real box: what they count goes in, totals, places and winners come out.

A sheet is JSON-ready data. All sheets may have ``names``, a name per seat; a game's part ``sheet`` says what else is in them.
Every step of the counting names its rule, as a Fluent message with its arguments.
"""

from collections.abc import Mapping
from typing import Any

from besace.errors import BesaceError
from besace.games import game_named
from besace.games.parts.sheet import Scored, Step, Uncountable
from besace.play.words import words_in

__all__ = ["BadSheet", "Scored", "Step", "score", "sentence"]


class BadSheet(BesaceError):
    """A sheet that cannot be counted; its sentence can be said in any language."""

    def __init__(self, message: str, **arguments: Any) -> None:
        super().__init__(words_in("en")(message, **arguments))
        self.message, self.arguments = message, arguments

    def sentence(self, language: str) -> str:
        return words_in(language)(self.message, **self.arguments)


def score(game: str, sheet: Any) -> Scored:
    """Count a sheet, or raise `BadSheet` with a sentence about what is wrong with it."""
    part = game_named(game).part("sheet")
    if part is None:
        raise BesaceError(f"There is no score sheet of {game}.")
    if not isinstance(sheet, Mapping):
        raise BadSheet("sheet-shape")
    known: tuple[str, ...] = part.KEYS
    for key in sheet:
        if key not in known and key != "names":
            raise BadSheet("sheet-key", key=str(key)[:40])
    try:
        found: Scored = part.score(sheet)
    except Uncountable as wrong:
        raise BadSheet(wrong.message, **wrong.arguments) from None
    return found


def sentence(step: Step, language: str) -> str:
    """A step in words; lists of names are joined as the language does it."""
    words = words_in(language)
    said = {name: words.listed(value) if isinstance(value, list) else value for name, value in step.arguments.items()}
    return words(step.message, **said)

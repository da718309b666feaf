"""What people read, in their language, from Fluent files.

A language is a folder of `besace.locales`: in it lie the words that all games share, and in a folder for each game what is said
about it. A game from another package brings ``locales/LANG/`` itself; what it does not say in a language, it says in English.
"""

import os
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Literal

from besace.errors import BadOption, BesaceError, choices, quoted
from besace.games import GAMES, Game, game_named

_COMMON = files("besace.locales")
_ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG")
MINUS = "−"
DEFAULT = "en"  # for whoever speaks none of the others
LANGUAGES = tuple(sorted(folder.name for folder in _COMMON.iterdir() if folder.joinpath("common.ftl").is_file()))
if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]  # so that an interface can say which there are


def _about(game: Game, language: str) -> Traversable:
    """The folder with all that people read about a game: ours, or that of the package that brings it."""
    ours = _COMMON.joinpath(language, game.name)
    return ours if ours.is_dir() else game.folder.joinpath("locales", language)


def _sources(folder: Traversable) -> Iterator[str]:
    for file in sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else ():
        if file.name.endswith(".ftl"):
            yield file.read_text(encoding="utf-8")


def languages_of(game: Game) -> list[str]:
    """The languages in which something is said about a game."""
    return [language for language in LANGUAGES if any(_sources(_about(game, language)))]


def words_about(game: str, language: str) -> str:
    """The Fluent source of what is said about a game; in English where it does not speak the language."""
    known = game_named(game)
    return "\n".join(_sources(_about(known, language))) or "\n".join(_sources(_about(known, DEFAULT)))


def document(game: str, language: str, name: str) -> str:
    """A text about a game, such as ``rules.md``; in English where it is not there in the language."""
    for spoken in (language, DEFAULT):
        file = _about(game_named(game), spoken).joinpath(name)
        if file.is_file():
            return file.read_text(encoding="utf-8")
    raise BesaceError(f"Nobody has written the {name.partition('.')[0]} of {game} yet.")


class Words:
    """The messages of one language: ``words("move-unknown", who="Moka", verb="jump")``."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # not waited for where nobody reads

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in (*_sources(_COMMON.joinpath(language)), *(words_about(game, language) for game in GAMES)):
            self._bundle.add_resource(FluentResource(source))

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def __call__(self, message: str, **arguments: Any) -> str:
        """The message with its arguments filled in; its own name where there is no such message."""
        if not self._bundle.has_message(message):
            return message
        pattern = self._bundle.get_message(message).value
        given = {name: self._written(value) for name, value in arguments.items()}
        return str(self._bundle.format_pattern(pattern, given)[0]) if pattern is not None else message

    def _written(self, value: Any) -> Any:
        """A number below zero with a minus, not with a hyphen."""
        if not isinstance(value, int | float) or value >= 0:
            return value
        from babel.numbers import format_decimal  # as above

        return format_decimal(value, locale=self.language).replace("-", MINUS)

    def number(self, value: float, digits: int = 0) -> str:
        """A number as this language writes it: 1.5 or 1,5."""
        from babel.numbers import format_decimal  # as above

        pattern = "#,##0" + f".{'0' * digits}" * bool(digits)
        return format_decimal(round(value, digits), format=pattern, locale=self.language).replace("-", MINUS)

    def listed(self, things: list[str]) -> str:
        """``a, b and c``."""
        return f" {self('and')} ".join([part for part in (", ".join(things[:-1]), *things[-1:]) if part]) or self("nothing")


@cache
def _words(language: str) -> Words:
    return Words(language)


def words_in(language: str | None = None) -> Words:
    """The words of a language, by default that of the environment."""
    if language is None:
        said = next((value for name in _ENVIRONMENT if (value := os.environ.get(name))), "").lower()
        spoken = re.split(r"[_.@]", said)[0]  # de_AT.UTF-8@euro
        return _words(spoken if spoken in LANGUAGES else DEFAULT)
    if language not in LANGUAGES:
        raise BadOption(f"The language cannot be {quoted(language)}: it should be {choices(LANGUAGES)}.")
    return _words(language)

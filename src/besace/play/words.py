"""What people read, in their language, from the Fluent files of `besace.locales`."""

import os
from functools import cache
from importlib.resources import files
from typing import Any

from besace.errors import BadOption, choices, quoted

LANGUAGES = ("en", "fr")
_ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG")


class Words:
    """The messages of one language: ``words("filou-move-bid", who="Moka", n=3)``."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # not waited for where nobody reads

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in sorted(files("besace.locales").joinpath(language).iterdir(), key=lambda file: file.name):
            if not file.name.endswith(".ftl"):  # rules and memos are documents of their own
                continue
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def __call__(self, message: str, **arguments: Any) -> str:
        """The message with its arguments filled in; its own name where there is no such message."""
        if not self._bundle.has_message(message):
            return message
        pattern = self._bundle.get_message(message).value
        return str(self._bundle.format_pattern(pattern, arguments)[0]) if pattern is not None else message

    def listed(self, things: list[str]) -> str:
        """``a, b and c``."""
        return f" {self('and')} ".join([part for part in (", ".join(things[:-1]), *things[-1:]) if part]) or self("nothing")


@cache
def _words(language: str) -> Words:
    return Words(language)


def words_in(language: str | None = None) -> Words:
    """The words of a language, by default that of the environment."""
    if language is None:
        said = next((value for name in _ENVIRONMENT if (value := os.environ.get(name))), "")
        return _words("fr" if said.lower().startswith("fr") else "en")
    if language not in LANGUAGES:
        raise BadOption(f"The language cannot be {quoted(language)}: it should be {choices(LANGUAGES)}.")
    return _words(language)

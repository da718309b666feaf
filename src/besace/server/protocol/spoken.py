"""What people may be called and may say: on one line, nothing invisible, nothing that turns the direction of writing around."""

import re
import unicodedata
from collections.abc import Iterable
from pathlib import Path

from besace.errors import BesaceError
from besace.server.protocol.messages import MOST_CHAT, MOST_NAME
from besace.server.protocol.problems import bad, looks_alike, unwanted_word

MOST_MARKS = 2  # accents and the like on one letter: more climb over the lines around it
_JOINS, _AS_PICTURE = "\u200d", "\ufe0f"  # what puts emoji together, and what makes a sign one
_EMPTY = frozenset(  # letters and signs that show nothing, though Unicode does not call them spaces or controls
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc" + "".join(map(chr, range(0x180B, 0x1810)))
)  # fmt: skip
_SELECTORS = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0), range(0xE0000, 0xE0080))
_UPPER = str.maketrans("АВЕЅІЈКМНОРСТУХΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABESIJKMHOPCTYXABEZHIKMNOPTYX")
_LOWER = str.maketrans("аесорухіјѕһԁԛԝοαινκρτυχγɑɡɩı01|iø", "aecopyxljshdqwoalvkptuxyagllolllo")
_PAIRS = (("rn", "m"), ("vv", "w"))


def clean_name(text: str) -> str:
    """A name as it is shown: one line, nothing invisible, not too long."""
    name = _visible(unicodedata.normalize("NFC", text), "")[:MOST_NAME].strip()
    if not name:
        raise bad("A name should have at least one visible character.")
    return name


def clean_text(text: str) -> str:
    """What someone said, on one line. It is shown as text, never as HTML."""
    said = _visible(text, _JOINS + _AS_PICTURE)[:MOST_CHAT].strip()
    if not said.strip(_JOINS + _AS_PICTURE + " "):
        raise bad("There is nothing to say in this.")
    return said


def _visible(text: str, kept: str) -> str:
    shown, marks = [], 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if letter in kept:
            shown.append(letter)
        elif _shows_nothing(letter):
            shown.append(" ")
        elif marks <= MOST_MARKS:
            shown.append(letter)
    return " ".join("".join(shown).split())


def _shows_nothing(letter: str) -> bool:
    return (
        unicodedata.category(letter)[0] in "CZ" or letter in _EMPTY or any(ord(letter) in some for some in _SELECTORS)
    )  # fmt: skip


def likeness(name: str) -> str:
    """What a glance takes from a name: equal for names that look alike, whichever script or case they are written in."""
    plain = unicodedata.normalize("NFKD", name.translate(_UPPER)).translate(_UPPER).casefold()
    seen = "".join(c for c in plain.translate(_LOWER) if c.isalnum())
    for pair, one in _PAIRS:
        seen = seen.replace(pair, one)
    return seen or "".join(name.split())


def refuse_alike(name: str, others: Iterable[str]) -> str:
    """A name that can be told from those of the others at the table."""
    if likeness(name) in map(likeness, others):
        raise looks_alike()
    return name


class Unwanted:
    """Words that a host does not want to read in names and chats: none, unless the host has written them down."""

    def __init__(self, words: Iterable[str] = ()) -> None:
        listed = [word.strip() for word in words]
        wanted = [word for word in listed if word and not word.startswith("#")]
        self._whole = {likeness(word) for word in wanted if not word.endswith("*")}
        self._begun = tuple(likeness(word) for word in wanted if word.endswith("*"))

    @staticmethod
    def written_in(file: str) -> "Unwanted":
        """The words of a file: one a line, ``word*`` for all that begin so, ``#`` before a remark. No file: none."""
        if not file:
            return Unwanted()
        try:
            return Unwanted(Path(file).read_text(encoding="utf-8").splitlines())
        except (OSError, UnicodeError) as wrong:
            reason = getattr(wrong, "strerror", None) or "it is not UTF-8"
            raise BesaceError(f"The word filter {file} cannot be read: {reason}.") from None

    def refuse(self, text: str) -> str:
        """This text, where none of the words is in it."""
        if self._whole or self._begun:
            for word in map(likeness, re.split(r"[\W_]+", text)):
                if word in self._whole or (self._begun and word.startswith(self._begun)):
                    raise unwanted_word()
        return text

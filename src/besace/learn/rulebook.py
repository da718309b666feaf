"""The rules of each game for people, in each language: one source for the page, the terminal and the tests."""

import re
import unicodedata
from dataclasses import dataclass
from functools import cache

from besace.errors import BesaceError, choices, quoted
from besace.games import GAMES, game_named
from besace.learn.editions import chosen
from besace.learn.text import Section, Text, html_of, plain_lines, read_text
from besace.play.words import document, words_in

_PICTURE_NAME = re.compile(r"(?P<game>[a-z0-9]+)/(?P<name>[a-z0-9-]+)")
_WORDS = re.compile(r"\w+")
IN_TITLE, IN_TEXT = 10, 1  # how much a word counts where it is found


@dataclass(frozen=True)
class RuleBook:
    """The rules of one game in one language."""

    game: str
    language: str
    text: Text

    @property
    def title(self) -> str:
        return self.text.title

    @property
    def sections(self) -> tuple[Section, ...]:
        return self.text.sections

    def section(self, name: str) -> Section:
        """A section by its name, or by the number of a rule that it states."""
        for section in self.sections:
            if section.name == name.lower() or name.upper() in section.rules:
                return section
        known = [section.name for section in self.sections]
        raise BesaceError(f"The rules of {self.title} have no paragraph {quoted(name)}: it should be {choices(known)}.")

    def find(self, words: str) -> list[Section]:
        """The sections in which all these words begin some word, the most telling first."""
        wanted = _WORDS.findall(folded(words))
        found = [(_relevance(section, wanted), section) for section in self.sections] if wanted else []
        return [section for relevance, section in sorted(found, key=lambda pair: -pair[0]) if relevance]

    def html(self, section: Section) -> str:
        """What a section says, as HTML for our own pages."""
        return html_of(section.blocks, self._address, lambda name: f"/api/pictures/{name}.svg")

    def _address(self, rule: str) -> str | None:
        home = next((section.name for section in self.sections if rule in section.rules), None)
        return None if home is None else f"/rules/{self.game}#{home}"


def folded(text: str) -> str:
    """Without capitals and accents, so that ``eclaireur`` finds ``Éclaireur``."""
    split = unicodedata.normalize("NFD", text.casefold().replace("œ", "oe"))
    return "".join(letter for letter in split if not unicodedata.combining(letter))


def _relevance(section: Section, wanted: list[str]) -> int:
    """How much a section says about all the words; 0 where one of them is missing."""
    title = _WORDS.findall(folded(f"{section.title} {' '.join(section.rules)}"))
    text = [word for block in section.blocks for line in plain_lines(block) for word in _WORDS.findall(folded(line))]
    total = 0
    for word in wanted:
        found = IN_TITLE * any(each.startswith(word) for each in title) + IN_TEXT * any(each.startswith(word) for each in text)
        if not found:
            return 0
        total += found
    return total


@cache
def _read(game: str, language: str, edition: str | None) -> RuleBook:
    return RuleBook(game, language, read_text(document(game, language, "rules.md"), chosen(game_named(game), edition)))


def rule_book(game: str, language: str | None = None, edition: str | None = None) -> RuleBook:
    """The rules of a game, by default in the language of the environment and for the edition that is played by default."""
    return _read(game_named(game).name, words_in(language).language, edition)


def find(game: str, language: str | None, words: str) -> list[Section]:
    """The sections of a game's rules that speak of these words."""
    return rule_book(game, language).find(words)


def picture(name: str) -> str:
    """A picture as SVG text, by its game and its own name, as in ``game/name``."""
    found = _PICTURE_NAME.fullmatch(name)
    if found and (game := GAMES.get(found["game"])):
        file = game.folder.joinpath("pictures", f"{found['name']}.svg")
        if file.is_file():
            return file.read_text(encoding="utf-8")
    raise BesaceError(f"There is no picture {quoted(name)}.")

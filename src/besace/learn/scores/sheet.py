"""What all score sheets share: how they are read, and what comes of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from besace.errors import BesaceError
from besace.play.words import words_in

LONGEST_NAME = 60
MOST = 1_000_000_000  # no number on a sheet is larger


class BadSheet(BesaceError):
    """A sheet that cannot be counted; its sentence can be said in any language."""

    def __init__(self, message: str, **arguments: Any) -> None:
        super().__init__(words_in("en")(message, **arguments))
        self.message, self.arguments = message, arguments

    def sentence(self, language: str) -> str:
        return words_in(language)(self.message, **self.arguments)


@dataclass(frozen=True)
class Step:
    """One step of the counting, the rule behind it, and the seat that it is about (None: several or all)."""

    rule: str
    message: str
    arguments: Mapping[str, Any]
    seat: int | None = None

    def sentence(self, language: str) -> str:
        words = words_in(language)
        return words(self.message, **{name: _said(value, language) for name, value in self.arguments.items()})


def _said(value: Any, language: str) -> Any:
    """Lists of names are joined as the language does it."""
    return words_in(language).listed(value) if isinstance(value, list) else value


@dataclass
class Scored:
    """A total and a place per seat, and who has won: None while the sheet is not full."""

    totals: list[int]
    places: list[int] | None = None
    winners: list[int] | None = None
    steps: list[Step] = field(default_factory=list)
    details: dict[str, Any] = field(default_factory=dict)  # what else a game's sheet shows


def read_names(sheet: Mapping[str, Any], players: int) -> list[str]:
    """What the players are called: letters from A on where the sheet does not say."""
    names = sheet.get("names")
    if names is None:
        return [chr(ord("A") + seat) for seat in range(players)]
    if not isinstance(names, list) or len(names) != players or not all(isinstance(name, str) for name in names):
        raise BadSheet("sheet-names", n=players)
    return [name[:LONGEST_NAME].strip() or chr(ord("A") + seat) for seat, name in enumerate(names)]


def read_number(value: Any, what: str, least: int = 0, most: int = MOST, **about: Any) -> int:
    """A whole number, or a sentence (the message ``what``) about where there should be one."""
    if type(value) is not int or not least <= value <= most:
        raise BadSheet(what, least=least, most=most, **about)
    return value


def read_players(sheet: Mapping[str, Any], counts: Sequence[int], keys: Sequence[str]) -> list[Mapping[str, Any]]:
    """The list with what each player has; ``keys`` are what can be said of one."""
    players = sheet.get("players")
    if not isinstance(players, list) or len(players) not in counts:
        raise BadSheet("sheet-players", least=min(counts), most=max(counts))
    for player in players:
        if not isinstance(player, Mapping) or not set(player) <= set(keys):
            raise BadSheet("sheet-player", keys=", ".join(keys))
    return players


def places(ranks: Sequence[Any]) -> list[int]:
    """Everyone's place: one more than the number of those who rank higher."""
    return [1 + sum(other > rank for other in ranks) for rank in ranks]

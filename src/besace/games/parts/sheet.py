"""What all score sheets share: how they are read, and what comes of them.

A game's ``score(sheet)`` counts a sheet with nothing in it but ``names`` and its KEYS; EXAMPLE is one. What it has to say are
messages with their arguments: `besace.learn.scores` puts them into words.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

LONGEST_NAME = 60
MOST = 1_000_000_000  # no number on a sheet is larger
Number = int | float  # with halves, which are exact; a whole one is an int


class Uncountable(Exception):
    """What is wrong with a sheet, as a message and its arguments."""

    def __init__(self, message: str, **arguments: Any) -> None:
        super().__init__(message)
        self.message, self.arguments = message, arguments


@dataclass(frozen=True)
class Step:
    """One step of the counting, the rule behind it, and the seat that it is about (None: several or all)."""

    rule: str
    message: str
    arguments: Mapping[str, Any]
    seat: int | None = None


@dataclass
class Scored:
    """A total and a place per seat, and who has won: None while the sheet is not full."""

    totals: list[Number]
    places: list[int] | None = None
    winners: list[int] | None = None
    needed: Step | None = None  # what must still be noted before anyone can have won
    steps: list[Step] = field(default_factory=list)
    details: dict[str, Any] = field(default_factory=dict)  # what else a game's sheet shows


def read_names(sheet: Mapping[str, Any], players: int) -> list[str]:
    """What the players are called: letters from A on where the sheet does not say."""
    names = sheet.get("names")
    if names is None:
        return [chr(ord("A") + seat) for seat in range(players)]
    if not isinstance(names, list) or len(names) != players or not all(isinstance(name, str) for name in names):
        raise Uncountable("sheet-names", n=players)
    return [name[:LONGEST_NAME].strip() or chr(ord("A") + seat) for seat, name in enumerate(names)]


def read_number(value: Any, what: str, least: int = 0, most: int = MOST, **about: Any) -> int:
    """A whole number, or a sentence (the message ``what``) about where there should be one."""
    if type(value) is not int or not least <= value <= most:
        raise Uncountable(what, least=least, most=most, **about)
    return value


def read_half(value: Any, what: str, **about: Any) -> Number:
    """A number of halves above 0, or a sentence (the message ``what``) about where there should be one."""
    if type(value) not in (int, float) or not 0 < value <= MOST or value * 2 % 1:
        raise Uncountable(what, least=halves(0.5), **about)
    return tidy(value)


def tidy(number: Number) -> Number:
    """A whole number as an int."""
    return int(number) if number == int(number) else number


def halves(number: Number) -> str:
    """A number as people write it in any language: ``7``, ``7½``, ``½``."""
    whole = int(number)
    return str(whole) if number == whole else f"{whole or ''}½"


def read_players(sheet: Mapping[str, Any], counts: Sequence[int], keys: Sequence[str]) -> list[Mapping[str, Any]]:
    """The list with what each player has; ``keys`` are what can be said of one."""
    players = sheet.get("players")
    if not isinstance(players, list) or len(players) not in counts:
        raise Uncountable("sheet-players", least=min(counts), most=max(counts))
    for player in players:
        if not isinstance(player, Mapping) or not set(player) <= set(keys):
            raise Uncountable("sheet-player", keys=", ".join(keys))
    return players


def places(ranks: Sequence[Any]) -> list[int]:
    """Everyone's place: one more than the number of those who rank higher."""
    return [1 + sum(other > rank for other in ranks) for rank in ranks]

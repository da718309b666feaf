"""Doggy Bag: which roles and which announced numbers pay."""

from collections.abc import Sequence
from typing import Any

from besace.games.move import Move
from besace.games.parts.figures import Column, Sheet
from besace.games.parts.match import Playing
from besace.games.parts.study import GAME, Facts, Found, win

POINTS = {"grey": 1, "white": 1, "red": 2, "yellow": 3, "black": 0}
ROLES = ("bootlicker", "watcher", "leader", "pickpocket", "mole", "scout", "intendant", "expert")
HOTHEAD = "hothead"
NUMBERS = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10 to 12", "13 and more")
View = dict[str, Any]


def number_label(number: int) -> str:
    """The row of an announced number."""
    return str(number) if number < 10 else NUMBERS[10 if number < 13 else 11]


def points(front: dict[str, int]) -> int:
    """What lies in front of a seat is worth so much."""
    return sum(POINTS[kind] * count for kind, count in front.items())


class Turn:
    """What the seats of one turn took, announced and drew."""

    def __init__(self) -> None:
        self.roles: dict[int, str] = {}
        self.numbers: dict[int, int] = {}
        self.before: dict[int, int] = {}  # points when the role was taken
        self.drawn: dict[int, list[str]] = {}

    def take(self, seat: int, args: Sequence[str], view: View) -> None:
        token = int(args[0])
        self.roles[seat] = f"{token} {ROLES[token]}" if len(args) == 1 else HOTHEAD
        self.numbers[seat] = int(args[-1])
        self.before[seat] = points(view["front"][seat])

    def settle(self, view: View, record: dict[str, Any], facts: Facts) -> None:
        """Count the turn, given what is seen at its end."""
        for seat, role in self.roles.items():
            facts.add("role", role, "points", points(view["front"][seat]) - self.before[seat])
            facts.add("role", role, "wins", win(record, seat))
            facts.add("role", role, "out", seat in view["out"])
            facts.add("number", number_label(self.numbers[seat]), "raided", seat in self.drawn)
        for seat, drawn in self.drawn.items():
            number = self.numbers[seat]
            if number:
                done = "black" not in drawn and len(drawn) == number
                facts.add("number", number_label(number), "success", done)
                facts.add(GAME, GAME, "successful raids, %", 100 * done)


def count(record: dict[str, Any], match: Playing, facts: Facts) -> None:
    """Count one finished game, going through it as a spectator."""
    turn, turns = Turn(), 0
    for text in record["moves"]:
        seat, verb, args = Move.of(text)
        if verb != "put":  # a secret, and there are many
            view = match.view(None)
            if verb == "coins":
                turn.settle(view, record, facts)
                turn, turns = Turn(), turns + 1
            elif verb == "draw":
                _draw(turn, view, args[0], facts)
            elif seat is not None and verb in ("take", "flip"):
                turn.take(seat, args, view)
            elif seat is not None and verb in ("stop", "glut"):
                turn.drawn.setdefault(seat, [])
                facts.add("number", number_label(turn.numbers[seat]), "glut", verb == "glut")
        match.play(text)
    view = match.view(None)
    turn.settle(view, record, facts)
    facts.add(GAME, GAME, "turns", turns)
    facts.add(GAME, GAME, "thrown out", len(view["out"]))


def _draw(turn: Turn, view: View, kind: str, facts: Facts) -> None:
    if view["phase"] == "raid":
        turn.drawn.setdefault(view["raider"], []).append(kind)
    elif view["phase"] == "glut":
        facts.add("number", number_label(turn.numbers[view["raider"]]), "glut success", kind != "black")


def sheets(found: Found) -> list[Sheet]:
    """What pays."""
    roles = Sheet(
        "Which roles pay",
        "For every time a role was taken: points in front at the end of the turn less those before taking it, how often the "
        "taker won the game, and how often the taker was out when the turn ended.",
        "role",
        [
            Column("points in the turn", drawn=True, reference=0),
            Column("win share", "share", drawn=True, reference=1 / found.players),
            Column("thrown out", "share"),
        ],
    )
    for role in found.rows("role"):
        cells = [found.mean("role", role, "points"), found.share("role", role, "wins"), found.share("role", role, "out")]
        roles.rows.append((role, [*cells]))
    numbers = Sheet(
        "Which numbers succeed",
        "By the number announced: how often it came to the raid at all, how often the raid then reached its number without a "
        "black bone, how often a successful raider was gluttonous, and how often that went well.",
        "number",
        [
            Column("came to raid", "share", drawn=True),
            Column("raid succeeded", "share", drawn=True),
            Column("went on to gluttony", "share"),
            Column("gluttony succeeded", "share", drawn=True),
        ],
    )
    for row in (number for number in NUMBERS if number in found.rows("number")):
        columns = ("raided", "success", "glut", "glut success")
        numbers.rows.append((row, [found.share("number", row, column) for column in columns]))
    return [roles, numbers]

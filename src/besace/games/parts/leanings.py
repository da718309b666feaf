"""How seats play what they hide: indifferently, or as has been seen in games between bots.

A model is a table of leanings, a number for each thing that can be chosen in each situation: how much more often it is chosen
than if any piece were equally likely. Each kind of bot has its own: what is true of one can be worse than nothing about another.
A game declares the shape of its tables; the learnt ones are a small file in its folder, made by `besace.arena.leanings`.
"""

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable

from besace.errors import BadGame, choices, quoted

TABLE = "leanings.json"


@dataclass(frozen=True)
class Shape:
    """The situations of a game, in the order in which its ``lean`` reads them, and how many things can be chosen in each."""

    situations: tuple[str, ...]
    choices: int


@dataclass(frozen=True)
class Chosen:
    """A secret choice: the situation, how many pieces of each kind there were, and the kind chosen."""

    situation: str
    counts: Sequence[int]
    kind: int


@dataclass(frozen=True)
class Model:
    """How one kind of bot plays a game: ``rows[situation][choice]``; where there is none, play is indifferent."""

    rows: Mapping[str, Sequence[float]] = field(default_factory=dict)

    def leaning(self, situation: str, choice: int) -> float:
        """How much more often than indifferently this is chosen in this situation."""
        row = self.rows.get(situation)
        return row[choice] if row else 1.0

    def odds(self, situation: str, counts: Sequence[int]) -> list[float]:
        """The odds of each choice, of which there are so many pieces."""
        shares = [n * self.leaning(situation, choice) for choice, n in enumerate(counts)]
        total = sum(shares)
        return [share / total for share in shares] if total else [n / sum(counts) for n in counts]

    @property
    def table(self) -> list[float]:
        """The leanings of all situations, one after another as the game's shape has them."""
        return [leaning for row in self.rows.values() for leaning in row]


INDIFFERENT = Model()
UNKNOWN = Model()  # of bots that were watched, in a game that hides no choice of theirs


def read_models(game: str, folder: Traversable, shape: Shape) -> dict[str, Model]:
    """The learnt tables of a game by the kind of bot, none where nobody has learnt any; or `BadGame`."""
    file = folder.joinpath(TABLE)
    if not file.is_file():
        return {}
    try:
        tables = json.loads(file.read_text(encoding="utf-8"))
    except ValueError:
        raise BadGame(f"The {TABLE} of {game} is not JSON.") from None
    if not isinstance(tables, dict):
        raise BadGame(f"The {TABLE} of {game} should be an object, with a table for each kind of bot.")
    return {kind: Model(_rows(game, kind, table, shape)) for kind, table in tables.items()}


def _rows(game: str, kind: str, table: object, shape: Shape) -> dict[str, list[float]]:
    """The rows of a table in the order of the shape; a situation that never came up leans nowhere."""
    where = f"In the {TABLE} of {game}, the table of {kind}"
    if not isinstance(table, dict):
        raise BadGame(f"{where} should be an object of situations.")
    for situation in table:
        if situation not in shape.situations:
            raise BadGame(f"{where} has an unknown situation {quoted(situation)}: it should be {choices(shape.situations)}.")
    return {situation: _row(f"{where} has", situation, table, shape.choices) for situation in shape.situations}


def _row(where: str, situation: str, table: Mapping[str, object], wanted: int) -> list[float]:
    row = table.get(situation, [1.0] * wanted)
    if not isinstance(row, list) or len(row) != wanted or not all(map(_is_leaning, row)):
        raise BadGame(f"{where} no {wanted} numbers above 0 for {quoted(situation)}.")
    return [float(leaning) for leaning in row]


def _is_leaning(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value) and value > 0

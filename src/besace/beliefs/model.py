"""How seats play what they hide: indifferently, or as has been seen in games between bots.

A model is a table of leanings, a number for each thing that can be chosen in each situation: how much more often it is chosen
than if any piece were equally likely. Each kind of bot has its own: what is true of one can be worse than nothing about another.
The learnt tables are a small file beside this one, made by `besace.beliefs.learn`.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

TABLE = "learned.json"


@dataclass(frozen=True)
class Model:
    """``leanings["doggybag"]["first"][kind]`` and the like; where there are none, play is indifferent."""

    leanings: Mapping[str, Mapping[str, Sequence[float]]] = field(default_factory=dict)

    def leaning(self, game: str, situation: str, choice: int) -> float:
        """How much more often than indifferently this is chosen in this situation."""
        table = self.leanings.get(game, {}).get(situation)
        return table[choice] if table else 1.0

    def odds(self, game: str, situation: str, counts: Sequence[int]) -> list[float]:
        """The odds of each choice, of which there are so many pieces."""
        shares = [n * self.leaning(game, situation, choice) for choice, n in enumerate(counts)]
        total = sum(shares)
        return [share / total for share in shares] if total else [n / sum(counts) for n in counts]

    def table(self, game: str) -> list[float]:
        """The leanings of all situations, one after another in the order of their names."""
        return [leaning for _, table in sorted(self.leanings.get(game, {}).items()) for leaning in table]


INDIFFERENT = Model()


@cache
def learned(kind: str = "thumb") -> Model:
    """The model that was learnt from games between bots of a kind: "thumb" or "search"."""
    return Model(json.loads(files("besace.beliefs").joinpath(TABLE).read_text(encoding="utf-8"))[kind])

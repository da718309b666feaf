"""Studies: what is counted in games, as sums under a sheet, a row and a column, each game a cluster of its own.

A game's ``study`` has ``count(record, match, facts)``, which counts one finished game with a match that stands at its start, and
``sheets(found)``, which shows what was found in many (see figures.py for what a sheet is).
"""

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from besace.games.parts.intervals import Estimate, mean_of, share_of

Key = tuple[str, str, str]  # sheet, row, column
Sums = Mapping[Key, tuple[float, int]]
GAME = "game"  # the sheet and the row of figures that a whole game has


class Facts:
    """The sums of one game."""

    def __init__(self) -> None:
        self._sums: dict[Key, tuple[float, int]] = defaultdict(lambda: (0, 0))

    def add(self, sheet: str, row: str, column: str, value: float) -> None:
        """Count one value."""
        total, count = self._sums[sheet, row, column]
        self._sums[sheet, row, column] = total + value, count + 1

    @property
    def sums(self) -> dict[Key, tuple[float, int]]:
        return dict(self._sums)


class Found:
    """The sums of many games, kept apart by the game's number."""

    def __init__(self, players: int) -> None:
        self.players = players
        self._games: dict[Key, dict[int, tuple[float, int]]] = defaultdict(dict)

    def add(self, number: int, sums: Sums) -> None:
        for key, pair in sums.items():
            self._games[key][number] = pair

    def _clusters(self, key: Key) -> list[tuple[float, float]]:
        return [pair for _, pair in sorted(self._games.get(key, {}).items())]

    def mean(self, sheet: str, row: str, column: str) -> Estimate | None:
        """The mean of all values counted there."""
        return mean_of(self._clusters((sheet, row, column)))

    def share(self, sheet: str, row: str, column: str) -> Estimate | None:
        """The same, for values from 0 to 1."""
        return share_of(self._clusters((sheet, row, column)))

    def rows(self, sheet: str) -> list[str]:
        """The rows of a sheet for which anything was counted, sorted."""
        return sorted({key[1] for key in self._games if key[0] == sheet})

    def columns(self, sheet: str, row: str) -> list[str]:
        """The columns for which anything was counted there, in the order of their first appearance."""
        return list(dict.fromkeys(key[2] for key in self._games if key[:2] == (sheet, row)))

    def change(self, before: "Found", sheet: str, row: str, column: str) -> Estimate | None:
        """How much higher the figure of a game is here than that of the game of the same number before."""
        key = (sheet, row, column)
        mine, theirs = self._games.get(key, {}), before._games.get(key, {})
        both = sorted(mine.keys() & theirs.keys())
        return mean_of((mine[n][0] / mine[n][1] - theirs[n][0] / theirs[n][1], 1) for n in both)


def win(record: Mapping[str, Any], seat: int) -> float:
    """A whole win, a part of a shared one, or none."""
    winners = record["result"]["winners"]
    return 1 / len(winners) if seat in winners else 0.0

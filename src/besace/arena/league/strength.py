"""Strength in one number: the ratings under which every bot wins as often as it did.

The model is that of Bradley and Terry for many players: at a table everybody wins as often as their strength is of the sum of
all strengths there. The most likely strengths are found by scaling (Hunter 2004). They are told on the scale of chess, where
400 points more are odds of ten to one, beside a bot that has 1,000. Intervals come from drawing deals again (the bootstrap),
since the games of a deal are not independent.
"""

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from besace.arena.summary import win
from besace.games.parts.intervals import Estimate

Result = dict[str, Any]
Numbers = npt.NDArray[np.float64]
MIDDLE, DECADE = 1000.0, 400.0  # the rating of the bot that others are beside; points for odds of ten to one
AGAIN, ROUNDS, CLOSE = 200, 2000, 1e-6
DRAW = 0.5  # wins and losses against the one beside that everybody is given, so that nobody is infinitely strong


class Tally:
    """All games by who sat at the table: per deal, how many there were and how much each bot won of them."""

    def __init__(self, names: Sequence[str], beside: str) -> None:
        self.names, self._beside = list(names), list(names).index(beside)
        self._tables: dict[tuple[int, ...], int] = {}  # who sits there, and the number of it
        self._deals: list[tuple[int, int, dict[int, float]]] = []  # of each: its table, games, and what was won

    def add(self, results: Sequence[Result], alias: Mapping[str, str]) -> None:
        """The games of one cell; ``alias`` names bots that are rated as others."""
        deals: dict[tuple[int, tuple[int, ...]], tuple[int, dict[int, float]]] = {}
        for result in results:
            seats = [self.names.index(alias.get(name, name)) for name in result["bots"]]
            key = (result["deal"], tuple(sorted(seats)))
            games, wins = deals.get(key, (0, defaultdict(float)))
            for seat, bot in enumerate(seats):
                wins[bot] += win(result, seat)
            deals[key] = (games + 1, wins)
        for (_, table), (games, wins) in deals.items():
            self._deals.append((self._tables.setdefault(table, len(self._tables)), games, wins))

    def ratings(self, seed: int) -> dict[str, Estimate]:
        """The rating of everybody who has played, with its 95 % interval."""
        if not self._deals:
            return {}
        seated, wins = np.zeros((len(self._tables), len(self.names))), np.zeros((len(self._deals), len(self.names)))
        for table, row in self._tables.items():
            np.add.at(seated[row], list(table), 1)
        for row, (_, _, won) in enumerate(self._deals):
            wins[row, list(won)] = list(won.values())
        tables, games = np.array([table for table, _, _ in self._deals]), np.array([games for _, games, _ in self._deals], float)

        def played(weights: Numbers) -> Numbers:
            """The games of every table, deals by how much they weigh."""
            return np.bincount(tables, weights, len(seated)).astype(np.float64)

        there = np.flatnonzero(seated.sum(0))
        rng = np.random.default_rng(seed)
        found = self._fit(seated, wins.sum(0), played(games), None)
        drawn = []
        for _ in range(AGAIN):
            times = rng.multinomial(len(games), np.full(len(games), 1 / len(games)))
            drawn.append(self._fit(seated, (wins * times[:, None]).sum(0), played(games * times), found))
        low, high = np.quantile(drawn, (0.025, 0.975), axis=0)
        rated = [self._rating(found), self._rating(low), self._rating(high)]
        mean, least, most = ([float(rating) for rating in each] for each in rated)
        return {self.names[i]: Estimate(mean[i], least[i], most[i], float(len(games))) for i in there}

    def _rating(self, logs: Numbers) -> Numbers:
        return MIDDLE + DECADE / math.log(10) * logs

    def _fit(self, seated: Numbers, wins: Numbers, games: Numbers, start: Numbers | None) -> Numbers:
        """Logarithms of strengths beside that of the one that others are beside."""
        count = len(self.names)
        pairs = np.zeros((count, count))
        pairs[:, self._beside], pairs[self._beside, :] = 2 * DRAW, 2 * DRAW
        pairs[self._beside, self._beside] = 0
        more = wins + DRAW * (pairs > 0).sum(1)
        logs = np.zeros(count) if start is None else start.copy()
        for _ in range(ROUNDS):
            strength = np.exp(logs)
            needed = seated.T @ (games / (seated @ strength)) + (pairs / (strength[:, None] + strength[None, :])).sum(1)
            fresh = np.log(more / needed)
            fresh -= fresh[self._beside]
            gap, logs = float(np.abs(fresh - logs).max()), fresh
            if gap < CLOSE:
                break
        return logs

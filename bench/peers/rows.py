"""What one line of the comparison is, and how all of them are measured: in turn, in short stretches of processor time."""

import random
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

GAMES, ROLLOUTS, STEPS, SEARCH = "whole games", "rollouts from a position", "one step a call", "tree search"
LEAST = 1_000  # steps of a stretch in an environment
SAMPLE = 300  # games from which lengths and branching are taken


@dataclass
class Row:
    """One engine, game and driver. ``work`` does a stretch and returns how many moves, or simulations, it made."""

    kind: str  # one of the four above
    engine: str
    game: str
    players: int
    driver: str
    work: Callable[[], float]
    moves: float  # mean length of a random game, or of what is left of it from the position; chance included
    chance: float  # how many of these are chance's
    branching: float  # mean number of legal moves where somebody chooses
    differs: str = ""
    rates: list[float] = field(default_factory=list)

    def stretch(self) -> None:
        began = time.process_time()
        amount = self.work()
        self.rates.append(amount / (time.process_time() - began))

    def as_json(self) -> dict[str, Any]:
        told = {name: value for name, value in vars(self).items() if name not in ("work", "rates")}
        return told | {"rate": statistics.median(self.rates), "rates": self.rates}


@dataclass(frozen=True)
class Shape:
    """What random games of a kind are like."""

    moves: float
    chance: float
    branching: float


def shape_of(play: Callable[[random.Random], tuple[int, int, int]], games: int = SAMPLE) -> Shape:
    """From games that tell their moves, how many of them were chance's, and the legal moves at the others together."""
    rng = random.Random(1)
    moves, chance, legal = (sum(each) for each in zip(*(play(rng) for _ in range(games)), strict=True))
    return Shape(moves / games, chance / games, legal / max(1, moves - chance))


def steps_of(playout: Callable[[Any, random.Random], tuple[int, int, int]], env: Any) -> Callable[[], float]:
    """What plays random games of an environment for a stretch."""
    rng = random.Random(1)

    def work() -> float:
        moves = 0
        while moves < LEAST:
            moves += playout(env, rng)[0]
        return moves

    return work


def measure(rows: Sequence[Row], rounds: int, progress: Callable[[str], None]) -> None:
    """A first stretch of each that compiles and does not count, then all in turn, so that a busy moment of the machine weighs on
    everybody."""
    for turn in range(rounds + 1):
        for row in rows:
            progress(f"{'warming up' if turn == 0 else f'round {turn}'}: {row.engine} {row.game}")
            row.stretch()
            if turn == 0:
                row.rates.clear()

"""Many games at once: who wins from which seat, how high and how long.

Games of random players run compiled on threads; games of other bots run move by move in processes. A game depends on the seed
and on its number alone, and only whole numbers are added up, so the figures do not depend on how the work was shared out.
"""

import math
import random
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import numpy as np

from besace.bots import check_bot
from besace.bots.named.entrants import make
from besace.errors import BadOption, quoted
from besace.games import GAMES, game_named
from besace.games.parts.intervals import wilson
from besace.kernel.batch import run_batch
from besace.kernel.stream import new_numbers
from besace.play.executor import local
from besace.play.follower import asker
from besace.play.match import new

RANDOM = "random"
MOST_GAMES = 1 << 32
SEEDS = 1 << 64  # that are drawn where none is given
MOST_JOBS = 1024
BATCH_SECONDS = 0.2  # how often the progress bar hears of compiled games
LEAST_BATCH, MOST_BATCH = 64, 1 << 18
BOT_GAMES = 8  # games that a process plays before it reports
SMALL = 1 << 20  # the squares of a batch of such numbers add up within 64 bits


@dataclass
class Tally:
    """What was counted, in whole numbers."""

    players: int
    games: int = 0
    moves: int = 0
    moves_squared: int = 0
    points: list[int] = field(default_factory=list)
    points_squared: list[int] = field(default_factory=list)
    wins: list[list[int]] = field(default_factory=list)  # [seat][k]: games won together with k others

    def __post_init__(self) -> None:
        self.points = [0] * self.players
        self.points_squared = [0] * self.players
        self.wins = [[0] * self.players for _ in range(self.players)]

    def add(self, lengths: Any, won: Any, points: Any) -> None:
        """Count a batch of games: their lengths, winners (a bit per seat) and scores."""
        lengths, won = np.asarray(lengths, np.int64), np.asarray(won, np.int64)
        points = np.asarray(points, np.int64)[:, : self.players]
        self.games += len(lengths)
        total, squares = _sums(lengths)
        self.moves += total
        self.moves_squared += squares
        winning = won[:, None] >> np.arange(self.players) & 1
        sharing = winning.sum(axis=1)
        for seat in range(self.players):
            total, squares = _sums(points[:, seat])
            self.points[seat] += total
            self.points_squared[seat] += squares
            for k in range(self.players):
                self.wins[seat][k] += int(((winning[:, seat] == 1) & (sharing == k + 1)).sum())


def _sums(values: Any) -> tuple[int, int]:
    """The exact sum, and the sum of squares, of an array."""
    if np.abs(values).max() < SMALL:
        return int(values.sum()), int(values @ values)
    numbers = values.tolist()
    return sum(numbers), sum(number * number for number in numbers)


def _spread(total: int, squares: int, games: int) -> float:
    """The standard deviation of single games."""
    return math.sqrt(max(0, games * squares - total * total) / (games * (games - 1))) if games > 1 else 0.0


@dataclass(frozen=True)
class Simulation:
    """What to simulate, checked."""

    game: str
    players: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    games: int
    seed: int
    jobs: int

    @property
    def compiled(self) -> bool:
        return all(name == RANDOM for name in self.bots)


def plan(
    game: str, players: int | None, options: Mapping[str, Any], bots: Sequence[str], games: int, seed: int | None, jobs: int
) -> Simulation:
    """Check everything that was asked for; one bot's name stands for all seats."""
    chosen = game_named(game)
    count = chosen.check_players(chosen.players[0] if players is None else players)
    names = tuple(bots) or (RANDOM,)
    for name in names:
        check_bot(make(name), chosen)
    if len(names) == 1:
        names *= count
    if len(names) != count:
        raise BadOption(f"A table of {count} needs {count} bots, or one for all seats, not {len(names)}.")
    for what, number, most in (("games", games, MOST_GAMES), ("jobs", jobs, MOST_JOBS)):
        if not 1 <= number <= most:
            raise BadOption(f"The number of {what} should be from 1 to {most}, not {quoted(number)}.")
    start = random.SystemRandom().randrange(SEEDS) if seed is None else seed
    return Simulation(chosen.name, count, chosen.check_options(options, count), names, games, start, jobs)


def option_numbers(game: str, options: Mapping[str, Any]) -> Any:
    """A game's options as its compiled rules read them."""
    values = GAMES[game].encode_options(options)
    numbers = new_numbers(max(1, len(values)))
    numbers[: len(values)] = values
    return numbers


def _batches(todo: Simulation) -> Generator[tuple[Any, Any, Any], None, None]:
    """Results of random games, in batches that take about BATCH_SECONDS each."""
    numbers = option_numbers(todo.game, todo.options)
    functions = GAMES[todo.game].functions
    done, size = 0, LEAST_BATCH * todo.jobs
    while done < todo.games:
        size = min(size, todo.games - done)
        began = time.perf_counter()
        batch = run_batch(functions, todo.players, numbers, todo.seed, size, min(todo.jobs, size), done)
        yield batch.lengths, batch.won, batch.points
        done += size
        faster = BATCH_SECONDS / max(time.perf_counter() - began, 1e-6)
        size = int(min(max(size * min(faster, 4.0), LEAST_BATCH), MOST_BATCH))


def play_one(todo: Simulation, number: int) -> tuple[int, int, list[int]]:
    """One game of bots: its length, winners (a bit per seat) and scores."""
    rng = random.Random(f"{todo.seed} {number}")
    seated = [make(name, rng.getrandbits(64)) for name in todo.bots]
    match = new(todo.game, todo.players, seed=rng.getrandbits(64), **todo.options)
    choose = [asker(player, match, seat) for seat, player in enumerate(seated)]
    while to_act := match.to_act:
        if to_act == ["*"]:
            match.chance(rng)
        else:
            match.play(choose[to_act[0]]())
    assert match.winners is not None
    assert match.scores is not None
    return match.ply, sum(1 << seat for seat in match.winners), match.scores


def _play_some(todo: Simulation, start: int) -> tuple[list[int], list[int], list[list[int]]]:
    played = [play_one(todo, number) for number in range(start, min(start + BOT_GAMES, todo.games))]
    return [length for length, _, _ in played], [won for _, won, _ in played], [scores for _, _, scores in played]


def _parts(todo: Simulation) -> Generator[tuple[Any, Any, Any], None, None]:
    """Results of games between bots, from as many processes as there are jobs."""
    starts = range(0, todo.games, BOT_GAMES)
    return local(todo.jobs, len(starts)).run(partial(_play_some, todo), starts)


def simulate(todo: Simulation, progress: Callable[[int], None] = lambda games: None) -> dict[str, Any]:
    """Play all games; ``progress`` hears how many more are done. The result is JSON-ready."""
    tally, began = Tally(todo.players), time.perf_counter()
    with closing(_batches(todo) if todo.compiled else _parts(todo)) as parts:
        for lengths, won, points in parts:
            tally.add(lengths, won, points)
            progress(len(lengths))
    return report(todo, tally, time.perf_counter() - began)


def report(todo: Simulation, tally: Tally, seconds: float) -> dict[str, Any]:
    seats, games = [], tally.games
    for seat in range(todo.players):
        share = sum(wins / (others + 1) for others, wins in enumerate(tally.wins[seat])) / games
        low, high = wilson(share, games)  # a shared win varies less than a whole one, so it errs to the wide side
        score = {"mean": tally.points[seat] / games, "sd": _spread(tally.points[seat], tally.points_squared[seat], games)}
        shared = sum(tally.wins[seat][1:])
        seats.append({"seat": seat, "bot": todo.bots[seat], "win_share": share, "low": low, "high": high})
        seats[-1] |= {"wins": sum(tally.wins[seat]), "shared_wins": shared, "score": score}
    return {
        "game": todo.game,
        "players": todo.players,
        "options": dict(todo.options),
        "seed": todo.seed,
        "games": games,
        "moves": tally.moves,
        "length": {"mean": tally.moves / games, "sd": _spread(tally.moves, tally.moves_squared, games)},
        "seats": seats,
        "jobs": todo.jobs,
        "seconds": seconds,
        "games_per_second": games / seconds,
        "moves_per_second": tally.moves / seconds,
    }

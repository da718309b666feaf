"""The games of a league, played deal by deal: whichever cell has been thought about least is next.

So quick bots soon have all their games, slow ones share the time that is left, and whenever a league is stopped its table is
as even as it can be. Every cell has a file of results, so that the same command goes on where it stopped. All games go
through one executor, processes or a cluster; what comes of a game does not depend on it.
"""

import heapq
import math
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing
from functools import partial
from typing import Any

from besace.arena import one_game
from besace.arena.league.kept import together
from besace.arena.league.season import Cell
from besace.arena.plan import Task
from besace.arena.results import ResultsFile
from besace.play.executor import Executor, local

PER_MOVE = 5e-5  # seconds
Result = dict[str, Any]
Job = tuple[int, Task]  # the number of a cell, and a game of it
Progress = Callable[[int, int], None]  # how many games are done, of how many


def play_job(job: Job) -> tuple[int, Result]:
    """One game, and which cell it is of."""
    return job[0], one_game.result_of(job[1])


def warm_up(cells: Sequence[Cell]) -> None:
    """Get ready: every bot has moved once in every game."""
    ready = set[tuple[str, str]]()
    for cell in cells:
        task = next(cell.plan.tasks())
        if not {(cell.game, name) for name in task.bots} <= ready:
            one_game.warm(task)
            ready |= {(cell.game, name) for name in task.bots}


class Season:
    """Who has played what, and what is next."""

    def __init__(self, cells: Sequence[Cell], held: Sequence[Sequence[Result]], minutes: float | None) -> None:
        self.results = [list(each) for each in held]
        self._minutes = math.inf if minutes is None else minutes
        self._left = [_deals(cell, each) for cell, each in zip(cells, held, strict=True)]
        self._waiting = [(_seconds(each), number) for number, each in enumerate(held)]
        heapq.heapify(self._waiting)
        self._spent = dict.fromkeys(range(len(cells)), 0.0) | {number: spent for spent, number in self._waiting}

    def jobs(self) -> Iterator[Job]:
        """Games to be played, deal by deal, until all are or time is up."""
        until = time.monotonic() + 60 * self._minutes
        while self._waiting and time.monotonic() < until:
            guessed, number = heapq.heappop(self._waiting)
            if guessed < self._spent[number]:
                heapq.heappush(self._waiting, (self._spent[number], number))
                continue
            deal = next(self._left[number], None)
            if deal is not None:
                heapq.heappush(self._waiting, (guessed, number))
                self._spent[number] += _guess(self.results[number]) * len(deal)
                yield from ((number, task) for task in deal)

    def add(self, number: int, result: Result) -> None:
        self.results[number].append(result)


def _deals(cell: Cell, held: Sequence[Result]) -> Iterator[list[Task]]:
    """What is not played yet, a deal at a time."""
    done, size = {(result["players"], result["number"]) for result in held}, cell.plan.per_deal(cell.players)
    deal: list[Task] = []
    for task in cell.plan.tasks():
        deal += [] if (task.players, task.number) in done else [task]
        if task.number % size == size - 1:
            if deal:
                yield deal
            deal = []


def _seconds(results: Sequence[Result]) -> float:
    """About how long games have taken, with what a move costs beside thinking."""
    thought = math.fsum(thought["seconds"] for result in results for thought in result["thinking"])
    return thought + PER_MOVE * sum(int(result["length"]) for result in results)


def _guess(results: Sequence[Result]) -> float:
    """How long the next game will be thought about; a little, so that no cell is forgotten, where nothing is known."""
    return max(1e-3, _seconds(results[-8:]) / max(1, len(results[-8:])))


def play_league(
    cells: Sequence[Cell],
    jobs: int,
    progress: Progress,
    executor: Executor | None = None,
    minutes: float | None = None,
    kept: Sequence[Sequence[Result]] = (),
) -> list[list[Result]]:
    """The results of every cell, of whole deals only: all of them, or what can be played in so many minutes.

    ``kept``: games of each cell that are played already, beside those in its file."""
    total = sum(cell.plan.total for cell in cells)
    with ExitStack() as stack:
        files = [stack.enter_context(ResultsFile(cell.file, cell.plan)) for cell in cells]
        held = [file.held for file in files]
        if kept:
            held = [together(own, each) for own, each in zip(kept, held, strict=True)]
        season = Season(cells, held, minutes)
        done = sum(map(len, season.results))
        progress(done, total)
        engine = executor or local(jobs, total - done, partial(warm_up, cells))
        coming = stack.enter_context(closing(engine.run(play_job, season.jobs())))
        for number, result in coming if done < total else ():
            files[number].add(result)
            season.add(number, result)
            done += 1
            progress(done, total)
    return [whole_deals(cell, results) for cell, results in zip(cells, season.results, strict=True)]


def whole_deals(cell: Cell, results: Sequence[Result]) -> list[Result]:
    """The games of deals that were played from every seat, in their order."""
    size, by_deal = cell.plan.per_deal(cell.players), dict[int, list[Result]]()
    for result in sorted(results, key=lambda result: result["number"]):
        by_deal.setdefault(result["deal"], []).append(result)
    return [result for deal in by_deal.values() if len(deal) == size for result in deal]

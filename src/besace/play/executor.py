"""Where games are played: in this process, or in several at once.

An executor is anything with a ``run(work, tasks)`` that yields work(task) of every task, in any order. ``work`` and the tasks can
be pickled, and a result depends on its task alone, so that an engine of many machines can take the place of the pool here.
"""

import multiprocessing
import os
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any, Protocol, TypeVar

from besace.errors import BesaceError
from besace.kernel.interrupts import interrupts_later, leave_interrupts

T = TypeVar("T")
R = TypeVar("R")
AHEAD = 2  # tasks that wait for each process, so that none is idle and few are lost


class Executor(Protocol):
    """Does work somewhere."""

    def run(self, work: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
        """The result of every task, as they come; closed before the end it leaves nothing running."""
        ...


class Here:
    """In this very process, one after another."""

    def __init__(self, prepare: Callable[[], None]) -> None:
        self._prepare = prepare

    def run(self, work: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
        self._prepare()
        yield from map(work, tasks)


class Pool:
    """In so many processes of this machine. Each prepares itself once, and none outlives the one that started it."""

    def __init__(self, jobs: int, prepare: Callable[[], None]) -> None:
        self._jobs, self._prepare = jobs, prepare

    def run(self, work: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
        before = set(multiprocessing.active_children())
        pool = ProcessPoolExecutor(self._jobs, multiprocessing.get_context("spawn"), _begin, (self._prepare,))
        try:
            yield from _in_turn(pool, work, iter(tasks), AHEAD * self._jobs)
        except BrokenProcessPool:
            raise BesaceError("A process that played games has died; what was stored so far is kept.") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in set(multiprocessing.active_children()) - before:
                process.terminate()  # in the middle of a game, if we were interrupted
                process.join()


def _in_turn(pool: ProcessPoolExecutor, work: Callable[[T], R], tasks: Iterator[T], ahead: int) -> Iterator[R]:
    """Hand out tasks so that at most ``ahead`` are waiting or under way."""
    with interrupts_later():
        waiting: set[Future[R]] = {pool.submit(work, task) for task in islice(tasks, ahead)}
    while waiting:
        finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        waiting |= {pool.submit(work, task) for task in islice(tasks, len(finished))}
        for future in finished:
            yield future.result()


def _begin(prepare: Callable[[], None]) -> None:
    """In a new process: leave interrupts to the parent, end when it ends, get ready."""
    leave_interrupts()
    threading.Thread(target=_follow_parent, daemon=True).start()
    prepare()


def _follow_parent() -> None:
    parent: Any = multiprocessing.parent_process()
    parent.join()
    os._exit(1)


def _at_once() -> None:
    """Nothing to prepare."""


def local(jobs: int, tasks: int, prepare: Callable[[], None] = _at_once) -> Executor:
    """The executor of this machine for so many jobs."""
    return Pool(min(jobs, tasks), prepare) if min(jobs, tasks) > 1 else Here(prepare)


def cores() -> int:
    """How many processes this machine can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

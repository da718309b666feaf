"""Who thinks next: bots, the coach and reviews share the processor, and nobody's wishes push aside everyone else's.

    moves at tables that somebody watches  ─►  the coach  ─►  moves at tables that nobody watches  ─►  reviews

What needs no thought does not wait here: bots that play by rules of thumb move at once. Whoever comes to a table, or goes, moves
what already waits there to another rank: people who start a game arrive at it a moment later.

Within each rank the guests take turns, and the tables of a guest do: whoever lets a hundred bots think waits for them, and a
stranger's bot is next. The more thoughts wait, the shorter each becomes. What is thought for a number of iterations, as in
prepared deals, is never shortened: there the same position gets the same answer, however busy the server is.
The threads that think stand behind all others of the process, so that a person's move never waits for a processor that thinks.
"""

import asyncio
import os
import sys
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Generic, TypeVar

THREADS = 2
LONGEST, LITTLE = 1.0, 0.04  # seconds for a thought when no other waits: where somebody watches, and where nobody does
BEHIND, LOWEST = 10, 19  # steps of priority that a thread which thinks stands behind the others; there are no more than so many
ASIDE_SECONDS = 1.0  # what a review waits at most for others before each of its steps, so that it ends some day
T = TypeVar("T")


def stand_behind() -> None:
    """Let the processor go to other threads before this one, where the system knows priorities of threads."""
    if sys.platform == "linux":
        own = threading.get_native_id()
        with suppress(PermissionError):  # of a sandbox that lets nobody choose: then all are equal, and none fails
            os.setpriority(os.PRIO_PROCESS, own, min(LOWEST, os.getpriority(os.PRIO_PROCESS, own) + BEHIND))


class Rank(IntEnum):
    """What is thought first."""

    WATCHED, COACH, ALONE = range(3)


class Turns(Generic[T]):
    """Things that wait: the first rank first, in it guest by guest, of a guest table by table, of a table the oldest first."""

    def __init__(self) -> None:
        self._ranks: dict[Rank, OrderedDict[str, OrderedDict[str, deque[T]]]] = {rank: OrderedDict() for rank in Rank}
        self._waiting = 0

    def __len__(self) -> int:
        return self._waiting

    def put(self, rank: Rank, guest: str, table: str, thing: T) -> None:
        tables = self._ranks[rank].setdefault(guest, OrderedDict())
        tables.setdefault(table, deque()).append(thing)
        self._waiting += 1

    def move(self, guest: str, table: str, rank: Rank) -> list[T]:
        """Let what waits for a guest's table wait in this rank from now on. Returns what had waited in another."""
        moved: list[T] = []
        for guests in (guests for other, guests in self._ranks.items() if other is not rank and guest in guests):
            moved += guests[guest].pop(table, ())
            if not guests[guest]:
                del guests[guest]
        self._waiting -= len(moved)
        for thing in moved:
            self.put(rank, guest, table, thing)
        return moved

    def take(self) -> T:
        """The next one; there must be one."""
        guests = next(guests for guests in self._ranks.values() if guests)
        guest, tables = next(iter(guests.items()))
        table, things = next(iter(tables.items()))
        thing = things.popleft()
        if things:
            tables.move_to_end(table)
        else:
            del tables[table]
        if tables:
            guests.move_to_end(guest)
        else:
            del guests[guest]
        self._waiting -= 1
        return thing


@dataclass(slots=True)
class _Wish:
    """Something to think about, and who waits for it."""

    rank: Rank
    work: Callable[[threading.Event], Any]
    done: "asyncio.Future[Any]"


class Thinkers:
    """The threads that think. What they are given takes a ``stop`` that says when it has been thought about long enough."""

    def __init__(self, threads: int = THREADS) -> None:
        self._threads = ThreadPoolExecutor(threads, "think", stand_behind)
        self._turns: Turns[_Wish] = Turns()
        self._lock = threading.Lock()
        self.stopped = False

    def stop(self) -> None:
        """Think no more; whoever is thinking ends at once, since the process cannot end before its threads do."""
        self.stopped = True
        self._threads.shutdown(wait=False, cancel_futures=True)

    @property
    def waiting(self) -> int:
        """How many wait for a thread."""
        return len(self._turns)

    async def think(self, rank: Rank, guest: str, table: str, work: Callable[[threading.Event], T]) -> T:
        """What ``work(stop)`` gives, when it is its turn."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        with self._lock:
            self._turns.put(rank, guest, table, _Wish(rank, work, done))
        self._threads.submit(self._next)  # a thread that is free for something takes whatever is next by then
        return await done

    def move(self, guest: str, table: str, rank: Rank) -> None:
        """Somebody has come to a table or gone: what waits to be thought there waits in another rank now."""
        with self._lock:
            for wish in self._turns.move(guest, table, rank):
                wish.rank = rank

    def _next(self) -> None:
        with self._lock:
            wish = self._turns.take()
        done = wish.done
        if done.cancelled():
            return
        tell = done.get_loop().call_soon_threadsafe
        try:
            found = wish.work(_Enough(self, wish.rank))
        except Exception as wrong:  # whoever asked hears of it
            tell(_unless_done, done, done.set_exception, wrong)
        else:
            tell(_unless_done, done, done.set_result, found)

    def step_aside(self) -> None:
        """For a thread that thinks for long: wait while others would like to think, though not for ever."""
        until = time.monotonic() + ASIDE_SECONDS
        while self.waiting and time.monotonic() < until:
            time.sleep(ASIDE_SECONDS / 20)


def _unless_done(done: "asyncio.Future[Any]", tell: Callable[[Any], None], what: Any) -> None:
    """Tell what was found, unless nobody wants to know any more."""
    if not done.done():
        tell(what)


def share(rank: Rank, waiting: int) -> float:
    """How many seconds a thought may take while so many others wait."""
    return (LITTLE if rank is Rank.ALONE else LONGEST) / (1 + waiting)


class _Enough(threading.Event):
    """Set once a thought has taken its share: the more others wait at that moment, the smaller that is."""

    def __init__(self, thinkers: Thinkers, rank: Rank) -> None:
        super().__init__()
        self._thinkers, self._rank, self._began = thinkers, rank, time.monotonic()

    def is_set(self) -> bool:
        if super().is_set() or self._thinkers.stopped:
            return True
        return time.monotonic() - self._began >= share(self._rank, self._thinkers.waiting)

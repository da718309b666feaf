"""Reviews of finished games, made in the background one after the other, and kept in the store for all processes.

One that is being made is known to the process that was asked: another one says that it knows of none, and can be asked too.
"""

import asyncio
import threading
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Any, Literal

from sqlalchemy.exc import IntegrityError

from besace.learn.review import Cancelled, Review, review
from besace.server.protocol.problems import too_much
from besace.server.store.engine import Database
from besace.server.store.reviews import ReviewName, has_review, keep_review, read_review
from besace.server.thinking import stand_behind
from besace.server.times import now_ms

MOST_REMEMBERED = 200
MOST_WAITING = 20
State = Literal["none", "running", "done", "cancelled", "failed"]


@dataclass
class Job:
    """A review that is being made or was given up: who wants it and how far it is."""

    total: int
    askers: set[str] = field(default_factory=set)
    state: State = "running"
    done: int = 0
    stop: threading.Event = field(default_factory=threading.Event)


class Reviews:
    """The reviews of one process."""

    def __init__(
        self,
        database: Database,
        samples: int,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
        step_aside: Callable[[], None],
    ) -> None:
        """``step_aside`` lets those who think about moves go first."""
        self._database, self._samples, self._spawn, self._step_aside = database, samples, spawn, step_aside
        self._threads = ThreadPoolExecutor(1, "review", stand_behind)
        self._jobs: OrderedDict[ReviewName, Job] = OrderedDict()  # the oldest first

    def stop(self) -> None:
        """Give up what is being made."""
        for job in self._jobs.values():
            job.stop.set()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def job(self, name: ReviewName) -> Job | None:
        """The review that this process is making or has given up."""
        return self._jobs.get(name)

    async def is_stored(self, name: ReviewName) -> bool:
        return await self._database.read(has_review, name)

    async def stored(self, name: ReviewName) -> dict[str, Any] | None:
        """A finished review."""
        return await self._database.read(read_review, name)

    def running(self, name: ReviewName) -> Job | None:
        job = self._jobs.get(name)
        return job if job is not None and job.state == "running" else None

    def begin(self, name: ReviewName, record: dict[str, Any]) -> Job:
        """Make a review in the background."""
        if sum(other.state == "running" for other in self._jobs.values()) >= MOST_WAITING:
            raise too_much("Many reviews are being made: ask again in a while.")
        job = self._jobs[name] = Job(len(record["moves"]))
        self._jobs.move_to_end(name)
        self._forget()
        self._spawn(self._make(job, name, record))
        return job

    def want(self, name: ReviewName, job: Job, guest: str) -> None:
        """Someone waits for it."""
        job.askers.add(guest)
        self._jobs.move_to_end(name)

    def give_up(self, name: ReviewName, guest: str) -> None:
        """Someone no longer wants it; it is stopped when nobody does."""
        job = self.running(name)
        if job is None:
            return
        job.askers.discard(guest)
        if not job.askers:
            job.stop.set()
            job.state = "cancelled"  # whoever asks again begins anew, even before the thread has noticed

    async def _make(self, job: Job, name: ReviewName, record: dict[str, Any]) -> None:
        def progress(done: int, total: int) -> None:
            job.done = done
            self._step_aside()

        work = partial(review, record, name.seat, self._samples, progress=progress, stop=job.stop)
        try:
            await self._keep(name, await asyncio.get_running_loop().run_in_executor(self._threads, work))
            if self._jobs.get(name) is job:
                del self._jobs[name]  # from now on it is read from the store
        except Cancelled:
            job.state = "cancelled"
        except BaseException:  # also when the server stops: the thread should not go on
            job.stop.set()
            job.state = "failed"
            raise

    async def _keep(self, name: ReviewName, found: Review) -> None:
        try:
            await self._database.write(keep_review, name, asdict(found), now_ms())
        except IntegrityError:  # another process was faster, and has found the same
            if not await self.is_stored(name):
                raise

    def _forget(self) -> None:
        """Let go of the oldest that were given up."""
        over = [name for name, job in self._jobs.items() if job.state != "running"]
        for name in over[: max(0, len(self._jobs) - MOST_REMEMBERED)]:
            del self._jobs[name]

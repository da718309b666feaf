"""What waits at a table: moves that somebody asks for, and jobs between them, done one after the other."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from besace.server.store.engine import StoreDown

MOST_WAITING = 200  # requests that may wait at one table
log = logging.getLogger(__name__)
T = TypeVar("T")
Job = Callable[[], Awaitable[None]]


class Asker(Protocol):
    """Someone who asked for a move to be played, and hears what became of it."""

    def stored(self, id_: str, version: int) -> None: ...

    def refused(self, id_: str, code: str, sentence: str, version: int) -> None: ...


@dataclass(slots=True)
class MoveRequest:
    """A move that answers the position of that version."""

    seat: int
    version: int
    text: str
    asker: Asker
    id: str = ""
    by: str | None = None


class Queue:
    """The one queue of a table. Moves that wait together are taken together."""

    def __init__(
        self,
        table: str,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
        take_moves: Callable[[list[MoveRequest]], Awaitable[None]],
        unsettled: Callable[[], None],
    ) -> None:
        """``unsettled`` hears when something was left undone because the database did not answer."""
        self._table, self._spawn, self._take_moves, self._unsettled = table, spawn, take_moves, unsettled
        self._waiting: list[MoveRequest | Job] = []
        self.busy = False

    @property
    def full(self) -> bool:
        return len(self._waiting) >= MOST_WAITING

    def put(self, request: MoveRequest | Job) -> None:
        """Have this done after all that waits."""
        self._waiting.append(request)
        if not self.busy:
            self.busy = True
            self._spawn(self._work())

    async def in_turn(self, job: Callable[[], Awaitable[T]]) -> T:
        """Do something between moves and wait for what it gives."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def wrapped() -> None:
            try:
                found = await job()
            except Exception as wrong:
                if isinstance(wrong, StoreDown):
                    self._unsettled()
                if not done.cancelled():
                    done.set_exception(wrong)
            else:
                if not done.cancelled():
                    done.set_result(found)

        self.put(wrapped)
        return await done

    async def _work(self) -> None:
        try:
            while self._waiting:
                waiting, self._waiting = self._waiting, []
                moves: list[MoveRequest] = []
                for request in waiting:
                    if isinstance(request, MoveRequest):
                        moves.append(request)
                        continue
                    await self._take_moves(moves)
                    moves = []
                    await self._do(request)
                await self._take_moves(moves)
        finally:
            self.busy = False

    async def _do(self, job: Job) -> None:
        try:
            await job()
        except StoreDown:
            self._unsettled()
            log.warning("a job at a table waits for the database", extra={"table": self._table})
        except Exception:
            log.exception("a job at a table failed", extra={"table": self._table})

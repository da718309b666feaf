"""Workers of one server give each other live connections, so that all who are at a table are at one of them.

A worker plays every move of a table where it has somebody, and writes it down for them: with the people of a table at two workers
a move costs nearly twice of what it costs at one. So whoever comes is given to the worker that the table falls to. The connection
itself goes there, through a local socket, with what the client has asked for, and the client notices nothing. Such a socket holds
no more than a few: when a server has started again and everybody comes back at once, some wait for a moment (see `LiveSocket`).
Where it cannot be, since the other has just ended or takes nothing in, a connection is served where it came, which works as well.
"""

import array
import asyncio
import hashlib
import logging
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from uvicorn.config import Config
from uvicorn.server import ServerState

from besace.server.live.wire import LiveSocket
from besace.server.settings import MOST_FRAME, NEIGHBOURS

_MOST_BYTES = 1 << 17  # of a request that opens a connection: far more than uvicorn takes
log = logging.getLogger(__name__)


class Neighbours:
    """One worker among those who have a socket each in a folder that only their user may open."""

    def __init__(self, folder: Path, name: str, config: Config, kind: type[LiveSocket]) -> None:
        self._folder, self._me, self._config, self._kind = folder, folder / name, config, kind
        self._books = ServerState()  # of the connections that others have given here
        self._tasks: set[asyncio.Task[None]] = set()
        self._door = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._door.setblocking(False)

    def open(self) -> None:
        """From now on tables fall to this worker, too."""
        self._door.bind(str(self._me))
        asyncio.get_running_loop().add_reader(self._door.fileno(), self._take)
        self._kind.neighbours = self

    def close(self) -> None:
        """From now on they do not; whoever is here from others is told that the server stops."""
        self._kind.neighbours = None
        self._me.unlink(missing_ok=True)
        asyncio.get_running_loop().remove_reader(self._door.fileno())
        self._door.close()
        for connection in list(self._books.connections):
            connection.shutdown()

    def give(self, table: str, request: bytes, number: int) -> bool:
        """Give a connection, the open file of that number, to whom this table falls to; False where it should stay here.

        Raises BlockingIOError while that worker has others to take in.
        """
        beside = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [number]))]  # send_fds knows no addresses
        while (there := self._home(table)) != self._me:
            try:
                self._door.sendmsg([request], beside, 0, str(there))
            except (ConnectionRefusedError, FileNotFoundError):  # that worker has ended without a word
                there.unlink(missing_ok=True)
            except BlockingIOError:
                raise
            except OSError:
                return False
            else:
                return True
        return False

    def _home(self, table: str) -> Path:
        """Whom a table falls to: when one of them ends or begins, only tables that were or will be theirs move."""
        here = [self._me.name, *(name for name in os.listdir(self._folder) if name != self._me.name)]
        return self._folder / max(here, key=lambda name: hashlib.blake2b(f"{name} {table}".encode(), digest_size=8).digest())

    def _take(self) -> None:
        """Take one connection in."""
        with suppress(BlockingIOError):
            request, numbers, _, _ = socket.recv_fds(self._door, _MOST_BYTES, 1)
            for number in numbers:
                task = asyncio.get_running_loop().create_task(self._serve(socket.socket(fileno=number), request))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _serve(self, connection: socket.socket, request: bytes) -> None:
        connection.setblocking(False)

        def begin() -> LiveSocket:
            return self._kind(self._config, self._books, {}, given=True)

        try:
            _, protocol = await asyncio.get_running_loop().connect_accepted_socket(begin, connection)
        except OSError:  # the client has gone meanwhile
            connection.close()
        else:
            protocol.data_received(request)


@contextmanager
def among_neighbours(app: Any) -> Iterator[None]:
    """Be one of the workers of this server, where it has several; what they give is answered by this application."""
    folder = os.environ.get(NEIGHBOURS)
    if not folder or not hasattr(socket, "recv_fds"):
        yield
        return
    config = Config(app, ws="none", lifespan="off", log_config=None, ws_max_size=MOST_FRAME)
    config.load()
    here = Neighbours(Path(folder), str(os.getpid()), config, LiveSocket)
    try:
        here.open()
    except OSError as wrong:
        log.warning("connections stay at the worker where they come", extra={"reason": type(wrong).__name__})
        yield
        return
    try:
        yield
    finally:
        here.close()

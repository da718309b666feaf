"""Between the server and its PostgreSQL: breaks a connection at the one moment when nobody knows whether something was stored."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from pathlib import Path

_SOCKET = ".s.PGSQL.5432"
_BEGIN, _COMMIT, _ROLLBACK = b"BEGIN", b"COMMIT\0", b"ROLLBACK\0"  # whole: there is BEGIN ISOLATION LEVEL READ COMMITTED, too


class Proxy:
    """Passes on all bytes. Told to, it breaks the connection on which ``marker`` is about to be stored: before or after it is."""

    def __init__(self, behind: Path, folder: Path) -> None:
        self._behind, self._folder = behind / _SOCKET, folder
        self._marker, self._stored = b"", False
        self.broken = threading.Event()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()), daemon=True)
        self._thread.start()
        self._ready.wait()

    def break_at(self, marker: str, stored: bool) -> None:
        """Break the next connection that stores this text; ``stored``: when it has been."""
        self.broken.clear()
        self._stored, self._marker = stored, marker.encode()

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._ended.set)
        self._thread.join()

    async def _run(self) -> None:
        self._loop, self._ended = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_unix_server(self._serve, self._folder / _SOCKET)
        self._ready.set()
        await self._ended.wait()
        server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        behind_reader, behind = await asyncio.open_unix_connection(self._behind)
        back = asyncio.create_task(_pass_on(behind_reader, writer))
        try:
            await self._pass_on_until_broken(reader, behind, back)
        finally:
            back.cancel()
            behind.close()
            writer.transport.abort()

    async def _pass_on_until_broken(
        self, reader: asyncio.StreamReader, behind: asyncio.StreamWriter, back: "asyncio.Task[None]"
    ) -> None:
        marked = in_transaction = False
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(1 << 16):
                here = self._marker != b"" and self._marker in data
                marked = marked or here
                in_transaction = in_transaction or _BEGIN in data
                if (marked and _COMMIT in data) or (here and not in_transaction):  # a statement alone is stored at once
                    await self._break(data, behind, back)
                    return
                in_transaction = in_transaction and not (_COMMIT in data or _ROLLBACK in data)
                behind.write(data)
                await behind.drain()

    async def _break(self, data: bytes, behind: asyncio.StreamWriter, back: "asyncio.Task[None]") -> None:
        back.cancel()
        await asyncio.gather(back, return_exceptions=True)
        if self._stored:
            behind.write(data)
            await behind.drain()
            behind.write_eof()  # PostgreSQL does what it was asked to before it notices
        self._marker = b""
        self.broken.set()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(ConnectionError):
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()
    writer.transport.abort()


@contextlib.contextmanager
def proxied(database: str, folder: Path) -> Iterator[tuple[Proxy, str]]:
    """A proxy before a database, and the database's address by it."""
    behind = Path(database.partition("host=")[2])
    proxy = Proxy(behind, folder)
    try:
        yield proxy, database.replace(str(behind), str(folder))
    finally:
        proxy.stop()

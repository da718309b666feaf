"""Workers give each other live connections: all who are at a table are at one worker, and nobody notices when one ends."""

import asyncio
import socket
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import uvloop
import websockets
from uvicorn.config import Config
from uvicorn.server import ServerState

from besace.server.live import wire
from besace.server.live.neighbours import Neighbours
from besace.server.live.wire import BYE_RESTART, EXTENSION, LiveSocket

TABLES = [f"/api/tables/table{number}/live" for number in range(30)]


class Echo:
    """Says which worker it is."""

    def __init__(self, name: str, live: LiveSocket) -> None:
        self._name, self._live = name, live

    def received(self, text: str | None) -> None:
        self._live.send(f"{self._name} heard {text}".encode())

    def lost(self) -> None:
        pass

    def let_go(self) -> None:
        pass


class Worker:
    """A door of its own, and neighbours."""

    def __init__(self, name: str, folder: Path) -> None:
        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            live = scope["extensions"][EXTENSION]
            assert scope["client"][0] == "127.0.0.1"
            live.listen(Echo(name, live))

        self.config = Config(app, ws="none", lifespan="off", log_config=None)
        self.config.load()
        self.kind = type(name, (LiveSocket,), {"neighbours": None})
        self.neighbours = Neighbours(folder, name, self.config, self.kind)

    async def open(self) -> None:
        self.neighbours.open()
        books = ServerState()
        self._server = await asyncio.get_running_loop().create_server(lambda: self.kind(self.config, books, {}), "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def end(self) -> None:
        self._server.close()
        self.neighbours.close()

    async def asked(self, path: str) -> str:
        """Who answers whoever comes to this door."""
        async with websockets.connect(f"ws://127.0.0.1:{self.port}{path}?eyes=1", max_size=None) as live:
            await live.send("x" * 5000)
            return str(await live.recv()).partition(" ")[0]


@pytest.fixture
def folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="besace-") as short:  # the path of a socket must be
        yield Path(short)


@pytest.mark.parametrize("new_loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_all_who_come_to_a_table_are_at_one_worker_whichever_door_they_take(
    folder: Path, new_loop: Callable[[], asyncio.AbstractEventLoop]
) -> None:
    async def test() -> None:
        workers = [Worker(name, folder) for name in ("one", "two", "three")]
        for worker in workers:
            await worker.open()
        homes = {}
        for path in TABLES:
            answers = {await worker.asked(path) for worker in workers}
            assert len(answers) == 1
            homes[path] = answers.pop()
        assert set(homes.values()) == {"one", "two", "three"}

        away = next(path for path, home in homes.items() if home == "three")
        async with websockets.connect(f"ws://127.0.0.1:{workers[0].port}{away}") as live:
            await live.send("here")
            assert await live.recv() == "three heard here"
            workers[2].end()
            with pytest.raises(websockets.ConnectionClosed) as ended:
                await live.recv()
            assert ended.value.rcvd is not None
            assert ended.value.rcvd.code == BYE_RESTART
        for path, home in homes.items():  # the tables of the others stay where they are
            answers = {await worker.asked(path) for worker in workers[:2]}
            assert answers == {home} if home != "three" else len(answers) == 1
        for worker in workers[:2]:
            worker.end()

    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(test())


@pytest.mark.parametrize("new_loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_a_crowd_that_comes_back_at_once_finds_its_tables(
    folder: Path, new_loop: Callable[[], asyncio.AbstractEventLoop]
) -> None:
    async def test() -> None:
        workers = [Worker(name, folder) for name in ("one", "two")]
        for worker in workers:
            await worker.open()
        homes = {path: await workers[0].asked(path) for path in TABLES}
        crowd = [(path, worker) for path in TABLES for worker in workers] * 4
        answers = await asyncio.gather(*(worker.asked(path) for path, worker in crowd))
        assert answers == [homes[path] for path, _ in crowd]
        for worker in workers:
            worker.end()

    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(test())


def test_a_worker_that_takes_nothing_in_is_not_waited_for_for_ever(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        worker = Worker("one", folder)
        await worker.open()
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as silent:
            silent.bind(str(folder / "silent"))
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as filling, suppress(BlockingIOError):
                filling.setblocking(False)
                while True:
                    filling.sendto(b"", str(folder / "silent"))
            assert {await worker.asked(path) for path in TABLES[:6]} == {"one"}
        worker.end()

    monkeypatch.setattr(wire, "_TRIES", 3)
    asyncio.run(test())


def test_a_worker_that_has_ended_without_a_word_is_given_nothing_more(folder: Path) -> None:
    async def test() -> None:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as dead:
            dead.bind(str(folder / "dead"))
        worker = Worker("one", folder)
        await worker.open()
        assert {await worker.asked(path) for path in TABLES} == {"one"}
        assert [file.name for file in folder.iterdir()] == ["one"]
        worker.end()

    asyncio.run(test())

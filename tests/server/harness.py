"""A server in a process of its own, and clients that talk to it over real sockets."""

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from zlib import crc32

import httpx
import websockets

from besace.server.protocol.messages import SERVER_MESSAGE
from tests.server.nursery import Child, nursery

WAIT = 120.0  # seconds until something that should happen at once is given up: the machine may be busy
GAME = 300.0  # and a whole game


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """``besace serve`` on this database, by this Python."""

    program = "import sys; from besace.cli import main; sys.exit(main())"

    def __init__(
        self,
        database: str,
        folder: Path,
        host: str = "127.0.0.1",
        python: str = sys.executable,
        *,
        renewable: bool = False,
        **settings: Any,
    ) -> None:
        self.flags = ["--renewable"] if renewable else []
        self.database, self.host, self.port, self.python = database, host, free_port(), python
        self.log = folder / f"server-{self.port}.log"
        chosen = {"limits": 0, "bot_pace": 0, "poll": 0.1, "lease": 1.0, "log_level": "info", "review_samples": 100, **settings}
        self._environment = os.environ | {f"BESACE_{name.upper()}": str(value) for name, value in chosen.items()}
        self.start()

    @property
    def _plain(self) -> bool:
        """Whether it is like all others, so that the nursery can have it."""
        common = self.python == sys.executable and self.program is ServerProcess.program
        return common and not self.flags and "BESACE_WORKERS" not in self._environment

    def start(self) -> None:
        arguments = ["serve", *self.flags, "--host", self.host, "--port", str(self.port), "--database", self.database]
        if self._plain:
            self.process: subprocess.Popen[bytes] | Child = nursery().start(arguments, self._environment, self.log)
        else:
            command = [self.python, "-c", self.program, *arguments]
            with self.log.open("a") as log:
                self.process = subprocess.Popen(command, stdout=log, stderr=log, env=self._environment)
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        until = time.monotonic() + WAIT
        while time.monotonic() < until:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended: {self.log.read_text()}")
            try:
                with socket.create_connection(("127.0.0.1", self.port), 1):
                    return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("the server did not become ready")

    def kill(self) -> None:
        """As if the power had gone."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(WAIT)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @asynccontextmanager
    async def client(self) -> AsyncIterator["Http"]:
        async with httpx.AsyncClient(base_url=self.url, timeout=WAIT) as http:
            yield Http(self, http)


class Stepping(ServerProcess):
    """A server whose clock can be put forward and back, while it runs or while it is down."""

    def __init__(self, database: str, folder: Path, **settings: Any) -> None:
        self._clock, self._ahead = folder / "clock", 0
        self.step(0)
        super().__init__(database, folder, test_clock=self._clock, **settings)
        assert self._plain, "only the nursery gives a server such a clock"

    def step(self, seconds: int) -> None:
        self._ahead += seconds
        fresh = self._clock.with_suffix(".new")
        fresh.write_text(str(self._ahead))
        fresh.replace(self._clock)  # never read half


class Http:
    """Plain requests, and guests made by them."""

    def __init__(self, server: ServerProcess, http: httpx.AsyncClient) -> None:
        self.server, self.http = server, http

    async def guest(self, name: str = "Ada") -> "Player":
        answer = await self.http.post("/api/guests", json={"nickname": name, "token": True})
        assert answer.status_code == 201, answer.text
        return Player(self.server, self.http, answer.json()["token"], name)


class Player:
    """A guest with a token."""

    def __init__(self, server: ServerProcess, http: httpx.AsyncClient, token: str, name: str) -> None:
        self.server, self.http, self.token, self.name = server, http, token, name
        self.headers = {"Authorization": f"Bearer {token}"}

    async def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        answer = await self.http.request(method, "/api" + path, json=body, headers=self.headers)
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    async def new_table(self, game: str, players: int, **wish: Any) -> str:
        made = await self.ask("POST", "/tables", {"game": game, "players": players, **wish}, 201)
        return str(made["table"]["id"])

    def socket_url(self, table: str, query: str = "", server: ServerProcess | None = None) -> str:
        return f"ws://127.0.0.1:{(server or self.server).port}/api/tables/{table}/live{query}"

    @asynccontextmanager
    async def live(self, table: str, query: str = "", server: ServerProcess | None = None) -> AsyncIterator["Live"]:
        url = self.socket_url(table, query, server)
        async with websockets.connect(url, additional_headers=self.headers, max_size=None) as connection:
            yield Live(connection)


class Live:
    """A live connection. Every message that comes is checked against its type and kept. Changes of views are put over the view
    before and come out as events, as in the browser."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection
        self.frames: list[str] = []
        self._lines: list[str] = []
        self._views: dict[int | None, tuple[int, dict[str, Any]]] = {}  # by eye, with their versions
        self.changes = 0  # how many came

    async def send(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))

    async def next(self) -> dict[str, Any]:
        if not self._lines:
            frame = await asyncio.wait_for(self.connection.recv(), WAIT)
            self.frames.append(frame)
            self._lines = frame.split("\n")
        line = self._lines.pop(0)
        SERVER_MESSAGE.validate_json(line)
        message: dict[str, Any] = json.loads(line)
        if message["type"] == "change":
            message = self._whole(message)
        if message["type"] in ("snapshot", "event"):
            self.look(message)
        return message

    def look(self, message: dict[str, Any]) -> None:
        """Remember the view of a snapshot or an event."""
        self._views[message["eye"]] = message["version"], message["view"]

    def _whole(self, message: dict[str, Any]) -> dict[str, Any]:
        version, view = self._views[message["eye"]]
        assert version == message["version"] - 1, "a change came that nobody can follow"
        assert message["change"].keys() <= view.keys()
        view = view | message.pop("change")
        text = json.dumps(view, separators=(",", ":"), ensure_ascii=False)
        assert message.pop("sum") == crc32(text.encode()), "what has changed does not make the view that the server sees"
        self.changes += 1
        return message | {"type": "event", "view": view}

    async def until(self, *types: str, **wanted: Any) -> dict[str, Any]:
        """The next message of one of these types with these values."""
        while True:
            message = await self.next()
            if message["type"] in types and all(message.get(key) == value for key, value in wanted.items()):
                return message


Choose = Callable[[dict[str, Any]], str]


def any_move(seed: int = 0) -> Choose:
    rng = random.Random(seed)
    return lambda view: rng.choice(view["moves"])


Seen = list[dict[str, Any]]


async def play_to_end(player: Player, table: str, choose: Choose, seen: Seen | None = None) -> Seen:
    """Play a seat until the game is over, coming back whenever the connection breaks; every event once, in order.

    What is seen is put into ``seen``, so that others can tell how far the game is.
    """
    seen = [] if seen is None else seen
    version = None
    until = time.monotonic() + GAME
    while time.monotonic() < until:
        try:
            query = "?changes=1" + ("" if version is None else f"&since={version}")
            async with player.live(table, query) as live:
                if seen:
                    live.look(seen[-1])
                version = await _play_on(live, choose, seen, version)
                return seen
        except (OSError, websockets.ConnectionClosed, websockets.InvalidHandshake):
            version = seen[-1]["version"] if seen else version
            await asyncio.sleep(0.1)
    raise TimeoutError(f"the game did not end: {len(seen)} events seen")


async def _play_on(live: Live, choose: Choose, seen: list[dict[str, Any]], version: int | None) -> int | None:
    if seen and seen[-1]["view"]["moves"]:  # what was sent before the break may be lost: sending it again is harmless
        await _answer(live, seen[-1]["view"], choose)
    while True:
        message = await live.next()
        if message["type"] in ("snapshot", "event"):
            assert message["type"] == "snapshot" or version is None or message["version"] == version + 1, (
                "an event was lost or doubled"
            )
            version = message["version"]
            seen.append(message)
            if message["view"]["over"]:
                return version
            if message["view"]["moves"]:
                await _answer(live, message["view"], choose)
        elif message["type"] == "refused":
            assert message["code"] in ("stale", "store", "unknown"), message
            if message["code"] != "stale" and seen:
                await asyncio.sleep(0.2)
                await _answer(live, seen[-1]["view"], choose)


async def under_way(seen: list[Seen], events: int) -> None:
    """Wait until so many more events have been seen."""
    wanted, until = sum(map(len, seen)) + events, time.monotonic() + WAIT
    while sum(map(len, seen)) < wanted:
        assert time.monotonic() < until, f"fewer than {wanted} events came"
        await asyncio.sleep(0.01)


async def _answer(live: Live, view: dict[str, Any], choose: Choose) -> None:
    await live.send(type="move", id=str(view["ply"]), ply=view["ply"], move=choose(view))


async def seated_table(players: list[Player], game: str, **wish: Any) -> str:
    """A table where these players sit, one seat each, and the first is the host."""
    table = await players[0].new_table(game, len(players), **wish)
    for player in players[1:]:
        await player.ask("POST", f"/tables/{table}/join", {})
    return table


async def full_game(players: list[Player], game: str, seed: int = 0, **wish: Any) -> tuple[str, list[list[dict[str, Any]]]]:
    """A whole game played by these players; the table, and what each saw."""
    table = await seated_table(players, game, **wish)
    playing = [asyncio.create_task(play_to_end(player, table, any_move(seed + i))) for i, player in enumerate(players)]
    await players[0].ask("POST", f"/tables/{table}/start")
    return table, list(await asyncio.wait_for(asyncio.gather(*playing), GAME))

"""Histories of tables under faults, in Jepsen's way: people play, a seeded plan breaks things, and all that is sent, answered and
shown is written down. `check` reads the whole of it beside the log that is stored at the end.

The seed fixes what is broken in which order, how far the game is by then, and what everyone wants to play; which of two
messages is quicker is up to the machine.
"""

import asyncio
import itertools
import json
import os
import random
import resource
import signal
import sqlite3
import subprocess
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from dataclasses import dataclass, field
from typing import Any

import websockets

from besace.games.move import Move
from besace.server.settings import Settings
from besace.server.store.engine import Database
from besace.server.store.rows import read_moves
from tests.server.harness import GAME, Player, ServerProcess, Stepping
from tests.server.postgres import USER, Postgres, program

QUIET = 2.0  # seconds without a word after which a client takes its connection for dead, as browsers do
FAULT = 0.7  # seconds that a fault lasts which has to end by itself: less than some waits, more than others
HOUR = 3600
CLOCK = {"kind": "game", "seconds": 12 * HOUR}
DONE = ("stored", "stale", "illegal", "state", "seat", "bad")  # answers after which nobody has to ask again


@dataclass
class Entry:
    """Something that one hand sent, was answered or was shown."""

    hand: str
    what: str  # sent, answered, shown, connected
    seat: int
    version: int = 0
    move: str | None = None
    code: str = ""
    snapshot: bool = False
    clock: dict[str, Any] | None = None
    mover: int | None = None
    asked: int = 0  # the version that a move answers


@dataclass
class History:
    seed: int
    entries: list[Entry] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def shown(self) -> int:
        return sum(entry.what == "shown" for entry in self.entries)


class Line:
    """The line between clients and a server: it can be cut, or go silent without a word to either end."""

    def __init__(self, server: ServerProcess) -> None:
        self._server, self._ends, self._silent = server, list[asyncio.StreamWriter](), set[asyncio.StreamWriter]()
        self.port = 0

    async def open(self) -> None:
        self._door = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._door.sockets[0].getsockname()[1]

    def close(self) -> None:
        self._door.close()
        self.cut()

    def cut(self) -> None:
        for end in self._ends:
            end.transport.abort()
        self._ends, self._silent = [], set()

    def hush(self) -> None:
        """All connections that there are stay open, and nothing comes through any more."""
        self._silent |= set(self._ends)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._server.port)
        except OSError:
            writer.transport.abort()
            return
        self._ends += [writer, back]
        await asyncio.gather(self._pass_on(reader, back, writer), self._pass_on(there, writer, back))

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, other: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                if writer in self._silent:
                    continue
                writer.write(data)
                await writer.drain()
            if writer not in self._silent:
                writer.transport.abort()
                other.transport.abort()


class Hand:
    """A client that plays a seat; a seat may have several hands, on one process or on two, that want different things."""

    def __init__(self, name: str, player: Player, table: str, seat: int, lines: list[Line], history: History) -> None:
        self.name, self._player, self._table, self._seat, self._lines, self._history = name, player, table, seat, lines, history
        self._rng = random.Random(f"{history.seed} {name}")
        self._version: int | None = None
        self._view: dict[str, Any] | None = None
        self._settled = 0  # older positions have been answered, by whichever hand
        self._sent: list[tuple[int, str]] = []  # by number: the version that was answered, and how
        self._asked: tuple[int, str] | None = None  # what was sent, until the server says what became of it
        self._again = False  # whether to send it, or to send it once more

    def _note(self, what: str, **more: Any) -> None:
        self._history.entries.append(Entry(self.name, what, self._seat, **more))

    async def play(self) -> None:
        """Play until the game is over, coming back after every break."""
        for line in itertools.cycle(self._lines):  # every time to another process, where there is one
            with suppress(OSError, TimeoutError, websockets.ConnectionClosed, websockets.InvalidHandshake, EOFError):
                since = "" if self._version is None else f"?since={self._version}"
                url = f"ws://127.0.0.1:{line.port}/api/tables/{self._table}/live{since}"
                headers = self._player.headers
                async with websockets.connect(
                    url, additional_headers=headers, max_size=None, open_timeout=QUIET, close_timeout=0.1, ping_interval=None
                ) as live:
                    self._note("connected", version=self._version or 0)
                    if await self._go_on(live):
                        return
            await asyncio.sleep(0.05)

    async def _go_on(self, live: Any) -> bool:
        self._again = True
        await self._send(live)
        while True:
            try:
                frame = await asyncio.wait_for(live.recv(), QUIET)
            except TimeoutError:
                await live.send(json.dumps({"type": "ping"}))
                frame = await asyncio.wait_for(live.recv(), QUIET)
            for line in frame.split("\n"):
                if self._take(json.loads(line)):
                    return True
            await self._send(live)

    def _take(self, message: dict[str, Any]) -> bool:
        if message["type"] in ("snapshot", "event"):
            self._version, self._view = message["version"], message["view"]
            shown = {"move": message.get("move"), "mover": message.get("seat"), "clock": message["clock"]}
            self._note("shown", version=self._version, snapshot=message["type"] == "snapshot", **shown)
            return bool(message["view"]["over"])
        if message["type"] in ("stored", "refused"):
            code, asked = ("stored" if message["type"] == "stored" else message["code"]), self._sent[int(message["id"])]
            self._note("answered", version=message["version"], move=asked[1], code=code, asked=asked[0])
            if code in DONE:
                self._settled = max(self._settled, message["version"] if code == "stored" else asked[0] + 1)
            if asked == self._asked:
                self._asked, self._again = (None if code in DONE else asked), True
        return False

    async def _send(self, live: Any) -> None:
        """Answer the position that is shown; send once more what is not known to be stored or refused for good."""
        view = self._view
        if self._asked is None and view is not None and view["moves"] and view["ply"] >= self._settled:
            self._asked, self._again = (view["ply"], self._rng.choice(view["moves"])), True
        if self._asked is None or not self._again:
            return
        ply, move = self._asked
        self._again, number = False, len(self._sent)
        self._sent.append(self._asked)
        self._note("sent", version=ply, move=move, asked=ply)
        await live.send(json.dumps({"type": "move", "id": str(number), "ply": ply, "move": move}))
        await asyncio.sleep(0.02)


# --- what is broken ---


@dataclass
class World:
    """Servers on one database, and everything that can be broken about them."""

    servers: list[ServerProcess]
    lines: list[Line]
    rng: random.Random
    clock: Stepping | None = None
    postgres: Postgres | None = None

    def faults(self) -> dict[str, Callable[[], Awaitable[None]]]:
        """By name, what this world can suffer."""
        found = {"cut": self._cut, "hush": self._hush, "pause": self._pause, "kill": self._kill}
        if self.clock is not None:
            found |= {"forward": self._forward, "back": self._back, "full disk": self._full_disk, "slow disk": self._held_file}
        if self.postgres is not None:
            found |= {"database dies": self._dies, "backends end": self._end_backends, "read only": self._read_only}
            found |= {"slow disk": self._held_rows}
        return found

    async def _cut(self) -> None:
        self.rng.choice(self.lines).cut()

    async def _hush(self) -> None:
        self.rng.choice(self.lines).hush()

    async def _pause(self) -> None:
        """The process stops in the middle of whatever it does, for so long that another takes over where there is one."""
        process = self.rng.choice(self.servers).process
        process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(FAULT * (3 if len(self.servers) > 1 else 1))
        process.send_signal(signal.SIGCONT)

    async def _kill(self) -> None:
        server = self.rng.choice(self.servers)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)

    async def _forward(self) -> None:
        self.clock.step(HOUR)

    async def _back(self) -> None:
        self.clock.step(-HOUR)

    async def _full_disk(self) -> None:
        """No file of the server may grow any more: writing fails as on a full disk."""
        pid = self.servers[0].process.pid
        before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, before[1]))
        await asyncio.sleep(FAULT)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)

    async def _held_file(self) -> None:
        """Nothing is written for a while, and nothing fails: as on a disk that has much else to do."""
        with closing(
            sqlite3.connect(self.servers[0].database, timeout=GAME, isolation_level=None, check_same_thread=False)
        ) as other:
            await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
            await asyncio.sleep(FAULT)
            other.execute("ROLLBACK")

    async def _held_rows(self) -> None:
        held = f"BEGIN; LOCK TABLE moves IN EXCLUSIVE MODE; SELECT pg_sleep({FAULT}); COMMIT"
        await asyncio.to_thread(self._sql, held, database=self.servers[0].database)

    async def _dies(self) -> None:
        assert self.postgres is not None
        await asyncio.to_thread(self.postgres.stop, "immediate")
        await asyncio.to_thread(self.postgres.start)

    async def _end_backends(self) -> None:
        await asyncio.to_thread(self._sql, _END_BACKENDS)

    async def _read_only(self) -> None:
        """As after a failover to a copy that is not the main one yet."""
        await asyncio.to_thread(self._sql, "ALTER SYSTEM SET default_transaction_read_only = on", _RELOAD, _END_BACKENDS)
        await asyncio.sleep(FAULT)
        writing = "SET default_transaction_read_only = off"
        await asyncio.to_thread(self._sql, writing, "ALTER SYSTEM RESET default_transaction_read_only", _RELOAD, _END_BACKENDS)

    def _sql(self, *commands: str, database: str = "postgres") -> None:
        assert self.postgres is not None
        each = [part for command in commands for part in ("-c", command)]
        connect = [program("psql"), "-h", str(self.postgres.folder), "-U", USER, "-d", database]
        subprocess.run([*connect, *each], check=True, capture_output=True, env={**os.environ, "LC_ALL": "C"})


_RELOAD = "SELECT pg_reload_conf()"
_END_BACKENDS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname <> 'postgres'"


def plan(names: list[str], rng: random.Random, rounds: int) -> list[str]:
    """Every kind of fault in each round, in an order of its own."""
    return [name for _ in range(rounds) for name in rng.sample(names, len(names))]


async def suffer(world: World, history: History, planned: list[str], playing: "asyncio.Future[Any]") -> None:
    """Let happen what is planned, each after the game has gone on a little; it may be over before."""
    faults = world.faults()
    for name in planned:
        wanted = history.shown() + 6
        while history.shown() < wanted and not playing.done():
            await asyncio.sleep(0.01)
        if playing.done():
            return
        history.faults.append(name)
        await faults[name]()


async def lived(world: World, people: list[Player], table: str, history: History, planned: list[str]) -> None:
    """A game, with all that befalls it: everyone plays from a process of theirs, and the first seat has two hands."""
    hands = [
        Hand(f"{who} {number}", player, table, who, world.lines[:: 1 if (who + number) % 2 else -1], history)
        for who, player in enumerate(people)
        for number in range(2 if who == 0 else 1)
    ]
    playing = asyncio.gather(*(hand.play() for hand in hands))
    try:
        async with asyncio.timeout(GAME):
            await suffer(world, history, planned, playing)
            await playing
    except TimeoutError:
        last = "\n".join(map(str, history.entries[-20:]))
        raise AssertionError(f"The game did not end after {history.faults}; the last of what happened:\n{last}") from None
    finally:
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing


# --- the checker ---


async def stored_log(database: str, table: str) -> list[str]:
    opened = Database(Settings(database_url=database))
    try:
        return [text for text, _, _ in await opened.read(read_moves, table)]
    finally:
        await opened.close()


def check(history: History, log: list[str]) -> list[str]:
    """What is wrong with a history, in sentences; nothing where all is well."""
    return [*_acknowledged(history, log), *_refused(history, log), *_views(history, log), *_clocks(history)]


def _acknowledged(history: History, log: list[str]) -> list[str]:
    """Every acknowledged move is in the log, where it was said to be, and two hands never make one choice twice."""
    wrong, by_version = [], defaultdict[int, set[str]](set)
    for entry in history.entries:
        if entry.what == "answered" and entry.code == "stored":
            by_version[entry.version].add(str(entry.move))
            if entry.version > len(log) or log[entry.version - 1] != entry.move:
                wrong.append(f"{entry.hand} was told that {entry.move} is version {entry.version}, which it is not.")
    return wrong + [f"Version {version} was acknowledged as {moves}." for version, moves in by_version.items() if len(moves) > 1]


def _refused(history: History, log: list[str]) -> list[str]:
    """What was only ever refused for the store's sake is not stored."""
    answers, open_ = defaultdict[tuple[int, int, str], set[str]](set), defaultdict[tuple[int, int, str], int](int)
    for entry in history.entries:
        if entry.what in ("sent", "answered"):
            choice = entry.seat, entry.asked, str(entry.move)
            open_[choice] += 1 if entry.what == "sent" else -1
            if entry.what == "answered":
                answers[choice].add(entry.code)
    wrong = []
    for (seat, version, move), codes in answers.items():
        made = next((text for text in log[version:] if Move.of(text).seat == seat), None)
        if codes == {"store"} and open_[seat, version, move] == 0 and made == move:
            wrong.append(f"{move} at version {version} was refused for the store's sake, and is stored.")
    return wrong


def _views(history: History, log: list[str]) -> list[str]:
    """What a hand is shown goes forward, an event at a time, and is what is in the log."""
    wrong, last = [], dict[str, int]()
    for entry in (entry for entry in history.entries if entry.what == "shown"):
        before = last.get(entry.hand)
        if before is not None and entry.version < before + (0 if entry.snapshot else 1):
            wrong.append(f"{entry.hand} was shown version {entry.version} after {before}.")
        if before is not None and not entry.snapshot and entry.version > before + 1:
            wrong.append(f"{entry.hand} was shown version {entry.version} right after {before}.")
        if entry.version > len(log) or (entry.move is not None and log[entry.version - 1] != entry.move):
            wrong.append(f"{entry.hand} was shown {entry.move} as version {entry.version}, which is not in the log.")
        last[entry.hand] = entry.version
    return wrong


def _clocks(history: History) -> list[str]:
    """Time that a seat has used up is never given back."""
    wrong, left = [], dict[tuple[str, int], int]()
    for entry in (entry for entry in history.entries if entry.what == "shown" and entry.clock is not None):
        assert entry.clock is not None
        for seat, time_left in enumerate(entry.clock["left"]):
            if seat in entry.clock["running"] or time_left is None:
                continue
            before = left.setdefault((entry.hand, seat), time_left)
            if time_left > before:
                wrong.append(f"Seat {seat} had {before} ms left, and {time_left} ms at version {entry.version}.")
            left[entry.hand, seat] = time_left
    return wrong

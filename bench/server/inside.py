"""What a move costs one process, in processor time and without a network: ``python -m bench.server.inside [SECONDS]``.

The server's own parts from the frame that comes in to the frames that go out, in this process, on a real SQLite file and on a
real PostgreSQL. What the players do in between is not counted. Processor time hardly depends on who else uses the machine, so
that this also tells on a busy one whether a change was worth it; what the kernel does for four sockets comes on top
(`bench.server.bench`).
"""

import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import uvloop
from uvicorn.config import Config
from uvicorn.server import ServerState

sys.path.insert(0, str(Path(__file__).parents[2]))
from bench.server.prepare import Prepared, prepare
from besace.server.http.app import create_app
from besace.server.live.wire import LiveSocket
from besace.server.settings import Settings
from tests.server.postgres import running

TABLES = 100
MASK = b"\0\0\0\0"  # masks nothing


class Player:
    """One seat, and the transport that its socket writes to."""

    def __init__(self, drive: "Drive", prepared: Prepared, seat: int, changes: bool) -> None:
        self.drive, self.seat, self.answered = drive, seat, -1
        self.view: dict[str, Any] = {}
        self.socket = LiveSocket(drive.config, drive.state, {})
        self.socket.connection_made(self)
        asked = "?changes=1" if changes else ""
        lines = [
            f"GET /api/tables/{prepared.table}/live{asked} HTTP/1.1", "Host: bench", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13",
            f"Authorization: Bearer {prepared.tokens[seat]}", "", "",
        ]  # fmt: skip
        self.socket.data_received("\r\n".join(lines).encode())

    # --- a transport ---

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("127.0.0.1", 1) if name in ("peername", "sockname") else default

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def close(self) -> None:
        pass

    abort = close

    def write(self, data: bytes) -> None:
        self.drive.came(self, data)

    # --- a player ---

    def hear(self, frame: bytes) -> None:
        if not frame.startswith(b"\x81"):
            return
        size = frame[1]
        body = frame[4:] if size == 126 else frame[10:] if size == 127 else frame[2:]
        for line in body.split(b"\n"):
            message = json.loads(line)
            kind = message["type"]
            if kind in ("snapshot", "event"):
                self.view = message["view"]
            elif kind == "change":
                self.view = self.view | message["change"]
            else:
                continue
            if kind != "snapshot" and self.seat == 0:
                self.drive.moves += 1
        if self.view.get("moves") and self.view["ply"] > self.answered:
            self.answered = self.view["ply"]
            move = self.drive.rng.choice(self.view["moves"])
            self.drive.answers.append((self, b'{"type":"move","id":"1","ply":%d,"move":"%s"}' % (self.answered, move.encode())))

    def say(self, text: bytes) -> None:
        self.socket.data_received(bytes((0x81, 0x80 | len(text))) + MASK + text)


class Drive:
    """All players; the time that they take is counted apart."""

    def __init__(self, config: Config) -> None:
        self.config, self.state, self.rng = config, ServerState(), random.Random(1)
        self.moves = 0
        self.waiting: list[tuple[Player, bytes]] = []
        self.answers: list[tuple[Player, bytes]] = []
        self.own = 0.0
        self.bytes: Counter[str] = Counter()

    def came(self, player: Player, data: bytes) -> None:
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.listen)
        self.waiting.append((player, data))

    def listen(self) -> None:
        began = time.thread_time()
        waiting, self.waiting = self.waiting, []
        for player, data in waiting:
            self.bytes["sent"] += len(data)
            self.bytes["frames"] += 1
            player.hear(data)
        answers, self.answers = self.answers, []
        self.own += time.thread_time() - began
        for player, text in answers:
            player.say(text)


async def measure(database: str, tables: list[Prepared], seconds: float, changes: bool) -> None:
    front = create_app(Settings(database_url=database, limits=0))
    config = Config(front, lifespan="off", log_config=None)
    config.load()
    config.loaded_app = front
    async with front.app.router.lifespan_context(front.app):
        drive = Drive(config)
        for prepared in tables:
            for seat in range(len(prepared.tokens)):
                Player(drive, prepared, seat, changes)
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.5)
        moves, own, loop, all_, sent = drive.moves, drive.own, time.thread_time(), time.process_time(), Counter(drive.bytes)
        await asyncio.sleep(seconds)
        moves = drive.moves - moves
        loop = time.thread_time() - loop - (drive.own - own)
        all_ = time.process_time() - all_ - (drive.own - own)
        sent = drive.bytes - sent
        engine, what = "PostgreSQL" if database.startswith("postgresql") else "SQLite", "changes" if changes else "whole views"
        print(
            f"{engine}, {what}: {moves:,} moves, {1e6 * loop / moves:.0f} µs each in the loop, {1e6 * all_ / moves:.0f} µs with "
            f"all threads; {sent['frames'] / moves:.1f} frames and {sent['sent'] / moves:,.0f} bytes to four seats.",
            flush=True,
        )


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    with tempfile.TemporaryDirectory(prefix="besace-bench-") as folder, running() as postgres:
        for changes in (False, True):
            run(str(Path(folder) / f"inside{changes}.sqlite3"), seconds, changes)
        run(postgres.new_database("inside"), seconds, True)


def run(database: str, seconds: float, changes: bool) -> None:
    tables = prepare(database, TABLES)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(measure(database, tables, seconds, changes))


if __name__ == "__main__":
    main()

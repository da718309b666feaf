"""A process full of players. It speaks just enough WebSocket, by hand, so that the clients do not become the bottleneck.

Like the browser's client it asks for changes of views, where it is not told to ask for whole ones.

Every move is timed from the moment it is sent until each of the other seats has the event.
"""

import asyncio
import base64
import json
import os
import random
import sys
import time
from collections import deque
from typing import Any

import uvloop

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Seat(asyncio.Protocol):
    """One seat's live connection."""

    def __init__(self, bench: "Bench", table: "Table", seat: int) -> None:
        self.bench, self.table, self.seat = bench, table, seat
        self.buffer = bytearray()
        self.open = False
        self.answering = False  # a move is on its way
        self.moves: list[str] = []
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {self.path()} HTTP/1.1", f"Host: 127.0.0.1:{self.bench.port}", "Upgrade: websocket",
            "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13",
            f"Authorization: Bearer {self.table.tokens[self.seat]}", "", "",
        ]  # fmt: skip
        transport.write("\r\n".join(lines).encode())

    def path(self) -> str:
        return f"/api/tables/{self.table.id}/live{self.bench.asked}"

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        self.bench.bytes += len(data)
        if not self.open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self.buffer.startswith(b"HTTP/1.1 101"):
                raise RuntimeError(bytes(self.buffer[:200]).decode())
            del self.buffer[: end + 4]
            self.open = True
        self._frames()

    def _frames(self) -> None:
        buffer, at = self.buffer, 0
        while len(buffer) - at >= 2:
            kind, size, head = buffer[at] & 15, buffer[at + 1], 2
            if size == 126:
                if len(buffer) - at < 4:
                    break
                size, head = int.from_bytes(buffer[at + 2 : at + 4], "big"), 4
            elif size == 127:
                if len(buffer) - at < 10:
                    break
                size, head = int.from_bytes(buffer[at + 2 : at + 10], "big"), 10
            if len(buffer) - at < head + size:
                break
            payload = bytes(buffer[at + head : at + head + size])
            at += head + size
            if kind == TEXT:
                for line in payload.split(b"\n"):
                    self.table.heard(self, line)
            elif kind == PING:
                self.send(payload, PONG)
        del buffer[:at]

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        head = (
            bytes([0x80 | kind, 0x80 | len(payload)])
            if len(payload) < 126
            else bytes([0x80 | kind, 0xFE, *len(payload).to_bytes(2, "big")])
        )
        self.transport.write(head + b"\0\0\0\0" + payload)  # a mask of zeros masks nothing

    def connection_lost(self, wrong: Exception | None) -> None:
        self.open = False


class Table:
    """Four seats and what they are waiting for."""

    seat = Seat

    def __init__(self, bench: "Bench", prepared: dict[str, Any]) -> None:
        self.bench, self.id, self.tokens = bench, prepared["table"], prepared["tokens"]
        self.sent: dict[int, float] = {}  # version that a move will make -> when it was sent
        self.seats: list[Seat] = []
        self.welcomed = 0
        self.over = 0
        self.version = -1

    async def connect(self) -> None:
        loop = asyncio.get_running_loop()
        for seat in range(len(self.tokens)):
            _, protocol = await loop.create_connection(
                lambda seat=seat: self.seat(self.bench, self, seat), "127.0.0.1", self.bench.port
            )
            self.seats.append(protocol)

    def heard(self, seat: Seat, payload: bytes) -> None:
        now = time.perf_counter()
        if payload.startswith((b'{"type":"change"', b'{"type":"event"')):
            start = payload.index(b'"version":') + 10
            own = payload.startswith(b'"seat":%d,' % seat.seat, payload.index(b'"seat":'))
            self.moved(seat, int(payload[start : payload.index(b",", start)]), own, now)
        elif payload.startswith(b'{"type":"welcome"'):
            self.welcomed += 1
            return
        elif payload.startswith(b'{"type":"refused"'):
            self.bench.refused += 1
            return
        elif not payload.startswith(b'{"type":"snapshot"'):
            return
        start = payload.find(b'"moves":[')
        if start >= 0:
            seat.moves = json.loads(payload[start + 8 : payload.index(b"]", start) + 1])
        if seat.moves:
            if seat.answering:
                return
            seat.answering = True
            start = payload.index(b'"version":') + 10
            self.bench.ready(self, seat, int(payload[start : payload.index(b",", start)]))
        elif b'"over":true' in payload:
            self.ended()

    def moved(self, seat: Seat, version: int, own: bool, now: float) -> None:
        """A seat has heard of a move, which may be its own."""
        self.bench.received += 1
        began = self.sent.get(version)
        if own:
            seat.answering = False
        elif began is not None:
            self.bench.latencies.append(now - began)
        if version > self.version:
            self.version = version
            self.bench.moves += 1

    def ended(self) -> None:
        """A seat has heard of the end."""
        self.over += 1
        if self.over == len(self.tokens):
            self.bench.finished(self)


class Bench:
    """Plays at so many tables at once, at a given rate or as fast as it goes."""

    table = Table

    def __init__(self, port: int, prepared: list[dict[str, Any]], at_once: int, rate: float, changes: bool) -> None:
        self.port, self.rate, self.asked = port, rate, "?changes=1" if changes else ""
        self.left = deque(prepared)
        self.at_once = at_once
        self.latencies: list[float] = []
        self.moves = self.received = self.refused = self.bytes = 0
        self.waiting: deque[tuple[Table, Seat, int]] = deque()
        self.going = False
        self.rng = random.Random(1)
        self.tasks: set[asyncio.Task[None]] = set()

    def ready(self, table: Table, seat: Seat, version: int) -> None:
        if self.rate or not self.going:
            self.waiting.append((table, seat, version))
        else:
            self._move(table, seat, version)

    def _move(self, table: Table, seat: Seat, version: int) -> None:
        move = self.rng.choice(seat.moves)
        table.sent[version + 1] = time.perf_counter()
        seat.send(b'{"type":"move","id":"1","ply":%d,"move":"%s"}' % (version, move.encode()))

    def finished(self, table: Table) -> None:
        for seat in table.seats:
            seat.transport.close()
        if self.left:
            self._start(self.table(self, self.left.popleft()).connect())

    def _start(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def run(self, seconds: float, settle: float) -> dict[str, Any]:
        here = [self.table(self, self.left.popleft()) for _ in range(min(self.at_once, len(self.left)))]
        for table in here:
            await table.connect()
        while any(table.welcomed < len(table.tokens) for table in here):
            await asyncio.sleep(0.01)
        print("connected", flush=True)
        await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
        self.going = True
        if self.rate:
            self._start(self._pace())
        else:
            for waiting in self.waiting:
                self._move(*waiting)
        await asyncio.sleep(settle)
        self.latencies, self.moves, self.received, self.bytes, began = [], 0, 0, 0, time.perf_counter()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - began
        counted = {"moves": self.moves, "received": self.received, "refused": self.refused, "bytes": self.bytes}
        return {"seconds": took, "latencies": self.latencies, **counted}

    async def _pace(self) -> None:
        """Send waiting moves at the given rate, spread evenly."""
        due, began = 0.0, time.perf_counter()
        while True:
            await asyncio.sleep(0.002)
            allowed = (time.perf_counter() - began) * self.rate
            while due < allowed and self.waiting:
                self._move(*self.waiting.popleft())
                due += 1
            due = max(due, allowed - self.rate * 0.05)  # no bursts to catch up


async def main(kind: type[Bench] = Bench) -> None:
    given = json.loads(sys.stdin.readline())
    bench = kind(given["port"], given["tables"], given["at_once"], given["rate"], given["changes"])
    result = await bench.run(given["seconds"], given["settle"])
    print(json.dumps(result), flush=True)


if __name__ == "__main__":
    uvloop.run(main())

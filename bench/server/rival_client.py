"""The same players at boardgame.io's server: its messages over its socket.io, spoken by hand as ours are (`client.py`)."""

import json
import re
import time
from typing import Any

import uvloop

from bench.server.client import Bench, Seat, Table, main

SEATS, HAND = 4, 13
LAST = SEATS * HAND  # moves of a match
SPACE = b"/four,"  # where socket.io has the game's messages
OPENED, ENTER, ENTERED, EVENT = b"0{", b"40" + SPACE, b"40" + SPACE, b"42" + SPACE
ASKED, HERE = b"2", b"3"  # for a sign of life, and one
VERSION = re.compile(rb'"_stateID":(\d+)')


class RivalSeat(Seat):
    """One seat's connection, and the cards that it was dealt: what it plays needs no thought."""

    hand: list[int]

    def path(self) -> str:
        return "/socket.io/?EIO=4&transport=websocket"

    def say(self, *what: Any) -> None:
        self.send(EVENT + json.dumps(what, separators=(",", ":")).encode())


class RivalTable(Table):
    seat = RivalSeat

    def heard(self, seat: Seat, payload: bytes) -> None:
        assert isinstance(seat, RivalSeat)
        now = time.perf_counter()
        if payload.startswith(EVENT + b'["update"'):
            found = VERSION.search(payload)  # the state's own comes before those of the log
            assert found is not None
            self.stands(seat, int(found[1]), now)
        elif payload.startswith(EVENT + b'["patch"'):
            self.stands(seat, int(payload.split(b",", 5)[4]), now)
        elif payload.startswith(EVENT + b'["sync"'):
            seat.hand = json.loads(payload[len(EVENT) :])[2]["state"]["G"]["players"][str(seat.seat)]["hand"]
            self.welcomed += 1
            self.turn(seat, 0)
        elif payload == ASKED:
            seat.send(HERE)
        elif payload.startswith(OPENED):
            seat.send(ENTER)
        elif payload.startswith(ENTERED):
            seat.say("sync", self.id, str(seat.seat), self.tokens[seat.seat], SEATS)

    def stands(self, seat: Seat, version: int, now: float) -> None:
        self.moved(seat, version, (version - 1) % SEATS == seat.seat, now)
        if version == LAST:
            self.ended()
        else:
            self.turn(seat, version)

    def turn(self, seat: Seat, version: int) -> None:
        if version % SEATS == seat.seat:
            self.bench.ready(self, seat, version)


class RivalBench(Bench):
    table = RivalTable

    def _move(self, table: Table, seat: Seat, version: int) -> None:
        assert isinstance(seat, RivalSeat)
        table.sent[version + 1] = time.perf_counter()
        move = {"type": "play", "args": [seat.hand[version // SEATS]], "playerID": str(seat.seat)}
        action = {"type": "MAKE_MOVE", "payload": {**move, "credentials": table.tokens[seat.seat]}}
        seat.say("update", action, version, table.id, str(seat.seat))


if __name__ == "__main__":
    uvloop.run(main(RivalBench))

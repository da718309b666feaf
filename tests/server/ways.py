"""A model of who may see what at tables, for `test_ways_in`: it knows who sat where, who let others look, which tables want no
spectators, and nothing of how the server decides."""

import asyncio
import hashlib
import json
import sqlite3
import time
from collections.abc import Coroutine, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

import httpx

from tests.server.harness import Player, ServerProcess

T = TypeVar("T")
WAIT = 60.0  # seconds for an answer


@dataclass(frozen=True)
class Seat:
    kind: str
    guest: str | None
    away: bool
    shown: bool


@dataclass(frozen=True)
class Truth:
    """A table as the database has it."""

    host: str | None
    state: str
    running: bool  # begun, and not everything is revealed
    game: str  # what its hidden things follow from
    seats: tuple[Seat, ...]
    open_to_all: bool  # everyone may see the board

    def looks_in(self, guest: str | None) -> bool:
        """Whether someone may see anything here at all."""
        return self.open_to_all or (guest is not None and (guest == self.host or guest in dict(self.sitting())))

    def at(self, seat: int) -> Seat:
        """That seat; nobody sits where there is none."""
        return self.seats[seat] if seat < len(self.seats) else Seat("none", None, False, False)

    def sitting(self) -> set[tuple[str, int]]:
        return {(seat.guest, number) for number, seat in enumerate(self.seats) if seat.guest is not None}


@dataclass
class World:
    """The server, and what all runs of the machine share."""

    server: ServerProcess
    loop: asyncio.Runner
    http: httpx.AsyncClient
    store: sqlite3.Connection

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run(work)

    def id_of(self, player: Player) -> str:
        return str(self.row("SELECT guest_id FROM keys WHERE hash = ?", hashed(player))[0])

    def row(self, query: str, *values: Any) -> Any:
        return self.store.execute(query, values).fetchone()

    def truth(self, table: str) -> Truth:
        query = "SELECT host_id, state, ended_at, rules, seed, deal FROM game_tables WHERE id = ?"
        host, state, ended, rules, seed, deal = self.store.execute(query, (table,)).fetchone()
        hidden = state == "over" and time.time() * 1000 < ended + json.loads(rules)["reveal_seconds"] * 1000
        rows = self.store.execute("SELECT kind, guest_id, away, shown FROM seats WHERE table_id = ? ORDER BY seat", (table,))
        sitting = tuple(Seat(kind, guest, bool(away), bool(shown)) for kind, guest, away, shown in rows)
        open_to_all = deal is None and json.loads(rules)["spectators"]
        return Truth(host, state, state == "playing" or hidden, seed.hex(), sitting, open_to_all)

    def may_look_in(self, table: str, guest: str | None) -> bool:
        """Whether someone may; a game of a deal is open to who has finished theirs or given it up, once it is over."""
        now = self.truth(table)
        query = (
            "SELECT 1 FROM game_tables AS one JOIN attempts ON attempts.deal = one.deal AND attempts.guest_id = ? "
            "LEFT JOIN game_tables AS own ON own.id = attempts.table_id "
            "WHERE one.id = ? AND (attempts.table_id IS NULL OR own.state IN ('over', 'closed'))"
        )
        return now.looks_in(guest) or (not now.running and self.row(query, guest, table) is not None)


@dataclass
class Game:
    """Which seats guests have had at the start of a game, have had since, and have been shown over a shoulder."""

    start: set[tuple[str, int]] = field(default_factory=set)
    sat: set[tuple[str, int]] = field(default_factory=set)
    seen: set[tuple[str, int]] = field(default_factory=set)


def hashed(player: Player) -> str:
    return hashlib.sha256(player.token.encode()).hexdigest()


@contextmanager
def world_of(server: ServerProcess) -> Iterator[World]:
    with asyncio.Runner() as loop, closing(sqlite3.connect(server.database, isolation_level=None)) as store:

        async def client() -> httpx.AsyncClient:
            return httpx.AsyncClient(base_url=server.url, timeout=WAIT)

        http = loop.run(client())
        try:
            yield World(server, loop, http, store)
        finally:
            loop.run(http.aclose())

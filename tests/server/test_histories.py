"""Faults as a suite: what is acknowledged is stored once and in order, views and clocks go forward, a seat has one hand."""

import asyncio
import random
from pathlib import Path

import pytest

from besace.play.fair import verify
from tests.editions import edition
from tests.server.harness import ServerProcess, Stepping, full_game, seated_table
from tests.server.histories import CLOCK, Entry, History, Line, World, check, lived, plan, stored_log
from tests.server.postgres import running

SEEDS, ROUNDS = edition([1], list(range(1, 13))), edition(1, 3)
ENOUGH = edition(3, 1_000)  # faults of all that are planned
PAST: list[int] = []  # seeds of histories that once went wrong, should there be any that the others do not cover


async def history_of(world: World, seed: int) -> None:
    """Games one after the other, until enough of what is planned has befallen them."""
    planned, done = plan(list(world.faults()), world.rng, ROUNDS), 0
    for line in world.lines:
        await line.open()
    try:
        while done < min(ENOUGH, len(planned)):
            done += await game_with(world, seed, planned[done:])
    finally:
        for line in world.lines:
            line.close()


async def game_with(world: World, seed: int, planned: list[str]) -> int:
    """A game that goes on through faults; returns how many of those that are planned had come when it was over."""
    history = History(seed)
    async with world.servers[0].client() as http:
        people = [await http.guest(f"P{i}") for i in range(3)]
        game = world.rng.choice(["filou", "figaro", "doggybag"])
        table = await seated_table(people, game, rules={"clock": CLOCK})
        await people[0].ask("POST", f"/tables/{table}/start")
        await lived(world, people, table, history, planned)
        log = await stored_log(world.servers[0].database, table)
        assert check(history, log) == [], f"seed {seed}: {history.faults} of {planned}"
        assert history.faults, f"seed {seed}: the game was over before anything broke"
    async with world.servers[0].client() as http:
        people[0].http = http.http
        assert verify(await people[0].ask("GET", f"/tables/{table}/record")).over
    return len(history.faults)


@pytest.mark.parametrize("seed", [*SEEDS, *PAST])
def test_a_history_on_sqlite(seed: int, tmp_path: Path) -> None:
    server = Stepping(str(tmp_path / "tables.sqlite3"), tmp_path)
    asyncio.run(history_of(World([server], [Line(server)], random.Random(seed), clock=server), seed))
    assert server.stop() == 0


@pytest.mark.parametrize("seed", [*SEEDS, *PAST])
def test_a_history_of_two_processes_on_postgresql(seed: int, tmp_path: Path) -> None:
    with running() as postgres:
        database = postgres.new_database("history")
        servers = [ServerProcess(database, tmp_path) for _ in range(2)]
        lines = [Line(server) for server in servers]
        asyncio.run(history_of(World(servers, lines, random.Random(seed), postgres=postgres), seed))
        assert [server.stop() for server in servers] == [0, 0]


def test_the_record_of_a_finished_game_is_shown_though_the_clock_goes_back(tmp_path: Path) -> None:
    server = Stepping(str(tmp_path / "tables.sqlite3"), tmp_path)

    async def test() -> None:
        async with server.client() as http:
            people = [await http.guest(f"P{i}") for i in range(3)]
            table, _ = await full_game(people, "filou")
            server.step(-3600)
            assert verify(await people[0].ask("GET", f"/tables/{table}/record")).over

    asyncio.run(test())
    assert server.stop() == 0


# --- the checker finds what it is there for ---

LOG = ["0 a", "1 b", "0 c"]


def entry(what: str, version: int, move: str | None = None, code: str = "", **more: object) -> Entry:
    return Entry("0 0", what, 0, version, move, code, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("entries", "wrong"),
    [
        ([entry("answered", 1, "0 a", "stored"), entry("shown", 1), entry("shown", 2), entry("shown", 3)], None),
        ([entry("answered", 2, "0 a", "stored")], "is version 2, which it is not"),
        ([entry("answered", 4, "0 d", "stored")], "is version 4, which it is not"),
        ([entry("answered", 3, "0 c", "stored"), entry("answered", 3, "0 d", "stored")], "was acknowledged as"),
        ([entry("sent", 0, "0 a"), entry("answered", 0, "0 a", "store")], "and is stored"),
        ([entry("sent", 0, "0 b"), entry("answered", 0, "0 b", "store")], None),
        ([entry("sent", 0, "0 a"), entry("sent", 0, "0 a"), entry("answered", 0, "0 a", "store")], None),  # one has no answer yet
        ([entry("sent", 0, "0 a"), entry("answered", 0, "0 a", "unknown")], None),
        ([entry("shown", 2), entry("shown", 2)], "version 2 after 2"),
        ([entry("shown", 1), entry("shown", 3)], "version 3 right after 1"),
        ([entry("shown", 3, snapshot=True), entry("shown", 2, snapshot=True)], "version 2 after 3"),
        ([entry("shown", 2, "1 x")], "which is not in the log"),
        (
            [
                entry("shown", 1, clock={"left": [500, 800], "running": [1]}),
                entry("shown", 2, clock={"left": [501, 900], "running": [1]}),
            ],
            "had 500 ms left, and 501",
        ),
    ],
)
def test_the_checker_finds_it(entries: list[Entry], wrong: str | None) -> None:
    found = check(History(0, entries), LOG)
    assert found == [] if wrong is None else wrong in " ".join(found), found

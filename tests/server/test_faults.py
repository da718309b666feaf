"""The database dies at the worst moments: refused is not stored, what nobody knows is called unknown, and all tables go on."""

import asyncio
import itertools
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from besace.play.fair import verify
from tests.editions import edition
from tests.server.harness import WAIT, Http, Live, Player, Seen, ServerProcess, any_move, play_to_end, seated_table, under_way
from tests.server.postgres import USER, Postgres, program, running
from tests.server.proxy import Proxy, proxied

FAULTS, TABLES = edition(3, 50), edition(2, 6)
BOT = {"kind": "bot", "bot": "random"}
_names = itertools.count()


@pytest.fixture(scope="module")
def broken(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Proxy, ServerProcess]]:
    """A server, and what breaks its connections to the database."""
    fresh = postgres.new_database(f"faults{next(_names)}")
    short = tempfile.TemporaryDirectory(prefix="besace-")  # the path of a socket must be
    with short as folder, proxied(fresh, Path(folder)) as (proxy, database):
        server = ServerProcess(database, tmp_path_factory.mktemp("log"), poll=0.1, lease=2.0)
        yield proxy, server
        assert server.stop() == 0
        assert '"level":"error"' not in server.log.read_text()


async def first_choice(live: Live) -> tuple[int, str]:
    view = (await live.until("snapshot"))["view"]
    return view["ply"], view["moves"][0]


@pytest.mark.parametrize("stored", [True, False])
def test_a_move_whose_outcome_nobody_knows_is_unknown_and_asking_again_tells(
    broken: tuple[Proxy, ServerProcess], stored: bool
) -> None:
    proxy, server = broken

    async def test() -> None:
        async with server.client() as http:
            people = [await http.guest(f"P{i}") for i in range(3)]
            table = await seated_table(people, "filou")
            await people[0].ask("POST", f"/tables/{table}/start")
            async with people[0].live(table) as live, people[1].live(table) as other:
                ply, move = await first_choice(live)
                proxy.break_at(move, stored)
                await live.send(type="move", id="a", ply=ply, move=move)
                assert (await live.until("refused", "stored"))["code"] == "unknown"
                assert proxy.broken.is_set()
                if stored:  # it shows by itself, to everyone
                    assert (await other.until("event"))["seat"] == 0
                await live.send(type="move", id="b", ply=ply, move=move)
                assert (await live.until("stored", id="b"))["version"] == 1
                told = await people[0].ask("GET", f"/tables/{table}/events?eye=0&since=0")
                assert [message["move"] for message in told["messages"]] == [move], "a move was stored twice"

    asyncio.run(test())


@pytest.mark.parametrize("stored", [True, False])
def test_a_start_whose_outcome_nobody_knows_is_shown_by_itself_if_it_was_stored(
    broken: tuple[Proxy, ServerProcess], stored: bool
) -> None:
    proxy, server = broken

    async def test() -> None:
        async with server.client() as http:
            host = await http.guest("Host")
            table = await host.new_table("filou", 3, seats=[{"kind": "me"}, BOT, BOT])
            async with host.live(table) as live:
                await live.until("welcome")
                proxy.break_at("SET state=", stored)  # others ask whether it is being played
                answer = await host.ask("POST", f"/tables/{table}/start", status=503)
                assert answer["code"] == "unknown"
                if not stored:
                    await host.ask("POST", f"/tables/{table}/start")
                await live.until("event", seat=1)  # the bots play
        assert proxy.broken.is_set()

    asyncio.run(test())


@pytest.mark.parametrize("stored", [True, False])
def test_nobody_moves_on_chance_that_was_drawn_but_may_not_be_stored(broken: tuple[Proxy, ServerProcess], stored: bool) -> None:
    proxy, server = broken

    async def test() -> None:
        async with server.client() as http:
            people = [await http.guest(f"P{i}") for i in range(3)]
            table = await seated_table(people, "doggybag")
            proxy.break_at("* coins", stored)
            assert (await people[0].ask("POST", f"/tables/{table}/start", status=503))["code"] == "unknown"
            assert proxy.broken.is_set()
            move, until = {"ply": 1, "move": "0 put red"}, time.monotonic() + WAIT
            path = f"/api/tables/{table}/moves"
            while (await http.http.post(path, json=move, headers=people[0].headers)).status_code != 200:
                assert time.monotonic() < until, "the game did not go on"
            told = (await people[0].ask("GET", f"/tables/{table}/events?eye=0&since=0"))["messages"]
            assert [(message["version"], message["verb"]) for message in told] == [(1, "coins"), (2, "put")]

    asyncio.run(test())


def kill_backends(postgres: Postgres) -> None:
    """As if the machine had run out of memory: the processes that talk to the server are ended, the database stays."""
    others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname <> 'postgres'"
    command = [program("psql"), "-h", str(postgres.folder), "-U", USER, "-d", "postgres", "-c", others]
    subprocess.run(command, check=True, capture_output=True)


def fault(postgres: Postgres, kind: int) -> None:
    if kind == 0:
        kill_backends(postgres)
    else:
        postgres.stop("immediate" if kind == 1 else "fast")
        postgres.start()


async def bots_begin(http: Http, host: Player) -> str:
    """A table of bots, begun however often one has to ask: the database may be away."""
    until = time.monotonic() + WAIT
    while time.monotonic() < until:
        answer = await http.http.post(
            "/api/tables", json={"game": "filou", "players": 3, "seats": [BOT] * 3}, headers=host.headers
        )  # fmt: skip
        if answer.status_code == 201:
            table: str = answer.json()["table"]["id"]
            break
    while time.monotonic() < until:
        answer = await http.http.post(f"/api/tables/{table}/start", headers=host.headers)
        if answer.status_code in (200, 409):  # 409: it has begun, and only the answer was lost
            return table
        assert answer.json()["code"] in ("store", "unknown"), answer.text
        await asyncio.sleep(0.05)
    raise TimeoutError("no table could be made")


def test_every_table_goes_on_after_the_database_has_died(tmp_path: Path) -> None:
    with running() as postgres:
        server = ServerProcess(postgres.new_database("dies"), tmp_path, poll=0.1)

        async def test() -> None:
            async with server.client() as http:
                for number in range(FAULTS):
                    people = [await http.guest(f"P{i}") for i in range(3)]
                    tables, playing, seen = [], [], list[Seen]()
                    for _ in range(TABLES):
                        tables.append(await seated_table(people, "figaro"))
                        for i, player in enumerate(people):
                            seen.append([])
                            playing.append(asyncio.create_task(play_to_end(player, tables[-1], any_move(i), seen[-1])))
                        await people[0].ask("POST", f"/tables/{tables[-1]}/start")
                    await under_way(seen, 20)
                    starting = [asyncio.create_task(bots_begin(http, people[0])) for _ in range(TABLES)]
                    await asyncio.to_thread(fault, postgres, number % 3)
                    tables += await asyncio.gather(*starting)
                    await asyncio.gather(*playing)
                    for table in tables:
                        await over(people[0], table)
                        assert verify(await people[0].ask("GET", f"/tables/{table}/record")).over

        asyncio.run(test())
        assert server.stop() == 0


async def over(player: Player, table: str) -> None:
    until = time.monotonic() + WAIT
    while (await player.ask("GET", f"/tables/{table}"))["table"]["state"] != "over":
        assert time.monotonic() < until, "a table did not go on"
        await asyncio.sleep(0.1)

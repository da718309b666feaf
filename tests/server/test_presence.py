"""Who is here, over several processes; who is gone for too long is played for and may come back; workers share the work."""

import asyncio
import itertools
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from besace.cli import main
from besace.play.fair import verify
from tests.server.harness import WAIT, Live, Player, ServerProcess, Stepping, any_move, full_game, play_to_end, seated_table
from tests.server.postgres import Postgres

_names = itertools.count()
PATIENCE = 5  # the least that a table may ask for
LONG = 600  # more than any test takes: only a clock that is put forward gets there


@pytest.fixture
def two(postgres: Postgres, tmp_path: Path) -> Any:
    """Two processes on one database."""
    database = postgres.new_database(f"presence{next(_names)}")
    return ServerProcess(database, tmp_path), ServerProcess(database, tmp_path)


async def online(player: Player, table: str) -> list[bool]:
    return [seat["online"] for seat in (await player.ask("GET", f"/tables/{table}"))["table"]["seats"]]


async def becomes(wanted: list[bool], player: Player, table: str) -> None:
    until = time.monotonic() + WAIT
    while await online(player, table) != wanted:
        assert time.monotonic() < until, f"never {wanted}"
        await asyncio.sleep(0.1)


def test_who_is_connected_elsewhere_is_here(two: Any) -> None:
    one, other = two

    async def test() -> None:
        async with one.client() as here, other.client() as there:
            ada, ben, cleo = [await here.guest(name) for name in ("Ada", "Ben", "Cleo")]
            table = await seated_table([ada, ben, cleo], "filou")
            ben.http, ben.server = there.http, other
            async with ada.live(table) as live:
                async with ben.live(table) as far:
                    assert (await live.until("presence", seat=1))["online"] is True
                    await becomes([True, True, False], ben, table)  # who came first is asked for by the other process
                    async with cleo.live(table):
                        assert (await far.until("presence", seat=2))["online"] is True
                assert (await live.until("presence", seat=1, online=False))["seat"] == 1
                await becomes([True, False, False], ben, table)

    asyncio.run(test())
    assert (one.stop(), other.stop()) == (0, 0)


def test_the_people_of_a_killed_process_are_no_longer_here(two: Any) -> None:
    one, other = two

    async def test() -> None:
        async with one.client() as here, other.client() as there:
            ada, ben, cleo = [await here.guest(name) for name in ("Ada", "Ben", "Cleo")]
            table = await seated_table([ada, ben, cleo], "filou")
            ben.http, ben.server = there.http, other
            async with ben.live(table) as far:
                connection = await Player.live(ada, table).__aenter__()
                await far.until("presence", seat=0, online=True)
                await asyncio.to_thread(one.kill)
                await far.until("presence", seat=0, online=False)
                del connection

    asyncio.run(test())
    assert other.stop() == 0


async def plays_for(live: Live, seat: int) -> dict[str, Any]:
    """The next move that somebody else chose for a seat."""
    return await live.until("event", seat=seat, by="bot")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_who_is_gone_for_too_long_is_played_for_and_may_come_back(kind: str, request: Any, tmp_path: Path) -> None:
    from tests.server.conftest import fresh_database

    server = ServerProcess(fresh_database(request, tmp_path, kind), tmp_path)

    async def test() -> None:
        async with server.client() as http:
            people = [await http.guest(f"P{i}") for i in range(3)]
            table = await seated_table(people, "filou", rules={"absence": {"bot": "random", "seconds": PATIENCE}})
            async with people[0].live(table) as live, people[1].live(table) as there:
                async with people[2].live(table) as gone:
                    await people[0].ask("POST", f"/tables/{table}/start")
                    shown = [await each.until("snapshot") for each in (live, there, gone)]
                    left = time.monotonic()
                for each, message in zip((live, there), shown, strict=False):
                    await each.send(type="move", ply=0, move=message["view"]["moves"][0])
                await live.until("presence", seat=2, online=False)
                await plays_for(live, 2)
                assert time.monotonic() - left > PATIENCE / 2  # not at once
            playing = [play_to_end(player, table, any_move(seat)) for seat, player in enumerate(people)]
            seen = (await asyncio.gather(*playing))[2]
            mine = [message["by"] for message in seen if message["type"] == "event" and message["seat"] == 2]
            assert mine[-1] is None
            assert mine.count("bot") <= 1  # at most what was on its way when its player came back

    asyncio.run(test())
    assert server.stop() == 0


def test_the_time_of_who_is_gone_runs_on_while_the_server_is_down(tmp_path: Path) -> None:
    server = Stepping(str(tmp_path / "tables.sqlite3"), tmp_path)

    async def test() -> None:
        async with server.client() as http:
            people = [await http.guest(f"P{i}") for i in range(3)]
            table = await seated_table(people, "filou", rules={"absence": {"bot": "random", "seconds": LONG}})
            await people[0].ask("POST", f"/tables/{table}/start")  # nobody is connected
            await asyncio.to_thread(server.kill)
            server.step(LONG)
            await asyncio.to_thread(server.start)
        async with server.client() as http:
            people[0].http, until = http.http, time.monotonic() + WAIT
            while (await people[0].ask("GET", f"/tables/{table}"))["table"]["state"] != "over":  # all are gone: bots finish it
                assert time.monotonic() < until
                await asyncio.sleep(0.2)

    asyncio.run(test())
    assert server.stop() == 0


def test_several_workers_share_the_work_and_survive_each_other(postgres: Postgres, tmp_path: Path) -> None:
    server = ServerProcess(postgres.new_database(f"workers{next(_names)}"), tmp_path, workers=2)
    workers = children(server.process.pid)
    assert len(workers) == 2

    async def test() -> None:
        async with server.client() as http:
            people = [await http.guest(f"P{i}") for i in range(4)]
            await full_game(people, "figaro")
            table = await seated_table(people, "doggybag")
            playing = [asyncio.create_task(play_to_end(player, table, any_move(i))) for i, player in enumerate(people)]
            await people[0].ask("POST", f"/tables/{table}/start")
            os.kill(workers[0], signal.SIGKILL)
            await asyncio.gather(*playing)
        async with server.client() as http:
            people[0].http = http.http
            assert verify(await people[0].ask("GET", f"/tables/{table}/record")).over

    asyncio.run(test())
    assert server.stop() == 0


def children(process: int) -> list[int]:
    """The worker processes of a server, once each of them is ready to answer."""
    found = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(pid) for pid in found if "multiprocessing.spawn" in Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")]


def test_several_workers_on_sqlite_are_refused_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--workers", "2", "--database", str(tmp_path / "tables.sqlite3")]) == 2
    assert "Several workers need PostgreSQL" in capsys.readouterr().err
    assert not (tmp_path / "tables.sqlite3").exists()

"""What is acknowledged is never lost: processes are killed, the database goes away, and all games finish."""

import asyncio
import itertools
import sqlite3
import time
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, insert, update

from besace.play.fair import verify
from besace.server.settings import Settings
from besace.server.store.engine import open_database
from besace.server.store.models import moves, tables
from besace.server.store.rows import OVER, read_table
from besace.server.table.running_game import RunningGame
from tests.server.harness import WAIT, Http, Player, Seen, ServerProcess, any_move, play_to_end, seated_table, under_way
from tests.server.postgres import Postgres

_names = itertools.count()


async def tables_under_way(server: ServerProcess, http: Any, count: int) -> list[tuple[list[Player], str]]:
    """Started tables of all games: two people and a bot each."""
    found = []
    for number in range(count):
        people = [await http.guest(f"P{seat}") for seat in range(2)]
        game = ("doggybag", "figaro", "filou")[number % 3]
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        table = await people[0].new_table(game, 3, seats=seats)
        await people[1].ask("POST", f"/tables/{table}/join", {})
        await people[0].ask("POST", f"/tables/{table}/start")
        found.append((people, table))
    return found


def test_a_killed_server_comes_back_with_every_acknowledged_move(database: str, tmp_path: Path) -> None:
    server = ServerProcess(database, tmp_path)

    async def play() -> None:
        async with server.client() as http:
            tables = await tables_under_way(server, http, 3)
            sitting = [(player, table, seat) for people, table in tables for seat, player in enumerate(people)]
            seen: list[Seen] = [[] for _ in sitting]
            playing = [
                asyncio.create_task(play_to_end(player, table, any_move(seat), mine))
                for (player, table, seat), mine in zip(sitting, seen, strict=True)
            ]
            for _ in range(2):
                await under_way(seen, 60)
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
            await asyncio.gather(*playing)
        async with server.client() as http:
            for people, table in tables:
                people[0].http = http.http
                assert verify(await people[0].ask("GET", f"/tables/{table}/record")).over

    asyncio.run(play())
    assert server.stop() == 0


def test_two_processes_share_a_table_and_one_goes_on_when_the_other_is_killed(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database(f"shared{next(_names)}")
    one, two = ServerProcess(database, tmp_path), ServerProcess(database, tmp_path)

    async def play() -> None:
        async with one.client() as here, two.client() as there:
            tables = await tables_under_way(one, here, 3)
            playing, seen = [], list[Seen]()
            for people, table in tables:
                people[1].server, people[1].http = two, there.http  # the second player of each table is at the other process
                for seat, player in enumerate(people):
                    seen.append([])
                    playing.append(asyncio.create_task(play_to_end(player, table, any_move(seat), seen[-1])))
            await under_way(seen, 100)
            await asyncio.to_thread(one.kill)
            for people, _ in tables:
                people[0].server = two
            await asyncio.gather(*playing)
            for people, table in tables:
                assert verify(await people[1].ask("GET", f"/tables/{table}/record")).over

    asyncio.run(play())
    assert two.stop() == 0


async def tables_in_memory(http: Http) -> int:
    figures = (await http.http.get("/metrics")).text
    return next(int(float(line.split()[1])) for line in figures.splitlines() if line.startswith("besace_tables_in_memory "))


def test_a_process_forgets_a_table_that_is_played_at_another_and_reads_it_again_for_who_comes(
    postgres: Postgres, tmp_path: Path
) -> None:
    """Else it would play every move of the table once more, for nobody."""
    database = postgres.new_database(f"shared{next(_names)}")
    one, two = ServerProcess(database, tmp_path), ServerProcess(database, tmp_path)

    async def play() -> None:
        async with one.client() as here, two.client() as there:
            people = [await here.guest(f"P{seat}") for seat in range(3)]
            table = await seated_table(people, "filou")
            await people[0].ask("POST", f"/tables/{table}/start")
            async with people[0].live(table, server=two) as looked:
                await looked.until("snapshot")
            assert await tables_in_memory(there) == 1
            seen: list[Seen] = [[] for _ in people]
            playing = [play_to_end(player, table, any_move(seat), seen[seat]) for seat, player in enumerate(people)]
            going = asyncio.gather(*playing)
            until = time.monotonic() + WAIT
            while await tables_in_memory(there):
                assert time.monotonic() < until, "a process that nobody is at plays on"
                await asyncio.sleep(0.01)
            await going
            async with people[0].live(table, server=two) as back:
                assert (await back.until("snapshot"))["view"] == seen[0][-1]["view"]

    asyncio.run(play())
    assert one.stop() == 0
    assert two.stop() == 0


def end_elsewhere(connection: Connection, table: str) -> None:
    """End a game as another process does, whose notice has not come yet."""
    row = read_table(connection, table)
    assert row is not None
    game = RunningGame(row)
    while not game.over:
        if game.chance_is_due:
            game.draw(0)
        else:
            seat = game.acting[0]
            game.play(seat, game.version, game.legal(seat)[0], 0)
    log = [{"table_id": table, "ply": ply, "text": text, "at": 0, "by": None} for ply, text in enumerate(game.moves)]
    connection.execute(insert(moves), log)
    ended = {"state": OVER, "result": game.result(), "ended_at": 0, "wake_at": None}
    connection.execute(update(tables).where(tables.c.id == table).values(**ended))


def test_a_process_that_has_not_heard_of_a_games_end_asks_the_database_for_its_record(large: ServerProcess) -> None:
    async def ask() -> None:
        async with large.client() as http:
            people = [await http.guest(f"P{seat}") for seat in range(3)]
            table = await seated_table(people, "filou")
            await people[0].ask("POST", f"/tables/{table}/start")
            await people[0].ask("GET", f"/tables/{table}/record", status=409)
            opened = await open_database(Settings(database_url=large.database))
            await opened.write(end_elsewhere, table)
            await opened.close()
            assert verify(await people[0].ask("GET", f"/tables/{table}/record")).over
            assert (await people[0].ask("GET", f"/tables/{table}"))["table"]["state"] == OVER

    asyncio.run(ask())


def test_a_bot_table_of_a_killed_process_goes_on_in_the_other(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database(f"bots{next(_names)}")
    one, two = ServerProcess(database, tmp_path, bot_pace=0.05), ServerProcess(database, tmp_path, bot_pace=0)

    async def play() -> None:
        async with one.client() as here, two.client() as there:
            host = await here.guest()
            table = await host.new_table("figaro", 3, seats=[{"kind": "bot", "bot": "random"}] * 3)
            async with host.live(table, "?eyes=board") as live:  # someone watches, so that the bots take their time
                await host.ask("POST", f"/tables/{table}/start")
                await live.until("event", version=5)
            await asyncio.to_thread(one.kill)
            host.server, host.http = two, there.http
            until = time.monotonic() + WAIT
            while (await host.ask("GET", f"/tables/{table}"))["table"]["state"] != "over":
                assert time.monotonic() < until, "the bots did not go on"
                await asyncio.sleep(0.1)

    asyncio.run(play())
    assert two.stop() == 0


def test_the_database_goes_away_and_comes_back(tmp_path: Path) -> None:
    from tests.server.postgres import running

    with running() as postgres:
        server = ServerProcess(postgres.new_database("gone"), tmp_path)

        async def play() -> None:
            async with server.client() as http:
                people = [await http.guest(f"P{i}") for i in range(3)]
                table = await seated_table(people, "figaro")
                seen: list[Seen] = [[], [], []]
                playing = [
                    asyncio.create_task(play_to_end(player, table, any_move(i), seen[i])) for i, player in enumerate(people)
                ]
                await people[0].ask("POST", f"/tables/{table}/start")
                await under_way(seen, 30)
                await asyncio.to_thread(postgres.stop)
                answer = await http.http.post("/api/guests", json={"nickname": "Late"})
                assert answer.status_code == 503
                assert answer.json()["sentence"].endswith(".")
                assert (await http.http.get("/healthz")).status_code == 503
                await asyncio.to_thread(postgres.start)
                await asyncio.gather(*playing)
                assert verify(await people[0].ask("GET", f"/tables/{table}/record")).over

        asyncio.run(play())
        assert server.stop() == 0


def test_a_truncated_database_is_refused_in_one_sentence(tmp_path: Path) -> None:
    from besace.cli import main

    broken = tmp_path / "tables.sqlite3"
    broken.write_bytes(b"SQLite format 3\x00" + b"\x7f" * 5000)
    assert main(["admin", "list", "--database", str(broken)]) == 2
    (tmp_path / "text").write_text("hello, this is no database " * 100)
    assert main(["admin", "list", "--database", str(tmp_path / "text")]) == 2


def test_the_log_takes_a_ply_only_once(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "tables.sqlite3"), tmp_path)
    assert server.stop() == 0
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        keys = [row[1] for row in database.execute("PRAGMA table_info(moves)") if row[5]]
    database.close()
    assert keys == ["table_id", "ply"]

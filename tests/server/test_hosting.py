"""Hosting: sockets that systemd opens, a fresh process while people play, backups of a server under load, a doctor, figures."""

import asyncio
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from sqlalchemy import insert

from besace.cli import main
from besace.cli.listening import open_sockets
from besace.play.fair import verify
from besace.server.metrics import Metrics
from besace.server.settings import Settings
from besace.server.store.engine import open_database
from besace.server.store.models import moves, tables
from tests.server.harness import WAIT, Player, Seen, ServerProcess, any_move, play_to_end, seated_table, under_way
from tests.server.postgres import Postgres, program

ROOT = Path(__file__).parents[2]


def wait_for(holds: Callable[[], bool], why: str) -> None:
    until = time.monotonic() + WAIT
    while not holds():
        assert time.monotonic() < until, why
        time.sleep(0.05)


# --- sockets ---


def test_a_server_serves_on_the_socket_that_systemd_has_opened(tmp_path: Path) -> None:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        # what systemd does: the socket is file 3, and the environment names the process that it is for
        start = f"import os, sys; os.dup2({listening.fileno()}, 3); os.environ['LISTEN_PID'] = str(os.getpid()); "
        start += "from besace.cli import main; sys.exit(main())"
        environment = os.environ | {"LISTEN_FDS": "1", "BESACE_PORT": "1"}
        command = [sys.executable, "-c", start, "serve", "--database", str(tmp_path / "tables.sqlite3")]
        server = subprocess.Popen(
            command, env=environment, pass_fds=[listening.fileno()], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )  # fmt: skip
        try:
            assert httpx.get(f"{url}/healthz", timeout=WAIT).json()["status"] == "ok"  # it has waited in the socket's queue
        finally:
            server.send_signal(signal.SIGTERM)
            said, _ = server.communicate(timeout=WAIT)
        assert server.returncode == 0
        assert f":{listening.getsockname()[1]}" in said


def test_sockets_that_were_opened_for_another_process_are_left_alone() -> None:
    environment = {"LISTEN_PID": str(os.getpid() + 1), "LISTEN_FDS": "1"}
    (own,) = open_sockets(Settings(host="127.0.0.1", port=0), environment)
    assert own.getsockname()[1] > 0
    own.close()
    assert environment == {}  # nor do children get them


# --- a fresh process while people play ---


def test_people_play_on_while_a_fresh_process_takes_over(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "tables.sqlite3"), tmp_path, renewable=True)
    breaks: list[float] = []

    async def test() -> None:
        async with server.client() as http:
            people = [await http.guest(f"P{i}") for i in range(3)]
            table = await seated_table(people, "filou")
            seen: list[Seen] = [[] for _ in people]
            playing = [asyncio.create_task(play_to_end(p, table, any_move(i), seen[i])) for i, p in enumerate(people)]
            await people[0].ask("POST", f"/tables/{table}/start")
            asking = asyncio.create_task(keep_asking(people[0], breaks))
            await under_way(seen, 9)
            before = children(server.process.pid)
            server.process.send_signal(signal.SIGHUP)
            await asyncio.to_thread(wait_for, lambda: not set(before) & set(children(server.process.pid)), "the old one stayed")
            await asyncio.gather(*playing)
            asking.cancel()
            assert verify(await people[0].ask("GET", f"/tables/{table}/record")).over

    asyncio.run(test())
    assert server.stop() == 0
    assert breaks, "nobody asked meanwhile"
    print(f"the longest answer took {max(breaks):.2f} s")  # not judged: the machine may be busy


async def keep_asking(player: Player, took: list[float]) -> None:
    """Ask again and again, on a connection of its own each time: whoever comes is answered, if a little later."""
    while True:
        began = time.monotonic()
        async with httpx.AsyncClient(timeout=WAIT, verify=False) as fresh:  # reading certificates takes longer than asking
            answer = await fresh.get(f"{player.server.url}/api/me", headers=player.headers)
        assert answer.status_code == 200
        took.append(time.monotonic() - began)
        await asyncio.sleep(0.01)


def children(process: int) -> list[int]:
    return [int(pid) for pid in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


# --- backups ---


def restored(copy: Path, database: str, postgres: Callable[[], Postgres]) -> str:
    """A database made from a backup, as docs/hosting.md says."""
    if not database.startswith("postgresql"):
        return str(copy)
    fresh = postgres().new_database("restored")
    subprocess.run([program("pg_restore"), "--no-owner", "--dbname", fresh, str(copy)], check=True, capture_output=True)
    return fresh


def test_a_backup_under_load_holds_all_that_was_acknowledged_and_the_games_go_on_from_it(
    database: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    server, copy = ServerProcess(database, tmp_path), tmp_path / "backup"
    people: list[Player] = []

    async def load() -> tuple[str, int]:
        """A game, broken off while it is backed up; the version that everyone had seen before that."""
        async with server.client() as http:
            people.extend([await http.guest(f"P{i}") for i in range(3)])
            table = await seated_table(people, "filou")
            seen: list[Seen] = [[] for _ in people]
            playing = [asyncio.create_task(play_to_end(p, table, any_move(i), seen[i])) for i, p in enumerate(people)]
            await people[0].ask("POST", f"/tables/{table}/start")
            await under_way(seen, 9)
            known = max(one[-1]["version"] for one in seen if one)
            assert await asyncio.to_thread(main, ["admin", "backup", str(copy), "--database", database]) == 0
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            return table, known

    table, known = asyncio.run(load())
    server.kill()
    again = ServerProcess(restored(copy, database, lambda: request.getfixturevalue("postgres")), tmp_path)

    async def go_on() -> None:
        async with again.client() as http:
            there = [Player(again, http.http, player.token, player.name) for player in people]
            assert (await there[0].ask("GET", f"/tables/{table}/events"))["version"] >= known
            await asyncio.gather(*(play_to_end(player, table, any_move(i)) for i, player in enumerate(there)))
            assert verify(await there[0].ask("GET", f"/tables/{table}/record")).over

    asyncio.run(go_on())
    assert again.stop() == 0


# --- the doctor ---


def examined(database: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, dict[str, tuple[str, str]]]:
    """The exit status, and by what was looked at the verdict and the sentence."""
    capsys.readouterr()
    status = main(["admin", "doctor", "--database", database])
    lines = [line.split(None, 1) for line in capsys.readouterr().out.splitlines()]
    return status, {said.partition(": ")[0]: (verdict, said.partition(": ")[2]) for verdict, said in lines}


def test_the_doctor_finds_a_healthy_server_healthy(server: ServerProcess, capsys: pytest.CaptureFixture[str]) -> None:
    status, found = examined(server.database, capsys)
    assert status == 0
    assert {"database", "migrations", "clock", "rules", "last move", "tables"} <= set(found)
    assert [what for what, (verdict, _) in found.items() if verdict != "well"] == []


def test_the_doctor_names_what_is_wrong_and_what_to_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tables.sqlite3"
    assert examined(str(file), capsys)[1]["database"][0] == "look"
    assert not file.exists()

    def revise(revision: str) -> tuple[int, tuple[str, str]]:
        with closing(sqlite3.connect(file)) as opened, opened:
            opened.execute("UPDATE alembic_version SET version_num = ?", (revision,))
        status, found = examined(str(file), capsys)
        return status, found["migrations"]

    asyncio.run(filled(str(file)))
    status, found = examined(str(file), capsys)
    assert status == 1
    assert found["last move"][1].endswith("the clock was put back; set it right.")
    assert found["tables"][0] == "look"
    assert "start the server once" in revise("0007")[1][1]
    status, (verdict, sentence) = revise("9999")
    assert (status, verdict) == (1, "ill")
    assert "install a newer one" in sentence
    file.write_bytes(b"something else" * 1000)
    assert examined(str(file), capsys)[1]["database"][0] == "ill"
    assert "does not answer" in examined("postgresql://nobody@127.0.0.1:1/none", capsys)[1]["database"][1]


async def filled(file: str) -> None:
    """A database where something waits for a server that does not run, and a move comes from tomorrow."""
    opened = await open_database(Settings(database_url=file))
    row = {"id": "t", "code": "ABCDEF", "state": "playing", "private": False, "game": "filou", "players": 3, "options": {},
           "rules": {}, "seed": b"x" * 32, "contributions": [], "created_at": 1, "wake_at": 1}  # fmt: skip
    tomorrow = int((time.time() + 86_400) * 1000)
    for statement in (insert(tables).values(**row), insert(moves).values(table_id="t", ply=0, text="0 pass", at=tomorrow)):
        await opened.write(lambda connection, statement=statement: connection.execute(statement))
    await opened.close()


# --- figures ---


def test_every_figure_that_dashboard_and_alerts_name_is_there() -> None:
    families = re.findall(r"^# TYPE (\w+) (\w+)", Metrics().text(0, 0).decode(), re.MULTILINE)
    there = {name for name, kind in families if kind != "histogram"}
    there |= {f"{name}_{part}" for name, kind in families if kind == "histogram" for part in ("bucket", "sum", "count")}
    folder = ROOT / "examples" / "monitoring"
    board = json.loads((folder / "grafana.json").read_text())
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    rules = re.findall(r"expr: (.+)", (folder / "alerts.yaml").read_text())
    assert len(asked) >= 6
    assert len(rules) >= 5
    named = {name for query in (*asked, *rules) for name in re.findall(r"besace_\w+", query)}
    assert named <= there, named - there
    assert named >= {"besace_moves_stored_total", "besace_store_seconds_bucket", "besace_connections"}

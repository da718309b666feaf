"""Origins, sizes, rates, headers, and the OpenAPI description taken at its word."""

import asyncio
import contextlib
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
import websockets

from tests.editions import edition
from tests.server.harness import WAIT, ServerProcess, full_game, seated_table

EXAMPLES = edition("3", "30")  # that Schemathesis makes up for each operation, beside those that cover it


def test_pages_of_other_sites_may_neither_ask_nor_connect(lite: ServerProcess) -> None:
    async def test() -> None:
        async with lite.client() as http:
            player = await http.guest()
            table = await player.new_table("filou", 3)
            foreign = {"Origin": "https://elsewhere.example"}
            answer = await http.http.post("/api/guests", json={"nickname": "Eve"}, headers=foreign)
            assert answer.status_code == 403
            with pytest.raises(websockets.InvalidStatus):
                await websockets.connect(player.socket_url(table), additional_headers=player.headers | foreign)
            home = {"Origin": lite.url}
            assert (await http.http.post("/api/guests", json={"nickname": "Eve"}, headers=home)).status_code == 201

    asyncio.run(test())


def test_every_answer_carries_a_strict_policy_for_browsers(lite: ServerProcess) -> None:
    async def test() -> None:
        async with lite.client() as http:
            for path in ("/", "/api/games", "/healthz", "/nowhere"):
                headers = (await http.http.get(path)).headers
                assert "default-src 'none'" in headers["content-security-policy"]
                assert "'unsafe" not in headers["content-security-policy"]  # code for browsers may be compiled, no text is run
                assert headers["x-content-type-options"] == "nosniff"

    asyncio.run(test())


def test_bodies_that_are_too_large_are_refused_with_and_without_a_length(lite: ServerProcess) -> None:
    async def endless() -> object:
        for _ in range(100):
            yield b" " * 1000

    async def test() -> None:
        async with lite.client() as http:
            known = await http.http.post("/api/guests", content=b" " * 100_000)
            unknown = await http.http.post("/api/guests", content=endless(), headers={"content-type": "application/json"})
            assert (known.status_code, unknown.status_code) == (413, 413)

    asyncio.run(test())


def test_rates_are_limited(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "tables.sqlite3"), tmp_path, limits=0.3)

    async def test() -> None:
        async with server.client() as http:
            answers = [await http.http.post("/api/guests", json={"nickname": "Eve"}) for _ in range(15)]
            assert {answer.status_code for answer in answers} == {201, 429}

    asyncio.run(test())
    assert server.stop() == 0


def test_a_reader_that_does_not_read_is_let_go_and_holds_nobody_up(lite: ServerProcess) -> None:
    """It asks for snapshots again and again and reads none, until the socket's buffers and the server's patience are full."""

    async def test() -> None:
        async with lite.client() as http:
            host = await http.guest()
            table = await host.new_table("doggybag", 3, seats=[{"kind": "me"}] * 3)
            await host.ask("POST", f"/tables/{table}/start")
            slow = await websockets.connect(host.socket_url(table), additional_headers=host.headers, max_queue=1)
            wish = json.dumps({"type": "watch", "eyes": [0, 1, 2, None]})
            async with host.live(table) as live:
                await live.until("snapshot")
                with contextlib.suppress(websockets.ConnectionClosed):
                    for _ in range(8000):
                        await slow.send(wish)
                until = time.monotonic() + WAIT
                while "besace_slow_readers_closed_total 1.0" not in (await http.http.get("/metrics")).text:
                    assert time.monotonic() < until, "the slow reader was not let go"
                    await live.send(type="ping")
                    await live.until("pong")
                    await asyncio.sleep(0.1)
            slow.transport.abort()
            await slow.wait_closed()

    asyncio.run(test())


def test_a_thousand_idle_sockets(lite: ServerProcess) -> None:
    async def test() -> None:
        async with lite.client() as http:
            host = await http.guest()
            table = await host.new_table("filou", 3)
            url, headers = host.socket_url(table, "?eyes=board"), host.headers
            sockets = []
            for _ in range(20):
                sockets += await asyncio.gather(*(websockets.connect(url, additional_headers=headers) for _ in range(50)))
            async with host.live(table) as live:
                await live.send(type="chat", text="Is anybody there?")
                await live.until("chat")

            async def hears(socket: websockets.ClientConnection) -> None:
                while "anybody" not in await asyncio.wait_for(socket.recv(), WAIT):
                    pass

            await asyncio.gather(*(hears(socket) for socket in sockets))
            await asyncio.gather(*(socket.close() for socket in sockets))

    asyncio.run(test())


def test_the_openapi_description_is_kept(lite: ServerProcess, tmp_path: Path) -> None:
    """Schemathesis asks for tables that exist, so that handlers are reached and not only the answer that nothing is there."""

    async def prepare() -> tuple[str, list[dict]]:
        async with lite.client() as http:
            host = await http.guest()
            others = [await http.guest(f"P{i}") for i in range(2)]
            tables = [await seated_table([host, *others], "filou") for _ in range(4)]
            tables += [await host.new_table("figaro", 3) for _ in range(4)]
            for table in tables[:2]:
                await host.ask("POST", f"/tables/{table}/start")
            tables += [(await full_game([host, *others], "filou"))[0] for _ in range(2)]
            return host.token, [(await host.ask("GET", f"/tables/{table}"))["table"] for table in tables]

    token, tables = asyncio.run(prepare())
    known, answers = tmp_path / "tables.json", tmp_path / "answers.jsonl"
    known.write_text(json.dumps({"ids": [table["id"] for table in tables], "codes": [table["code"] for table in tables]}))
    environment = os.environ | {
        "SCHEMATHESIS_HOOKS": "tests.server.hooks", "BESACE_KNOWN": str(known), "BESACE_ANSWERS": str(answers),
        "PYTHONPATH": str(Path(__file__).parents[2]),
    }  # fmt: skip
    command = [
        str(Path(sys.executable).parent / "schemathesis"),
        "run",
        f"{lite.url}/api/openapi.json",
        "--max-examples",
        EXAMPLES,
    ]
    command += ["--seed", "1", "--request-timeout", "60", "--exclude-method", "DELETE", "--phases", "examples,coverage,fuzzing"]
    command += ["-H", f"Authorization: Bearer {token}"]
    command += ["--checks", "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=500, check=False, env=environment, cwd=tmp_path)
    assert done.returncode == 0, done.stdout[-6000:]
    reached: dict[str, set[int]] = {}
    for line in answers.read_text().splitlines():
        operation, status = json.loads(line)
        reached.setdefault(operation, set()).add(status)
    paths = httpx.get(f"{lite.url}/api/openapi.json").json()["paths"]
    described = {
        f"{method.upper()} {path}"
        for path, methods in paths.items()
        for method in methods
        if "{table}" in path or "{code}" in path
    }
    at_tables = {operation: statuses for operation, statuses in reached.items() if operation in described}
    assert len(at_tables) > 15
    assert not [operation for operation, statuses in at_tables.items() if statuses <= {404, 405, 422}]
    assert sum(bool(statuses & {200, 201, 204}) for statuses in at_tables.values()) > len(at_tables) / 2

"""Mutated requests and frames: each is answered in one sentence or done, none makes a 500 or a traceback."""

import asyncio
import random
from itertools import product
from typing import Any

import pytest

from tests.editions import edition
from tests.server.harness import WAIT, Http, Player, ServerProcess
from tests.server.mutants import mutated_frame, mutated_request
from tests.server.test_tables import run

REQUESTS, FRAMES = edition(800, 50_000), edition(3_000, 500_000)
AT_ONCE = 8
A_WHILE = 100  # requests until everything is made anew: some of them leave tables, or forget who asked
TOGETHER = 18  # fewer frames a connection than it takes to be sent away

KNOWN_WRONG: list[tuple[str, str, dict[str, str], bytes, int]] = [
    ("GET", "/" + "a" * 300, {}, b"", 404),  # the client says that it leads nowhere
    ("GET", "/" + "a" * 5000, {}, b"", 414),
    ("GET", "/a%00", {}, b"", 400),
    ("POST", "/api/guests", {"Origin": "http://["}, b'{"nickname": "Ada"}', 403),
    ("POST", "/api/guests", {"Origin": "http://[::1"}, b'{"nickname": "Ada"}', 403),
    ("POST", "/api/guests", {"Host": "["}, b'{"nickname": "Ada"}', 400),
    ("POST", "/api/guests", {"Host": "a" * 3000}, b'{"nickname": "Ada"}', 400),
    ("POST", "/api/guests", {}, b'{"nickname": "\\ud800"}', 422),
    ("POST", "/api/guests", {}, b'{"nickname": "\xed\xa0\x80"}', 422),
    ("POST", "/api/scores/filou", {}, b'{"\\ud800": 1}', 422),
    ("POST", "/api/scores/filou", {}, b'{"players": "\\udfff"}', 422),
    ("GET", "/api/me/data?lang=0", {}, b"", 401),
]


@pytest.mark.parametrize(("method", "path", "headers", "body", "status"), KNOWN_WRONG)
def test_what_once_made_a_500_gets_a_sentence(
    server: ServerProcess, method: str, path: str, headers: dict[str, str], body: bytes, status: int
) -> None:
    async def test(http: Http) -> None:
        sent = {"Content-Type": "application/json", **headers}
        answer = await http.http.request(method, path, content=body, headers=sent)
        assert answer.status_code == status, answer.text
        page = answer.headers["content-type"].startswith("text/html")
        assert page == (status == 404)
        assert page or answer.json()["sentence"].endswith(".")

    run(server, test)


async def some_requests(http: Http) -> tuple[list[Player], list[tuple[str, str, Any]]]:
    """People, a game that waits for them, a table that waits for more, and requests that make sense there."""
    people = [await http.guest(f"P{i}") for i in range(3)]
    table = await people[0].new_table("filou", 3)
    waiting = await people[0].new_table("figaro", 3)
    for player in people[1:]:
        await player.ask("POST", f"/tables/{table}/join", {})
    await people[0].ask("POST", f"/tables/{table}/start")
    move = (await people[0].ask("GET", f"/tables/{table}/events?eye=0"))["messages"][0]["view"]["moves"][0]
    schema = (await http.http.get("/api/openapi.json")).json()["paths"]
    asked: list[tuple[str, str, Any]] = []
    for path, methods in schema.items():
        for method, one in product(methods, (table, waiting)):
            filled = path
            for name, value in {"table": one, "game": "filou", "seat": "1", "code": "ABCDEF", "name": "2026-11-16-filou"}.items():
                filled = filled.replace(f"{{{name}}}", value)
            asked.append((method.upper(), filled, _body(path, move)))
    for what in ("events?eye=0&since=0", "coach?seat=0&lang=en", "replay?eye=board"):
        asked.append(("GET", f"/api/tables/{table}/{what}", None))
    return people, asked


def _body(path: str, move: str) -> Any:
    bodies: dict[str, Any] = {
        "/api/guests": {"nickname": "Ada", "token": True}, "/api/me": {"nickname": "Ada"}, "/api/me/claim": {"token": "x" * 43},
        "/api/tables": {"game": "filou", "players": 3,
                        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "puppy"}, {"kind": "open"}],
                        "rules": {"clock": {"kind": "move", "seconds": 30}, "absence": {"bot": "default"}}, "contribution": "ab"},
        "/api/challenges": {"game": "filou", "players": 3, "options": {}, "level": "puppy"},
    }  # fmt: skip
    last = {
        "join": {"seat": 1}, "leave": {"seat": 0}, "host": {"seat": 1}, "show": {"seat": 0, "shown": True},
        "chat": {"text": "Hello"},
        "contribution": {"contribution": "ab"}, "{seat}": {"kind": "bot", "bot": "puppy", "level": None}, "review": {"seat": 0},
        "reactions": {"reaction": "🎉"}, "moves": {"ply": 0, "move": move}, "replay": {"besace": 1, "game": "filou", "moves": []},
    }  # fmt: skip
    return bodies.get(path, last.get(path.rpartition("/")[2], {"players": 3, "scores": [1, 2, 3], "options": {}}))


async def ask(port: int, request: bytes) -> int:
    """The status of the answer to these bytes; 0 where the connection is closed without one."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(request)
        line = await asyncio.wait_for(reader.readline(), WAIT)
        return int(line.split()[1]) if line else 0
    except ConnectionError:
        return 0
    finally:
        writer.transport.abort()


def test_mutated_requests_make_no_500(server: ServerProcess) -> None:
    answered: dict[int, int] = {}

    async def some(http: Http, number: int) -> None:
        people, asked = await some_requests(http)
        rng = random.Random(number)
        for _ in range(A_WHILE):
            request = mutated_request(rng, rng.choice(people).token, *rng.choice(asked))
            status = await ask(server.port, request)
            assert status < 500, (number, status, request)
            answered[status] = answered.get(status, 0) + 1

    async def test(http: Http) -> None:
        for start in range(0, REQUESTS // A_WHILE, AT_ONCE):
            await asyncio.gather(*(some(http, start + i) for i in range(min(AT_ONCE, REQUESTS // A_WHILE - start))))
        assert (await http.http.get("/healthz")).status_code == 200

    run(server, test)
    assert sum(answered.values()) == REQUESTS
    assert {200, 400, 401, 403, 404, 422} <= set(answered), answered
    assert "Traceback" not in server.log.read_text()
    assert '"level":"error"' not in server.log.read_text()


def test_mutated_frames_are_refused_or_done(server: ServerProcess) -> None:
    async def some(http: Http, number: int, frames: int) -> None:
        people, asked = await some_requests(http)
        table = next(path.split("/")[3] for _, path, _ in asked if path.endswith("events?eye=0&since=0"))
        rng = random.Random(number)
        shown = (await people[0].ask("GET", f"/tables/{table}/events?eye=0"))["messages"][0]["view"]
        messages: list[dict[str, Any]] = [
            {"type": "move", "id": "1", "ply": shown["ply"], "move": shown["moves"][0]}, {"type": "watch", "eyes": [0, None]},
            {"type": "chat", "text": "Hello"}, {"type": "react", "reaction": "🎉"}, {"type": "ping"},
        ]  # fmt: skip
        for _ in range(frames // TOGETHER):
            async with people[0].live(table, "?eyes=board") as live:
                for _ in range(TOGETHER):
                    await live.connection.send(mutated_frame(rng, messages))
                await live.send(type="ping")
                await live.until("pong")  # every answer on the way is checked against its type

    async def test(http: Http) -> None:
        await asyncio.gather(*(some(http, number, FRAMES // AT_ONCE) for number in range(AT_ONCE)))

    run(server, test)
    assert "Traceback" not in server.log.read_text()
    assert '"level":"error"' not in server.log.read_text()

"""The client's files, the description of the interface, and what a client asks for besides a game: who am I, replays, links."""

import asyncio
import gzip
import json
import os
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

import besace
from besace.cli import main
from besace.server.http.routes import pages
from besace.server.http.security import Guard
from besace.server.http.statics import Statics
from tests.server.harness import Http, ServerProcess, full_game, seated_table
from tests.server.test_tables import run

ADDRESSES = json.loads((Path(__file__).parents[2] / "web" / "src" / "lib" / "route.fixture.json").read_text(encoding="utf-8"))
PAGE = "<!doctype html><title>Besace</title>" + "<p>hello</p>" * 100


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A small client, served as the server serves the real one."""
    dist = tmp_path / "dist"
    (dist / "assets").mkdir(parents=True)
    (dist / "index.html").write_text(PAGE)
    (dist / "assets" / "app-1a2b3c.js").write_text("console.log('hello');" * 100)
    (dist / "assets" / "app-1a2b3c.js.br").write_bytes(b"compressed beforehand")
    (dist / "assets" / "card-4d5e.svg").write_text("<svg/>")
    (dist / "manifest.webmanifest").write_text("{}")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "statics", Statics((tmp_path / "nowhere", dist)))
    app = FastAPI()
    app.include_router(pages.router)

    def get(path: str, **headers: str) -> httpx.Response:
        async def ask() -> httpx.Response:
            async with httpx.AsyncClient(transport=httpx.ASGITransport(Guard(app)), base_url="http://here") as http:
                return await http.get(path, headers={"accept-encoding": "identity"} | headers)

        return asyncio.run(ask())

    get.dist = dist  # type: ignore[attr-defined]
    return get


def test_the_clients_own_addresses_give_its_page(client: Any) -> None:
    for path in ADDRESSES["pages"]:
        answer = client(path)
        assert (answer.status_code, answer.text) == (200, PAGE)
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_addresses_that_lead_nowhere_say_so_with_a_page(client: Any) -> None:
    for path in [*ADDRESSES["nowhere"], "/rules/chess", "/new/chess"]:
        answer = client(path)
        assert (answer.status_code, answer.text) == (404, PAGE), path


def test_hashed_files_are_kept_for_ever_and_others_are_asked_for_again(client: Any) -> None:
    assert "immutable" in client("/assets/card-4d5e.svg").headers["cache-control"]
    manifest = client("/manifest.webmanifest")
    assert manifest.headers["cache-control"] == "no-cache"
    assert manifest.headers["content-type"] == "application/manifest+json"
    again = client("/", **{"if-none-match": client("/").headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_files_are_compressed(client: Any) -> None:
    page = client("/", **{"accept-encoding": "gzip, br"})
    assert page.headers["content-encoding"] == "gzip"
    assert page.text == PAGE
    script = "/assets/app-1a2b3c.js"
    assert client(script, **{"accept-encoding": "gzip"}).headers["content-encoding"] == "gzip"
    assert "content-encoding" not in client(script, **{"accept-encoding": "gzip;q=0, br;q=0"}).headers
    assert client(script).headers["content-type"] == "text/javascript; charset=utf-8"


def test_a_rebuilt_client_is_served_at_once(client: Any) -> None:
    assert client("/").text == PAGE
    (client.dist / "index.html").write_text("new")
    os.utime(client.dist / "index.html", (1, 1))
    assert client("/").text == "new"


def test_nothing_outside_the_folder_is_served(client: Any) -> None:
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/assets/..%2f..%2fsecret.txt", "/a.js%00"):
        answer = client(path)
        assert answer.status_code == (400 if "%00" in path else 404), path
        assert "secret" not in answer.text


def test_what_is_missing_is_missing(client: Any) -> None:
    for path in ("/assets/old-9z.js", "/api/nothing", "/api", "/favicon.ico"):
        assert client(path).status_code == 404


def test_the_description_is_written_without_a_server(tmp_path: Path, lite: ServerProcess) -> None:
    out = tmp_path / "openapi.json"
    assert main(["admin", "openapi", "--out", str(out)]) == 0
    described = json.loads(out.read_text())
    assert described == httpx.get(f"{lite.url}/api/openapi.json").json()
    views = {game.view_type.__name__ for game in besace.GAMES.values()}
    assert views | {"ClientMessage", "ServerMessage", "Replay"} <= set(described["components"]["schemas"])
    assert len(described["components"]["schemas"]["Event"]["properties"]["view"]["oneOf"]) == len(besace.GAMES)


def test_who_i_am_and_where_a_game_goes_on_with_me(lite: ServerProcess) -> None:
    async def test(http: Http) -> None:
        people = [await http.guest(f"P{i}") for i in range(3)]
        finished, _ = await full_game(people, "filou")
        waiting = await people[0].new_table("figaro", 3)
        me = await people[0].ask("GET", "/me")
        assert me["nickname"] == "P0"
        assert [(table["id"], table["state"], table["seats"]) for table in me["tables"]] == [(waiting, "waiting", [0])]
        everything = (await people[0].ask("GET", "/me/tables"))["tables"]
        assert [table["id"] for table in everything] == [waiting, finished]

    run(lite, test)


def test_links_lead_to_the_clients_own_addresses(lite: ServerProcess) -> None:
    async def test(http: Http) -> None:
        player = await http.guest()
        link = await player.ask("POST", "/me/link", status=201)
        assert link["url"] == f"{lite.url}/link#{link['token']}"  # what follows # is never sent, so no log can hold it

    run(lite, test)


def test_a_finished_game_is_told_again_from_every_eye(lite: ServerProcess) -> None:
    async def test(http: Http) -> None:
        people = [await http.guest(f"P{i}") for i in range(3)]
        table, seen = await full_game(people, "doggybag")
        for seat, messages in enumerate(seen):
            told = await people[seat].ask("GET", f"/tables/{table}/replay?eye={seat}")
            assert (told["fair"], told["eyes"]) == (True, [seat])
            assert [m for m in told["messages"] if m["type"] == "event"] == [m for m in messages if m["type"] == "event"]
        everything = await people[0].ask("GET", f"/tables/{table}/replay?eye=all")
        assert everything["eyes"] == [None, 0, 1, 2]
        assert len(everything["messages"]) == 4 * (everything["version"] + 1)
        assert [m for m in everything["messages"] if m["eye"] == 2] == told["messages"]
        fair = await people[0].ask("GET", f"/tables/{table}/record")
        assert await people[1].ask("POST", "/replay", fair) == everything
        plain = await people[1].ask("POST", "/replay?eye=board", fair["record"])
        assert plain["fair"] is False
        assert plain["messages"] == [m for m in everything["messages"] if m["eye"] is None]

    run(lite, test)


def test_a_game_that_goes_on_or_is_not_revealed_is_not_told(lite: ServerProcess) -> None:
    async def test(http: Http) -> None:
        people = [await http.guest(f"P{i}") for i in range(3)]
        table = await seated_table(people, "filou")
        await people[0].ask("POST", f"/tables/{table}/start")
        await people[0].ask("GET", f"/tables/{table}/replay?eye=0", status=409)
        await people[0].ask("GET", f"/tables/{table}/replay?eye=1", status=403)
        await people[0].ask("GET", f"/tables/{table}/replay?eye=all", status=403)
        hidden, _ = await full_game(people, "filou", rules={"reveal_seconds": 1000})
        await people[0].ask("GET", f"/tables/{hidden}/replay?eye=0")
        await people[0].ask("GET", f"/tables/{hidden}/replay?eye=1", status=403)
        await people[0].ask("GET", f"/tables/{hidden}/replay?eye=all", status=403)

    run(lite, test)


def test_bad_records_are_refused_in_one_sentence(lite: ServerProcess) -> None:
    async def test(http: Http) -> None:
        player = await http.guest()
        record = besace.new("filou", 3, seed=1).record()
        for bad in ({}, record | {"moves": ["0 nonsense"]}, {"besace_fair": 1}, record | {"players": "x"}):
            assert (await player.ask("POST", "/replay", bad, 400))["sentence"].endswith(".")
        await player.ask("POST", "/replay?eye=7", record, 400)

    run(lite, test)


def test_a_long_answer_is_compressed_for_who_takes_that(lite: ServerProcess) -> None:
    record = besace.new("filou", 3, seed=1).record()
    url = f"{lite.url}/api/replay"
    with httpx.stream("POST", url, json=record, headers={"accept-encoding": "gzip"}) as answer:
        raw = b"".join(answer.iter_raw())
    assert json.loads(gzip.decompress(raw)) == httpx.post(url, json=record, headers={"accept-encoding": "identity"}).json()

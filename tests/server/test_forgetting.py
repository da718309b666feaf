"""Being forgotten: on all devices and at all tables at once, with all that was said, and without leaving anybody waiting."""

import asyncio
import itertools
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from tests.server.harness import WAIT, Http, Player, ServerProcess
from tests.server.postgres import Postgres
from tests.server.test_tables import run

BOT, OPEN = {"kind": "bot", "bot": "random"}, {"kind": "open"}
MANY = 105  # more tables than any list shows
_names = itertools.count()


async def second_device(http: Http, player: Player, name: str = "device") -> Player:
    link = await player.ask("POST", "/me/link", status=201)
    async with httpx.AsyncClient(base_url=player.server.url, timeout=WAIT) as fresh:
        answer = await fresh.post("/api/me/claim", json={"token": link["token"]})
    return Player(http.server, http.http, answer.headers["set-cookie"].partition("=")[2].partition(";")[0], name)


async def until_over(player: Player, table: str) -> None:
    until = time.monotonic() + WAIT
    while (await player.ask("GET", f"/tables/{table}"))["table"]["state"] != "over":
        assert time.monotonic() < until, "the game waits for someone who has been forgotten"
        await asyncio.sleep(0.05)


ASKED = [
    ("GET", "/me/data", None), ("GET", "/me", None), ("POST", "/me/link", None), ("PATCH", "/me", {"nickname": "X"}),
    ("POST", "/tables", {"game": "filou", "players": 3}), ("POST", "/guides/filou", None), ("DELETE", "/me/data", None),
    ("POST", "/challenges", {"game": "filou", "players": 3, "level": "puppy"}),
]  # fmt: skip


def test_no_device_does_anything_as_someone_who_has_been_forgotten(server: ServerProcess) -> None:
    async def test(http: Http) -> None:
        host, gone = await http.guest("Host"), await http.guest("Gone")
        device = await second_device(http, gone)
        table = await host.new_table("filou", 3)
        await device.ask("GET", "/me")
        await gone.ask("DELETE", "/me/data", status=204)
        for who in (device, gone):
            for method, path, body in ASKED:
                await who.ask(method, path, body, 401)
            for path, body in (("join", {}), ("chat", {"text": "Hello"}), ("reactions", {"reaction": "🎉"})):
                await who.ask("POST", f"/tables/{table}/{path}", body, 401)

    run(server, test)


def test_another_process_that_remembers_someone_does_nothing_for_them(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database(f"forgetting{next(_names)}")
    one, other = ServerProcess(database, tmp_path), ServerProcess(database, tmp_path)

    async def test(http: Http) -> None:
        async with other.client() as there:
            for _ in range(5):
                gone = await http.guest("Gone")
                elsewhere = Player(other, there.http, gone.token, "Gone")
                await elsewhere.ask("GET", "/me")
                asked = [there.http.request(m, "/api" + path, json=body, headers=gone.headers) for m, path, body in ASKED[2:]]
                forgotten, *answers = await asyncio.gather(
                    http.http.delete("/api/me/data", headers=gone.headers), *asked
                )  # fmt: skip
                assert forgotten.status_code in (204, 401)  # both processes were asked
                assert {answer.status_code for answer in answers} <= {200, 201, 204, 401}, [a.text for a in answers]
                for method, path, body in ASKED[2:]:
                    await elsewhere.ask(method, path, body, 401)

    run(one, test)
    assert (one.stop(), other.stop()) == (0, 0)


def test_a_live_connection_of_someone_forgotten_is_closed(server: ServerProcess) -> None:
    async def test(http: Http) -> None:
        gone = await http.guest("Gone")
        table = await gone.new_table("filou", 3)
        async with gone.live(table) as live:
            await live.until("welcome")
            await gone.ask("DELETE", "/me/data", status=204)
            with pytest.raises(websockets.ConnectionClosed):
                await live.until("nothing")
            assert live.connection.close_code == 4003

    run(server, test)


def test_what_a_forgotten_guest_said_goes_with_them_and_nothing_else(server: ServerProcess) -> None:
    async def lines(player: Player, table: str) -> list[tuple[str, str]]:
        told = await player.ask("GET", f"/tables/{table}/chat")
        return [(line["name"], line["text"]) for line in told["messages"]]

    async def test(http: Http) -> None:
        host, gone, newcomer = [await http.guest(name) for name in ("Host", "Gone", "New")]
        watched = await host.new_table("filou", 3)
        await gone.ask("POST", f"/tables/{watched}/chat", {"text": "beside the table"}, 204)
        table = await host.new_table("filou", 3, seats=[{"kind": "me"}, OPEN, BOT])
        await gone.ask("POST", f"/tables/{table}/join", {})
        await host.ask("POST", f"/tables/{table}/start")
        await gone.ask("POST", f"/tables/{table}/chat", {"text": "at the table"}, 204)
        await gone.ask("POST", f"/tables/{table}/leave", {})
        await host.ask("PUT", f"/tables/{table}/seats/1", OPEN)  # from now on nothing there is theirs
        await newcomer.ask("POST", f"/tables/{table}/join", {"seat": 1})
        await newcomer.ask("POST", f"/tables/{table}/chat", {"text": "in the same seat"}, 204)
        data = await gone.ask("GET", "/me/data")
        assert sorted(line["text"] for line in data["said_elsewhere"]) == ["at the table", "beside the table"]
        await gone.ask("DELETE", "/me/data", status=204)
        assert await lines(host, watched) == []
        assert await lines(host, table) == [("New", "in the same seat")]
        assert [line["text"] for line in (await newcomer.ask("GET", "/me/data"))["tables"][0]["chat"]] == ["in the same seat"]

    run(server, test)


def test_someone_with_many_tables_is_forgotten_at_all_of_them(server: ServerProcess) -> None:
    async def test(http: Http) -> None:
        gone, friend = await http.guest("Gone"), await http.guest("Friend")
        seats = [{"kind": "me"}, BOT, BOT]
        oldest = await gone.new_table("filou", 3, seats=seats)
        await gone.ask("POST", f"/tables/{oldest}/start")
        hosted = await gone.new_table("filou", 3, seats=[BOT, OPEN, OPEN])  # where they do not sit
        await friend.ask("POST", f"/tables/{hosted}/join", {"seat": 1})
        for _ in range(MANY // 15):
            await asyncio.gather(*(gone.new_table("filou", 3, seats=seats) for _ in range(15)))
        listed = (await gone.ask("GET", "/me/tables"))["tables"]
        assert oldest not in [table["id"] for table in listed]
        await gone.ask("DELETE", "/me/data", status=204)
        await until_over(friend, oldest)
        assert (await friend.ask("GET", f"/tables/{hosted}"))["table"]["host"] == 1  # somebody can start it
        for table in (listed[0]["id"], listed[-1]["id"]):
            assert (await friend.ask("GET", f"/tables/{table}"))["table"]["state"] == "closed"

    run(server, test)


def test_a_game_whose_host_is_forgotten_gets_another_and_goes_on(server: ServerProcess) -> None:
    async def test(http: Http) -> None:
        gone, friend = await http.guest("Gone"), await http.guest("Friend")
        table = await gone.new_table("filou", 3, seats=[{"kind": "me"}, OPEN, BOT])
        await friend.ask("POST", f"/tables/{table}/join", {})
        await gone.ask("POST", f"/tables/{table}/start")
        await friend.ask("POST", f"/tables/{table}/leave", {})
        await gone.ask("DELETE", "/me/data", status=204)
        told: dict[str, Any] = (await friend.ask("GET", f"/tables/{table}"))["table"]
        assert told["host"] == 1
        await until_over(friend, table)
        again = await friend.ask("POST", f"/tables/{table}/rematch")
        assert "—" not in [seat["name"] for seat in again["table"]["seats"]]

    run(server, test)

"""Reviews over HTTP: in the background, for finished and revealed games, cancelled when nobody wants them."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

import besace
from besace.server.settings import Settings, read_settings
from besace.server.store.engine import open_database
from besace.server.store.reviews import ReviewName, keep_review, read_review
from tests.server.harness import Http, Player, ServerProcess, full_game, seated_table


async def finished_table(http: Http, **wish: Any) -> tuple[str, list[Player]]:
    people = [await http.guest(f"P{i}") for i in range(3)]
    table, _ = await full_game(people, "filou", **wish)
    return table, people


async def until_done(player: Player, table: str, seat: int) -> dict[str, Any]:
    while True:
        told: dict[str, Any] = await player.ask("GET", f"/tables/{table}/review?seat={seat}&lang=fr")
        if told["state"] != "running":
            return told
        assert told["review"] is None
        assert 0 <= told["done"] <= told["total"]
        await asyncio.sleep(0.1)


def test_a_finished_game_is_reviewed_in_the_background_and_kept(lite: ServerProcess) -> None:
    async def test() -> None:
        async with lite.client() as http:
            table, people = await finished_table(http)
            record = (await people[0].ask("GET", f"/tables/{table}/record"))["record"]
            assert (await people[0].ask("GET", f"/tables/{table}/review?seat=1"))["state"] == "none"
            begun = await people[0].ask("POST", f"/tables/{table}/review", {"seat": 1}, 202)
            assert begun["total"] == len(record["moves"])
            told = await until_done(people[0], table, 1)
            assert told["state"] == "done"
            found = told["review"]
            parts = found["start"] + found["luck"] + found["skill"] + found["others"]
            assert abs(parts - found["result"]) < 1e-9
            assert found["result"] == (1 / len(record["result"]["winners"]) if 1 in record["result"]["winners"] else 0)
            assert len(found["moments"]) == 3
            assert all(one["link"] == f"/replay/{table}?ply={one['ply']}&eye=1" for one in found["moments"])
            again = await people[1].ask("POST", f"/tables/{table}/review", {"seat": 1}, 202)
            assert again["state"] == "done"
            assert (await people[1].ask("GET", f"/tables/{table}/review?seat=1&lang=fr")) == told

    asyncio.run(test())


def test_nobody_reviews_a_game_that_could_still_tell_them_something(lite: ServerProcess) -> None:
    async def test() -> None:
        async with lite.client() as http:
            people = [await http.guest(f"P{i}") for i in range(3)]
            running = await seated_table(people, "filou")
            await people[0].ask("POST", f"/tables/{running}/start")
            hidden, _ = await full_game(people, "filou", rules={"reveal_seconds": 1000})
            for table in (running, hidden):
                refusal = await people[0].ask("POST", f"/tables/{table}/review", {"seat": 0}, 409)
                assert "finished" in refusal["sentence"]
                await people[0].ask("GET", f"/tables/{table}/review?seat=0", status=409)
                await people[0].ask("DELETE", f"/tables/{table}/review?seat=0", status=409)
            private, _ = await full_game(people, "filou", rules={"spectators": False})
            stranger = await http.guest("Eve")
            await stranger.ask("POST", f"/tables/{private}/review", {"seat": 0}, 403)
            await people[0].ask("POST", f"/tables/{private}/review", {"seat": 5}, 409)
            assert (await http.http.post(f"/api/tables/{private}/review", json={"seat": 0})).status_code == 401

    asyncio.run(test())


@pytest.mark.parametrize("stayers", [0, 1])
def test_a_review_is_given_up_when_nobody_wants_it(lite: ServerProcess, stayers: int) -> None:
    async def test() -> None:
        async with lite.client() as http:
            first, people = await finished_table(http)
            second, others = await finished_table(http)
            for seat in range(3):  # these keep the thread busy
                await people[0].ask("POST", f"/tables/{first}/review", {"seat": seat}, 202)
            for player in others[: 1 + stayers]:
                await player.ask("POST", f"/tables/{second}/review", {"seat": 0}, 202)
            await others[0].ask("DELETE", f"/tables/{second}/review?seat=0", status=204)
            told = await until_done(others[0], second, 0)
            assert told["state"] == ("done" if stayers else "cancelled")
            if not stayers:
                assert (await others[0].ask("POST", f"/tables/{second}/review", {"seat": 0}, 202))["state"] == "running"
                assert (await until_done(others[0], second, 0))["state"] == "done"

    asyncio.run(test())


def test_whoever_asks_again_right_after_giving_up_gets_a_review(lite: ServerProcess) -> None:
    async def test() -> None:
        async with lite.client() as http:
            first, people = await finished_table(http)
            second, others = await finished_table(http)
            for seat in range(3):  # these keep the thread busy
                await people[0].ask("POST", f"/tables/{first}/review", {"seat": seat}, 202)
            await others[0].ask("POST", f"/tables/{second}/review", {"seat": 0}, 202)
            await others[0].ask("DELETE", f"/tables/{second}/review?seat=0", status=204)
            assert (await others[0].ask("POST", f"/tables/{second}/review", {"seat": 0}, 202))["state"] == "running"
            assert (await until_done(others[0], second, 0))["state"] == "done"

    asyncio.run(test())


def test_a_finished_review_outlives_the_process(database: str, tmp_path: Path) -> None:
    server = ServerProcess(database, tmp_path)

    async def make() -> tuple[str, Player, dict[str, Any]]:
        async with server.client() as http:
            table, people = await finished_table(http)
            await people[0].ask("POST", f"/tables/{table}/review", {"seat": 2}, 202)
            return table, people[0], await until_done(people[0], table, 2)

    async def look(table: str, player: Player) -> None:
        async with server.client() as http:
            again = Player(server, http.http, player.token, player.name)
            assert await again.ask("GET", f"/tables/{table}/review?seat=2&lang=fr") == told
            assert (await again.ask("POST", f"/tables/{table}/review", {"seat": 2}, 202))["state"] == "done"
            assert (await again.ask("GET", f"/tables/{table}/review?seat=1"))["state"] == "none"

    try:
        table, player, told = asyncio.run(make())
        assert told["state"] == "done"
        server.kill()
        server.start()
        asyncio.run(look(table, player))
    finally:
        server.stop()


@pytest.mark.parametrize("samples", [0, 19, 20_001])
def test_a_server_that_would_make_useless_reviews_does_not_start(samples: int) -> None:
    with pytest.raises(besace.BesaceError, match="samples of a review"):
        read_settings({"BESACE_REVIEW_SAMPLES": str(samples)})


def test_only_the_latest_reviews_are_kept_and_only_of_the_version_asked_for(database: str) -> None:
    async def test() -> None:
        opened = await open_database(Settings(database_url=database))
        names = [ReviewName(f"{number:064}", 0, 1) for number in range(5)]
        for now, name in enumerate(names):
            await opened.write(lambda c, name=name, now=now: keep_review(c, name, {"now": now}, now, most=3))
        await opened.write(lambda c: keep_review(c, names[4], {"now": "again"}, 9, most=3))
        found = [await opened.read(read_review, name) for name in names]
        assert found == [None, None, {"now": 2}, {"now": 3}, {"now": "again"}]
        assert await opened.read(read_review, ReviewName(names[4].record, 0, 2)) is None
        assert await opened.read(read_review, ReviewName(names[4].record, 1, 1)) is None
        await opened.close()

    asyncio.run(test())

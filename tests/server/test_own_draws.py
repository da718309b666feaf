"""Bones of a raid are drawn when the raider reaches out and not before, and nobody waits for ever."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from besace.server.table.own_draws import ABSENT_MS, PATIENCE_MS
from tests.server.harness import Http, Live, Player, Stepping, seated_table


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stepping]:
    folder = tmp_path_factory.mktemp("draws")
    running = Stepping(str(folder / "besace.sqlite3"), folder)
    yield running
    assert running.stop() == 0


class Raid:
    """A table where Ada dares the most, and raids first: she alone draws with her own hand, if she wishes."""

    def __init__(self, ada: Player, people: list[Player], table: str) -> None:
        self.ada, self.people, self.table = ada, people, table

    async def view(self) -> dict[str, Any]:
        told = await self.ada.ask("GET", f"/tables/{self.table}/events?eye=0")
        return dict(told["messages"][-1]["view"])

    async def begin(self) -> int:
        """Play until Ada raids; the version by then."""
        while (await self.view())["phase"] in ("coins", "loot", "roles", "effect"):
            for seat, player in enumerate(self.people):
                told = await player.ask("GET", f"/tables/{self.table}/events?eye={seat}")
                view = told["messages"][-1]["view"]
                if view["moves"]:
                    await player.ask("POST", f"/tables/{self.table}/moves", {"ply": view["ply"], "move": chosen(view)})
        return int((await self.view())["ply"])


def chosen(view: dict[str, Any]) -> str:
    """Ada flips her token for nine, the others take what is lowest; never a bone of chance or a black one in the bag."""
    bold = [move for move in view["moves"] if move.startswith("0 flip") and move.endswith(" 9")]
    pale = [move for move in view["moves"] if " put " in move and "black" not in move]
    return str((bold or pale or view["moves"])[0])


async def raid_of(http: Http) -> Raid:
    people = [await http.guest(name) for name in ("Ada", "Ben", "Cleo")]
    table = await seated_table(people, "doggybag")
    await people[0].ask("POST", f"/tables/{table}/start")
    return Raid(people[0], people, table)


async def waits(live: Live, version: int) -> dict[str, Any]:
    """The view of Ada's raid at that version, which is the last that anybody hears of."""
    shown = await live.until("event", "snapshot", version=version)
    view: dict[str, Any] = shown["view"]
    assert (view["phase"], view["raider"], view["to_act"]) == ("raid", 0, ["*"])
    return view


def test_a_bone_is_drawn_when_the_raider_reaches_out(server: Stepping) -> None:
    async def test() -> None:
        async with server.client() as http, AsyncExitStack() as stack:
            raid = await raid_of(http)
            live = await stack.enter_async_context(raid.ada.live(raid.table, "?draws=1"))
            other = await stack.enter_async_context(raid.people[1].live(raid.table, "?draws=1"))
            version = await raid.begin()
            await waits(live, version)
            await other.send(type="draw", ply=version)  # it is not their hand
            await live.send(type="draw", ply=version - 1)  # nor that draw
            await live.send(type="ping")
            assert (await live.until("event", "pong"))["type"] == "pong"
            await live.send(type="draw", ply=version)
            drawn = await live.until("event")
            assert (drawn["version"], drawn["seat"], drawn["verb"]) == (version + 1, None, "draw")
            assert (await other.until("event", version=version + 1))["move"] == drawn["move"]

    asyncio.run(test())


def test_who_does_not_ask_for_it_is_not_waited_for(server: Stepping) -> None:
    async def test() -> None:
        async with server.client() as http:
            raid = await raid_of(http)
            async with raid.ada.live(raid.table):
                await raid.begin()
                assert (await raid.view())["to_act"] != ["*"]

    asyncio.run(test())


def test_a_hand_that_hesitates_is_waited_for_a_minute(server: Stepping) -> None:
    async def test() -> None:
        async with server.client() as http:
            raid = await raid_of(http)
            async with raid.ada.live(raid.table, "?draws=1") as live:
                version = await raid.begin()
                await waits(live, version)
                server.step(PATIENCE_MS // 1000 + 1)
                assert (await live.until("event"))["version"] == version + 1

    asyncio.run(test())


def test_one_that_has_gone_is_waited_for_no_longer_than_a_page_takes_to_load(server: Stepping) -> None:
    async def test() -> None:
        async with server.client() as http:
            raid = await raid_of(http)
            async with raid.ada.live(raid.table, "?draws=1") as live:
                version = await raid.begin()
                await waits(live, version)
            async with raid.ada.live(raid.table, "?draws=1") as live:
                await waits(live, version)
            async with raid.people[1].live(raid.table) as other:
                server.step(ABSENT_MS // 1000 + 1)
                await other.until("event", version=version + 1)

    asyncio.run(test())


def test_a_hand_reaches_out_after_a_restart(server: Stepping) -> None:
    async def test() -> None:
        async with server.client() as http:
            raid = await raid_of(http)
            async with raid.ada.live(raid.table, "?draws=1") as live:
                version = await raid.begin()
                await waits(live, version)
                await asyncio.to_thread(server.kill)  # while she is there: whoever has gone is waited for less long
            await asyncio.to_thread(server.start)
        async with raid.ada.live(raid.table, "?draws=1") as live:
            await waits(live, version)
            await live.send(type="draw", ply=version)
            assert (await live.until("event"))["version"] == version + 1

    asyncio.run(test())

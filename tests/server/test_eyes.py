"""Ways to see more than one may that were once open: tables without a host, seats that change hands unseen, doors left ajar."""

import asyncio
import os
import signal
from pathlib import Path

import pytest
import websockets

from besace.server.live.connection import BYE_LATER, BYE_REFUSED
from tests.server.harness import Http, Live, Player, ServerProcess, any_move, play_to_end, seated_table
from tests.server.test_tables import run

OPEN, BOT = {"kind": "open"}, {"kind": "bot", "bot": "random"}


async def closed(live: Live) -> int | None:
    """With which code the server ends a connection."""
    try:
        while True:
            await live.next()
    except websockets.ConnectionClosed as ended:
        return ended.rcvd.code if ended.rcvd else None


def test_whoever_says_not_who_they_are_sees_nothing_of_a_private_table_whose_host_has_been_forgotten(lite: ServerProcess) -> None:
    async def test(http: Http) -> None:
        host, other = await http.guest("Ada"), await http.guest("Ben")
        rules = {"spectators": False}
        over = await host.new_table("filou", 3, seats=[{"kind": "me"}, BOT, BOT], rules=rules)
        await host.ask("POST", f"/tables/{over}/start")
        await play_to_end(host, over, any_move())
        waits = await seated_table([host, other], "doggybag", rules=rules)
        await host.ask("POST", f"/tables/{waits}/start")
        await other.ask("DELETE", "/me/data", status=204)
        await host.ask("DELETE", "/me/data", status=204)
        http.http.cookies.clear()
        for table in (over, waits):
            assert (await http.http.get(f"/api/tables/{table}")).status_code == 403
            for what in ("events", "chat", "record", "draws", "replay", "replay?eye=all", "review?seat=0"):
                assert (await http.http.get(f"/api/tables/{table}/{what}")).status_code == 403, what
            with pytest.raises(websockets.InvalidStatus):
                await websockets.connect(host.socket_url(table))

    run(lite, test)


def test_a_seat_that_becomes_anothers_unseen_is_looked_at_no_longer_though_it_is_shown(
    large: ServerProcess, tmp_path: Path
) -> None:
    """A process that was asleep meanwhile sees only that the seat is shown now; whoever goes on looking has to be noted first."""
    other = ServerProcess(large.database, tmp_path)

    async def test(here: Http, there: Http) -> None:
        host, leaver = await here.guest("Ada"), await here.guest("Ben")
        comer = await there.guest("Cleo")
        table = await host.new_table("filou", 3, seats=[{"kind": "me"}, OPEN, BOT])
        await leaver.ask("POST", f"/tables/{table}/join", {"seat": 1})
        async with leaver.live(table, "?eyes=1") as live:
            await live.until("welcome")
            os.kill(large.process.pid, signal.SIGSTOP)
            try:
                for player, what, body in (
                    (leaver, "leave", {}), (comer, "join", {"seat": 1}), (comer, "show", {"seat": 1, "shown": True}),
                    (host, "start", None),
                ):  # fmt: skip
                    away = Player(other, there.http, player.token, player.name)
                    await away.ask("POST", f"/tables/{table}/{what}", body)
            finally:
                os.kill(large.process.pid, signal.SIGCONT)
            while (await live.until("table"))["table"]["state"] != "playing":
                pass
            await live.send(type="ping")
            while (message := await live.next())["type"] != "pong":
                assert message["type"] not in ("snapshot", "event"), "somebody looks from a seat, and nobody has noted it"
            await live.send(type="watch", eyes=[1])
            await live.until("snapshot", eye=1)
        seen = (await leaver.ask("GET", "/me/data"))["seen_from"]
        assert [(one["table"], one["seat"], one["sat"]) for one in seen] == [(table, 1, False)]

    async def whole() -> None:
        async with large.client() as here, other.client() as there:
            await test(here, there)

    asyncio.run(whole())
    assert other.stop() == 0


def test_whoever_may_look_from_nowhere_any_more_hears_no_more(lite: ServerProcess) -> None:
    async def test(http: Http) -> None:
        people = [await http.guest(name) for name in ("Ada", "Ben", "Cleo")]
        table = await seated_table(people, "filou", rules={"spectators": False})
        await people[0].ask("POST", f"/tables/{table}/start")
        async with people[1].live(table) as live:
            await people[1].ask("POST", f"/tables/{table}/leave", {})
            await live.send(type="ping")
            await live.until("pong")  # who may come back is not sent away
            await people[0].ask("PUT", f"/tables/{table}/seats/1", BOT)
            assert await closed(live) == BYE_REFUSED

    run(lite, test)


def test_whoever_has_become_another_guest_comes_back_as_that_one(server: ServerProcess) -> None:
    async def test(http: Http) -> None:
        ada, phone, ben = [await http.guest(name) for name in ("Ada", "Phone", "Ben")]
        table = await seated_table([ben, phone], "doggybag", rules={"spectators": False})
        await ben.ask("POST", f"/tables/{table}/start")
        async with phone.live(table) as live:
            await live.until("snapshot", eye=1)
            token = (await ada.ask("POST", "/me/link", status=201))["token"]
            await phone.ask("POST", "/me/claim", {"token": token, "merge": True})
            http.http.cookies.clear()
            assert await closed(live) == BYE_LATER
        async with phone.live(table) as live:
            await live.until("snapshot", eye=1)

    run(server, test)

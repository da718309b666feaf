"""While a game goes on nobody gets a second pair of eyes: newcomers take seats over, with consent, and everyone hears of it."""

import asyncio
import itertools
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from besace.cli import main
from besace.server.seats.seating import HOST_WAITS
from tests.server.harness import WAIT, Http, Player, ServerProcess, Stepping, seated_table
from tests.server.postgres import Postgres

_names = itertools.count()
BOT = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}
LONG = 600  # seconds: more than any test takes, only a clock that is put forward gets there


def run(server: ServerProcess, test: Callable[[Http], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with server.client() as http:
            await test(http)

    asyncio.run(whole())


async def running(http: Http, people: int, bots: int, **wish: Any) -> tuple[str, list[Player]]:
    """A game that goes on between so many people, in the first seats, and bots."""
    here = [await http.guest(f"P{i}") for i in range(people)]
    seats = [{"kind": "me"}, *[OPEN] * (people - 1), *[BOT] * bots]
    table = await here[0].new_table("filou", people + bots, seats=seats, **wish)
    for seat, player in enumerate(here[1:], 1):
        await player.ask("POST", f"/tables/{table}/join", {"seat": seat})
    await here[0].ask("POST", f"/tables/{table}/start")
    return table, here


async def refusal(player: Player, method: str, path: str, body: Any = None) -> str:
    """The code with which a request is refused; empty if it is not."""
    answer = await player.http.request(method, "/api" + path, json=body, headers=player.headers)
    assert answer.status_code < 500, answer.text
    return str(answer.json()["code"]) if answer.status_code >= 400 else ""


def test_the_host_cannot_give_away_the_seat_of_someone_who_plays(server: ServerProcess) -> None:
    async def test(http: Http) -> None:
        table, (host, other) = await running(http, 2, 1)
        before = (await host.ask("GET", f"/tables/{table}"))["table"]
        for wish in (OPEN, BOT):
            assert await refusal(host, "PUT", f"/tables/{table}/seats/1", wish) == "present"
        after = (await host.ask("GET", f"/tables/{table}"))["table"]
        assert (after["seats"], after["seat_changes"]) == (before["seats"], [])
        await other.ask("GET", f"/tables/{table}/events?eye=1")

    run(server, test)


def test_whoever_has_eyes_on_a_game_never_gets_another_seat_of_it(server: ServerProcess) -> None:
    async def test(http: Http) -> None:
        table, (host, other) = await running(http, 2, 2)
        for seat in (2, 3):
            await host.ask("PUT", f"/tables/{table}/seats/{seat}", OPEN)
        for player in (host, other):
            for wish in ({"seat": 2}, {"seat": 3}, {}):
                assert await refusal(player, "POST", f"/tables/{table}/join", wish) == "seen"
        await other.ask("POST", f"/tables/{table}/leave", {})
        assert await refusal(other, "POST", f"/tables/{table}/join", {"seat": 2}) == "seen"  # after leaving
        await host.ask("PUT", f"/tables/{table}/seats/1", BOT)
        assert await refusal(other, "POST", f"/tables/{table}/join", {"seat": 2}) == "seen"  # when nothing is theirs any more
        newcomer = await http.guest("New")
        sat = await newcomer.ask("POST", f"/tables/{table}/join", {"seat": 2})
        assert sat["you"]["seats"] == [2]
        assert await refusal(newcomer, "POST", f"/tables/{table}/join", {"seat": 3}) == "seen"
        await host.ask("PUT", f"/tables/{table}/seats/0", BOT)  # one's own seat may be given away
        assert await refusal(host, "POST", f"/tables/{table}/join", {"seat": 3}) == "seen"
        await host.ask("GET", f"/tables/{table}/events?eye=2", status=403)

    run(server, test)


def test_who_gave_up_a_seat_may_take_the_same_one_again(lite: ServerProcess) -> None:
    async def test(http: Http) -> None:
        table, (host, other) = await running(http, 2, 1)
        await other.ask("POST", f"/tables/{table}/leave", {})
        for wish in (BOT, OPEN):
            await host.ask("PUT", f"/tables/{table}/seats/1", wish)
        await other.ask("GET", f"/tables/{table}/events?eye=1", status=403)
        back = await other.ask("POST", f"/tables/{table}/join", {})
        assert back["you"]["seats"] == [1]

    run(lite, test)


def test_several_seats_from_before_the_start_stay_with_their_device(lite: ServerProcess) -> None:
    async def test(http: Http) -> None:
        family = await http.guest("Family")
        table = await family.new_table("filou", 3, seats=[{"kind": "me"}, {"kind": "me"}, BOT])
        await family.ask("POST", f"/tables/{table}/start")
        await family.ask("POST", f"/tables/{table}/leave", {"seat": 0})
        back = await family.ask("POST", f"/tables/{table}/join", {})
        assert back["you"]["eyes"] == [None, 0, 1]
        await family.ask("PUT", f"/tables/{table}/seats/2", OPEN)
        assert await refusal(family, "POST", f"/tables/{table}/join", {"seat": 2}) == "seen"

    run(lite, test)


def test_how_seats_change_hands_is_told_to_everyone_and_to_whoever_comes_later(server: ServerProcess) -> None:
    async def test(http: Http) -> None:
        table, (host, leaver, other) = await running(http, 3, 0)
        async with other.live(table) as live:
            await leaver.ask("POST", f"/tables/{table}/leave", {})
            for wish in (BOT, OPEN):
                await host.ask("PUT", f"/tables/{table}/seats/1", wish)
            await (await http.guest("Cleo")).ask("POST", f"/tables/{table}/join", {})
            while len((told := await live.until("table"))["table"]["seat_changes"]) < 3:
                pass
        later = await (await http.guest("Eve")).ask("GET", f"/tables/{table}")
        assert later["table"]["seat_changes"] == told["table"]["seat_changes"]
        lines = [(line["seat"], line["what"], line["name"]) for line in later["table"]["seat_changes"]]
        assert lines == [(1, "bot", "P1"), (1, "opened", ""), (1, "taken", "Cleo")]

    run(server, test)


def test_who_is_forgotten_is_nameless_in_what_was_told(server: ServerProcess) -> None:
    async def test(http: Http) -> None:
        table, (host,) = await running(http, 1, 2)
        await host.ask("PUT", f"/tables/{table}/seats/1", OPEN)
        cleo = await http.guest("Cleo")
        await cleo.ask("POST", f"/tables/{table}/join", {})
        seen = (await cleo.ask("GET", "/me/data"))["seen_from"]
        assert [(one["table"], one["seat"], one["sat"]) for one in seen] == [(table, 1, True)]
        await cleo.ask("DELETE", "/me/data", status=204)
        told = (await host.ask("GET", f"/tables/{table}"))["table"]["seat_changes"]
        assert [line["name"] for line in told] == ["", "—"]

    run(server, test)


def test_a_seat_is_given_away_once_its_player_is_gone_for_longer_than_the_table_waits(database: str, tmp_path: Path) -> None:
    server = Stepping(database, tmp_path)

    async def test(http: Http) -> None:
        table, (host, other, third) = await running(http, 3, 0, rules={"absence": {"seconds": LONG}})
        async with third.live(table):
            assert await refusal(host, "PUT", f"/tables/{table}/seats/1", OPEN) == "present"
            server.step(LONG)
            until = time.monotonic() + WAIT
            while await refusal(host, "PUT", f"/tables/{table}/seats/1", OPEN):
                assert time.monotonic() < until, "the seat of someone who is gone is never given away"
                await asyncio.sleep(0.2)
            assert await refusal(host, "PUT", f"/tables/{table}/seats/2", OPEN) == "present"  # they are here
        assert await refusal(other, "POST", f"/tables/{table}/leave", {}) == "forbidden"

    run(server, test)
    assert server.stop() == 0


def test_where_no_rule_says_the_host_waits_long_for_someone_gone(lite: ServerProcess) -> None:
    async def test(http: Http) -> None:
        table, (host, here, gone) = await running(http, 3, 0)
        async with here.live(table) as live:
            await live.until("snapshot")
            with sqlite3.connect(lite.database) as store:  # as if the game had begun so long ago
                store.execute("UPDATE game_tables SET started_at = started_at - ? WHERE id = ?", (HOST_WAITS * 1000, table))
            store.close()
            assert await refusal(host, "PUT", f"/tables/{table}/seats/1", BOT) == "present"
            assert await refusal(host, "PUT", f"/tables/{table}/seats/2", BOT) == ""
        assert await refusal(gone, "POST", f"/tables/{table}/join", {}) == "state"

    run(lite, test)


def test_onlookers_do_not_sit_down_elsewhere_and_players_do_not_look(server: ServerProcess) -> None:
    async def test(http: Http) -> None:
        table, (host, other, _) = await running(http, 3, 1)  # one of them keeps the game waiting
        eve, mallory = await http.guest("Eve"), await http.guest("Mallory")
        await host.ask("POST", f"/tables/{table}/show", {"seat": 0, "shown": True})
        await host.ask("PUT", f"/tables/{table}/seats/3", OPEN)
        assert (await http.http.get(f"/api/tables/{table}/events?eye=0")).status_code == 403  # nobody would know who looked
        await eve.ask("GET", f"/tables/{table}/events?eye=0")
        async with mallory.live(table, "?eyes=board") as live:
            await live.send(type="watch", eyes=[0])
            await live.until("snapshot", eye=0)
        for onlooker in (eve, mallory):
            assert await refusal(onlooker, "POST", f"/tables/{table}/join", {"seat": 3}) == "seen"
        await other.ask("POST", f"/tables/{table}/leave", {})
        await host.ask("PUT", f"/tables/{table}/seats/1", BOT)
        await other.ask("GET", f"/tables/{table}/events?eye=0", status=403)  # they have played
        await host.ask("PUT", f"/tables/{table}/seats/0", OPEN)
        assert (await eve.ask("POST", f"/tables/{table}/join", {"seat": 0}))["you"]["seats"] == [0]  # all that they have seen

    run(server, test)


def test_nobody_looks_over_a_shoulder_before_the_start(lite: ServerProcess) -> None:
    async def test(http: Http) -> None:
        people = [await http.guest(f"P{i}") for i in range(3)]
        table, eve = await seated_table(people, "filou"), await http.guest("Eve")
        await people[0].ask("POST", f"/tables/{table}/show", {"seat": 0, "shown": True})
        async with eve.live(table) as live:
            await live.send(type="watch", eyes=[0])
            assert (await live.until("refused"))["code"] == "seat"

    run(lite, test)


async def claim(http: Http, device: Player, whose: Player) -> str:
    """Link a device that is one guest to another guest; the code of the refusal."""
    link = await whose.ask("POST", "/me/link", status=201)
    found = await refusal(device, "POST", "/me/claim", {"token": link["token"]})
    http.http.cookies.clear()
    return found


def test_devices_that_see_a_game_from_two_seats_are_linked_when_it_is_over(server: ServerProcess) -> None:
    async def test(http: Http) -> None:
        table, (host, other) = await running(http, 2, 1)
        eve = await http.guest("Eve")
        await host.ask("POST", f"/tables/{table}/show", {"seat": 0, "shown": True})
        await eve.ask("GET", f"/tables/{table}/events?eye=0")
        assert await claim(http, other, host) == "both"
        assert await claim(http, eve, other) == "both"
        assert await claim(http, eve, host) == ""  # they have seen what the host sees
        link = await host.ask("POST", "/me/link", status=201)
        assert await refusal(other, "POST", "/me/claim", {"token": link["token"]}) == "both"
        assert await refusal(host, "POST", "/me/claim", {"token": link["token"]}) == ""  # a refused link is not used up

    run(server, test)


def test_an_onlooker_of_two_seats_is_not_linked_to_who_plays_from_one(lite: ServerProcess) -> None:
    async def test(http: Http) -> None:
        table, (host, other, _) = await running(http, 3, 0)
        eve = await http.guest("Eve")
        for seat, player in enumerate((host, other)):
            await player.ask("POST", f"/tables/{table}/show", {"seat": seat, "shown": True})
            await eve.ask("GET", f"/tables/{table}/events?eye={seat}")
        assert await claim(http, eve, host) == "both"
        assert await claim(http, host, eve) == "both"

    run(lite, test)


def test_guests_who_are_one_person_are_not_newcomers_where_one_of_them_plays(server: ServerProcess) -> None:
    async def test(http: Http) -> None:
        table, (host, other) = await running(http, 2, 2)
        phone, tablet = await http.guest("Phone"), await http.guest("Tablet")
        assert await claim(http, phone, tablet) == ""
        assert await claim(http, tablet, other) == ""
        for seat in (2, 3):
            await host.ask("PUT", f"/tables/{table}/seats/{seat}", OPEN)
        for device in (phone, tablet):
            assert await refusal(device, "POST", f"/tables/{table}/join", {"seat": 2}) == "seen"
        await host.ask("POST", f"/tables/{table}/show", {"seat": 0, "shown": True})
        await phone.ask("GET", f"/tables/{table}/events?eye=0", status=403)

    run(server, test)


async def at_once(table: str, player: Player, one: ServerProcess, other: ServerProcess, *seats: int) -> list[int]:
    """The same person asks for several seats at the same moment, from different processes; what is answered."""
    async with one.client() as here, other.client() as there:
        doors = itertools.cycle((here.http, there.http))
        asked = [
            next(doors).post(f"/api/tables/{table}/join", json={"seat": seat}, headers=player.headers) for seat in seats
        ]  # fmt: skip
        return sorted(answer.status_code for answer in await asyncio.gather(*asked))


def test_at_the_same_moment_nobody_gets_two_seats(server: ServerProcess) -> None:
    async def test(http: Http) -> None:
        for _ in range(5):
            table, (host,) = await running(http, 1, 3)
            for seat in (1, 2, 3):
                await host.ask("PUT", f"/tables/{table}/seats/{seat}", OPEN)
            assert await at_once(table, await http.guest("Eve"), server, server, 1, 2, 3) == [200, 403, 403]

    run(server, test)


@pytest.fixture
def two(postgres: Postgres, tmp_path: Path) -> Any:
    """Two processes on one database."""
    database = postgres.new_database(f"taking{next(_names)}")
    return ServerProcess(database, tmp_path), ServerProcess(database, tmp_path)


def test_at_the_same_moment_nobody_gets_two_seats_from_two_processes(two: Any) -> None:
    one, other = two

    async def test(http: Http) -> None:
        for _ in range(5):
            table, (host,) = await running(http, 1, 4)
            for seat in (1, 2, 3, 4):
                await host.ask("PUT", f"/tables/{table}/seats/{seat}", OPEN)
            assert await at_once(table, await http.guest("Eve"), one, other, 1, 2, 3, 4) == [200, 403, 403, 403]
            await shows_and_joins(http, other, table, host)

    async def shows_and_joins(http: Http, other: ServerProcess, table: str, host: Player) -> None:
        """Looking over a shoulder here and sitting down there at the same moment: one of them."""
        mallory = await http.guest("Mallory")
        await host.ask("POST", f"/tables/{table}/show", {"seat": 0, "shown": True})
        async with other.client() as there:
            free = [s["seat"] for s in (await host.ask("GET", f"/tables/{table}"))["table"]["seats"] if s["kind"] == "open"]
            looked, sat = await asyncio.gather(
                http.http.get(f"/api/tables/{table}/events?eye=0", headers=mallory.headers),
                there.http.post(f"/api/tables/{table}/join", json={"seat": free[0]}, headers=mallory.headers),
            )
        assert sorted((looked.status_code, sat.status_code)) == [200, 403]

    run(one, test)
    assert (one.stop(), other.stop()) == (0, 0)


def test_a_game_that_goes_on_is_not_imported_beside_itself(lite: ServerProcess, tmp_path: Path) -> None:
    found: list[str] = []

    async def test(http: Http) -> None:
        table, _ = await running(http, 3, 0)
        found.append(table)

    run(lite, test)
    exported, at = tmp_path / "table.json", ["--database", lite.database]
    assert main(["admin", "export", found[0], "--out", str(exported), *at]) == 0
    assert main(["admin", "import", str(exported), *at]) == 2
    assert main(["admin", "import", str(exported), "--database", str(tmp_path / "other.sqlite3")]) == 0

"""Who sits where: joining, leaving, coming back, handing over, bots, clocks, spectators, chat."""

import asyncio
import sqlite3
from contextlib import closing
from typing import Any

from tests.server.harness import GAME, WAIT, Http, ServerProcess, any_move, full_game, play_to_end, seated_table


def run(server: ServerProcess, test: Any) -> None:
    async def whole() -> None:
        async with server.client() as http:
            await test(http)

    asyncio.run(whole())


def test_a_private_table_is_found_by_its_code_only(lite: ServerProcess) -> None:
    async def test(http: Http) -> None:
        host, friend = await http.guest("Host"), await http.guest("Friend")
        hidden = (await host.ask("POST", "/tables", {"game": "filou", "players": 3, "private": True}, 201))["table"]
        shown = (await host.ask("POST", "/tables", {"game": "filou", "players": 3}, 201))["table"]
        listed = [table["id"] for table in (await friend.ask("GET", "/tables"))["tables"]]
        assert shown["id"] in listed
        assert hidden["id"] not in listed
        code = hidden["code"]
        found = await friend.ask("GET", f"/codes/{code[:3].lower()}-{code[3:]}")
        assert found["table"]["id"] == hidden["id"]
        await friend.ask("GET", "/codes/ZZZZZZ", status=404)

    run(lite, test)


def test_people_choose_another_name_before_the_game_and_only_for_themselves(lite: ServerProcess) -> None:
    async def test(http: Http) -> None:
        host, friend = await http.guest("Host"), await http.guest("Friend")
        table = await seated_table([host, friend], "doggybag")
        told = await friend.ask("POST", f"/tables/{table}/join", {"seat": 1, "name": " Zoë\n "})
        assert [seat["name"] for seat in told["table"]["seats"]] == ["Host", "Zoë"]
        await friend.ask("POST", f"/tables/{table}/join", {"seat": 0, "name": "Zoë"}, status=409)
        await friend.ask("POST", f"/tables/{table}/join", {"seat": 1, "name": " "}, status=400)
        await host.ask("POST", f"/tables/{table}/start")
        await friend.ask("POST", f"/tables/{table}/join", {"seat": 1, "name": "Late"}, status=409)

    run(lite, test)


def test_a_table_whose_people_have_gone_is_no_longer_listed(lite: ServerProcess) -> None:
    async def test(http: Http) -> None:
        host, friend = await http.guest("Host"), await http.guest("Friend")
        table = await host.new_table("filou", 3)

        async def listed() -> bool:
            return table in [one["id"] for one in (await friend.ask("GET", "/tables"))["tables"]]

        assert await listed(), "its host has just made it and is about to come"
        with closing(sqlite3.connect(lite.database)) as database, database:
            database.execute("UPDATE game_tables SET created_at = created_at - 3600000 WHERE id = ?", (table,))
        assert not await listed()
        async with host.live(table) as live:
            await live.until("welcome")
            assert await listed(), "the host waits there"
        async with asyncio.timeout(WAIT):
            while await listed():
                await asyncio.sleep(0.02)

    run(lite, test)


def test_two_people_who_want_the_same_seat_do_not_both_get_it(server: ServerProcess) -> None:
    async def test(http: Http) -> None:
        host, *others = [await http.guest(f"P{i}") for i in range(6)]
        table = await host.new_table("filou", 3)
        answers = await asyncio.gather(
            *(http.http.post(f"/api/tables/{table}/join", json={"seat": 1}, headers=other.headers) for other in others)
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409]

    run(server, test)


def test_several_seats_on_one_device(lite: ServerProcess) -> None:
    async def test(http: Http) -> None:
        host = await http.guest("Family")
        seats = [{"kind": "me", "name": "Mum"}, {"kind": "me", "name": "Dad"}, {"kind": "me", "name": "Kid"}]
        table = await host.new_table("filou", 3, seats=seats)
        await host.ask("POST", f"/tables/{table}/start")
        async with host.live(table) as live:
            assert (await live.until("welcome"))["you"]["seats"] == [0, 1, 2]
            shown = [await live.until("snapshot") for _ in range(3)]
            assert [message["eye"] for message in shown] == [0, 1, 2]
            for message in shown:
                await live.send(type="move", ply=0, move=message["view"]["moves"][0])
            assert (await live.until("event", version=3, eye=2))["view"]["phase"] == "bid"

    run(lite, test)


def test_who_leaves_is_played_for_and_may_come_back(lite: ServerProcess) -> None:
    async def test(http: Http) -> None:
        people = [await http.guest(f"P{i}") for i in range(3)]
        table = await seated_table(people, "filou")
        await people[0].ask("POST", f"/tables/{table}/start")
        await people[1].ask("POST", f"/tables/{table}/leave", {})
        async with people[0].live(table) as live:
            await live.until("event", seat=1) if (await live.until("snapshot"))["version"] == 0 else None
        await people[1].ask("POST", f"/tables/{table}/join", {})
        seat = (await people[0].ask("GET", f"/tables/{table}"))["table"]["seats"][1]
        assert (seat["kind"], seat["away"]) == ("guest", False)

    run(lite, test)


def test_the_host_leaves_and_someone_else_is_the_host(lite: ServerProcess) -> None:
    async def test(http: Http) -> None:
        people = [await http.guest(f"P{i}") for i in range(3)]
        table = await seated_table(people, "filou")
        await people[1].ask("POST", f"/tables/{table}/start", status=403)
        await people[0].ask("POST", f"/tables/{table}/leave", {})
        await people[1].ask("PUT", f"/tables/{table}/seats/0", {"kind": "bot", "bot": "random"})
        await people[1].ask("POST", f"/tables/{table}/host", {"seat": 2})
        await people[2].ask("POST", f"/tables/{table}/start")

    run(lite, test)


def test_the_host_replaces_those_who_left_by_bots_in_a_running_game(server: ServerProcess) -> None:
    async def test(http: Http) -> None:
        people = [await http.guest(f"P{i}") for i in range(3)]
        table = await seated_table(people, "figaro")
        await people[0].ask("POST", f"/tables/{table}/start")
        for seat in (1, 2):
            await people[seat].ask("POST", f"/tables/{table}/leave", {})
            await people[0].ask("PUT", f"/tables/{table}/seats/{seat}", {"kind": "bot", "bot": "random"})
        seen = await asyncio.wait_for(play_to_end(people[0], table, any_move()), GAME)
        assert seen[-1]["view"]["over"]
        await people[1].ask("GET", f"/tables/{table}/events?eye=1")  # the game is over, so everything is open

    run(server, test)


def test_who_is_out_of_time_is_played_for(server: ServerProcess) -> None:
    async def test(http: Http) -> None:
        people = [await http.guest(f"P{i}") for i in range(3)]
        clock = {"kind": "game", "seconds": 5, "increment": 0}
        table = await seated_table(people, "filou", rules={"clock": clock})
        await people[0].ask("POST", f"/tables/{table}/start")
        async with people[0].live(table) as live:
            shown = await live.until("snapshot")
            assert shown["clock"]["running"] == [0, 1, 2]
            assert all(0 < left <= 5000 for left in shown["clock"]["left"])
            late = await live.until("event")
            assert late["by"] == "clock"

    run(server, test)


def test_a_rematch_turns_the_seats_by_one_and_is_found_by_all(lite: ServerProcess) -> None:
    async def test(http: Http) -> None:
        people = [await http.guest(f"P{i}") for i in range(3)]
        table, _ = await full_game(people, "filou")
        again = await asyncio.gather(*(player.ask("POST", f"/tables/{table}/rematch") for player in people))
        assert len({answer["table"]["id"] for answer in again}) == 1
        assert [answer["you"]["seats"] for answer in again] == [[1], [2], [0]]
        assert again[0]["table"]["commitment"] != (await people[0].ask("GET", f"/tables/{table}"))["table"]["commitment"]
        await people[0].ask("POST", f"/tables/{again[0]['table']['id']}/start")

    run(lite, test)


def test_a_rematch_begins_with_the_bytes_of_the_last_who_comes_along_and_is_hosted_by_the_first(lite: ServerProcess) -> None:
    async def test(http: Http) -> None:
        people = [await http.guest(f"P{i}") for i in range(3)]
        table, _ = await full_game(people, "filou")
        assert (await people[1].ask("POST", f"/tables/{table}/rematch"))["you"]["host"]
        found = await people[0].ask("POST", f"/tables/{table}/rematch")
        assert not found["you"]["host"]
        assert found["table"]["again"]
        states = []
        for player in people:
            told = await player.ask("POST", f"/tables/{found['table']['id']}/contribution", {"contribution": "ab" * 8})
            states.append(told["table"]["state"])
        assert states == ["waiting", "waiting", "playing"]
        assert told["table"]["contributions"] == ["ab" * 8] * 3

    run(lite, test)


def test_the_same_person_on_another_device_by_a_one_time_link(server: ServerProcess) -> None:
    async def test(http: Http) -> None:
        player = await http.guest("Ada")
        table = await player.new_table("filou", 3)
        link = await player.ask("POST", "/me/link", status=201)
        claimed = await http.http.post("/api/me/claim", json={"token": link["token"]})
        cookie = claimed.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=strict" in cookie
        assert (await http.http.get("/api/me/tables")).json()["tables"][0]["id"] == table
        assert (await http.http.post("/api/me/claim", json={"token": link["token"]})).status_code == 404
        assert (await http.http.post("/api/me/link/look", json={"token": link["token"]})).status_code == 404

    run(server, test)


def test_a_device_brings_along_what_it_has_when_it_becomes_somebody_else(server: ServerProcess) -> None:
    async def test(http: Http) -> None:
        ada, phone, bob = [await http.guest(name) for name in ("Ada", "Phone", "Bob")]
        finished, _ = await full_game([phone, ada, bob], "filou", seed=3)
        waiting = await phone.new_table("filou", 3)
        running = await seated_table([phone, bob], "doggybag")
        await phone.ask("POST", f"/tables/{running}/start")
        made = (await phone.ask("POST", "/challenges", {"game": "filou", "players": 3, "level": "puppy"}, 201))["name"]
        mine = (await ada.ask("POST", f"/challenges/{made}/play"))["table"]["id"]
        second = (await phone.ask("POST", f"/challenges/{made}/play"))["table"]["id"]

        link = await ada.ask("POST", "/me/link", status=201)
        assert link["qr"].startswith("<svg")
        offer = await phone.ask("POST", "/me/link/look", {"token": link["token"]})
        assert offer == {"nickname": "Ada", "same": False, "games": 4, "running": 3}
        assert (await ada.ask("POST", "/me/link/look", {"token": link["token"]}))["same"]
        async with bob.live(running) as live:
            await live.until("welcome")
            await phone.ask("POST", "/me/claim", {"token": link["token"], "merge": True})
            http.http.cookies.clear()

            for device in (ada, phone):  # what the phone had been is no more: it is Ada, too
                assert (await device.ask("GET", "/me"))["nickname"] == "Ada"
                tables = {table["id"]: table for table in (await device.ask("GET", "/me/tables"))["tables"]}
                assert tables.keys() == {finished, waiting, running, mine}, (
                    "of the deal that both had begun, the first one counts"
                )
                assert tables[finished]["seats"] == [0, 1]
                assert len((await device.ask("GET", "/me/history"))["games"]) == 1
            view = (await ada.ask("GET", f"/tables/{running}/events?eye=0"))["messages"][-1]["view"]
            await ada.ask("POST", f"/tables/{running}/moves", {"ply": view["ply"], "move": view["moves"][0]})
            assert (await live.until("event", seat=0))["seat"] == 0, "the game goes on with her"
            await ada.ask("GET", f"/tables/{running}/events?eye=1", status=403)
        await ada.ask("POST", f"/tables/{waiting}/start", status=409)  # she is its host; its seats are open
        await bob.ask("GET", f"/tables/{second}", status=403)

    run(server, test)


def test_chat_is_kept_cleaned_and_told(server: ServerProcess) -> None:
    async def test(http: Http) -> None:
        host = await http.guest("Ada")
        table = await host.new_table("filou", 3)
        async with host.live(table) as live:
            await live.send(type="chat", text="  <b>hello</b>\u202e\n you ")
            said = await live.until("chat")
            assert (said["name"], said["text"]) == ("Ada", "<b>hello</b> you")
            await live.send(type="react", reaction="🎉")
            assert (await live.until("reaction"))["reaction"] == "🎉"
            await live.send(type="react", reaction="<script>")
            assert (await live.until("refused"))["code"] == "bad"
        kept = await host.ask("GET", f"/tables/{table}/chat")
        assert [line["text"] for line in kept["messages"]] == [said["text"]]

    run(server, test)


def test_a_table_without_spectators_shows_strangers_nothing(lite: ServerProcess) -> None:
    async def test(http: Http) -> None:
        people = [await http.guest(f"P{i}") for i in range(3)]
        table = await seated_table(people, "filou", rules={"spectators": False})
        await people[0].ask("POST", f"/tables/{table}/start")
        stranger = await http.guest("Eve")
        for path in ("", "/events", "/chat", "/record"):
            await stranger.ask("GET", f"/tables/{table}{path}", status=403)

    run(lite, test)

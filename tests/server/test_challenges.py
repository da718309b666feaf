"""The same deal for everyone: made from the date, played once, closed to those who have not finished it, compared."""

import asyncio
from datetime import date, timedelta
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import websockets

import besace
from besace.server.deals.challenges import FIRST_DAY, LEVEL_OF_DAY, of_day, parting, ways_to_play
from tests.server.harness import Http, Player, ServerProcess, any_move, play_to_end
from tests.server.postgres import Postgres

_numbers = count()


def run(server: ServerProcess, test: Any) -> None:
    async def whole() -> None:
        async with server.client() as http:
            await test(http)

    asyncio.run(whole())


def first_move(view: dict[str, Any]) -> str:
    """The same choice for the same view, whatever else."""
    return str(min(view["moves"]))


async def make(player: Player, game: str = "filou", players: int = 3, level: str = "kitten", **options: Any) -> str:
    wish = {"game": game, "players": players, "level": level, "options": options}
    return str((await player.ask("POST", "/challenges", wish, 201))["name"])


async def begin(player: Player, name: str) -> str:
    return str((await player.ask("POST", f"/challenges/{name}/play"))["table"]["id"])


async def finish(player: Player, name: str, choose: Any = first_move) -> str:
    table = await begin(player, name)
    await play_to_end(player, table, choose)
    return table


@pytest.mark.parametrize("name", sorted(besace.GAMES))
def test_every_way_to_play_a_game_comes_round(name: str) -> None:
    game = besace.GAMES[name]
    ways = sum(len(ways_to_play(game, players)) for players in game.players)
    most = max(len(ways_to_play(game, players)) for players in game.players)
    days = [of_day(game, FIRST_DAY + timedelta(days=n)) for n in range(len(game.players) * most * max(game.players))]
    assert len({(day.players, str(day.options)) for day in days}) == ways
    assert {(day.players, day.seat) for day in days} == {(n, seat) for n in game.players for seat in range(n)}
    assert [of_day(game, date(2026, 11, 16) + timedelta(days=n)).level for n in range(7)] == list(LEVEL_OF_DAY)
    assert len({day.name for day in days}) == len(days)


def test_the_same_day_is_the_same_deal_on_one_server_and_another_on_the_next(tmp_path: Path) -> None:
    def commitments(server: ServerProcess) -> list[str]:
        found: list[str] = []

        async def test(http: Http) -> None:
            told = (await http.http.get("/api/challenges")).json()
            assert {one["day"] for one in told["days"]} >= {told["today"]}
            found.extend(one["commitment"] for one in told["days"])

        run(server, test)
        return found

    (tmp_path / "one").mkdir()
    one = ServerProcess(str(tmp_path / "one" / "tables.sqlite3"), tmp_path)
    first = commitments(one)
    one.stop()
    one.start()
    again = commitments(one)
    one.stop()
    other = ServerProcess(str(tmp_path / "tables.sqlite3"), tmp_path)
    elsewhere = commitments(other)
    other.stop()
    assert first == again
    assert len(set(first)) == len(first)
    assert not set(first) & set(elsewhere)


def test_the_deal_of_today_is_what_the_list_says(lite: ServerProcess) -> None:
    async def test(http: Http) -> None:
        ada = await http.guest()
        told = await ada.ask("GET", "/challenges?days=1")
        assert sorted(one["game"] for one in told["days"]) == sorted(besace.GAMES)
        for one in told["days"]:
            answer = await ada.ask("POST", f"/challenges/{one['name']}/play")
            table, own = answer["table"], answer["you"]["seats"]
            assert table["deal"] == f"challenge/{one['name']}"
            assert (table["game"], table["players"], table["options"]) == (one["game"], one["players"], one["options"])
            assert (own, table["state"], table["commitment"]) == ([one["seat"]], "playing", one["commitment"])
            assert [seat["bot"] for seat in table["seats"] if seat["seat"] not in own] == [one["level"]] * (one["players"] - 1)
            assert (await ada.ask("GET", f"/challenges/{one['name']}"))["table"] == table["id"]

    run(lite, test)


def test_what_is_no_deal_is_refused(lite: ServerProcess) -> None:
    async def test(http: Http) -> None:
        ada = await http.guest()
        tomorrow = date.today() + timedelta(days=2)
        for name in (f"{tomorrow}-filou", "2025-01-01-filou", "2026-02-30-filou", "2026-11-16-chess", "x-NOTHERE2", "hello"):
            for method, path in (("GET", ""), ("POST", "/play"), ("POST", "/give-up"), ("GET", "/results")):
                problem = await ada.ask(method, f"/challenges/{name}{path}", status=404)
                assert problem["sentence"].endswith(".")
        for wrong in ({"game": "chess"}, {"players": 6}, {"level": "god"}, {"options": {"edition": "first"}}):
            wish = {"game": "filou", "players": 3, "level": "kitten", **wrong}
            assert (await ada.ask("POST", "/challenges", wish, 400))["sentence"].endswith(".")

    run(lite, test)


def test_two_who_choose_alike_play_the_same_game(server: ServerProcess) -> None:
    async def test(http: Http) -> None:
        ada, ben, eve = [await http.guest(name) for name in ("Ada", "Ben", "Eve")]
        for game, players in (("filou", 3), ("doggybag", 2), ("figaro", 3)):
            name = await make(ada, game, players, "stray")
            tables = [await finish(ada, name), await finish(ben, name), await finish(eve, name, any_move(5))]
            records = [(await ada.ask("GET", f"/tables/{table}/record"))["record"] for table in tables]
            assert records[0]["setup"] == records[1]["setup"] == records[2]["setup"]
            assert records[0]["result"] == records[1]["result"]
            assert sorted(records[0]["moves"]) == sorted(records[1]["moves"])
            assert sorted(records[0]["moves"]) != sorted(records[2]["moves"])
            results = (await ada.ask("GET", f"/challenges/{name}/results"))["results"]
            told = {one["name"]: one for one in results}
            assert [one["you"] for one in results].count(True) == 1
            assert told["Ada"]["rank"] == told["Ben"]["rank"]
            assert told["Ben"]["parting"] is None
            assert told["Eve"]["parting"]["mine"] != told["Eve"]["parting"]["theirs"]
            assert sorted(one["table"] for one in results) == sorted(tables)

    run(server, test)


def test_whoever_asks_several_times_gets_one_table(server: ServerProcess) -> None:
    async def test(http: Http) -> None:
        ada = await http.guest()
        name = await make(ada)
        assert len(set(await asyncio.gather(*(begin(ada, name) for _ in range(6))))) == 1
        told = await ada.ask("GET", f"/challenges/{name}")
        assert (told["begun"], told["finished"], told["you"]) == (1, 0, "playing")

    run(server, test)


def test_two_processes_share_the_secret_and_give_one_table(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database(f"deals{next(_numbers)}")
    servers = [ServerProcess(database, tmp_path) for _ in range(2)]

    async def test() -> None:
        async with servers[0].client() as here, servers[1].client() as there:
            commitments = [(await http.http.get("/api/challenges")).json()["days"][0]["commitment"] for http in (here, there)]
            assert commitments[0] == commitments[1]
            ada = await here.guest()
            elsewhere = Player(servers[1], there.http, ada.token, "Ada")
            name = await make(ada)
            both = [begin(player, name) for player in (ada, elsewhere) for _ in range(4)]
            assert len(set(await asyncio.gather(*both))) == 1
            ben = await there.guest("Ben")
            table = await finish(ben, name)
            await ada.ask("GET", f"/tables/{table}/record", status=403)
            await finish(elsewhere, name)
            await ada.ask("GET", f"/tables/{table}/record")  # finished with another process, open here at once

    asyncio.run(test())
    for server in servers:
        assert server.stop() == 0


def test_leaving_leaves_the_table_as_it_is(lite: ServerProcess) -> None:
    async def test(http: Http) -> None:
        ada = await http.guest()
        name = await make(ada)
        table = await begin(ada, name)
        seat = (await ada.ask("GET", f"/challenges/{name}"))["seat"]
        before = await ada.ask("GET", f"/tables/{table}/events?eye={seat}")
        left = await ada.ask("POST", f"/tables/{table}/leave", {})
        assert not any(seat["away"] for seat in left["table"]["seats"])
        assert await begin(ada, name) == table
        assert before["messages"][0]["view"]["moves"]
        await play_to_end(ada, table, first_move)
        assert await begin(ada, name) == table
        assert (await ada.ask("GET", f"/challenges/{name}"))["you"] == "over"

    run(lite, test)


def test_nothing_about_a_deal_can_be_changed(lite: ServerProcess) -> None:
    async def test(http: Http) -> None:
        ada = await http.guest()
        name, rated = await make(ada), await ada.ask("GET", "/ratings/filou")
        table = await begin(ada, name)
        seat = (await ada.ask("GET", f"/tables/{table}"))["you"]["seats"][0]
        other = (seat + 1) % 3
        await ada.ask("PUT", f"/tables/{table}/seats/{other}", {"kind": "bot", "bot": "random"}, 409)
        await ada.ask("PUT", f"/tables/{table}/seats/{other}", {"kind": "open"}, 409)
        await ada.ask("POST", f"/tables/{table}/host", {"seat": seat}, 409)
        await ada.ask("POST", f"/tables/{table}/contribution", {"contribution": "beef"}, 409)
        await ada.ask("POST", f"/tables/{table}/start", status=409)
        await ada.ask("POST", f"/tables/{table}/join", {}, 409)
        await ada.ask("GET", f"/tables/{table}/coach?seat={seat}", status=403)
        await play_to_end(ada, table, first_move)
        await ada.ask("POST", f"/tables/{table}/rematch", status=409)
        told = (await ada.ask("GET", f"/tables/{table}"))["table"]
        assert told["private"]
        assert told["deal"] == f"challenge/{name}"
        assert await ada.ask("GET", "/ratings/filou") == rated

    run(lite, test)


def doors(described: dict[str, Any]) -> list[tuple[str, str]]:
    """Every request of the description that is about one table."""
    return [(method.upper(), path) for path, ways in described["paths"].items() if "{table}" in path for method in ways]


BODIES: dict[str, Any] = {
    "/join": {}, "/leave": {}, "/contribution": {"contribution": "beef"}, "/host": {"seat": 0}, "/seats/{seat}": {"kind": "open"},
    "/show": {"seat": 0, "shown": True}, "/moves": {"ply": 0, "move": "0 pass"}, "/chat": {"text": "hello"},
    "/reactions": {"reaction": "🎉"}, "/review": {"seat": 0}, "/blocks": {"seat": 0}, "/mutes": {"seat": 0},
    "/reports": {"seat": 0, "reason": "chat"},
}  # fmt: skip
HARMLESS = {("GET", "/api/tables/{table}/qr.svg")}  # an address that nobody can sit down at


async def knock(http: Http, method: str, path: str, table: str, headers: dict[str, str]) -> tuple[int, str]:
    tail = path.removeprefix("/api/tables/{table}")
    address = path.replace("{table}", table).replace("{seat}", "0")
    body = BODIES.get(tail) if method in ("POST", "PUT") else None
    query = {"eye": "all"} if tail == "/replay" else {"eye": "board"} if tail == "/events" else {"seat": "0"}
    answer = await http.http.request(method, address, json=body, params=query, headers=headers)
    return answer.status_code, answer.text


async def refused_live(player: Player, table: str) -> None:
    for query in ("", "?eyes=board", "?eyes=0", "?eyes=0,1,2"):
        with pytest.raises((websockets.InvalidStatus, websockets.ConnectionClosed)):
            async with player.live(table, query) as live:
                await live.next()


def test_no_door_opens_before_ones_own_game_is_over(server: ServerProcess) -> None:
    async def test(http: Http) -> None:
        ada, ben, eve = [await http.guest(name) for name in ("Adalind", "Ben", "Eve")]
        name = await make(ada)
        table = await finish(ada, name)
        record = await ada.ask("GET", f"/tables/{table}/record")
        code = (await ada.ask("GET", f"/tables/{table}"))["table"]["code"]
        await ada.ask("POST", f"/tables/{table}/chat", {"text": "The big dog is with Zazou."}, 204)
        seat = (await ada.ask("GET", f"/challenges/{name}"))["seat"]
        await ada.ask("POST", f"/tables/{table}/show", {"seat": seat, "shown": True})
        await begin(ben, name)  # Ben is in the middle of it, Eve has not begun, and someone has not even said who they are
        described = (await http.http.get("/api/openapi.json")).json()
        every = doors(described)
        assert len(every) > 18
        for headers in (ben.headers, eve.headers, {}):
            for method, path in every:
                status, text = await knock(http, method, path, table, headers)
                if (method, path) in HARMLESS:
                    continue
                assert 400 <= status < 500, f"{method} {path}: {status} {text}"
                assert status != 422, f"{method} {path} was not tried: {text}"
                for secret in (record["seed"], "big dog", '"scores"', '"setup"'):
                    assert secret not in text, f"{method} {path} tells {secret}"
            answer = await http.http.get(f"/api/codes/{code}", headers=headers)
            assert answer.status_code == 403
            answer = await http.http.get(f"/api/challenges/{name}/results", headers=headers)
            assert answer.status_code in (401, 403)
            lists = ("tables", "me/tables", "me", "me/history", "me/data", "ratings/filou", "challenges", f"challenges/{name}")
            for path in lists:
                text = (await http.http.get(f"/api/{path}", headers=headers)).text
                assert table not in text, path
                assert record["seed"] not in text, path
                assert "Adalind" not in text, path  # nobody else at this server is called so
            told = (await http.http.get(f"/api/challenges/{name}", headers=headers)).json()
            assert (told["begun"], told["finished"]) == (2, 1)
        for player in (ben, eve):
            await refused_live(player, table)
        await finish(ben, name, any_move(3))
        for path in ("", "/record", "/draws", "/replay?eye=all", "/replay?eye=0", "/chat", "/events?eye=0", "/review?seat=0"):
            await ben.ask("GET", f"/tables/{table}{path}")
        async with ben.live(table, "?eyes=0,board") as live:
            assert (await live.until("welcome"))["table"]["seed"] == record["seed"]
        await eve.ask("GET", f"/tables/{table}", status=403)
        await ben.ask("POST", f"/tables/{table}/chat", {"text": "Well done!"}, 403)

    run(server, test)


def test_nobody_watches_a_game_of_a_deal_that_goes_on(lite: ServerProcess) -> None:
    async def test(http: Http) -> None:
        ada, ben = await http.guest("Ada"), await http.guest("Ben")
        name = await make(ada)
        await finish(ada, name)
        going_on = await begin(ben, name)
        assert "goes on" in (await ada.ask("GET", f"/tables/{going_on}", status=403))["sentence"]
        await ada.ask("GET", f"/tables/{going_on}/events", status=403)
        await ada.ask("POST", f"/tables/{going_on}/chat", {"text": "Bid nothing!"}, 403)
        await refused_live(ada, going_on)

    run(lite, test)


def test_who_looks_first_cannot_play_any_more(server: ServerProcess) -> None:
    async def test(http: Http) -> None:
        ada, ben = await http.guest("Ada"), await http.guest("Ben")
        name = await make(ada)
        table = await finish(ada, name)
        told = await ben.ask("POST", f"/challenges/{name}/give-up")
        assert (told["you"], told["begun"], told["finished"]) == ("given-up", 1, 1)
        await ben.ask("GET", f"/tables/{table}/record")
        results = (await ben.ask("GET", f"/challenges/{name}/results"))["results"]
        assert [(one["name"], one["you"], one["parting"]) for one in results] == [("Ada", False, None)]
        assert "given up" in (await ben.ask("POST", f"/challenges/{name}/play", status=409))["sentence"]
        await ben.ask("POST", f"/challenges/{name}/give-up")
        assert (await ada.ask("POST", f"/challenges/{name}/give-up"))["you"] == "over"  # nothing to give up

    run(server, test)


def test_who_gives_up_in_the_middle_cannot_go_on(server: ServerProcess) -> None:
    async def test(http: Http) -> None:
        ada, ben = await http.guest("Ada"), await http.guest("Ben")
        name = await make(ada)
        await finish(ada, name)
        table = await begin(ben, name)
        async with ben.live(table) as live:
            view = (await live.until("snapshot"))["view"]
            await ben.ask("POST", f"/challenges/{name}/give-up")
            assert (await live.until("table"))["table"]["state"] == "closed"
            await live.send(type="move", ply=view["ply"], move=view["moves"][0])
            assert (await live.until("refused"))["code"] == "state"
        assert (await ben.ask("GET", f"/tables/{table}"))["table"]["seed"] is None
        results = (await ben.ask("GET", f"/challenges/{name}/results"))["results"]
        assert [one["name"] for one in results] == ["Ada"]
        await ben.ask("POST", f"/challenges/{name}/play", status=409)

    run(server, test)


def test_data_and_forgetting(server: ServerProcess) -> None:
    async def test(http: Http) -> None:
        ada, ben = await http.guest("Ada"), await http.guest("Ben")
        name, other = await make(ada), await make(ben)
        table = await finish(ada, name)
        await finish(ben, name)
        unfinished = await begin(ada, other)
        data = await ada.ask("GET", "/me/data")
        assert {(one["deal"], one["table"]) for one in data["deals_played"]} == {
            (f"challenge/{name}", table), (f"challenge/{other}", unfinished),
        }  # fmt: skip
        assert [f"x-{one['code']}" for one in data["deals_made"]] == [name]
        await ada.ask("DELETE", "/me/data", status=204)
        results = (await ben.ask("GET", f"/challenges/{name}/results"))["results"]
        assert [one["name"] for one in results] == ["Ben"]
        assert (await ben.ask("GET", f"/challenges/{other}"))["begun"] == 0

    run(server, test)


def test_where_choices_part() -> None:
    mine = [(0, "1 card 3"), (5, "1 bid 2"), (9, "1 pass")]
    assert parting(mine, mine) is None
    found = parting(mine, [(1, "1 card 3"), (4, "1 bid 3"), (8, "1 pass")])
    assert found is not None
    assert (found.same, found.ply, found.mine, found.theirs_ply, found.theirs) == (1, 5, "1 bid 2", 4, "1 bid 3")
    first = parting(mine, [(0, "1 card 5")])
    assert first is not None
    assert first.same == 0


def test_better_places_come_first_and_words_are_in_both_languages(lite: ServerProcess) -> None:
    async def test(http: Http) -> None:
        people = [await http.guest(f"P{n}") for n in range(5)]
        name = await make(people[0], "doggybag", 3, "puppy")
        for n, person in enumerate(people):
            await finish(person, name, any_move(n))
        english, french = [await people[2].ask("GET", f"/challenges/{name}/results?lang={lang}") for lang in ("en", "fr")]
        results = english["results"]
        assert [one["rank"] for one in results] == sorted(one["rank"] for one in results)
        keys = [(one["place"], -one["score"]) for one in results]
        assert keys == sorted(keys)
        assert results[0]["rank"] == 1
        words = [{one["parting"]["theirs"] for one in told["results"] if one["parting"]} for told in (english, french)]
        assert words[0]
        assert words[0] != words[1]

    run(lite, test)

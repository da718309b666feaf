"""The coach at the table: for the owner of a seat, where it takes nothing from anybody, from what the seat knows."""

import asyncio
from typing import Any

import pytest

import besace
from besace.server.admin import EXPORT_VERSION, Admin
from besace.server.settings import Settings
from besace.server.store.engine import open_database
from tests.server.harness import Http, ServerProcess
from tests.server.test_leaks import pairs

BOT = {"kind": "bot", "bot": "random"}


@pytest.mark.parametrize("game", sorted(besace.GAMES))
def test_against_bots_there_is_always_a_coach(lite: ServerProcess, game: str) -> None:
    async def test() -> None:
        async with lite.client() as http:
            player = await http.guest()
            table = await player.new_table(game, 3, seats=[{"kind": "me"}, BOT, BOT])
            assert (await player.ask("GET", f"/tables/{table}"))["you"]["coached"] == [0]
            await player.ask("GET", f"/tables/{table}/coach?seat=0", status=409)
            await player.ask("POST", f"/tables/{table}/start")
            advice: dict[str, Any] = {"hint": None}
            while advice["hint"] is None:
                advice = await player.ask("GET", f"/tables/{table}/coach?seat=0&lang=fr")
            await player.ask("POST", f"/tables/{table}/moves", {"ply": advice["ply"], "move": advice["hint"]["move"]})
            odds = await player.ask("GET", f"/tables/{table}/coach?seat=0&hint=false")
            assert odds["hint"] is None

    asyncio.run(test())


def test_against_people_only_where_the_rules_of_the_table_say_so(lite: ServerProcess) -> None:
    async def test() -> None:
        async with lite.client() as http:
            ada, bob, eve = [await http.guest(name) for name in ("Ada", "Bob", "Eve")]
            for rules, status in (({}, 403), ({"coach": True}, 200)):
                table = await ada.new_table("filou", 3, seats=[{"kind": "me"}, {"kind": "open"}, BOT], rules=rules)
                joined = await bob.ask("POST", f"/tables/{table}/join", {"seat": 1})
                assert joined["table"]["rules"]["coach"] is bool(rules)
                assert joined["you"]["coached"] == ([1] if rules else [])
                await ada.ask("POST", f"/tables/{table}/start")
                for player, seat in ((ada, 0), (bob, 1)):
                    await player.ask("GET", f"/tables/{table}/coach?seat={seat}", status=status)
                for player, seat in ((ada, 1), (bob, 0), (ada, 2), (eve, 0)):
                    await player.ask("GET", f"/tables/{table}/coach?seat={seat}", status=403)
                assert (await http.http.get(f"/api/tables/{table}/coach?seat=0")).status_code == 401

    asyncio.run(test())


def test_the_coach_calls_everyone_as_the_screen_does(lite: ServerProcess) -> None:
    async def test() -> None:
        async with lite.client() as http:
            player = await http.guest("Ada")
            table = await player.new_table("figaro", 3, seats=[{"kind": "me"}, BOT, BOT])
            await player.ask("POST", f"/tables/{table}/start")
            said = await player.ask("GET", f"/tables/{table}/coach?seat=0&hint=false")
            named = " ".join(odds["sentence"] for odds in said["odds"] if "seat" in odds["about"])
            assert "Moka" in named
            assert "Zazou" in named
            assert "random" not in named

    asyncio.run(test())


async def advice_on(http: Http, database: str, record: dict[str, Any], seat: int) -> str:
    """All that the coach says about a game that was brought to this position."""
    settings = Settings(database_url=database)
    opened = await open_database(settings)
    table, _ = await Admin(settings, opened).import_({"besace_table": EXPORT_VERSION, "record": record, "rules": {"coach": True}})
    await opened.close()
    player = await http.guest("Eye")
    await player.ask("POST", f"/tables/{table}/join", {"seat": seat})
    answer = await http.http.get(f"/api/tables/{table}/coach?seat={seat}", headers=player.headers)
    assert answer.status_code == 200, answer.text
    return answer.text


@pytest.mark.parametrize("game", sorted(besace.GAMES))
def test_games_that_a_seat_cannot_tell_apart_are_coached_in_the_same_bytes(lite: ServerProcess, game: str) -> None:
    async def test() -> None:
        async with lite.client() as http:
            odds, hints = 0, 0
            for eye, one, other in pairs(game, wanted=8):
                if eye is None:
                    continue
                said = await advice_on(http, lite.database, one, eye)
                assert said == await advice_on(http, lite.database, other, eye)
                odds += '"sentence"' in said
                hints += '"hint":null' not in said
            assert odds
            assert hints

    asyncio.run(test())

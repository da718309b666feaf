"""Whole games over real WebSockets, on both databases."""

import asyncio
import json

import pytest

import besace
from besace.play.fair import draws_of, verify
from tests.server.harness import ServerProcess, full_game


@pytest.mark.parametrize("game", sorted(besace.GAMES))
def test_a_whole_game_between_people(server: ServerProcess, game: str) -> None:
    async def play() -> None:
        async with server.client() as http:
            players = [await http.guest(f"P{i}") for i in range(4)]
            table, seen = await full_game(players, game, contribution="c0ffee")
            record = await players[0].ask("GET", f"/tables/{table}/record")
            match = verify(record)
            assert match.over
            for seat, events in enumerate(seen):
                assert events[-1]["view"] == match.view(seat)
                told = [event["version"] for event in events if event["type"] == "event"]
                assert told == list(range(events[0]["version"] + 1, match.ply + 1))
            assert record["contributions"][0] == "c0ffee"
            draws = await players[1].ask("GET", f"/tables/{table}/draws")
            assert draws == json.loads(json.dumps(draws_of(record)))

    asyncio.run(play())


@pytest.mark.parametrize("game", sorted(besace.GAMES))
def test_bots_play_a_whole_game_by_themselves(server: ServerProcess, game: str) -> None:
    async def play() -> None:
        async with server.client() as http:
            host = await http.guest()
            table = await host.new_table(game, 3, seats=[{"kind": "bot", "bot": "random"}] * 3)
            await host.ask("POST", f"/tables/{table}/start")
            async with host.live(table, "?eyes=board") as live:
                await live.until("welcome")
                while not (await live.until("event", "snapshot"))["view"]["over"]:
                    pass
            assert verify(await host.ask("GET", f"/tables/{table}/record")).over

    asyncio.run(play())

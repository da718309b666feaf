"""Bots of others at tables: those that whoever runs the server has named, and no others."""

import asyncio
from pathlib import Path

from tests.server.harness import GAME, ServerProcess, any_move, play_to_end

MODULE = "tests.bots.test_outside_bots"


def test_a_bot_that_the_server_offers_plays_and_no_other_is_imported(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "besace.sqlite3"), tmp_path, bots=f"eager={MODULE}:Last:depth=2")

    async def test() -> None:
        async with server.client() as http:
            told = (await http.http.get("/api/games")).json()
            assert told["others"] == ["eager"]
            assert told["bots"][-1] == "eager"
            ada = await http.guest("Ada")
            wish = {"game": "filou", "players": 3, "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": "eager"}] * 2]}
            for refused in (f"{MODULE}:Last", "last", "antigravity:fly"):
                wrong = wish | {"seats": [{"kind": "me"}, *[{"kind": "bot", "bot": refused}] * 2]}
                problem = await ada.ask("POST", "/tables", wrong, status=400)
                assert problem["sentence"].startswith("There is no bot called")
            table = await ada.new_table(**wish)
            await ada.ask("POST", f"/tables/{table}/start")
            seen = await asyncio.wait_for(play_to_end(ada, table, any_move()), GAME)
            assert seen[-1]["view"]["over"]

    try:
        asyncio.run(test())
    finally:
        server.stop()
    assert "could not choose" not in server.log.read_text()

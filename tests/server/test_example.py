"""The example that the documentation shows plays a whole game."""

import asyncio
import subprocess
import sys
from pathlib import Path

from tests.server.harness import ServerProcess

EXAMPLE = Path(__file__).parents[2] / "examples" / "remote_bot.py"
MOST_LINES = 30


def test_the_remote_bot_plays_legally_to_the_end(lite: ServerProcess) -> None:
    async def play() -> None:
        async with lite.client() as http:
            host = await http.guest()
            seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
            made = (await host.ask("POST", "/tables", {"game": "doggybag", "players": 3, "seats": seats}, 201))["table"]
            robot = subprocess.Popen([sys.executable, EXAMPLE, lite.url, made["code"]], stdout=subprocess.PIPE, text=True)
            while (await host.ask("GET", f"/tables/{made['id']}"))["table"]["seats"][0]["kind"] == "open":
                await asyncio.sleep(0.05)
            await host.ask("POST", f"/tables/{made['id']}/start")
            said, _ = await asyncio.to_thread(robot.communicate, None, 60)
            assert said.startswith("Scores:")

    asyncio.run(play())


def test_the_example_stays_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= MOST_LINES

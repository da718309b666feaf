"""Deals that are the same every time, and pages that play them by themselves, with a fast clock and moves over HTTP."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, insert

from besace.games import GAMES
from besace.server.deals.challenges import SECRET
from besace.server.settings import read_settings
from besace.server.store.engine import Database
from besace.server.store.models import challenges, secrets
from tests.server.harness import ServerProcess

LUCK = b"to the end"
LEVEL = "puppy"
ANIMATED, STILL = "fast", "off"  # as the settings of a browser name them
HASTE = 10
SETTING = "(speed) => localStorage.setItem('besace.settings', JSON.stringify({ speed }))"
FAST_CLOCK = """(haste) => {
  const later = window.setTimeout.bind(window);
  window.setTimeout = (call, wait = 0, ...rest) => later(call, wait / haste, ...rest);
}"""
MOVING = "document.getAnimations().filter((one) => one.playState === 'running' && one.effect.getTiming().duration > 20).length"
PLAYER = r"""() => {
  let view = null, next = 0, choices = 0;
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      this.addEventListener("message", ({ data }) => {
        for (const line of data.split("\n")) {
          const { view: whole, change } = JSON.parse(line);
          view = whole ?? (change === undefined ? view : { ...view, ...change });
        }
      });
    }
  };
  setInterval(async () => {
    document.querySelector(".reach")?.click();
    if (view === null || view.ply < next || view.moves.length === 0 || !document.querySelector("section.own > .asked")) return;
    next = Infinity;
    const move = view.moves[(7 * ++choices) % view.moves.length];
    const path = location.pathname.replace("/table/", "/api/tables/");
    const body = JSON.stringify({ ply: view.ply, move });
    const answer = await fetch(`${path}/moves`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
    next = (await answer.json()).version;
  }, 10);
  for (const wrong of ["error", "unhandledrejection"]) addEventListener(wrong, () => (window.broken = true));
}"""


def code_of(game: str, players: int) -> str:
    return f"{game.upper()}{players}"


def lay_out(connection: Connection) -> None:
    connection.execute(insert(secrets).values(name=SECRET, value=LUCK))
    for game in GAMES.values():
        for players in game.players:
            deal = {"code": code_of(game.name, players), "game": game.name, "players": players, "level": LEVEL, "seat": 0}
            options = game.check_options({}, players)
            connection.execute(insert(challenges).values(**deal, options=options, created_at=0))


async def prepare(database: str) -> None:
    """A deal of each game for each number of players, from luck that is always the same."""
    store = Database(read_settings({}, database_url=database))
    await store.open()
    await store.write(lay_out)
    await store.close()


@contextmanager
def prepared_server(folder: Path) -> Iterator[ServerProcess]:
    file = str(folder / "besace.sqlite3")
    with ThreadPoolExecutor(1) as aside:  # the browser's own loop runs in this thread
        aside.submit(asyncio.run, prepare(file)).result()
    running = ServerProcess(file, folder)
    yield running
    running.stop()

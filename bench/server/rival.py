"""Besace beside boardgame.io's own server, in turns on one machine: ``python -m bench.server.rival [SECONDS]``.

npm installs boardgame.io into a folder of its own below ``build``; nothing of it is kept here. Its game (`rival.js`) is of our
shape, four seats that move one after the other, and our client processes play both, a hundred tables at once. It has two stores:
memory, its default, which a restart empties, and a folder of files; and it can tell whole states, its default, or patches.
Ours stores every move on disk before anyone hears of it.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))
from bench.server.bench import CHOICES, Server, cpu_of, free_port, games_of, load, show
from bench.server.prepare import PLAYERS, Prepared, prepare
from tests.server.postgres import Postgres, running

PACKAGES = ("boardgame.io@0.50.2", "node-persist@3.1.3")  # and what its store of files needs
HERE, FOLDER = Path(__file__).parent, Path(__file__).parents[2] / "build" / "rival"
CLIENT = "bench.server.rival_client"
PRODUCTION = {"NODE_ENV": "production"}  # as whoever hosts it would run it
TURNS, TABLES = 2, 100
MATCHES = 100  # that end within a second, at most
Result = dict[str, Any]


class Rival(Server):
    """boardgame.io with so many matches."""

    def __init__(self, matches: int, where: str, told: str) -> None:
        self.port = free_port()
        command = ["node", "rival.js", str(self.port), str(matches), where, told]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, cwd=FOLDER, env=os.environ | PRODUCTION)
        assert self.process.stdout is not None
        while self.process.stdout.readline() != b"ready\n":
            if self.process.poll() is not None:
                raise RuntimeError("boardgame.io's server did not start")

    def cpu(self) -> float:
        return cpu_of(str(self.process.pid))


def install() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "rival.js").write_text((HERE / "rival.js").read_text())
    wish = ["install", "--no-save", "--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"]
    subprocess.run(["npm", *wish, *PACKAGES], cwd=FOLDER, check=True)


def ours(database: str, seconds: float, rate: float, workers: int = 1) -> Result:
    tables = prepare(database, games_of(seconds))
    server = Server(database, workers=workers)
    server.wait()
    time.sleep(workers - 1)  # until the slower one has loaded the rules, too
    try:
        return load(server, tables, TABLES, rate, seconds)
    finally:
        server.stop()


def theirs(folder: str, seconds: float, rate: float, where: str, told: str) -> Result:
    matches = TABLES + int(MATCHES * seconds)
    server = Rival(matches, f"{folder}/files" if where == "files" else where, told)
    secrets = tuple(f"secret{seat}" for seat in range(PLAYERS))
    tables = [Prepared(f"match{number}", "four", secrets) for number in range(matches)]
    try:
        return load(server, tables, TABLES, rate, seconds, client=CLIENT)
    finally:
        server.stop()


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 8.0
    install()
    with running() as postgres:
        best: dict[str, Result] = {}
        for turn in range(TURNS):
            for title, run in contenders(postgres, seconds, str(turn)).items():
                result = run(0)
                show(f"{title}, {TABLES} busy tables", result)
                if title not in best or result["moves_per_second"] > best[title]["moves_per_second"]:
                    best[title] = result
        for title, run in contenders(postgres, seconds, "half").items():
            asked = CHOICES if title.startswith("Besace") else 1  # nothing of their game is left to chance
            show(f"{title}, at half of its best", run(asked * best[title]["moves_per_second"] / 2))


def contenders(postgres: Postgres, seconds: float, turn: str) -> dict[str, Callable[[float], Result]]:
    """Each begins anew; given the moves a second that are asked for, or 0 for as many as it takes."""

    def lite(rate: float) -> Result:
        with tempfile.TemporaryDirectory(prefix="besace-bench-") as folder:
            return ours(f"{folder}/tables.sqlite3", seconds, rate)

    def other(where: str, told: str) -> Callable[[float], Result]:
        def run(rate: float) -> Result:
            with tempfile.TemporaryDirectory(prefix="besace-bench-") as folder:
                return theirs(folder, seconds, rate, where, told)

        return run

    return {
        "Besace, SQLite, one process": lite,
        "Besace, PostgreSQL, two workers": lambda rate: ours(postgres.new_database(f"rival{turn}"), seconds, rate, 2),
        "boardgame.io, memory, whole states": other("memory", "whole"),
        "boardgame.io, memory, patches": other("memory", "patches"),
        "boardgame.io, files, whole states": other("files", "whole"),
    }


if __name__ == "__main__":
    main()

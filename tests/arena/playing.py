"""Arenas to test with: small, of random players."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import besace
from besace.arena import one_game
from besace.arena.plan import Plan, make_plan

ROOT = Path(__file__).parents[2]
PATIENCE = 120  # seconds until a process that shows nothing is given up


def plan(players: str | int = 3, bots: Sequence[str] = ("random",), games: int = 6, seed: int = 7, **more: Any) -> Plan:
    """A plan of Doggy Bag games, which have chance after the deal."""
    name, options = more.pop("game", "doggybag"), more.pop("options", {})
    return make_plan(name, players, options, bots, games, seed, **more)


def sound(results: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Results without what the clock says."""
    return [{key: value for key, value in result.items() if key != "thinking"} for result in results]


@pytest.fixture
def strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let "random", "a" and "b" be three random bots that do not play alike, in this process."""
    offsets = {"random": 0, "a": 1, "b": 2}
    monkeypatch.setattr(one_game, "make", lambda name, seed=0: besace.bot("random", seed=seed + offsets[name]))
    monkeypatch.setattr("besace.arena.plan.make", lambda name: offsets[name])


def arena_arguments(results: Path, games: int, jobs: int) -> list[str]:
    """What ``besace`` is told to play an arena of four players."""
    settings = ["arena", "doggybag", "--players", "4", "--bots", "random", "--games", str(games), "--seed", "5"]
    return [*settings, "--jobs", str(jobs), "--results", str(results), "--json"]


class Arena:
    """``besace arena`` as a process of its own, with a file of results."""

    def __init__(self, results: Path, games: int, jobs: int) -> None:
        self.results = results
        self.children: list[int] = []  # the processes that it had when it was stopped
        command = [sys.executable, "-m", "besace", *arena_arguments(results, games, jobs)]
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=os.environ | {"NO_COLOR": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def lines(self) -> int:
        return self.results.read_bytes().count(b"\n") if self.results.exists() else 0

    def stop_after(self, games: int, number: signal.Signals) -> str:
        """Send a signal as soon as so many games are written; return what it said on stderr."""
        until = time.monotonic() + PATIENCE
        while self.lines() <= games and self.process.poll() is None:
            assert time.monotonic() < until, "the arena wrote nothing"
            time.sleep(0.002)
        self.children = _children(self.process.pid)
        os.killpg(self.process.pid, number) if number == signal.SIGINT else self.process.send_signal(number)  # as Ctrl-C does
        return self.process.communicate(timeout=PATIENCE)[1]  # ends when the last child has let go of the pipe


def _children(pid: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

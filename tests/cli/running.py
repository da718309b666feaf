"""Run the command line: in this process where that is enough, as a process of its own where it matters."""

import io
import os
import random
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

import besace
from besace.cli import main

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "besace"]


def environment(**more: str) -> dict[str, str]:
    return os.environ | {"LC_ALL": "C.UTF-8", "COLUMNS": "80", "NO_COLOR": "1", "TERM": "xterm"} | more


@dataclass(frozen=True)
class Done:
    """How a command ended and what it wrote."""

    status: int
    out: str
    err: str


def run(*arguments: str, given: str | bytes = "") -> Done:
    """Run ``besace …`` in this process."""
    stdin = io.TextIOWrapper(io.BytesIO(given.encode() if isinstance(given, str) else given))
    out, err = io.StringIO(), io.StringIO()
    with (
        mock.patch.dict(os.environ, environment(), clear=True),
        mock.patch.object(sys, "stdin", stdin),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        status = main(arguments)
    return Done(status, out.getvalue(), err.getvalue())


def run_apart(*arguments: str) -> Done:
    """Run ``besace …`` as people do, as a process of its own."""
    done = subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, env=environment(), cwd=ROOT)
    return Done(done.returncode, done.stdout, done.stderr)


def random_match(game: str, players: int, moves: int = 10**6, seed: int = 5, **options: Any) -> besace.Match:
    """A game of random players, stopped after so many moves."""
    match, chance, bot = besace.new(game, players, seed=seed, **options), random.Random(seed), besace.bot("random", seed=seed)
    while not match.over and match.ply < moves:
        seat = match.to_act[0]
        if seat == "*":
            match.chance(chance)
        else:
            match.play(bot.choose(match.observation(seat)))
    return match


def refused(done: Done) -> str:
    """The one sentence of a refusal."""
    assert done.status == 2, done
    assert done.out == "", done
    lines = done.err.splitlines()
    assert len(lines) == 1, done.err
    assert lines[0].endswith((".", "?", "!")), lines[0]
    assert lines[0][0].isupper() or lines[0][0] in '"/' or lines[0].split()[0] in besace.GAMES, lines[0]
    return lines[0]

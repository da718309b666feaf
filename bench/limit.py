"""The hand-optimised C++ of the same rules, where it is at hand: build it, time it, and replay its games."""

import json
import os
import shutil
import statistics
import subprocess
from pathlib import Path
from typing import Any

import besace

ROOT = Path(__file__).parents[1]
SOURCE = Path(os.environ.get("BESACE_LIMIT", ROOT.parent / "shared" / "limit"))
BUILD = ROOT / "build" / "limit"
COLUMNS = ("game", "players", "mode", "games_s", "moves_s", "decisions_s", "length", "decisions", "state_bytes", "least", "most")
EXTRA = ("choices", "legal", "decisions", "chance")  # what a trace has beside the portable record


def build() -> str | None:
    """Build the programs; say why not where that cannot be done."""
    if not (SOURCE / "Makefile").is_file():
        return f"{SOURCE} is not there"
    if not shutil.which("make") or not shutil.which("g++"):
        return "make and g++ are needed to build it"
    BUILD.mkdir(parents=True, exist_ok=True)
    done = subprocess.run(["make", "-s", "-C", str(SOURCE), f"BUILD={BUILD}"], capture_output=True, text=True)
    return f"it did not build: {done.stderr.strip().splitlines()[-1]}" if done.returncode else None


def has(game: str) -> bool:
    return (BUILD / game).is_file()


class Timed:
    """Runs of both of its ways to play, for one game and player count."""

    def __init__(self, game: str, players: int, seconds: float) -> None:
        self.command = [str(BUILD / game), "--bench", str(players), "--seconds", str(seconds), "--runs", "1"]
        self.seconds = seconds
        self.rows: dict[str, list[dict[str, float]]] = {"engine": [], "limit": []}

    def run(self) -> None:
        for line in subprocess.run(self.command, capture_output=True, text=True, check=True).stdout.splitlines():
            row = dict(zip(COLUMNS, line.split("\t"), strict=True))
            self.rows[row["mode"]].append({name: float(row[name]) for name in ("games_s", "moves_s", "length", "state_bytes")})

    def figures(self) -> dict[str, float]:
        engine = self.rows["engine"]
        return {
            "engine_moves_per_second": max(row["moves_s"] for row in engine),
            "limit_moves_per_second": max(row["moves_s"] for row in self.rows["limit"]),
            "length": statistics.mean(row["length"] for row in engine),
            "games": min(row["games_s"] for row in engine) * self.seconds,  # each run plays the same games again
            "state_bytes": engine[0]["state_bytes"],
        }


def replay(game: str, players: int, games: int) -> int:
    """Replay its games through our engine, comparing legal moves at every ply and the result; return how many plies agreed."""
    command = [str(BUILD / game), "--trace", "1", str(players), str(games)]
    plies = 0
    for line in subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines():
        plies += _replay_one(json.loads(line))
    return plies


def _replay_one(trace: dict[str, Any]) -> int:
    record = {key: value for key, value in trace.items() if key not in EXTRA}
    match = besace.load(record, at=0)  # checks every move and the result
    for ply, (text, legal) in enumerate(zip(trace["moves"], trace["legal"], strict=True)):
        ours = _count_legal(match, "*" if text[0] == "*" else int(text[0]))
        if ours != legal:
            raise SystemExit(
                f"{trace['game']}, {trace['players']} players, ply {ply}: {ours} legal moves, the limit has {legal}."
            )
        match.play(text)
    return match.ply


def _count_legal(match: besace.Match, seat: int | str) -> int:
    """How many moves are legal by the C++, whose D3 does not count the Intendant's bones: nobody announces more than the bag."""
    moves = match.moves(seat)
    flips = [int(move.split()[3]) for move in moves if match.game.name == "doggybag" and move.split()[1] == "flip"]
    most = max(8, match.view(None)["bag_size"]) if flips else 0
    return len(moves) - sum(announced > most for announced in flips)

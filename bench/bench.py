"""How fast it is: every game and player count, interpreted, compiled and on all cores, beside C++ of the same rules.

    make bench                     everything, a few minutes
    python bench/bench.py --quick  a rough idea in a fraction of the time

Everything is measured in rounds, minutes apart, since others may use the machine too, and in a round one core, the limit and all
cores take turns. A speed is the best of all turns, and a ratio is one of such speeds. They are printed and in build/bench.json.
"""

import argparse
import json
import platform
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import limit
import ours
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import besace

T = TypeVar("T")
OUT = Path(__file__).parents[1] / "build" / "bench.json"
CORES = len(ours.ALL_CORES)
CORE = max(ours.ALL_CORES)
SIGMAS = 4  # average lengths further apart than this many standard errors do not agree
LEAST_WIDTH = 136
TURNS = 3  # in a round
CALLS = 20  # times that single calls are measured in a round
ROUNDING = 0.005  # of the limit's average length


class Cell:
    """One game and player count, measured a round at a time."""

    def __init__(self, game: str, players: int, seconds: float, against: bool) -> None:
        self.game, self.players, self.seconds = game, players, seconds
        ours.pinned(CORE)
        self.one = ours.Playouts(game, players, 1, seconds)
        self.limit = limit.Timed(game, players, seconds) if against else None
        ours.pinned(None)
        self.every = ours.Playouts(game, players, CORES, seconds)
        self.interpreted: list[dict[str, float]] = []
        self.calls: list[dict[str, float]] = []

    def round(self) -> None:
        """One core, the limit and all cores take turns; then what stands alone."""
        for _ in range(TURNS):
            ours.pinned(CORE)
            self.one.run()
            if self.limit:
                self.limit.run()
            ours.pinned(None)
            self.every.run()
        self.interpreted.append(ours.interpreted(self.game, self.players, self.seconds))
        self.calls.append(ours.calls(self.game, self.players, CALLS))

    def figures(self, traces: int) -> dict[str, Any]:
        """What was measured, and whether so many games of the limit are ours too."""
        row: dict[str, Any] = {"game": self.game, "players": self.players}
        row["interpreted"] = max(self.interpreted, key=lambda figures: figures["moves_per_second"])
        row |= {"one_core": self.one.figures(), "all_cores": self.every.figures()}
        row["calls"] = {name: min(figures[name] for figures in self.calls) for name in self.calls[0]}
        row["all_to_one"] = row["all_cores"]["moves_per_second"] / row["one_core"]["moves_per_second"]
        if self.limit:
            row["limit"] = self.limit.figures()
            row["ratio_to_engine"] = row["one_core"]["moves_per_second"] / row["limit"]["engine_moves_per_second"]
            row["lengths_agree"] = lengths_agree(row)
            row["replayed"] = {"games": traces, "plies": limit.replay(self.game, self.players, traces)}
        return row


def lengths_agree(row: dict[str, Any]) -> bool:
    """Whether our average length is the limit's, within sampling error."""
    mine, theirs = row["one_core"], row["limit"]
    sd = mine["length_error"] * mine["games"] ** 0.5
    error = (mine["length_error"] ** 2 + sd**2 / theirs["games"]) ** 0.5
    return bool(abs(mine["length"] - theirs["length"]) <= SIGMAS * error + ROUNDING)


def speed(figure: float) -> str:
    return f"{figure / 1e6:.1f}" if figure >= 1e7 else f"{figure / 1e6:.2f}"


def print_speeds(console: Console, rows: list[dict[str, Any]]) -> None:
    table = Table(box=SIMPLE_HEAD, title="Random playouts, million moves a second")
    headings = (
        "game",
        "players",
        "interpreted",
        "one core",
        "games/s",
        f"{CORES} cores",
        "×",
        "C++ engine",
        "ratio",
        "C++ limit",
    )
    for heading in (*headings, "moves/game", "C++"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for row in rows:
        one, every, theirs = row["one_core"], row["all_cores"], row.get("limit")
        cells = [row["game"], str(row["players"]), speed(row["interpreted"]["moves_per_second"]), speed(one["moves_per_second"])]
        cells += [f"{one['games_per_second']:,.0f}", speed(every["moves_per_second"])]
        cells += [f"{row['all_to_one']:.2f}"]
        if theirs:
            cells += [
                speed(theirs["engine_moves_per_second"]),
                f"{row['ratio_to_engine']:.2f}",
                speed(theirs["limit_moves_per_second"]),
            ]
        else:
            cells += ["–", "–", "–"]
        cells += [f"{one['length']:.2f}"]
        cells += [f"{theirs['length']:.2f} {'agrees' if row['lengths_agree'] else 'DIFFERS'}" if theirs else "–"]
        table.add_row(*cells)
    console.print(table)


def print_calls(console: Console, rows: list[dict[str, Any]]) -> None:
    table = Table(box=SIMPLE_HEAD, title="Called one by one from Python")
    columns: list[tuple[str, Callable[[dict[str, Any]], str]]] = [
        ("state, bytes", lambda c: f"{c['state_bytes']}"),
        ("copy, compiled, ns", lambda c: f"{c['copy_ns']:.0f}"),
        ("copy, µs", lambda c: f"{c['copy_call_us']:.2f}"),
        ("step, µs", lambda c: f"{c['step_us']:.2f}"),
        ("legal, µs", lambda c: f"{c['legal_us']:.2f}"),
        ("match.play, µs", lambda c: f"{c['play_us']:.1f}"),
    ]
    table.add_column("game")
    table.add_column("players", justify="right")
    for heading, _ in columns:
        table.add_column(heading, justify="right")
    for row in rows:
        table.add_row(row["game"], str(row["players"]), *(show(row["calls"]) for _, show in columns))
    console.print(table)


def print_rest(console: Console, result: dict[str, Any]) -> None:
    starts = result["starts"]
    first = ", ".join(f"{game} {seconds:.2f}" for game, seconds in starts["first_move_seconds"].items())
    console.print(
        f"Cold start: everything compiled in {starts['cold_seconds']:.1f} s; once warm {starts['warm_again_seconds']:.1f} s."
    )
    console.print(f"Warm start, a fresh process to its first move, seconds: {first}.")
    if result["limit_missing"]:
        console.print(f"No comparison with C++: {result['limit_missing']}.")
    replayed = [row["replayed"] for row in result["rows"] if "replayed" in row]
    if replayed:
        games, plies = sum(r["games"] for r in replayed), sum(r["plies"] for r in replayed)
        console.print(
            f"{games:,} games of the C++ replayed here: legal moves at all {plies:,} plies, and all results, are equal."
        )


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure Besace.")
    parser.add_argument("--quick", action="store_true", help="a rough idea in a fraction of the time")
    parser.add_argument("--game", choices=list(besace.GAMES), help="only this game")
    asked = parser.parse_args()
    seconds, rounds, traces = (0.1, 3, 20) if asked.quick else (0.4, 5, 200)
    missing = limit.build()
    todo = [(name, n) for name, game in besace.GAMES.items() if asked.game in (None, name) for n in game.players]
    console = Console(highlight=False)
    console.width = max(console.width, LEAST_WIDTH)
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("Measuring", total=(rounds + 2) * len(todo) + 1)

        def told(of: str, those: Iterable[T]) -> Iterator[T]:
            for one, (name, players) in zip(those, todo, strict=True):
                bar.update(task, description=f"{of}: {name}, {players} players")
                yield one
                bar.advance(task)

        cells = [Cell(*one, seconds, missing is None and limit.has(one[0])) for one in told("Loading", todo)]
        for number in range(rounds):
            for cell in told(f"Round {number + 1} of {rounds}", cells):
                cell.round()
        rows = [cell.figures(traces) for cell in told("Replaying", cells)]
        bar.update(task, description="Measuring starts")
        starts = ours.starts(3 if asked.quick else 5)
    machine = {"cores": CORES, "machine": platform.machine(), "python": platform.python_version()}
    result = {"machine": machine, "quick": asked.quick, "rows": rows, "starts": starts, "limit_missing": missing}
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(json.dumps(result, indent=1) + "\n")
    print_speeds(console, rows)
    print_calls(console, rows)
    print_rest(console, result)
    console.print(f"All figures: {OUT}")
    return 0 if all(row.get("lengths_agree", True) for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())

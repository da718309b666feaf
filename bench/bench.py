"""How fast it is: every game and player count, interpreted, compiled and on all cores, beside C++ of the same rules.

    make bench                     everything, a few minutes
    python bench/bench.py --quick  a rough idea in a fraction of the time

Speeds are the best of several runs, since others may use the machine too; ratios are medians of the ratios in each round, where
one core, all cores and the limit take turns. They are printed and written to build/bench.json.
"""

import argparse
import json
import platform
import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import limit
import ours
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import besace

OUT = Path(__file__).parents[1] / "build" / "bench.json"
CORES = len(ours.ALL_CORES)
CORE = max(ours.ALL_CORES)
SIGMAS = 4  # average lengths further apart than this many standard errors do not agree
LEAST_WIDTH = 136
ROUNDING = 0.005  # of the limit's average length


def measure(game: str, players: int, seconds: float, runs: int, traces: int, against: bool) -> dict[str, Any]:
    """All figures of one game and player count."""
    ours.pinned(CORE)
    one, timed = ours.Playouts(game, players, 1, seconds), limit.Timed(game, players, seconds) if against else None
    ours.pinned(None)
    every = ours.Playouts(game, players, CORES, seconds)
    for _ in range(runs):
        ours.pinned(CORE)
        one.run()
        if timed:
            timed.run()
        ours.pinned(None)
        every.run()
    row = {"game": game, "players": players, "interpreted": ours.interpreted(game, players, seconds, runs)}
    row |= {"one_core": one.figures(), "all_cores": every.figures(), "calls": ours.calls(game, players, 20 * runs)}
    row["all_to_one"] = paired(every.speeds, one.speeds)
    if timed:
        row["limit"] = timed.figures()
        row["ratio_to_engine"] = paired(one.speeds, [run["moves_s"] for run in timed.rows["engine"]])
        row["lengths_agree"] = lengths_agree(row)
        row["replayed"] = {"games": traces, "plies": limit.replay(game, players, traces)}
    return row


def paired(these: list[float], those: list[float]) -> float:
    """The median ratio of runs that followed each other, so that a busy moment of the machine weighs on both."""
    return statistics.median(one / other for one, other in zip(these, those, strict=True))


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
    seconds, runs, traces = (0.1, 3, 20) if asked.quick else (0.5, 5, 200)
    missing = limit.build()
    todo = [(name, n) for name, game in besace.GAMES.items() if asked.game in (None, name) for n in game.players]
    rows = []
    console = Console(highlight=False)
    console.width = max(console.width, LEAST_WIDTH)
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("Measuring", total=len(todo) + 1)
        for name, players in todo:
            bar.update(task, description=f"Measuring {name}, {players} players")
            rows.append(measure(name, players, seconds, runs, traces, missing is None and limit.has(name)))
            bar.advance(task)
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

"""Measure our engine: random playouts, single calls from Python, starts. Run as a program it measures interpreted playouts."""

import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from typing import Any

import besace
from besace.arena.simulate import option_numbers
from besace.kernel import boxed
from besace.kernel.batch import run_batch
from besace.kernel.generic import CHANCE_SEAT, copy, new_records
from besace.kernel.jit import JIT
from besace.kernel.stream import new_numbers

SEED = 1
RING = 256  # states that a measured copy goes round


def defaults(game: str) -> Any:
    return option_numbers(game, {option.name: option.default for option in besace.GAMES[game].options})


class Playouts:
    """Random games of one game and player count, a run at a time."""

    def __init__(self, game: str, players: int, jobs: int, seconds: float) -> None:
        self.game, self.players, self.jobs, self.options = game, players, jobs, defaults(game)
        self.first = 0
        self.lengths = [0, 0, 0]  # games, moves, squares of moves
        self.speeds: list[float] = []
        self.games = 8 * jobs
        self._time()  # loads the compiled code
        while (taken := self._time()) < seconds / 4:
            self.games *= 2
        self.games = max(jobs, int(self.games * seconds / taken))

    def _time(self) -> float:
        began = time.perf_counter()
        batch = run_batch(besace.GAMES[self.game].functions, self.players, self.options, SEED, self.games, self.jobs, self.first)
        taken = time.perf_counter() - began
        self.first += self.games
        lengths = [int(length) for length in batch.lengths]
        self.last_moves = sum(lengths)
        for i, power in enumerate((0, 1, 2)):
            self.lengths[i] += sum(length**power for length in lengths)
        return taken

    def run(self) -> None:
        taken = self._time()
        self.speeds.append(self.last_moves / taken)

    def figures(self) -> dict[str, float]:
        games, moves, squares = self.lengths
        mean = moves / games
        speed = max(self.speeds)
        error = ((squares / games - mean * mean) / games) ** 0.5
        measured = {"moves_per_second": speed, "games_per_second": speed / mean}
        return measured | {"games": games, "length": mean, "length_error": error}


def pinned(core: int | None) -> None:
    """Stay on one core, or go back to all (None), where the system lets us."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, ALL_CORES if core is None else {core})


ALL_CORES = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set(range(os.cpu_count() or 1))


def interpreted(game: str, players: int, seconds: float) -> dict[str, float]:
    """Playouts in a process of its own with BESACE_JIT=0."""
    command = [sys.executable, __file__, game, str(players), str(seconds)]
    done = subprocess.run(command, env=os.environ | {"BESACE_JIT": "0"}, capture_output=True, text=True, check=True)
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def _best(work: Any, calls: int, repeats: int) -> float:
    """Microseconds a call in the best of the repeats, since others may use the machine too."""
    times = []
    for _ in range(repeats):
        began = time.perf_counter()
        work()
        times.append(time.perf_counter() - began)
    return min(times) / calls * 1e6


def _sample_game(game: str, players: int) -> tuple[besace.Match, list[tuple[int, int]], list[tuple[Any, int]]]:
    """The start of a random game, its (seat, move) pairs, and (position, seat) of every decision."""
    rng = random.Random(7)
    match = besace.new(game, players, seed=7)
    start, played, positions, bot = match.copy(), [], [], besace.bot("random", seed=7)
    while to_act := match.to_act:
        if to_act == ["*"]:
            text = match.chance(rng)
        else:
            positions.append((match.copy()._state, to_act[0]))
            text = bot.choose(match.observation(to_act[0]))
            match.play(text)
        seat, move = match.game.read_move(text)
        played.append((CHANCE_SEAT if text[0] == "*" else seat, move))
    return start, played, positions


def calls(game: str, players: int, repeats: int) -> dict[str, float]:
    """Microseconds for one step, one list of legal moves, one copy, and one move as text through a match."""
    start, played, positions = _sample_game(game, players)
    functions, box, out = besace.GAMES[game].functions, start.copy()._state, new_numbers(besace.GAMES[game].functions.MOST_MOVES)
    texts = [start.game.write_move(seat, move) for seat, move in played]

    def steps() -> None:
        copy(box, start._state)
        step = boxed.step
        for seat, move in played:
            step(box, seat, move)

    def legals() -> None:
        legal = boxed.legal
        for position, seat in positions:
            legal(position, seat, out)

    def plays() -> None:
        match = start.copy()
        for text in texts:
            match.play(text)

    copying = _compiled_copies(functions) if JIT else None
    return {
        "state_bytes": functions.STATE.itemsize,
        "observation_bytes": functions.OBSERVATION.itemsize,
        "step_us": _best(steps, len(played), repeats),
        "legal_us": _best(legals, len(positions), repeats),
        "play_us": _best(plays, len(texts), repeats // 10 + 1),
        "copy_call_us": _best(lambda: [copy(box, start._state) for _ in range(1000)], 1000, repeats),
        "copy_ns": _best(copying, 1_000_000, 5) * 1000 if copying else float("nan"),
    }


def _compiled_copies(functions: Any) -> Any:
    import numba

    to, source = new_records(functions, "State", RING), new_records(functions, "State", RING)

    @numba.njit
    def copies(to: Any, source: Any, count: int) -> None:
        for i in range(count):
            to[i & (RING - 1)] = source[(i * 7) & (RING - 1)]

    copies(to, source, 1)
    return lambda: copies(to, source, 1_000_000)


def _seconds(code: str, **environment: str) -> float:
    began = time.perf_counter()
    command = [sys.executable, "-c", code]
    subprocess.run(command, env=os.environ | environment, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return time.perf_counter() - began


def starts(runs: int) -> dict[str, Any]:
    """Seconds to compile everything into an empty cache, and from nothing to the first move of each game when it is full."""
    warm = "from besace.cli import main; main(['warm'])"
    with tempfile.TemporaryDirectory() as folder:
        cold = _seconds(warm, BESACE_CACHE=folder)
        again = _seconds(warm, BESACE_CACHE=folder)
    first_moves = {}
    for game in besace.GAMES:
        code = f"import besace; match = besace.new({game!r}, seed=1)\n"
        code += "match.chance(lambda k: 0) if match.to_act == ['*'] else match.play(match.moves(match.to_act[0])[0])"
        first_moves[game] = statistics.median(_seconds(code) for _ in range(runs))
    return {"cold_seconds": cold, "warm_again_seconds": again, "first_move_seconds": first_moves}


if __name__ == "__main__":
    playouts = Playouts(sys.argv[1], int(sys.argv[2]), 1, float(sys.argv[3]))
    playouts.run()
    print(json.dumps(playouts.figures()))

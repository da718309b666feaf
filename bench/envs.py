"""How fast the doors for researchers are, on one core, in processor time: ``python -m bench.envs``."""

import random
import time
from collections.abc import Callable
from functools import partial

import numpy as np
import pyspiel

import besace.envs.openspiel  # noqa: F401 (registers the games)
from besace.envs.pettingzoo import env
from besace.envs.vector import Tables

GAMES = ("doggybag", "figaro", "filou")
PLAYERS, COUNT, SHORT, REPEATS = 4, 1024, 20, 40


def vectorised(game: str) -> Callable[[], int]:
    tables = Tables(game, players=PLAYERS, count=COUNT, seed=1)

    def run() -> int:
        for _ in range(SHORT):
            tables.step(tables.random_actions())
        return SHORT * COUNT

    return run


def sampled(game: str) -> Callable[[], int]:
    """A policy that samples any legal move."""
    tables = Tables(game, players=PLAYERS, count=COUNT, seed=1)

    def run() -> int:
        for _ in range(SHORT):
            tables.step(tables.sample())
        return SHORT * COUNT

    return run


def by_numpy(game: str) -> Callable[[], int]:
    """The same with numpy alone: the legal move that draws the highest number."""
    tables, rng = Tables(game, players=PLAYERS, count=COUNT, seed=1), np.random.default_rng(1)

    def run() -> int:
        for _ in range(SHORT):
            tables.step((rng.random(tables.masks.shape, np.float32) * tables.masks).argmax(axis=1))
        return SHORT * COUNT

    return run


def pettingzoo(game: str) -> Callable[[], int]:
    table, rng = env(game, players=PLAYERS), np.random.default_rng(1)

    def run() -> int:
        steps = 0
        while steps < 1_000:
            table.reset(seed=steps)
            for _ in table.agent_iter():
                seen, _, ended, _, _ = table.last()
                legal = np.flatnonzero(seen["action_mask"])
                table.step(None if ended else legal[int(rng.random() * len(legal))])
                steps += not ended
        return steps

    return run


def openspiel(game: str, asked: str = "") -> Callable[[], int]:
    """Random moves; before each of them the player is asked for what it knows, where ``asked`` says how."""
    whole, rng = pyspiel.load_game(f"besace_{game}(players={PLAYERS})"), random.Random(1)

    def run() -> int:
        moves = 0
        while moves < 1_000:
            state = whole.new_initial_state()
            while not state.is_terminal():
                if asked and not state.is_chance_node():
                    getattr(state, asked)(state.current_player())
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
                moves += 1
        return moves

    return run


def measure(doors: dict[str, Callable[[], int]], repeats: int) -> dict[str, float]:
    """Of each door the most moves a second of many short stretches, taken in turns, since others may use the machine too; the
    first stretch compiles and does not count."""
    rates = dict.fromkeys(doors, 0.0)
    for turn in range(repeats + 1):
        for name, run in doors.items():
            began = time.thread_time()
            moves = run()
            if turn:
                rates[name] = max(rates[name], moves / (time.thread_time() - began))
    return rates


DOORS = {
    "vectorised": vectorised,
    "… any legal move, by `sample`": sampled,
    "… any legal move, by numpy": by_numpy,
    "PettingZoo": pettingzoo,
    "OpenSpiel": openspiel,
    "… with information states": partial(openspiel, asked="information_state_string"),
    "… with tensors of information states": partial(openspiel, asked="information_state_tensor"),
}


def main(repeats: int = REPEATS) -> None:
    found = {game: measure({name: door(game) for name, door in DOORS.items()}, repeats) for game in GAMES}
    print(f"| door, {PLAYERS} players, random moves: moves/s, and beside vectorised | " + " | ".join(GAMES) + " |")
    print("|---|" + "---|" * len(GAMES))
    for name in DOORS:
        cells = (f"{found[game][name]:,.0f} ({found[game][name] / found[game]['vectorised']:.3f})" for game in GAMES)
        print(f"| {name} | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()

"""RLCard's games: one step a call, from Python, with its observations and lists of legal moves."""

import random
from collections.abc import Iterator
from typing import Any

import rlcard

from bench.peers.rows import STEPS, Row, shape_of, steps_of

NAMES = ("leduc-holdem", "limit-holdem", "uno", "gin-rummy")


def playout(env: Any, rng: random.Random) -> tuple[int, int, int]:
    """A random game; moves, none of them chance's, legal moves together."""
    moves = options = 0
    state, _ = env.reset()
    while not env.is_over():
        legal = list(state["legal_actions"])
        state, _ = env.step(legal[int(rng.random() * len(legal))])
        moves += 1
        options += len(legal)
    return moves, 0, options


def rows() -> Iterator[Row]:
    for name in NAMES:
        env = rlcard.make(name, config={"seed": 1})
        shape = shape_of(lambda rng, env=env: playout(env, rng), 50)
        note = "chance is played inside"
        yield Row(STEPS, "RLCard", name, env.num_players, "Python", steps_of(playout, env), shape.moves, 0, shape.branching, note)

"""PettingZoo's classics: one step a call, from Python, with their observations and masks."""

import importlib
import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from bench.peers.rows import STEPS, Row, shape_of, steps_of

CLASSICS = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "connect_four_v3")


def playout(env: Any, rng: random.Random) -> tuple[int, int, int]:
    """A random game; moves, none of them chance's, legal moves together."""
    moves = options = 0
    env.reset(seed=rng.getrandbits(31))
    for _ in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        if ended or cut:
            env.step(None)
            continue
        legal = np.flatnonzero(seen["action_mask"])
        env.step(int(legal[int(rng.random() * len(legal))]))
        moves += 1
        options += len(legal)
    return moves, 0, options


def rows() -> Iterator[Row]:
    for name in CLASSICS:
        env = importlib.import_module(f"pettingzoo.classic.{name}").env()
        shape = shape_of(lambda rng, env=env: playout(env, rng), 50)
        env.reset(seed=1)
        players, short = len(env.possible_agents), name.rpartition("_")[0]
        note = "chance is played inside"
        yield Row(STEPS, "PettingZoo", short, players, "Python", steps_of(playout, env), shape.moves, 0, shape.branching, note)

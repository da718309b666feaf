"""Collect games with tianshou, in processes of their own: one learner by Gymnasium, then all seats by PettingZoo.

    pip install tianshou        # 2.0; it brings PyTorch
    python examples/collect.py

The policy here draws any legal move, by the mask; a network of yours goes in its place.
"""

from functools import partial

import gymnasium
import numpy as np
from tianshou.algorithm.algorithm_base import Policy
from tianshou.algorithm.multiagent.marl import MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.random import MARLRandomDiscreteMaskedOffPolicyAlgorithm
from tianshou.data import Batch, Collector, VectorReplayBuffer
from tianshou.env import PettingZooEnv, SubprocVectorEnv

import besace.envs.gymnasium  # noqa: F401 (registers the games)
from besace.envs.pettingzoo import env

PROCESSES, GAMES, KEPT = 2, 20, 5000


class AnyLegalMove(Policy):
    """Sees a learner's observations as Gymnasium has them, with the mask beside."""

    def forward(self, batch, state=None, **kwargs):
        mask = batch.obs.action_mask.astype(bool)
        return Batch(act=np.where(mask, np.random.rand(*mask.shape), -1).argmax(-1))


def one_learner():
    """Filou against three strays."""
    make = partial(gymnasium.make, "besace/Filou-v0", players=4, opponent="stray")
    return AnyLegalMove(action_space=make().action_space), make


def make_everyone():
    return PettingZooEnv(env("filou", players=3))


def everyone():
    """Filou of three, a policy for each seat; tianshou takes the mask out of the observation by itself."""
    table = make_everyone()
    seats = [MARLRandomDiscreteMaskedOffPolicyAlgorithm(table.action_space) for _ in table.agents]
    return MultiAgentOffPolicyAlgorithm(algorithms=seats, env=table), make_everyone


def main():
    for policy, make in (one_learner(), everyone()):
        envs = SubprocVectorEnv([make] * PROCESSES)
        collector = Collector(policy, envs, VectorReplayBuffer(KEPT, PROCESSES))
        collector.reset()
        found = collector.collect(n_episode=GAMES)
        print(f"{found.n_collected_episodes} games, {found.n_collected_steps} moves, mean rewards {found.returns.mean(axis=0)}")
        envs.close()


if __name__ == "__main__":
    main()

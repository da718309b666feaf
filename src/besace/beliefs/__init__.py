"""Beliefs: the odds of everything hidden that matters, from one seat's observation.

>>> import besace
>>> match = besace.new("filou", players=4, seed=7)
>>> [belief.message for belief in beliefs(match.observation(0))][:1]
['belief-filou-dog-odds']

Each has a value, an error bar (0 where it is exact) and a sentence for people: a Fluent message and its arguments. The games'
modules here say which there are. By default others are taken to play indifferently; `learned` is a model of how they really play.
"""

import importlib

from besace.beliefs.belief import Belief
from besace.beliefs.model import INDIFFERENT, Model, learned
from besace.play.observation import Observation

__all__ = ["INDIFFERENT", "Belief", "Model", "beliefs", "learned"]

SAMPLES = 300


def beliefs(observation: Observation, model: Model = INDIFFERENT, samples: int = SAMPLES, seed: int = 0) -> list[Belief]:
    """All odds that matter to this observer now; where they cannot be computed they come from so many imagined states."""
    module = importlib.import_module(f"{__name__}.{observation.game.name}")
    found: list[Belief] = module.beliefs(observation, model, samples, seed)
    return found

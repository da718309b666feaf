"""Beliefs: the odds of everything hidden that matters, from one seat's observation.

Each has a value, an error bar (0 where it is exact) and a sentence for people: a Fluent message and its arguments. A game's part
``beliefs`` says which there are. By default others are taken to play indifferently; `learned` is how they were seen to play.
"""

from besace.games import Game
from besace.games.parts.belief import Belief
from besace.games.parts.leanings import INDIFFERENT, UNKNOWN, Model
from besace.play.observation import Observation

__all__ = ["INDIFFERENT", "Belief", "Model", "beliefs", "learned"]

SAMPLES = 300


def learned(game: Game, kind: str = "thumb") -> Model:
    """How bots of a kind, "thumb" or "search", were seen to play a game."""
    return game.models.get(kind, UNKNOWN)


def beliefs(observation: Observation, model: Model = INDIFFERENT, samples: int = SAMPLES, seed: int = 0) -> list[Belief]:
    """All odds that matter to this observer now, none where the game tells none; where they cannot be computed they come from so
    many imagined states."""
    part = observation.game.part("beliefs")
    found: list[Belief] = part.beliefs(observation, model, samples, seed) if part else []
    return found

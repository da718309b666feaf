"""One belief, and what all games share to come to it: imagined states, weighted means, ways to choose."""

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from besace.kernel.generic import new_records
from besace.kernel.jit import JIT
from besace.kernel.stream import new_stream

PERCENT = 100


class Observed(Protocol):
    """What a seat knows: ``known`` is its record as plain numbers, ``resample`` writes a state that it cannot tell apart."""

    @property
    def game(self) -> Any: ...
    @property
    def known(self) -> Any: ...
    def resample(self, states: Any, rng: Any) -> None: ...


@dataclass(frozen=True)
class Belief:
    """``value`` with one standard error; ``message`` and ``arguments`` say it in a sentence (numbers rounded for people)."""

    message: str
    value: float
    error: float = 0.0
    arguments: Mapping[str, Any] = field(default_factory=dict)

    @property
    def exact(self) -> bool:
        return self.error == 0.0


def odds(message: str, value: float, error: float = 0.0, **arguments: Any) -> Belief:
    """A belief about a chance from 0 to 1: its sentence gets ``percent``."""
    return Belief(message, value, error, {"percent": round(PERCENT * value), **arguments})


def amount(message: str, value: float, error: float = 0.0, **arguments: Any) -> Belief:
    """A belief about a number: its sentence gets ``value`` with one decimal."""
    return Belief(message, value, error, {"value": round(value, 1), **arguments})


def imagined(observation: Observed, samples: int, seed: int) -> Iterator[Any]:
    """States that the observer cannot tell from the true one, as plain numbers; each is overwritten by the next."""
    functions, rng = observation.game.functions, new_stream(seed)
    box = new_records(functions, "State")
    plain = functions.State() if JIT else None
    for _ in range(samples):
        observation.resample(box, rng)
        yield plain.load(box) if plain is not None else box[0]


@dataclass
class Mean:
    """A weighted mean with its standard error."""

    weight: float = 0.0
    total: float = 0.0
    squares: float = 0.0
    weights_squared: float = 0.0

    def add(self, value: float, weight: float = 1.0) -> None:
        self.weight += weight
        self.total += weight * value
        self.squares += weight * value * value
        self.weights_squared += weight * weight

    @property
    def value(self) -> float:
        return self.total / self.weight if self.weight else 0.0

    @property
    def error(self) -> float:
        """From the spread and the number of samples that the weights are worth."""
        if not self.weight:
            return 0.0
        spread = max(0.0, self.squares / self.weight - self.value * self.value)
        return math.sqrt(spread * self.weights_squared) / self.weight


def means(
    observation: Observed, samples: int, seed: int, weigh: Callable[[Any], float], ask: Callable[[Any], Mapping[str, float]]
) -> dict[str, Mean]:
    """Of each number that ``ask`` finds in a state, its mean over imagined states, weighted."""
    found: dict[str, Mean] = {}
    for state in imagined(observation, samples, seed):
        weight = weigh(state)
        for name, value in ask(state).items():
            found.setdefault(name, Mean()).add(value, weight)
    return found


def none_of(cards: int, bad: int, drawn: int) -> float:
    """The odds that so many cards drawn from ``cards`` hold none of the ``bad`` ones."""
    return math.comb(cards - bad, drawn) / math.comb(cards, drawn) if drawn <= cards else 0.0

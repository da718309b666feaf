"""A network that learns: the weights of `besace.kernel.network` for many rows at once, and how they change."""

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from besace.kernel.network import count_of, views_of
from besace.train.learning import go_downhill

Numbers = npt.NDArray[Any]
STEEPEST = 0.5  # the length of a slope that is followed; longer ones are shortened
CAUTIOUS = 0.05  # how small the last layer's weights begin, so that no choice is preferred at first


class Network:
    """All weights in one array, and what Adam remembers of their slopes."""

    def __init__(self, sizes: Sequence[int]) -> None:
        self.sizes = tuple(sizes)
        self.flat, self.slope, self.first, self.second = np.zeros((4, count_of(sizes)), np.float32)
        self.time = 0
        self._parts, self._slopes = views_of(self.flat, sizes), views_of(self.slope, sizes)

    def begin(self, rng: np.random.Generator) -> "Network":
        """Random weights."""
        for weights in self._parts[::2]:
            weights[:] = rng.normal(0, math.sqrt(2 / weights.shape[0]), weights.shape)
        self._parts[-2] *= CAUTIOUS
        return self

    def copy(self) -> "Network":
        """The same weights in a network of its own."""
        other = Network(self.sizes)
        other.flat[:] = self.flat
        return other

    def forward(self, x: Numbers, hidden: list[Numbers] | None = None) -> Numbers:
        """What the network makes of every row; ``hidden`` is given what went into each layer."""
        layers = len(self.sizes) - 1
        for i in range(layers):
            if hidden is not None:
                hidden.append(x)
            x = x @ self._parts[2 * i]
            x += self._parts[2 * i + 1]
            if i < layers - 1:
                np.maximum(x, 0, out=x)
        return x

    def learn(self, hidden: Sequence[Numbers], slope: Numbers, rate: float) -> None:
        """Follow the slope of what came out, given what went into each layer."""
        for i in reversed(range(len(hidden))):
            np.matmul(hidden[i].T, slope, out=self._slopes[2 * i])
            self._slopes[2 * i + 1][:] = slope.sum(0)
            if i:
                slope = slope @ self._parts[2 * i].T
                slope *= hidden[i] > 0
        length = float(np.sqrt(self.slope @ self.slope))
        if length > STEEPEST:
            self.slope *= STEEPEST / length
        self.time += 1
        go_downhill(self.flat, self.slope, self.first, self.second, np.float32(rate), self.time)

"""A small network, forwards: numbers in, numbers out, by way of two layers of hidden ones.

The sums are made in the same order and precision interpreted and compiled, so that a bot plays the same both ways. Inputs that
are 0, and hidden numbers that nothing excites, cost nothing.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from besace.kernel.jit import JIT, jit

LAYERS = 3


class Layers(NamedTuple):
    """Weights, a row for each number that goes in, and what is added to each number that comes out."""

    first: Any
    first_bias: Any
    second: Any
    second_bias: Any
    last: Any
    last_bias: Any


@jit
def pass_on(x, weights, bias, out):
    """One layer: every number of ``x`` that is not 0 adds its row."""
    for j in range(len(out)):
        out[j] = bias[j]
    for i in range(len(x)):
        strength = x[i]
        if strength != 0.0:
            row = weights[i]
            for j in range(len(out)):
                out[j] += strength * row[j]


@jit
def rectify(x):
    """Nothing below 0 is passed on."""
    for i in range(len(x)):
        if x[i] < 0.0:
            x[i] = 0.0


@jit
def forward(layers, x, first, second, out):
    """What the network makes of ``x``; ``first`` and ``second`` are room for the hidden numbers."""
    pass_on(x, layers.first, layers.first_bias, first)
    rectify(first)
    pass_on(first, layers.second, layers.second_bias, second)
    rectify(second)
    pass_on(second, layers.last, layers.last_bias, out)


def count_of(sizes: Sequence[int]) -> int:
    """How many weights a network has whose layers are so wide, inputs first."""
    return sum((a + 1) * b for a, b in pairwise(sizes))


def views_of(flat: Any, sizes: Sequence[int]) -> list[Any]:
    """All weights and biases, layer by layer, as parts of one array."""
    found, at = [], 0
    for a, b in pairwise(sizes):
        found += [flat[at : at + a * b].reshape(a, b), flat[at + a * b : at + a * b + b]]
        at += (a + 1) * b
    return found


def layers_of(flat: Any, sizes: Sequence[int]) -> Layers:
    """The layers of a network as `forward` takes them: arrays, or lists where the rules run interpreted."""
    parts = [np.ascontiguousarray(part, np.float32) for part in views_of(flat, sizes)]
    return Layers._make(parts if JIT else [part.tolist() for part in parts])

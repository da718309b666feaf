"""Random streams: one word outside of any state, so that a state never knows what comes next.

A stream is a one-element array (compiled) or list (interpreted) that holds a xorshift32 number. It is meant for playouts and
search; people's games take their chance from `besace.play`, which asks a cryptographic or an ordinary generator.
"""

from typing import Any

import numpy as np

from besace.kernel.jit import JIT, jit

_WORD = 0xFFFFFFFF
_LOW_19, _LOW_27 = _WORD >> 13, _WORD >> 5
FINE = 1 << 30  # below(rng, FINE) / FINE is fine enough for a random fraction


@jit
def seed_stream(rng, seed):
    """Start the stream: murmur3's finaliser, so that neighbouring seeds are unrelated."""
    h = (seed + 0x9E3779B9) & _WORD
    h ^= h >> 16
    h = (h * 0x85EBCA6B) & _WORD
    h ^= h >> 13
    h = (h * 0xC2B2AE35) & _WORD
    h ^= h >> 16
    rng[0] = h if h else 1


@jit
def below(rng, k):
    """A number from 0 to k - 1, uniform up to k / 2**32."""
    x = rng[0]
    x ^= (x & _LOW_19) << 13
    x ^= x >> 17
    x ^= (x & _LOW_27) << 5
    rng[0] = x
    return (x * k) >> 32


def new_stream(seed: int) -> Any:
    """A stream of its own for this seed; any whole number will do."""
    rng: Any = np.zeros(1, np.int64) if JIT else [0]
    seed_stream(rng, (seed ^ (seed >> 32)) & _WORD)
    return rng


def new_numbers(count):
    """A buffer for whole numbers: moves, draws, scores."""
    return np.zeros(count, np.int64) if JIT else [0] * count


def new_floats(count):
    """A buffer for odds and weights."""
    return np.zeros(count) if JIT else [0.0] * count


if JIT:
    from numba.extending import overload

    @overload(new_numbers)
    def _new_numbers(count):
        return lambda count: np.zeros(count, np.int64)

    @overload(new_floats)
    def _new_floats(count):
        return lambda count: np.zeros(count)

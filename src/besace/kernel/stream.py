"""Random streams: two words outside of any state, so that a state never knows what comes next.

A stream is an array (compiled) or list (interpreted) of two 64-bit words, the state of xoroshiro128+ with its constants of 2018
(Blackman and Vigna, "Scrambled linear pseudorandom number generators", ACM Transactions on Mathematical Software 47, 2021);
of each of its numbers the upper 32 bits are used, the lowest bits being its weak ones. Its period is 2**128 - 1.

Whoever plays has streams of their own: a *key* is hashed from a seed and a purpose (BLAKE2b), and its streams are numbered. Where
stream n begins are the numbers 2n + 1 and 2n + 2 of SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number
generators", OOPSLA 2014) from the key on; the odds that any two of a billion streams of a billion numbers overlap are
below one in a hundred billion.

It is meant for playouts, search and research; people's games take their chance from `besace.play`, which asks a cryptographic or
an ordinary generator.
"""

import hashlib
import operator
from typing import Any

import numpy as np

from besace.errors import BadOption, quoted
from besace.kernel.jit import JIT, jit

_WORDS = 2  # of a stream
_WRAP = -1 if JIT else (1 << 64) - 1  # compiled numbers are signed and wrap by themselves; plain ones are cut to 64 bits
_UPPER = (1 << 32) - 1


def _signed(word: int) -> int:
    """A 64-bit word as compiled code writes it: larger constants would turn everything they meet into floating point."""
    return word - (1 << 64) if word >> 63 else word


_GOLDEN = _signed(0x9E3779B97F4A7C15)
_FIRST_FACTOR, _SECOND_FACTOR = _signed(0xBF58476D1CE4E5B9), _signed(0x94D049BB133111EB)
_LOW_24, _LOW_33, _LOW_34, _LOW_37 = ((1 << bits) - 1 for bits in (24, 33, 34, 37))  # what a shift leaves of an unsigned word
FINE = 1 << 30  # below(rng, FINE) / FINE is fine enough for a random fraction


@jit
def _mixed(word):
    """SplitMix64's finaliser."""
    word = ((word ^ (word >> 30 & _LOW_34)) * _FIRST_FACTOR) & _WRAP
    word = ((word ^ (word >> 27 & _LOW_37)) * _SECOND_FACTOR) & _WRAP
    return word ^ (word >> 31 & _LOW_33)


@jit
def seed_stream(rng, key, number):
    """Start a key's stream of this number."""
    at = (key + (2 * number + 1) * _GOLDEN) & _WRAP
    rng[0] = _mixed(at)
    rng[1] = _mixed((at + _GOLDEN) & _WRAP)  # never 0 together with the other: the finaliser makes 0 of 0 alone


@jit
def below(rng, k):
    """A number from 0 to k - 1, uniform up to k / 2**32."""
    one = rng[0]
    two = rng[1]
    both = one ^ two
    rng[0] = ((one << 24 | one >> 40 & _LOW_24) ^ both ^ both << 16) & _WRAP
    rng[1] = (both << 37 | both >> 27 & _LOW_37) & _WRAP
    return (one + two >> 32 & _UPPER) * k >> 32


def key_of(seed: Any, purpose: str) -> int:
    """The key of a seed's streams for one purpose; a seed is any whole number, numpy's too, or numpy's `SeedSequence`."""
    if isinstance(seed, np.random.SeedSequence):
        written = f"{seed.entropy} {seed.spawn_key}"
    else:
        try:
            written = str(operator.index(seed))
        except TypeError:
            raise BadOption(f"A seed should be a whole number or a numpy SeedSequence, not {quoted(seed)}.") from None
    digest = hashlib.blake2b(f"{purpose}\n{written}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)


def new_stream(seed: Any, purpose: str = "", number: int = 0) -> Any:
    """A stream of its own for this seed and purpose."""
    rng: Any = np.zeros(_WORDS, np.int64) if JIT else [0] * _WORDS
    seed_stream(rng, key_of(seed, purpose), number)
    return rng


def new_streams(count: int) -> Any:
    """So many streams side by side, a row each, to be seeded."""
    return np.zeros((count, _WORDS), np.int64)


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

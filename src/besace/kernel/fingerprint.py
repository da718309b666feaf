"""One number for all that a record holds, the same compiled and interpreted: the names of nodes in a search tree."""

import struct
from typing import Any

import numpy as np

from besace.kernel.jit import JIT, jit

_WORD = 0xFFFFFFFF
_MASK = (1 << 62) - 1
_FACTOR = 0x9E3779B97F4A7C1  # odd and far from any pattern


@jit
def mix(name, word):
    """The number after one more word."""
    name = ((name ^ (word & _WORD)) * _FACTOR) & _MASK
    return name ^ (name >> 31)


def words_of(box: Any) -> Any:
    """The words of a box's record, seen through the same memory; interpreted there is nothing to share."""
    return box.view(np.int32) if JIT else None


def fingerprint(box, words):
    """The number of the first record in the box; ``words`` are those of `words_of`."""
    packed = box[0].pack()
    name = 0
    for word in struct.unpack(f"={len(packed) // 4}i", packed):
        name = mix(name, word)
    return name


if JIT:
    from numba.extending import overload

    @overload(fingerprint)
    def _fingerprint(box, words):
        def compiled(box, words):
            name = 0
            for i in range(words.shape[0]):
                name = mix(name, words[i])
            return name

        return compiled

"""One number for all that a record holds, the same compiled and interpreted: the names of nodes in a search tree."""

import struct
from typing import Any

import numpy as np

from besace.kernel.jit import JIT, jit

CELL_BYTES = 4  # the bytes of a record are a multiple of these
_CELL = 0xFFFFFFFF  # 32 bits
_MASK = (1 << 62) - 1
_FACTOR = 0x9E3779B97F4A7C1  # odd and far from any pattern


@jit
def mix(name, cell):
    """The number after one more cell."""
    name = ((name ^ (cell & _CELL)) * _FACTOR) & _MASK
    return name ^ (name >> 31)


def cells_of(box: Any) -> Any:
    """The cells of a box's record, seen through the same memory; interpreted there is nothing to share."""
    return box.view(np.int32) if JIT else None


def fingerprint(box, cells):
    """The number of the first record in the box; ``cells`` are those of `cells_of`."""
    packed = box[0].pack()
    name = 0
    for cell in struct.unpack(f"={len(packed) // CELL_BYTES}i", packed):
        name = mix(name, cell)
    return name


if JIT:
    from numba.extending import overload

    @overload(fingerprint)
    def _fingerprint(box, cells):
        def compiled(box, cells):
            name = 0
            for i in range(cells.shape[0]):
                name = mix(name, cells[i])
            return name

        return compiled

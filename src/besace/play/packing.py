"""Records as bytes, the same compiled and interpreted: that is how matches and observations travel between processes."""

from typing import Any

import numpy as np

from besace.kernel.jit import JIT


def packed(records: Any) -> bytes:
    """The bytes of the first record of a box."""
    return bytes(records.tobytes() if JIT else records[0].pack())


def unpack(records: Any, data: bytes) -> None:
    """Read the first record of a box from its bytes."""
    read = np.frombuffer(data, np.uint8)
    if JIT:
        records.view(np.uint8)[:] = read  # all of it: numpy copies records field by field and leaves what lies between to chance
    else:
        records[0].load(read)

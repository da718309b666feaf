"""Two editions of tests that are worth minutes by their nature: a small one for every day, the whole one for `make test-long`.

The small edition fails for the same reasons; the whole one looks longer and farther.
"""

import os
from typing import TypeVar

LONG = os.environ.get("BESACE_LONG") == "1"
T = TypeVar("T")


def edition(small: T, whole: T) -> T:
    """One of two sizes of a test."""
    return whole if LONG else small

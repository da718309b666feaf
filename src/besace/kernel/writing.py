"""JSON, written by compiled code into a buffer of bytes. Each function writes from ``at`` on and returns where it ended.

Nothing checks the buffer's end: `new_text` has room for more than any view takes.
"""

from typing import Any

import numpy as np

from besace.kernel.jit import JIT, jit

ROOM = 1 << 15  # bytes
_MINUS, _ZERO = ord("-"), ord("0")

if JIT:

    @jit
    def put(out, at, text):
        """Write bytes as they are."""
        for i in range(len(text)):
            out[at + i] = text[i]
        return at + len(text)

else:

    def put(out: Any, at: int, text: bytes) -> int:
        """Write bytes as they are."""
        end = at + len(text)
        out[at:end] = text
        return end


@jit
def number(out, at, n):
    """Write a whole number."""
    if n < 0:
        out[at] = _MINUS
        at, n = at + 1, -n
    if n < 10:
        out[at] = _ZERO + n
        return at + 1
    size, rest = 1, n
    while rest >= 10:
        rest //= 10
        size += 1
    for i in range(size):
        out[at + size - 1 - i] = _ZERO + n % 10
        n //= 10
    return at + size


@jit
def numbers(out, at, values, count):
    """Write the first ``count`` of some numbers as a list."""
    for i in range(count):
        at = number(out, put(out, at, b"," if i else b"["), values[i])
    return put(out, at, b"]")


@jit
def flags(out, at, bits, count):
    """Write ``count`` bits as a list of true and false."""
    for i in range(count):
        at = put(out, put(out, at, b"," if i else b"["), b"true" if bits >> i & 1 else b"false")
    return put(out, at, b"]")


@jit
def members(out, at, bits, count):
    """Write which of the first ``count`` bits are set as a list of their numbers."""
    start = put(out, at, b"[")
    at = start
    for i in range(count):
        if bits >> i & 1:
            at = number(out, put(out, at, b"," if at > start else b""), i)
    return put(out, at, b"]")


def in_quotes(words: tuple[str, ...]) -> tuple[bytes, ...]:
    """Words as compiled code writes them."""
    return tuple(f'"{word}"'.encode() for word in words)


def new_text() -> Any:
    """A buffer to write into."""
    return np.empty(ROOM, np.uint8) if JIT else bytearray(ROOM)


def read_text(text: Any, size: int) -> bytes:
    """What was written."""
    return bytes(text[:size].data) if JIT else bytes(text[:size])

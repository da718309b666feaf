"""JSON, written by compiled code into a text: a record of bytes that knows how far it is written.

What is written follows what is called, in the same order; commas come by themselves. A key and what stands under it are one
line, because `key` returns the text: ``number(key(out, b"turn"), s.turn)``. Nothing checks the text's end: there is room for more
than any view takes.
"""

from typing import Any

import numpy as np

from besace.kernel.jit import JIT, jit

ROOM = 1 << 15  # bytes
TEXT = np.dtype([("size", "i8"), ("more", "i8"), ("bytes", "u1", (ROOM,))])  # more: 1 where a comma comes before the next value
NULL, TRUE, FALSE = b"null", b"true", b"false"
_MINUS, _ZERO, _COMMA, _QUOTE = b'-0,"'

if JIT:

    @jit
    def put(out, at, text):
        """Write bytes as they are from a place on; that is then all that is written."""
        for i in range(len(text)):
            out.bytes[at + i] = text[i]
        out.size = at + len(text)

else:

    def put(out: Any, at: int, text: bytes) -> None:
        """Write bytes as they are from a place on; that is then all that is written."""
        out.size = at + len(text)
        out.bytes[at : out.size] = text


@jit
def begin(out):
    """Begin the members of an object whose braces somebody else writes,"""
    out.size = 0
    out.more = 0


@jit
def begin_line(out):
    """and begin others, on a line of their own."""
    put(out, out.size, b"\n")
    out.more = 0


@jit
def place(out):
    """Where the next value begins: after a comma, unless it is the first of its list or stands under a key."""
    at = out.size
    out.bytes[at] = _COMMA
    at += out.more
    out.more = 1
    return at


@jit
def key(out, name):
    """Write the name of a member of an object; its value comes next. Return the text."""
    at = place(out)
    out.bytes[at] = _QUOTE
    put(out, at + 1, name)
    put(out, at + 1 + len(name), b'":')
    out.more = 0
    return out


@jit
def value(out, text):
    """Write a value that is spelled already: one of `in_quotes`, NULL, TRUE, FALSE."""
    put(out, place(out), text)


@jit
def open_list(out):
    put(out, place(out), b"[")
    out.more = 0


@jit
def close_list(out):
    put(out, out.size, b"]")
    out.more = 1


@jit
def open_object(out):
    put(out, place(out), b"{")
    out.more = 0


@jit
def close_object(out):
    put(out, out.size, b"}")
    out.more = 1


@jit
def number(out, n):
    """Write a whole number."""
    at = place(out)
    if n < 0:
        out.bytes[at] = _MINUS
        at, n = at + 1, -n
    if n < 10:
        out.bytes[at] = _ZERO + n
        out.size = at + 1
        return
    digits, rest = 1, n
    while rest >= 10:
        rest //= 10
        digits += 1
    for i in range(digits):
        out.bytes[at + digits - 1 - i] = _ZERO + n % 10
        n //= 10
    out.size = at + digits


@jit
def number_or_null(out, n, known):
    """Write a whole number, or null where there is none."""
    if known:
        number(out, n)
    else:
        value(out, NULL)


@jit
def numbers(out, values, count):
    """Write the first ``count`` of some numbers as a list."""
    open_list(out)
    for i in range(count):
        number(out, values[i])
    close_list(out)


@jit
def flags(out, bits, count):
    """Write ``count`` bits as a list of true and false."""
    open_list(out)
    for i in range(count):
        value(out, TRUE if bits >> i & 1 else FALSE)
    close_list(out)


@jit
def members(out, bits, count):
    """Write which of the first ``count`` bits are set as a list of their numbers."""
    open_list(out)
    for i in range(count):
        if bits >> i & 1:
            number(out, i)
    close_list(out)


def in_bytes(names: tuple[str, ...]) -> tuple[bytes, ...]:
    """Names as compiled code writes them for keys,"""
    return tuple(name.encode() for name in names)


def in_quotes(names: tuple[str, ...]) -> tuple[bytes, ...]:
    """and for values."""
    return tuple(f'"{name}"'.encode() for name in names)


class Text:
    """A text as interpreted code writes it."""

    def __init__(self) -> None:
        self.size, self.more, self.bytes = 0, 0, bytearray(ROOM)


def new_text() -> Any:
    """A box with a text to write into."""
    return np.empty(1, TEXT) if JIT else [Text()]


def read_text(text: Any, size: int) -> bytes:
    """What was written."""
    return bytes(text["bytes"][0, :size].data) if JIT else bytes(text[0].bytes[:size])

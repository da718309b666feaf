"""What has changed from one view to the next, found in their JSON: views are written as texts and need not be read for it."""

from collections.abc import Sequence

from besace.kernel.jit import jit
from besace.kernel.writing import new_text, read_text

_COMMA, _COLON, _LINE, _QUOTE, _ESCAPE = b',:\n"\\'
_OPENS, _CLOSES = tuple(b"[{"), tuple(b"]}")
OTHER_MEMBERS = -1


@jit
def _end_of_member(text, at):
    """Where a member of an object ends that begins there: at the comma or the end of the line after it, or with the text."""
    depth, quoted = 0, False
    while at < len(text):
        sign = text[at]
        if quoted:
            if sign == _ESCAPE:
                at += 1
            elif sign == _QUOTE:
                quoted = False
        elif sign == _QUOTE:
            quoted = True
        elif sign in _OPENS:
            depth += 1
        elif sign in _CLOSES:
            depth -= 1
        elif depth == 0 and sign in (_COMMA, _LINE):
            return at
        at += 1
    return at


@jit
def _how_alike(before, at, end, now, from_, to):
    """2 for equal members, 1 for equal names, 0 for other ones."""
    names = 0
    for i in range(min(end - at, to - from_)):
        if before[at + i] != now[from_ + i]:
            return names
        if now[from_ + i] == _COLON:
            names = 1
    return 2 if end - at == to - from_ else names


@jit
def write_changes(before, now, text):
    """Write those members of objects, a line each, that are different now; return how long it is, or OTHER_MEMBERS."""
    out = text[0]
    out.size, out.more = 0, 0
    at = from_ = 0
    while from_ < len(now) and at < len(before):
        end, to = _end_of_member(before, at), _end_of_member(now, from_)
        alike = _how_alike(before, at, end, now, from_, to)
        if alike == 0 or (end < len(before)) != (to < len(now)):
            return OTHER_MEMBERS
        if alike == 1:
            if out.more:
                out.bytes[out.size] = _COMMA
                out.size += 1
            for i in range(from_, to):
                out.bytes[out.size] = now[i]
                out.size += 1
            out.more = 1
        if to < len(now):
            if before[end] != now[to]:
                return OTHER_MEMBERS
            if now[to] == _LINE:
                out.bytes[out.size] = _LINE
                out.size += 1
                out.more = 0
        at, from_ = end + 1, to + 1
    return out.size


def changes(before: Sequence[bytes], now: Sequence[bytes]) -> list[bytes] | None:
    """The members that are different now, for each of some objects, without their braces; None where an object has others."""
    text = new_text()
    size = write_changes(b"\n".join(before), b"\n".join(now), text)
    return None if size == OTHER_MEMBERS else read_text(text, size).split(b"\n")

"""What can be wrong with what people give us. Every message is one full sentence."""

from collections.abc import Sequence


class BesaceError(Exception):
    """Anything that Besace refuses; nothing has been changed."""


class UnknownGame(BesaceError):
    """There is no game of that name."""


class BadGame(BesaceError):
    """A folder or a package that should be a game and is not one."""


class BadOption(BesaceError):
    """A player count, option or value that the game does not have."""


class BadSetup(BesaceError):
    """A setup that cannot have been dealt."""


class IllegalMove(BesaceError):
    """A move that is malformed, or not legal now."""


class BadRecord(BesaceError):
    """A record that is not one, or whose moves or result do not fit."""


SHOWN = 12  # how many choices an error lists


def quoted(value: object) -> str:
    """A value as it was written, in double quotes if it is text, on one line, cut where it is long."""
    try:
        text = f'"{value}"' if isinstance(value, str) else repr(value)
    except ValueError:  # Python refuses to write out a number of thousands of digits
        return "a number that is far too long"
    except RecursionError:
        return "something that is nested far too deep"
    text = text if len(text) <= 60 else text[:57] + "…" + text[-1]
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def choices(values: Sequence[object]) -> str:
    """What would have been right: ``"a", "b" or "c"``, cut sensibly."""
    shown = [quoted(value) for value in values[:SHOWN]]
    if len(values) > SHOWN:
        return ", ".join(shown) + f" and {len(values) - SHOWN} more"
    return " or ".join([", ".join(shown[:-1]), shown[-1]]) if len(shown) > 1 else "".join(shown)

"""What the server tells about a game: snapshots and events, written for each eye.

Most of a view is the same for everyone, so it is written once for a position; what is an eye's own is put behind it.
"""

from collections.abc import Iterable
from typing import Any

import orjson

from besace.games.game import CHANCE_MARK
from besace.play.match import Match


def seat_of(text: str) -> int | None:
    """The seat that a move's text names; None for chance."""
    mark = text.partition(" ")[0]
    return None if mark == CHANCE_MARK else int(mark)


class Telling:
    """One position, to be told to several eyes before the match moves on."""

    def __init__(self, match: Match, clock: dict[str, Any] | None) -> None:
        self._match = match
        self._public = b',"view":' + orjson.dumps(match.public_view())[:-1]
        self._end = b',"clock":' + orjson.dumps(clock) + b"}"

    def snapshot(self, eye: int | None) -> bytes:
        """The message that shows the whole position."""
        return self._with_view({"type": "snapshot", "eye": eye, "version": self._match.ply}, eye)

    def events(self, eyes: Iterable[int | None], text: str, by: str | None) -> list[bytes]:
        """The messages that tell the last move; its text is left out where an eye may not know it."""
        mover, verb, version = seat_of(text), text.split(" ", 2)[1], self._match.ply
        others = None if verb in self._match.game.secret_verbs else text
        told = {"type": "event", "eye": None, "version": version, "seat": mover, "verb": verb, "move": others, "by": by}
        return [self._with_view({**told, "eye": eye, "move": text if eye == mover else others}, eye) for eye in eyes]

    def _with_view(self, message: dict[str, Any], eye: int | None) -> bytes:
        own = orjson.dumps(self._match.own_view(eye))
        return b"%b%b,%b%b" % (orjson.dumps(message)[:-1], self._public, own[1:], self._end)

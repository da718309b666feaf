"""What the server tells about a game: snapshots and events, written for each eye.

Most of a view is the same for everyone, so it is written once for a position; what is an eye's own is put behind it.
"""

from collections.abc import Sequence
from typing import Any

import orjson

from besace.games.move import Move
from besace.kernel.generic import SEATS
from besace.play.match import Match

_EYES = {eye: orjson.dumps(eye) for eye in (None, *range(SEATS))}
_NO_CLOCK = b',"clock":null}'


def snapshots(match: Match, eyes: Sequence[int | None], clock: dict[str, Any] | None) -> list[bytes]:
    """The messages that show the whole position, one for each eye."""
    return _messages(match, b"snapshot", eyes, [b'"version":%d' % match.ply] * len(eyes), clock)


def events(match: Match, eyes: Sequence[int | None], text: str, by: str | None, clock: dict[str, Any] | None) -> list[bytes]:
    """The messages that tell the last move, one for each eye; its text is left out where an eye may not know it."""
    seat, verb, _ = Move.of(text)
    told = {"version": match.ply, "seat": seat, "verb": verb, "move": text, "by": by}
    whole = others = orjson.dumps(told)[1:-1]
    if verb in match.game.secret_verbs:
        others = orjson.dumps({**told, "move": None})[1:-1]
    return _messages(match, b"event", eyes, [whole if eye == seat else others for eye in eyes], clock)


def _messages(
    match: Match, kind: bytes, eyes: Sequence[int | None], told: Sequence[bytes], clock: dict[str, Any] | None
) -> list[bytes]:
    view, own = match.written_views(eyes)
    end = b',"clock":%b}' % orjson.dumps(clock) if clock else _NO_CLOCK
    return [
        b'{"type":"%b","eye":%b,%b,"view":%b%b%b' % (kind, _EYES[eye], what, view, own[eye], end)
        for eye, what in zip(eyes, told, strict=True)
    ]

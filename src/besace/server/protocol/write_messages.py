"""What the server tells about a game: snapshots, events and changes, written for each eye.

Most of a view is the same for everyone, so it is written once for a position; what is an eye's own is put behind it. Whoever
remembers the view before hears only what has changed in it, with the sum of the whole: the view stays the truth.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from zlib import crc32

import orjson

from besace.games.move import Move
from besace.kernel.generic import SEATS
from besace.play.changes import changes
from besace.play.match import Match

Eye = int | None
Look = tuple[Eye, bool]  # an eye, and whether changes are enough for whoever looks from there
_EYES = {eye: orjson.dumps(eye) for eye in (None, *range(SEATS))}
_NO_CLOCK = b',"clock":null}'


def snapshots(match: Match, eyes: Sequence[Eye], clock: dict[str, Any] | None) -> list[bytes]:
    """The messages that show the whole position, one for each eye."""
    view, own = match.written_views(eyes)
    told, end = b'"version":%d' % match.ply, _end(clock)
    return [_message(b"snapshot", eye, told, view, own[eye], end) for eye in eyes]


def events(match: Match, eyes: Sequence[Eye], text: str, by: str | None, clock: dict[str, Any] | None) -> list[bytes]:
    """The messages that tell the last move with its whole view, one for each eye."""
    return events_or_changes(match, [(eye, False) for eye in eyes], text, by, clock, None)[0]


@dataclass(slots=True)
class Shown:
    """The views of one version that changes can be told from: the members that all share, and those of each eye's own."""

    version: int
    everyones: bytes
    own: dict[Eye, bytes]


def events_or_changes(
    match: Match, looks: Sequence[Look], text: str, by: str | None, clock: dict[str, Any] | None, before: Shown | None
) -> tuple[list[bytes], Shown | None]:
    """The messages that tell the last move, one for each look; its text is left out where an eye may not know it.

    Changes are told from what was shown ``before``, if that was the version before; what is shown now comes with them, for the
    next move, where somebody wants changes.
    """
    seat, verb, _ = Move.of(text)
    told = {"version": match.ply, "seat": seat, "verb": verb, "move": text, "by": by}
    whole = others = orjson.dumps(told)[1:-1]
    if verb in match.game.secret_verbs:
        others = orjson.dumps({**told, "move": None})[1:-1]
    view, own = match.written_views([eye for eye, _ in looks])
    end, now, changed = _end(clock), _shown(match.ply, looks, view, own), dict[Eye, bytes]()
    if now is not None and before is not None and before.version == match.ply - 1:
        changed = _changes(before, now, view, own)
    messages = []
    for eye, remembers in looks:
        about = whole if eye == seat else others
        if remembers and eye in changed:
            messages.append(b'{"type":"change","eye":%b,%b,%b%b' % (_EYES[eye], about, changed[eye], end))
        else:
            messages.append(_message(b"event", eye, about, view, own[eye], end))
    return messages, now


def _shown(version: int, looks: Sequence[Look], view: bytes, own: dict[Eye, bytes]) -> Shown | None:
    remembered = {eye: own[eye][1:-1] for eye, remembers in looks if remembers}
    return Shown(version, view[1:], remembered) if remembered else None


def _changes(before: Shown, now: Shown, view: bytes, own: dict[Eye, bytes]) -> dict[Eye, bytes]:
    """What has changed for those eyes that were shown the version before, and the sum of what each sees now."""
    eyes = [eye for eye in now.own if eye in before.own]
    found = changes(*([shown.everyones, *(shown.own[eye] for eye in eyes)] for shown in (before, now)))
    if found is None:
        return {}
    everyones, first, told = found[0], crc32(view), {}
    for eye, mine in zip(eyes, found[1:], strict=True):
        both = b"%b,%b" % (everyones, mine) if mine else everyones
        told[eye] = b'"change":{%b},"sum":%d' % (both, crc32(own[eye], first))
    return told


def _message(kind: bytes, eye: Eye, told: bytes, view: bytes, own: bytes, end: bytes) -> bytes:
    return b'{"type":"%b","eye":%b,%b,"view":%b%b%b' % (kind, _EYES[eye], told, view, own, end)


def _end(clock: dict[str, Any] | None) -> bytes:
    return b',"clock":%b}' % orjson.dumps(clock) if clock else _NO_CLOCK

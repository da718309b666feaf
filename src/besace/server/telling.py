"""What the server tells about a game: snapshots and events, written for one eye."""

from typing import Any

import orjson

from besace.games import Game
from besace.games.game import CHANCE_MARK


def seat_of(text: str) -> int | None:
    """The seat that a move's text names; None for chance."""
    mark = text.partition(" ")[0]
    return None if mark == CHANCE_MARK else int(mark)


def snapshot(eye: int | None, version: int, view: dict[str, Any], clock: dict[str, Any] | None) -> bytes:
    """The message that shows the whole position."""
    return orjson.dumps({"type": "snapshot", "eye": eye, "version": version, "view": view, "clock": clock})


def event(
    game: Game,
    eye: int | None,
    version: int,
    text: str,
    by: str | None,
    view: dict[str, Any],
    clock: dict[str, Any] | None,
) -> bytes:
    """The message that tells a move; its text is left out where this eye may not know it."""
    mover, verb = seat_of(text), text.split(" ", 2)[1]
    hidden = mover != eye and verb in game.secret_verbs
    told = {"seat": mover, "verb": verb, "move": None if hidden else text, "by": by}
    return orjson.dumps({"type": "event", "eye": eye, "version": version, **told, "view": view, "clock": clock})

"""Whole games, told once more from the first move to the last: for finished games only."""

from collections.abc import Sequence
from typing import Any

import orjson

from besace.errors import BadRecord
from besace.play.fair import verify
from besace.play.records import is_fair, load, portable
from besace.server.protocol.write_messages import events, snapshots

ALL = "all"
BOARD = "board"


def eyes_of(wish: str, players: int) -> list[int | None]:
    """The eyes that someone names: a seat's number, ``board``, or ``all`` of them."""
    if wish == ALL:
        return [None, *range(players)]
    return [None if wish == BOARD else int(wish)]


def replay(document: dict[str, Any], wish: str, by: Sequence[str | None] = ()) -> bytes:
    """The messages of a whole game (`requests.Replay`), from a fair record or a portable one."""
    fair, record = is_fair(document), portable(document)
    if fair:
        verify(document)
    match = load(record, at=0)
    texts, eyes = record["moves"], eyes_of(wish, match.players)
    if any(eye is not None and eye >= match.players for eye in eyes):
        raise BadRecord(f"There is no seat {wish}: the seats are 0 to {match.players - 1}.")
    messages = snapshots(match, eyes, None)
    for ply, text in enumerate(texts):
        match.play(text)
        messages += events(match, eyes, text, by[ply] if by else None, None)
    told = [orjson.Fragment(message) for message in messages]
    head = {"game": match.game.name, "players": match.players, "version": len(texts), "eyes": eyes, "fair": fair}
    return orjson.dumps({**head, "messages": told})


def replay_of_table(fair_record: dict[str, Any], wish: str, by: Sequence[str | None]) -> bytes:
    """The same of a table's game; one that was imported is not fair, but can be shown."""
    try:
        return replay(fair_record, wish, by)
    except BadRecord:
        return replay(fair_record["record"], wish, by)

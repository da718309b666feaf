"""What addresses and queries carry, as types: each is described once."""

from typing import Annotated

from fastapi import Header, Path, Query

from besace.play import words
from besace.server.history.replays import BOARD
from besace.server.protocol.requests import MOST_PLAYERS

TableId = Annotated[str, Path(max_length=40)]
GameName = Annotated[str, Path(max_length=40)]
Language = Annotated[words.Language, Query(description="the language")]
IfNoneMatch = Annotated[str | None, Header(max_length=400)]
OwnSeat = Annotated[int, Query(ge=0, lt=MOST_PLAYERS, description="a seat of yours")]
ReviewedSeat = Annotated[int, Query(ge=0, lt=MOST_PLAYERS, description="whose game to look back on")]
EyeText = Annotated[str, Query(pattern="^([0-9]|board)$", description="a seat's number, or board for the public view")]
ReplayEye = Annotated[str, Query(pattern="^([0-9]|board|all)$", description="a seat's number, board, or all of them at once")]


def read_eye(text: str) -> int | None:
    """The eye that a text names: a seat, or None for the board."""
    return None if text == BOARD else int(text)

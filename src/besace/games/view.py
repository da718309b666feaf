"""What all views have in common, as types for whoever reads views: the browser, remote bots, OpenAPI."""

from typing import Literal

from typing_extensions import TypedDict  # pydantic wants this one before Python 3.12

Seat = int
Chance = Literal["*"]


class View(TypedDict):
    """What one seat may know, and nothing else; ``seat`` is null for a spectator."""

    players: int
    seat: Seat | None
    ply: int
    to_act: list[Seat | Chance]
    moves: list[str]
    over: bool
    scores: list[int] | None
    winners: list[Seat] | None

"""The view of Niche as types; show.py writes it. A bone is told by what it is worth."""

from typing import Literal

from typing_extensions import TypedDict

from besace.games.view import BySeat, Own, Seat, View


class NicheOptions(TypedDict):
    rounds: Literal[5, 3]


class FinishedRound(TypedDict):
    """The round before: its bait, the bone that each turned up, if any, and who took them, if anybody."""

    bait: int
    shown: BySeat[list[int]]
    taker: list[Seat]


class NicheView(View):
    """Niche as one seat sees it."""

    game: Literal["niche"]
    options: NicheOptions
    phase: Literal["bait", "bury", "speak", "over"]
    round: int
    rounds: int
    first: Seat
    bait: int | None
    points: BySeat[int]
    bones: BySeat[int]
    down: BySeat[bool]
    growls: BySeat[bool]
    hand: Own[list[int]]
    buried: Own[int]
    last_round: FinishedRound | None

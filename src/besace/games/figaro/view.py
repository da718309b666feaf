"""The view of Figaro as types; show.py writes it."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from besace.games.view import Seat, View

Colour = Literal["V", "O", "G", "R", "B"]
Card = Literal[
    "V1", "V2", "V3", "O1", "O2", "O3", "G1", "G2", "G3", "R1", "R2", "R3", "B1", "B2", "B3", "J1", "J2", "X",
]  # fmt: skip


class FigaroOptions(TypedDict):
    deck3: Literal["official", "memo"]
    roads: list[int]
    open_piles: bool


class FigaroView(View):
    """Figaro as one seat sees it. ``hands`` is there once the game is over."""

    game: Literal["figaro"]
    options: FigaroOptions
    phase: Literal["play", "over"]
    round: int
    king: Seat
    hand: list[Card] | None
    hand_sizes: list[int]
    table: list[list[Card]]
    points: list[int]
    colours: list[Colour | None]
    piles: list[int] | None
    roads_round: list[list[int]]
    roads: list[list[int] | None]
    last_collector: Seat | None
    hands: NotRequired[list[list[Card]]]

"""The view of Figaro as types; show.py writes it."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from besace.games.view import BySeat, Own, Seat, View

Colour = Literal["V", "O", "G", "R", "B"]
Card = Literal[
    "V1", "V2", "V3", "O1", "O2", "O3", "G1", "G2", "G3", "R1", "R2", "R3", "B1", "B2", "B3", "J1", "J2", "X",
]  # fmt: skip


class FigaroOptions(TypedDict):
    deck3: Literal["official", "memo"]
    fewest: Literal["one", "all"]
    roads: list[int]
    open_piles: bool


class FigaroView(View):
    """Figaro as one seat sees it. ``hands`` is there once the game is over."""

    game: Literal["figaro"]
    options: FigaroOptions
    phase: Literal["play", "over"]
    round: int
    king: Seat
    hand: Own[list[Card]]
    hand_sizes: BySeat[int]
    table: BySeat[list[Card]]
    points: BySeat[int]
    colours: BySeat[Colour | None]
    piles: BySeat[int] | None
    roads_round: list[list[int]]
    roads: BySeat[list[int] | None]
    last_collector: Seat | None
    hands: NotRequired[BySeat[list[Card]]]

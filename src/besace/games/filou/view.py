"""The view of Filou as types; show.py writes it."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from besace.games.view import BySeat, Own, Seat, View

Animal = Literal["-8", "-5", "rabbit", "3", "5", "8", "11", "15"]
Dog = Literal["big", "small"]
Card = Literal["-8", "-5", "rabbit", "3", "5", "8", "11", "15", "big", "small"]


class FilouOptions(TypedDict):
    open_mice: bool
    open_sacks: bool


class RowPlace(TypedDict):
    """A place of the row: whose card (null: passive), and the card (null: face down and not yours)."""

    owner: Seat | None
    card: Card | None


class FinishedRound(TypedDict):
    """The round before: who bought the row for how much, which dog acted on which prey, what was collected (C11)."""

    winner: Seat | None
    paid: int
    row: list[Card]
    dog: Dog | None
    prey: Animal | None
    won: list[Animal]


class FilouView(View):
    """Filou as one seat sees it. ``removed_all`` is there once the game is over."""

    game: Literal["filou"]
    options: FilouOptions
    phase: Literal["choose", "bid", "over"]
    round: int
    first: Seat
    hand: Own[list[Card]]
    hand_sizes: BySeat[int]
    removed: Own[Card]
    row: list[RowPlace]
    chosen: BySeat[bool]
    bids: BySeat[int]
    passed: BySeat[bool]
    high_bid: int
    mice: BySeat[int | None]
    bank: int
    row_mice: list[tuple[int, int]]
    won: BySeat[list[Animal] | None]
    last_round: FinishedRound | None
    removed_all: NotRequired[BySeat[Card]]

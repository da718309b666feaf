"""The view of Doggy Bag as types; show.py writes it."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from besace.games.view import BySeat, Own, Seat, View

Kind = Literal["grey", "white", "red", "yellow", "black"]


class DoggyBagOptions(TypedDict):
    edition: Literal["revised", "first", "english"]
    beginner: bool


class Bones(TypedDict):
    """How many of each kind, zeros included."""

    grey: int
    white: int
    red: int
    yellow: int
    black: int


class Hothead(TypedDict):
    """A token that was flipped (D3), and the number announced."""

    flip: int
    announced: int


class DoggyBagView(View):
    """Doggy Bag as one seat sees it. ``behinds`` is there once the game is over."""

    game: Literal["doggybag"]
    options: DoggyBagOptions
    phase: Literal["coins", "effect", "raid", "glut", "loot", "roles", "decide", "steal", "over"]
    turn: int
    first: Seat
    coins: list[int] | None
    owed: BySeat[int]
    bag_size: int
    bag: Bones | None
    chest: Bones
    front: BySeat[Bones]
    behind_size: BySeat[int]
    behind: Own[Bones]
    black_seen: int
    out: list[Seat]
    roles: BySeat[int | Hothead | None]
    shown: Bones
    raider: Seat | None
    raid: Bones
    raided: list[Seat]
    glutted: Kind | None
    behinds: NotRequired[BySeat[Bones]]

"""Doggy Bag as text: options, moves and setup, in the words of the portable record."""

from collections.abc import Mapping
from typing import Any

from besace.games.checks import seat_in, whole_keys
from besace.games.doggybag.bones import KINDS
from besace.games.doggybag.rules import (
    ACTIONS,
    BAG_MOVE,
    CHEST_MOVE,
    COINS_MOVE,
    DRAW_MOVE,
    FIRST_MOVE,
    FLIP_MOVE,
    GLUT_MOVE,
    KEEP_MOVE,
    LEAST_ANNOUNCED,
    PUT_MOVE,
    STEAL_MOVE,
    STOP_MOVE,
    SWAP_MOVE,
    TAKE_MOVE,
)
from besace.games.doggybag.view import DoggyBagView
from besace.games.game import Option

PLAYERS = range(2, 7)
OPTIONS = (Option("edition", ("revised", "first", "english")), Option("beginner", (False, True)))
PHASES = (
    "coins", "effect", "effect", "raid", "glut",
    "loot", "roles", "effect", "effect", "effect", "effect", "decide", "steal", "over",
)  # fmt: skip
VIEW_TYPE = DoggyBagView
SECRET_VERBS = ("put",)  # D1
MODEST_VERBS = ("stop", "keep")
OWN_DRAWS = {"raid": "raider", "glut": "raider"}  # D4, D6
KIND_NAMES = ("grey", "white", "red", "yellow", "black")


def _spelling(move: int) -> str | None:
    if move >= DRAW_MOVE:
        return f"draw {KIND_NAMES[move - DRAW_MOVE]}"
    if move >= COINS_MOVE:
        return "coins " + " ".join(map(str, _coins(move - COINS_MOVE + 2)))
    if move >= STEAL_MOVE:
        return "keep" if move == KEEP_MOVE else f"steal {move - STEAL_MOVE}"
    if move >= STOP_MOVE:
        return "glut" if move == GLUT_MOVE else "stop"
    if move >= SWAP_MOVE:
        mine, theirs = divmod(move - SWAP_MOVE, 8)
        return f"swap {KIND_NAMES[mine]} {KIND_NAMES[theirs]}" if theirs < KINDS else None
    if move >= BAG_MOVE:
        return f"bag {KIND_NAMES[move - BAG_MOVE]}"
    if move >= CHEST_MOVE:
        return f"chest {KIND_NAMES[move - CHEST_MOVE]}"
    if move >= FIRST_MOVE:
        return f"first {move - FIRST_MOVE}"
    if move >= FLIP_MOVE:
        above, token = divmod(move - FLIP_MOVE, 8)
        return f"flip {token} {LEAST_ANNOUNCED + above}"
    return f"take {move - TAKE_MOVE}" if move >= TAKE_MOVE else f"put {KIND_NAMES[move - PUT_MOVE]}"


def _coins(total: int) -> list[int]:
    """The two coins that show a sum, the smaller first."""
    return [total // 2, total - total // 2]


SPELLINGS = tuple(_spelling(move) for move in range(ACTIONS))


def encode_options(options: Mapping[str, Any]) -> list[int]:
    """Edition and beginner's game as the setup takes them."""
    return [OPTIONS[0].values.index(options["edition"]), int(options["beginner"])]


def setup_of(state: Any) -> dict[str, Any]:
    """The portable setup of a game that has just begun."""
    return {"first": state.first}


def draws_of(players: int, options: Mapping[str, Any], setup: Any) -> list[int]:
    """The draws that give this setup, or `BadSetup`."""
    whole_keys(setup, ("first",))
    return [seat_in(setup["first"], players)]

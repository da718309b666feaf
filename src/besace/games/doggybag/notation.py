"""Doggy Bag as text: options, moves, setup and view, in the words of the portable record."""

from collections.abc import Mapping
from typing import Any

from besace.games.checks import seat_in, whole_keys
from besace.games.doggybag.bones import BLACK, KINDS
from besace.games.doggybag.rules import (
    ACTIONS,
    BAG_MOVE,
    CHEST_MOVE,
    CHOOSE_CHEST,
    COINS_MOVE,
    DECIDE,
    DRAW_MOVE,
    FIRST_MOVE,
    FLIP_MOVE,
    GLUT,
    GLUT_MOVE,
    HOTHEAD,
    KEEP_MOVE,
    LEAST_ANNOUNCED,
    NONE,
    OVER,
    PUT_MOVE,
    RAID,
    SCOUT_DRAW,
    STEAL,
    STEAL_MOVE,
    STOP_MOVE,
    SWAP_MOVE,
    TAKE_MOVE,
    TOKENS,
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
OWN_FIELDS = ("seat", "players", "bag", "knows", "behind")
PUBLIC_FIELDS = (
    "players", "phase", "turn", "first", "coins", "owed", "bag", "chest", "front", "behind", "still_in", "held", "actor",
    "failed", "glutted", "taken", "takers", "flipped", "announced",
)  # fmt: skip
SECRET_VERBS = ("put",)  # D1
MODEST_VERBS = ("stop", "keep")
KIND_WORDS = ("grey", "white", "red", "yellow", "black")
_RAIDING = (RAID, GLUT, DECIDE, STEAL)


def _words(move: int) -> str | None:
    if move >= DRAW_MOVE:
        return f"draw {KIND_WORDS[move - DRAW_MOVE]}"
    if move >= COINS_MOVE:
        return "coins " + " ".join(map(str, _coins(move - COINS_MOVE + 2)))
    if move >= STEAL_MOVE:
        return "keep" if move == KEEP_MOVE else f"steal {move - STEAL_MOVE}"
    if move >= STOP_MOVE:
        return "glut" if move == GLUT_MOVE else "stop"
    if move >= SWAP_MOVE:
        mine, theirs = divmod(move - SWAP_MOVE, 8)
        return f"swap {KIND_WORDS[mine]} {KIND_WORDS[theirs]}" if theirs < KINDS else None
    if move >= BAG_MOVE:
        return f"bag {KIND_WORDS[move - BAG_MOVE]}"
    if move >= CHEST_MOVE:
        return f"chest {KIND_WORDS[move - CHEST_MOVE]}"
    if move >= FIRST_MOVE:
        return f"first {move - FIRST_MOVE}"
    if move >= FLIP_MOVE:
        above, token = divmod(move - FLIP_MOVE, 8)
        return f"flip {token} {LEAST_ANNOUNCED + above}"
    return f"take {move - TAKE_MOVE}" if move >= TAKE_MOVE else f"put {KIND_WORDS[move - PUT_MOVE]}"


def _coins(total: int) -> list[int]:
    """The two coins that show a sum, the smaller first."""
    return [total // 2, total - total // 2]


WORDS = tuple(_words(move) for move in range(ACTIONS))


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


def own_view(o: Any, options: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a view that depend on whose it is."""
    seat = o.seat
    if seat >= o.players:
        return {"bag": None, "behind": None}
    return {"bag": _bones(o.bag) if o.knows >> seat & 1 else None, "behind": _bones(o.behind[seat])}


def public_view(o: Any, options: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a view that are the same for every seat and spectator."""
    seats = range(o.players)
    raiding = o.phase in _RAIDING
    shown: dict[str, Any] = {
        "turn": o.turn + 1,
        "first": o.first,
        "coins": _coins(o.coins) if o.coins else None,
        "owed": o.owed[: o.players],
        "bag_size": _size(o.bag),
        "chest": _bones(o.chest),
        "front": [_bones(o.front[p]) for p in seats],
        "behind_size": [_size(o.behind[p]) for p in seats],
        "black_seen": sum([place >> 8 * BLACK & 255 for place in (o.chest, *o.front)]),
        "out": [p for p in seats if not o.still_in >> p & 1],
        "roles": _roles(o),
        "shown": _bones(o.held if o.phase in (SCOUT_DRAW, CHOOSE_CHEST) else 0),
        "raider": o.actor if raiding else None,
        "raid": _bones(o.held if raiding else 0),
        "raided": [p for p in seats if o.failed >> p & 1],
        "glutted": KIND_WORDS[o.glutted] if o.glutted != NONE else None,
    }
    if o.phase == OVER:
        shown["behinds"] = [_bones(o.behind[p]) for p in seats]
    return shown


def _size(bones: int) -> int:
    return bones >> 40


def _bones(bones: int) -> dict[str, int]:
    """How many of each kind, a byte each in the order of `KIND_WORDS`; written out because views are full of them."""
    return {
        "grey": bones & 255,
        "white": bones >> 8 & 255,
        "red": bones >> 16 & 255,
        "yellow": bones >> 24 & 255,
        "black": bones >> 32 & 255,
    }


def _roles(o: Any) -> list[Any]:
    roles: list[Any] = [None] * o.players
    for token in range(TOKENS + 1) if o.taken else ():
        if o.taken >> token & 1:
            seat = o.takers >> 4 * token & 15
            roles[seat] = {"flip": o.flipped, "announced": o.announced} if token == HOTHEAD else token
    return roles

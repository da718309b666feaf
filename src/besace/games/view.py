"""What all views have in common, as types for whoever reads views: the browser, remote bots, OpenAPI.

The types also say whose a field is, which its values cannot: `Seat`, `BySeat` and `Own`. `fields_marked` finds them for whoever
draws a game without knowing it.
"""

from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin, get_type_hints

from typing_extensions import TypedDict, is_typeddict  # pydantic wants these before Python 3.12

T = TypeVar("T")
SEAT, BY_SEAT, OWN = "seat", "by seat", "own"

Seat = Annotated[int, SEAT]
BySeat = Annotated[list[T], BY_SEAT]  # one for every seat, in their order
Own = Annotated[T | None, OWN]  # known to the seat that looks, null for everyone else
Chance = Literal["*"]


class View(TypedDict):
    """What one seat may know, and nothing else; ``seat`` is null for a spectator. A game adds game, options, phase and more."""

    players: int
    seat: Seat | None
    ply: int
    to_act: list[Seat | Chance]
    moves: list[str]
    over: bool
    scores: BySeat[int] | None
    winners: list[Seat] | None


def fields_marked(view_type: type, mark: str) -> list[str]:
    """The fields of a view whose type bears a mark; those of what lies in it with a dot: ``row.owner``."""
    found: list[str] = []
    for name, kind in get_type_hints(view_type, include_extras=True).items():
        if _bears(kind, mark):
            found.append(name)
        found += [f"{name}.{inner}" for part in _typed_dicts(kind) for inner in fields_marked(part, mark)]
    return found


def _bears(kind: Any, mark: str) -> bool:
    if get_origin(kind) is Annotated and mark in kind.__metadata__:
        return True
    return any(_bears(part, mark) for part in get_args(kind))


def _typed_dicts(kind: Any) -> list[type]:
    return [kind] if is_typeddict(kind) else [found for part in get_args(kind) for found in _typed_dicts(part)]

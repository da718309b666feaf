"""What the numbers of an observation vector mean."""

from typing import Any

import numpy as np
import numpy.typing as npt

from besace.games import game_named
from besace.games.vectors import NUMBER, places, table

Numbers = npt.NDArray[np.int16]


def layout(game: str) -> str:
    """The layout of a game's observation vector as a Markdown table, made from the fields that the game declares."""
    return table(game_named(game).vector_fields)


def limits(game: str) -> tuple[Numbers, Numbers]:
    """The least and the largest number that can stand at each place of the vector."""
    fields = game_named(game).vector_fields
    least, most = (np.concatenate([np.full(f.size, end, NUMBER) for f, end in each]) for each in _ends(fields))
    return least, most


def _ends(fields: Any) -> tuple[Any, Any]:
    return [(f, f.least) for f in fields], [(f, f.most) for f in fields]


def unpack(game: str, vector: Numbers) -> dict[str, Any]:
    """The fields of one vector by their names: whole numbers, and arrays in their shapes."""
    found = {}
    for at, field in places(game_named(game).vector_fields):
        part = vector[at : at + field.size]
        found[field.name] = part.reshape(field.shape) if field.shape else int(part[0])
    return found

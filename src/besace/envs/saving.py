"""Games of a batch as they stood: to be put back, to be tried out in many ways, or to travel."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from besace.envs.stepping import Buffers
from besace.errors import BadOption, quoted

Rows = npt.NDArray[np.int64]


def rows_of(games: Sequence[int] | npt.NDArray[Any], count: int) -> Rows:
    """Some of so many games by their numbers."""
    rows = np.asarray(games)
    if rows.ndim != 1 or not rows.size or rows.dtype.kind not in "iu" or rows.min() < 0 or rows.max() >= count:
        raise BadOption(f"The games should be given as a list of their numbers, from 0 to {count - 1}, not {quoted(games)}.")
    return rows.astype(np.int64)


@dataclass(frozen=True, eq=False)
class Saved:
    """Games that were saved. What is in them stays in them: they hold every secret."""

    kind: tuple[Any, ...]  # game, players and options
    games: Rows  # where they stood
    _rows: Buffers = field(repr=False)

    def __len__(self) -> int:
        return len(self.games)

    def write(self, buffers: Buffers, kind: tuple[Any, ...], games: Sequence[int] | Rows) -> None:
        """Put the games there, or say why that cannot be."""
        if kind != self.kind:
            raise BadOption("Games can only be restored in tables of the same game, players and options.")
        rows = rows_of(games, len(buffers.states))
        if len(self) not in (1, len(rows)):
            raise BadOption(f"There should be a place for each of the {len(self)} saved games, not {len(rows)} of them.")
        for buffer, kept in zip(buffers, self._rows, strict=True):
            buffer[rows] = kept

"""What one seat knows, as an object for bots, views and environments: the only way out of a state."""

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from besace.games import Game
from besace.kernel import boxed
from besace.kernel.generic import CHANCE, SPECTATOR, new_records
from besace.kernel.jit import JIT
from besace.kernel.stream import new_numbers
from besace.play.packing import packed, unpack

_SEATS_IN = [[seat for seat in range(SPECTATOR) if acting >> seat & 1] for acting in range(1 << SPECTATOR)]


def seats_in(acting: int) -> list[Any]:
    """The seats of a set of bits as people write them: ``["*"]`` for chance."""
    return ["*"] if acting == CHANCE else _SEATS_IN[acting][:]


@dataclass(frozen=True, eq=False)
class Observation:
    """All that a seat legitimately knows after ``ply`` moves, its memory included; ``record`` is the flat record itself."""

    game: Game
    options: Mapping[str, Any]
    ply: int
    record: Any

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Observation) and self._told() == other._told()

    def __hash__(self) -> int:
        return hash((self.game.name, self.ply, packed(self.record)))

    def _told(self) -> tuple[Any, ...]:
        return self.game.name, dict(self.options), self.ply, packed(self.record)

    def __reduce__(self) -> Any:
        return _unpacked, (self.game, dict(self.options), self.ply, packed(self.record))

    def __deepcopy__(self, memo: Any) -> "Observation":
        return _unpacked(self.game, deepcopy(dict(self.options)), self.ply, packed(self.record))

    @cached_property
    def known(self) -> Any:
        """The record's fields as plain numbers and lists; not to be changed."""
        if JIT:
            twin = self.game.functions.Observation
            return twin.__new__(twin).load(self.record)  # all fields are loaded, so none has to be made empty first
        return self.record[0]

    @property
    def seat(self) -> int | None:
        """Whose eyes these are; None for a spectator."""
        return None if self.known.seat == SPECTATOR else int(self.known.seat)

    @property
    def to_act(self) -> list[Any]:
        return seats_in(boxed.to_act(self.record))

    @cached_property
    def legal(self) -> list[int]:
        """The seat's legal moves as numbers."""
        return legal_moves(self.record, boxed.to_act(self.record), self.known.seat, new_numbers(self.game.functions.MOST_MOVES))

    @property
    def moves(self) -> list[str]:
        """The seat's legal moves as text."""
        return [self.game.write_move(self.known.seat, move) for move in self.legal]

    def resample(self, states: Any, rng: Any) -> None:
        """Write a state into ``states[0]`` that this observer cannot tell from the true one."""
        boxed.resample(self.record, states, rng)


def _unpacked(game: Game, options: Mapping[str, Any], ply: int, record: bytes) -> Observation:
    """An observation that was copied, or written down by `pickle`."""
    records = new_records(game.functions, "Observation")
    unpack(records, record)
    return Observation(game, options, ply, records)


def plain(moves: Any) -> list[int]:
    """Moves out of a buffer as plain numbers."""
    return moves.tolist() if JIT else moves  # type: ignore[no-any-return]


def legal_moves(record: Any, acting: int, seat: int, out: Any) -> list[int]:
    """The legal moves of a seat, of a state or as it sees the position, by way of the buffer ``out``; none for a spectator."""
    if seat == SPECTATOR or not acting >> seat & 1:
        return []
    return plain(out[: boxed.legal(record, seat, out)])

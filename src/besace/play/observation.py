"""What one seat knows, as an object for bots, views and environments: the only way out of a state."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from besace.games import Game
from besace.kernel import boxed
from besace.kernel.generic import CHANCE, SPECTATOR
from besace.kernel.jit import JIT
from besace.kernel.stream import new_numbers


def seats_in(acting: int) -> list[Any]:
    """The seats of a set of bits as people write them: ``["*"]`` for chance."""
    if acting == CHANCE:
        return ["*"]
    return [seat for seat in range(SPECTATOR) if acting >> seat & 1]


@dataclass(frozen=True)
class Observation:
    """All that a seat legitimately knows after ``ply`` moves, its memory included; ``record`` is the flat record itself."""

    game: Game
    options: Mapping[str, Any]
    ply: int
    record: Any

    @cached_property
    def known(self) -> Any:
        """The record's fields as plain numbers and lists; not to be changed."""
        if JIT:
            twin = self.game.rules.Observation
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
        seat = self.known.seat
        if seat == SPECTATOR or not boxed.to_act(self.record) >> seat & 1:
            return []
        out = new_numbers(self.game.rules.MOST_MOVES)
        return [int(move) for move in out[: boxed.legal(self.record, seat, out)]]

    @property
    def moves(self) -> list[str]:
        """The seat's legal moves as text."""
        return [self.game.write_move(self.known.seat, move) for move in self.legal]

    def resample(self, states: Any, rng: Any) -> None:
        """Write a state into ``states[0]`` that this observer cannot tell from the true one."""
        boxed.resample(self.record, states, rng)


def write_view(observation: Observation, result: tuple[list[int], list[int]] | None) -> dict[str, Any]:
    """The view of an observation; ``result`` is (scores, winners) once the game is over."""
    known, game, acting = observation.known, observation.game, boxed.to_act(observation.record)
    seat = None if known.seat == SPECTATOR else known.seat
    return {
        "game": game.name,
        "players": known.players,
        "options": {name: value[:] if type(value) is list else value for name, value in observation.options.items()},
        "seat": seat,
        "ply": observation.ply,
        "phase": game.phases[known.phase],
        "to_act": seats_in(acting),
        "moves": observation.moves if seat is not None and acting >> seat & 1 else [],
        "over": result is not None,
        "scores": result[0] if result else None,
        "winners": result[1] if result else None,
        **game.view(known, observation.options),
    }

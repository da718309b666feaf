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

_SEATS_IN = [[seat for seat in range(SPECTATOR) if acting >> seat & 1] for acting in range(1 << SPECTATOR)]


def seats_in(acting: int) -> list[Any]:
    """The seats of a set of bits as people write them: ``["*"]`` for chance."""
    return ["*"] if acting == CHANCE else _SEATS_IN[acting][:]


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
        return legal_moves(self.record, boxed.to_act(self.record), self.known.seat, new_numbers(self.game.rules.MOST_MOVES))

    @property
    def moves(self) -> list[str]:
        """The seat's legal moves as text."""
        return [self.game.write_move(self.known.seat, move) for move in self.legal]

    def resample(self, states: Any, rng: Any) -> None:
        """Write a state into ``states[0]`` that this observer cannot tell from the true one."""
        boxed.resample(self.record, states, rng)


def plain(moves: Any) -> list[int]:
    """Moves out of a buffer as plain numbers."""
    return moves.tolist() if JIT else moves  # type: ignore[no-any-return]


def legal_moves(record: Any, acting: int, seat: int, out: Any) -> list[int]:
    """The legal moves of a seat as it sees the position, by way of the buffer ``out``; none for a spectator."""
    if seat == SPECTATOR or not acting >> seat & 1:
        return []
    return plain(out[: boxed.legal(record, seat, out)])


def _unpacked(part: Any, record: Any) -> Any:
    """Some fields of a record as plain numbers and lists."""
    return part.__new__(part).load(record) if JIT else record[0]


def write_view(observation: Observation, result: tuple[list[int], list[int]] | None) -> dict[str, Any]:
    """The view of an observation; ``result`` is (scores, winners) once the game is over."""
    game, options, record = observation.game, observation.options, observation.record
    acting, out = boxed.to_act(record), new_numbers(game.rules.MOST_MOVES)
    public = write_public(game, options, observation.ply, record, acting, result)
    return {**public, **write_own(game, options, record, acting, out)}


def write_public(
    game: Game, options: Mapping[str, Any], ply: int, record: Any, acting: int, result: tuple[list[int], list[int]] | None
) -> dict[str, Any]:
    """What is the same in the views of all who look at this position, from the record of any of them."""
    known = _unpacked(game.public_part, record)
    return {
        "game": game.name,
        "players": known.players,
        "options": {name: value[:] if type(value) is list else value for name, value in options.items()},
        "ply": ply,
        "phase": game.phases[known.phase],
        "to_act": seats_in(acting),
        "over": result is not None,
        "scores": result[0] if result else None,
        "winners": result[1] if result else None,
        **game.public_view(known, options),
    }


def write_own(game: Game, options: Mapping[str, Any], record: Any, acting: int, out: Any) -> dict[str, Any]:
    """What depends on who looks."""
    known = _unpacked(game.own_part, record)
    seat = known.seat
    own = game.own_view(known, options)
    own["seat"] = None if seat == SPECTATOR else seat
    texts = game.texts[seat] if seat != SPECTATOR else []
    own["moves"] = [texts[move] for move in legal_moves(record, acting, seat, out)]
    return own

"""A move as a value: who makes it, its verb, and the words behind the verb.

Records, the wire and people write moves as text, ``2 play R2 0`` or ``* coins 1 2``. Whoever wants to know what a text says asks
`Move.of`, which takes it apart; whether a game has such a move is for `Game.read_move` to say.
"""

from functools import lru_cache
from typing import NamedTuple

from besace.errors import IllegalMove, quoted
from besace.kernel.generic import SEATS

CHANCE_MARK = "*"
SEAT_MARKS = {str(seat): seat for seat in range(SEATS)}
_SEATS: dict[str, int | None] = {**SEAT_MARKS, CHANCE_MARK: None}
_READ = 8192  # texts that need not be taken apart again: more than the moves of any game at one table


class Move(NamedTuple):
    """What the text of a move says."""

    seat: int | None  # None: chance
    verb: str
    args: tuple[str, ...] = ()

    @staticmethod
    @lru_cache(_READ)
    def of(text: str) -> "Move":
        """The move that a text spells; `IllegalMove` where it begins with no seat."""
        mark, _, spelling = text.partition(" ")
        if mark not in _SEATS:
            raise IllegalMove(f"{quoted(text)} is not a move: it should begin with a seat, or with {CHANCE_MARK} for chance.")
        verb, *args = spelling.split(" ")
        return Move(_SEATS[mark], verb, tuple(args))

    @property
    def spelling(self) -> str:
        """The text without its seat, as a game lists its moves."""
        return " ".join((self.verb, *self.args))

    def __str__(self) -> str:
        return f"{CHANCE_MARK if self.seat is None else self.seat} {self.spelling}"

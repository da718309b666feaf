"""Who plays against a learner: rules of thumb or chance, compiled; bots; networks or any function; or a mixture.

An opponent is one of these:

- ``"random"``, ``"thumb"``, or a number from 0 to 1, the share of moves by rules of thumb: these run compiled, with the games;
- any bot as an arena takes it, such as ``"king"``, ``"search:iterations=50"`` or ``"package.module:callable"``, or one that is
  made already (something with ``choose``);
- a function of two arrays, what the seats know and the masks of their legal moves, a row each, that gives a legal move for each
  row: a network, for instance;
- a dictionary or a list of pairs, opponent and weight: who sits on a seat is drawn anew for each game.
"""

import secrets
from bisect import bisect
from collections.abc import Mapping
from itertools import accumulate
from typing import Any

import numpy as np
import numpy.typing as npt

from besace.bots import Bot, check_bot
from besace.bots.named.entrants import make
from besace.envs.vector import Tables
from besace.errors import BadOption, IllegalMove, quoted
from besace.games import Game
from besace.kernel.stream import FINE, below, new_stream

COMPILED = {"random": 0.0, "thumb": 1.0}
SEATING = "who sits where"  # what a stream is for


def share_of_thumb(opponent: Any) -> float | None:
    """How many moves are made by rules of thumb, where everything runs compiled; else None."""
    if isinstance(opponent, str):
        return COMPILED.get(opponent)
    return float(opponent) if isinstance(opponent, int | float) else None


class Opponents:
    """All who sit at these tables beside the learners. Bots by name are made anew for each game and seat, as in an arena."""

    def __init__(self, given: Any, count: int, game: Game) -> None:
        pairs = [(given, 1.0)]
        if isinstance(given, Mapping | list | tuple):
            pairs = list(given.items() if isinstance(given, Mapping) else given)
        if not pairs or not all(isinstance(pair, tuple | list) and len(pair) == 2 for pair in pairs):
            raise BadOption("A mixture of opponents should be given as pairs of an opponent and its weight.")
        weights = [weight for _, weight in pairs]
        if not all(isinstance(weight, int | float) and 0 <= weight < float("inf") for weight in weights) or not sum(weights):
            raise BadOption(f"The weights of opponents should be numbers of at least 0, and not all of them 0, not {weights}.")
        self._who = [opponent for opponent, _ in pairs]
        for opponent in self._who:
            _check(opponent, game)
        self._steps = [FINE * below_it / sum(weights) for below_it in accumulate(weights)]
        self._streams = [new_stream(secrets.randbits(64), SEATING, row) for row in range(count)]
        self._seated = np.zeros((count, 0), np.int64)
        self._bots: dict[tuple[int, int], Bot] = {}  # those who are asked by table and seat

    def begin(self, tables: Tables, seed: Any) -> None:
        """Let everybody sit down; from a seed, or a list with one for each table, always the same people."""
        one_each = isinstance(seed, list | tuple | np.ndarray) and np.ndim(seed) > 0
        for row in range(tables.count):
            own, number = (seed[row], 0) if one_each else (seed, row)
            if own is not None:
                self._streams[row] = new_stream(own, SEATING, number)
        self._seated = np.zeros((tables.count, tables.players), np.int64)
        self.deal(tables, np.ones(tables.count, np.bool_))

    def deal(self, tables: Tables, begun: npt.NDArray[np.bool_]) -> None:
        """Draw anew who sits at the tables that have just begun a game."""
        for row in np.flatnonzero(begun).tolist():
            for seat in range(tables.players):
                self._seated[row, seat] = self._drawn(row)
                self._bots.pop((row, seat), None)

    def _drawn(self, row: int) -> int:
        return bisect(self._steps, below(self._streams[row], FINE), hi=len(self._steps) - 1) if len(self._who) > 1 else 0

    def _chosen(self, opponent: Any, tables: Tables, rows: npt.NDArray[Any]) -> Any:
        """A move of this opponent at each of these tables, where it is its turn."""
        if not isinstance(opponent, str) and not hasattr(opponent, "choose"):
            return opponent(tables.observations[rows], tables.masks[rows])
        moves = []
        for row in rows.tolist():
            text = self._bot(opponent, row, int(tables.seats[row])).choose(tables.observation(row))
            moves.append(tables.game.read_move(text)[1])
        return moves

    def _bot(self, opponent: Any, row: int, seat: int) -> Bot:
        if not isinstance(opponent, str):
            made: Bot = opponent
            return made
        if (row, seat) not in self._bots:
            self._bots[row, seat] = make(opponent, seed=FINE * below(self._streams[row], FINE) + below(self._streams[row], FINE))
        return self._bots[row, seat]

    def play(self, tables: Tables) -> None:
        """Move until every game waits for its learner or has ended."""
        while (waiting := (tables.seats != tables.learners) & ~tables.dones).any():
            actions, rows = np.zeros(tables.count, np.int64), np.flatnonzero(waiting)
            who = self._seated[rows, tables.seats[rows]]
            for number, opponent in enumerate(self._who):
                asked = rows[who == number]
                if len(asked):
                    actions[asked] = _whole(self._chosen(opponent, tables, asked), len(asked))
            tables.step(actions, waiting)


def _check(opponent: Any, game: Game) -> None:
    """Say at once, in one sentence, where someone cannot be an opponent in this game."""
    bot = make(opponent) if isinstance(opponent, str) else opponent
    if hasattr(bot, "choose"):
        check_bot(bot, game)
    elif not callable(bot):
        raise BadOption(f"An opponent should be a bot's name, a bot or a function, not {quoted(opponent)}.")


def _whole(chosen: Any, many: int) -> npt.NDArray[Any]:
    moves = np.asarray(chosen)
    if moves.shape != (many,) or moves.dtype.kind not in "iu":
        raise IllegalMove(f"An opponent should give {many} moves as whole numbers, not {moves.dtype} of the shape {moves.shape}.")
    return moves

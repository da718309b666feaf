"""Who plays against a learner: rules of thumb or chance, compiled; bots; networks or any function; or a mixture.

An opponent is one of these:

- ``"random"``, ``"thumb"``, or a number from 0 to 1, the share of moves by rules of thumb: these run compiled, with the games;
- any bot as an arena takes it, such as ``"king"``, ``"search:iterations=50"`` or ``"package.module:callable"``, or one that is
  made already (something with ``choose``);
- a function of two arrays, what the seats know and the masks of their legal moves, a row each, that gives a legal move for each
  row: a network, for instance;
- a dictionary or a list of pairs, opponent and weight: who sits on a seat is drawn anew for each game.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from besace.bots.entrants import make
from besace.envs.vector import Tables
from besace.errors import BadOption, IllegalMove, quoted
from besace.kernel.stream import key_of

COMPILED = {"random": 0.0, "thumb": 1.0}
SEATING = "who sits where"  # what a stream is for


def share_of_thumb(opponent: Any) -> float | None:
    """How many moves are made by rules of thumb, where everything runs compiled; else None."""
    if isinstance(opponent, str):
        return COMPILED.get(opponent)
    return float(opponent) if isinstance(opponent, int | float) else None


class _Named:
    """A bot, asked game by game."""

    def __init__(self, bot: Any) -> None:
        self._bot = bot

    def choose(self, tables: Tables, rows: npt.NDArray[Any]) -> list[int]:
        return [tables.game.read_move(self._bot.choose(tables.observation(int(row))))[1] for row in rows]


class _Function:
    """A function of observations and masks."""

    def __init__(self, function: Any) -> None:
        self._function = function

    def choose(self, tables: Tables, rows: npt.NDArray[Any]) -> Any:
        return self._function(tables.observations[rows], tables.masks[rows])


def _one_of(opponent: Any) -> _Named | _Function:
    if isinstance(opponent, str):
        return _Named(make(opponent))
    if hasattr(opponent, "choose"):
        return _Named(opponent)
    if callable(opponent):
        return _Function(opponent)
    raise BadOption(f"An opponent should be a bot's name, a bot or a function, not {quoted(opponent)}.")


class Opponents:
    """All who sit at these tables beside the learners."""

    def __init__(self, given: Any, count: int) -> None:
        pairs = [(given, 1.0)]
        if isinstance(given, Mapping | list | tuple):
            pairs = list(given.items() if isinstance(given, Mapping) else given)
        if not pairs or not all(isinstance(pair, tuple | list) and len(pair) == 2 for pair in pairs):
            raise BadOption("A mixture of opponents should be given as pairs of an opponent and its weight.")
        weights = [weight for _, weight in pairs]
        if not all(isinstance(weight, int | float) and 0 <= weight < float("inf") for weight in weights) or not sum(weights):
            raise BadOption(f"The weights of opponents should be numbers of at least 0, and not all of them 0, not {weights}.")
        self._who = [_one_of(opponent) for opponent, _ in pairs]
        self._odds = np.array(weights, float) / sum(weights)
        self._rng = np.random.default_rng()
        self._seated = np.zeros((count, 0), np.int64)

    def begin(self, tables: Tables, seed: Any) -> None:
        """Let everybody sit down; from a seed, or the first of a list of them, always the same."""
        first = next((each for each in seed if each is not None), None) if isinstance(seed, list | tuple) else seed
        if first is not None:
            self._rng = np.random.default_rng(key_of(first, SEATING) % (1 << 64))
        self._seated = np.zeros((tables.count, tables.players), np.int64)
        self.deal(tables, np.ones(tables.count, np.bool_))

    def deal(self, tables: Tables, begun: npt.NDArray[np.bool_]) -> None:
        """Draw anew who sits at the tables that have just begun a game."""
        many = (int(begun.sum()), tables.players)
        self._seated[begun] = self._rng.choice(len(self._who), many, p=self._odds) if len(self._who) > 1 else 0

    def play(self, tables: Tables) -> None:
        """Move until every game waits for its learner or has ended."""
        while (waiting := (tables.seats != tables.learners) & ~tables.dones).any():
            actions, rows = np.zeros(tables.count, np.int64), np.flatnonzero(waiting)
            who = self._seated[rows, tables.seats[rows]]
            for number, opponent in enumerate(self._who):
                asked = rows[who == number]
                if len(asked):
                    actions[asked] = _whole(opponent.choose(tables, asked), len(asked))
            tables.step(actions, waiting)


def _whole(chosen: Any, many: int) -> npt.NDArray[Any]:
    moves = np.asarray(chosen)
    if moves.shape != (many,) or moves.dtype.kind not in "iu":
        raise IllegalMove(f"An opponent should give {many} moves as whole numbers, not {moves.dtype} of the shape {moves.shape}.")
    return moves

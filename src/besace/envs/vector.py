"""Thousands of games stepped at once into buffers that are made only once.

>>> from besace.envs.vector import Tables
>>> tables = Tables("filou", players=4, count=1000, seed=1)
>>> tables.observations.shape, tables.masks.shape
((1000, 135), (1000, 119))
>>> for _ in range(200):
...     tables.step(tables.random_actions())
>>> bool(tables.dones.any() or tables.observations.any())
True

After each step the buffers hold, for every game: ``seats`` (whose move it is), ``observations`` (what that seat knows; see
`besace.envs.layout`), ``masks`` (1 for each legal move), ``dones`` (whether a game has just ended; it is already dealt anew) and
``rewards`` (per seat, where one has; their sum is 0). They are overwritten by the next step: copy what you keep.
"""

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from besace.envs.stepping import (
    BEGIN,
    EVERYONE,
    POINTS,
    WIN,
    Buffers,
    Terms,
    first_illegal,
    random_actions,
    seed_streams,
    step_tables,
)
from besace.errors import BadOption, BesaceError, IllegalMove, choices, quoted
from besace.games import game_named
from besace.kernel.generic import new_records
from besace.kernel.jit import JIT
from besace.kernel.stream import FINE, new_numbers, new_stream

REWARDS = {"win": WIN, "points": POINTS}
SEED_WORD = 0x7FFFFFFF


def terms_of(game: str, players: int | None, options: dict[str, Any], reward: str, thumb: float, rotate: bool) -> Terms:
    """What all games of a batch have in common, checked."""
    chosen = game_named(game)
    number = chosen.check_players(chosen.players[0] if players is None else players)
    encoded = chosen.encode_options(chosen.check_options(options, number))
    numbers = new_numbers(max(1, len(encoded)))
    numbers[: len(encoded)] = encoded
    if reward not in REWARDS:
        raise BadOption(f"There is no reward called {quoted(reward)}: it should be {choices(list(REWARDS))}.")
    if not 0 <= thumb <= 1:
        raise BadOption(f"The share of moves by rules of thumb should be from 0 to 1, not {quoted(thumb)}.")
    if not JIT:
        raise BesaceError("The environments need compiled rules: run them without BESACE_JIT=0.")
    return Terms(number, numbers, REWARDS[reward], int(thumb * FINE), int(rotate))


class Tables:
    """So many games side by side. ``reward`` is "win" or "points"; ``threads`` share the work and change no result.

    With a ``learner`` only that seat is served (None: every seat; "any": a seat drawn anew for each game), and the others
    move by themselves: in ``thumb`` of all cases by rules of thumb, else at random.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        count: int = 1024,
        seed: int = 0,
        reward: str = "win",
        learner: int | str | None = None,
        thumb: float = 0.0,
        threads: int = 1,
        **options: Any,
    ) -> None:
        self._terms = terms_of(game, players, options, reward, thumb, learner == "any")
        self.game, self.players, self.count, self.threads = game_named(game), self._terms.players, count, threads
        if learner not in (None, "any") and learner not in range(self.players):
            raise BadOption(f'The learner should be a seat from 0 to {self.players - 1}, "any" or none, not {quoted(learner)}.')
        rules = self.game.rules
        served = learner if isinstance(learner, int) else EVERYONE
        self._buffers = _new_buffers(rules, count, self.players, served)
        self.seats, self.learners, self.dones = self._buffers.seats, self._buffers.learners, self._buffers.dones
        self.masks, self.rewards = self._buffers.masks, self._buffers.rewards
        self.observations: npt.NDArray[np.int16] = self._buffers.vectors.view(np.int16).reshape(count, -1)
        self._rooms = [_new_room(rules) for _ in range(threads)]
        self._cuts = list(pairwise(count * i // threads for i in range(threads + 1)))
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._actions, self._stream = np.zeros(count, np.int64), new_stream(seed)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games anew; the same seed and the same actions give the same games."""
        self._stream = new_stream(~seed)
        seed_streams(self._buffers.streams, seed & SEED_WORD, self._rooms[0][-1])
        self._play(np.full(self.count, BEGIN))

    def step(self, actions: npt.ArrayLike) -> None:
        """Play one move in each game, or raise `IllegalMove` and change nothing."""
        chosen = np.asarray(actions, np.int64)
        if chosen.shape != (self.count,):
            raise IllegalMove(f"There should be {self.count} moves, one for each game, not an array of shape {chosen.shape}.")
        wrong = first_illegal(self.masks, chosen)
        if wrong >= 0:
            raise IllegalMove(f"Move {chosen[wrong]} is not legal in game {wrong}: its row of masks tells which are.")
        self._play(chosen)

    def random_actions(self) -> npt.NDArray[np.int64]:
        """An indifferent legal move for each game, as its random playouts draw it; the array is used again."""
        random_actions(self._buffers, self._stream, self._actions)
        return self._actions

    def _play(self, actions: npt.NDArray[np.int64]) -> None:
        def part(room: tuple[Any, ...], cut: tuple[int, int]) -> None:
            step_tables(self._buffers, self._terms, *room, actions, *cut)

        if self._pool is None:
            part(self._rooms[0], self._cuts[0])
        else:
            list(self._pool.map(part, self._rooms, self._cuts))

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()


def _new_buffers(rules: Any, count: int, players: int, learner: int) -> Buffers:
    return Buffers(
        states=new_records(rules, "State", count),
        streams=new_numbers(count),
        learners=np.full(count, learner, np.int8),
        seats=np.zeros(count, np.int8),
        vectors=new_records(rules, "Vector", count),
        masks=np.zeros((count, rules.ACTIONS), np.int8),
        rewards=np.zeros((count, players), np.float32),
        dones=np.zeros(count, np.bool_),
    )


def _new_room(rules: Any) -> tuple[Any, ...]:
    """What one thread works in: an observation, the draws of a setup, a list of moves, a stream."""
    return new_records(rules, "Observation"), new_numbers(rules.MOST_DRAWS), new_numbers(rules.MOST_MOVES), new_stream(0)

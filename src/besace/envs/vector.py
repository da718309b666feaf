"""Thousands of games stepped at once into buffers that are made only once; docs/research.md shows how.

After each step the buffers hold, for every game: ``seats`` (whose move it is), ``observations`` (what that seat knows; see
`besace.envs.layout`), ``masks`` (1 for each legal move), ``dones`` (whether a game has just ended) and ``rewards`` (per
seat, where one has; their sum is 0). They can be read and not written, and the next step overwrites them: copy what you keep.
"""

import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from besace.envs.saving import Saved, rows_of
from besace.envs.stepping import (
    BEGIN,
    EVERYONE,
    Buffers,
    look_all,
    prepare,
    random_actions,
    seed_streams,
    step_tables,
    uniform_actions,
    weighted_actions,
)
from besace.envs.terms import at_least_one, terms_of
from besace.errors import BadOption, IllegalMove, quoted
from besace.games import game_named
from besace.kernel import boxed
from besace.kernel.generic import new_records
from besace.kernel.stream import key_of, new_numbers, new_stream, new_streams, seed_stream
from besace.play.observation import Observation
from besace.play.views import view_of

UNCOUNTED = 0  # moves are not counted here
DEALS, CHOICES = "deals and chance of a table", "indifferent choices"  # what streams are for
Seeds = Any  # a whole number, numpy's too, or a numpy SeedSequence; or a list of them, one for each game, None to go on
Choices = npt.NDArray[np.int64]


class Tables:
    """So many games side by side. ``reward`` is "win" or "points"; ``threads`` share the work and change no result.

    With a ``learner`` only that seat is served (None: every seat; "any": a seat drawn anew for each game), and the others
    move by themselves: in ``thumb`` of all cases by rules of thumb, else at random. A game that ends is dealt anew at once; with
    ``hold`` it is shown as it ended, without any legal move, and the next step deals it anew, whatever its action is.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        count: int = 1024,
        seed: Seeds = 0,
        reward: str = "win",
        learner: int | str | None = None,
        thumb: float | str = 0.0,
        threads: int = 1,
        hold: bool = False,
        **options: Any,
    ) -> None:
        self._terms = terms_of(game, players, options, reward, thumb, learner == "any", hold)
        self.game, self.players = game_named(game), self._terms.players
        self.options = self.game.check_options(options, self.players)
        self.count, self.threads = at_least_one("games", count), at_least_one("threads", threads)
        if learner not in (None, "any") and learner not in range(self.players):
            raise BadOption(f'The learner should be a seat from 0 to {self.players - 1}, "any" or none, not {quoted(learner)}.')
        self._settings = {"game": game, "players": self.players, "count": count, "reward": reward, "learner": learner}
        self._settings |= {"thumb": thumb, "threads": threads, "hold": hold, **options}
        functions = self.game.functions
        served = learner if isinstance(learner, int) else EVERYONE
        self._buffers = _new_buffers(functions, count, self.players, served)
        shown = (self._buffers.seats, self._buffers.learners, self._buffers.dones, self._buffers.masks, self._buffers.rewards)
        self.seats, self.learners, self.dones, self.masks, self.rewards = map(_to_read, shown)
        self.observations: npt.NDArray[np.int16] = _to_read(self._buffers.vectors.view(np.int16).reshape(count, -1))
        self._rooms = [_new_room(functions) for _ in range(threads)]
        self._cuts = list(pairwise(count * i // threads for i in range(threads + 1)))
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._chosen, self._all = np.zeros(count, np.int64), np.ones(count, np.bool_)
        self._stream = new_stream(secrets.randbits(64))
        seed_streams(self._buffers.streams, key_of(secrets.randbits(64), DEALS))
        self.reset(seed)

    def reset(self, seed: Seeds = None) -> None:
        """Begin all games anew; the same seed and the same actions give the same games.

        Game i is game number i of the seed; of a list of seeds, one for each game, it is game number 0 of its own. Without a
        seed, or where the list has None, the random stream goes on where it is.
        """
        if isinstance(seed, list | tuple | np.ndarray) and np.ndim(seed):
            self._take_seeds(list(seed))
        elif seed is not None:
            seed_streams(self._buffers.streams, key_of(seed, DEALS))
            self._stream = new_stream(seed, CHOICES)
        self._chosen.fill(BEGIN)
        self._play()

    def _take_seeds(self, seeds: list[Any]) -> None:
        if len(seeds) != self.count:
            raise BadOption(f"There should be one seed, or one for each of the {self.count} games, not {len(seeds)} of them.")
        keys = [(i, key_of(each, DEALS)) for i, each in enumerate(seeds) if each is not None]
        for i, key in keys:
            seed_stream(self._buffers.streams[i], key, 0)
        if keys:
            self._stream = new_stream(seeds[keys[0][0]], CHOICES)

    def step(self, actions: npt.ArrayLike, only: npt.NDArray[np.bool_] | None = None) -> None:
        """Play one move in each game, or in ``only`` those that are True there, or raise `IllegalMove` and change nothing."""
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iub":
            what = f"an array of shape {given.shape}" if given.dtype.kind in "iub" else "something else"
            raise IllegalMove(f"There should be {self.count} moves, one for each game, as whole numbers, not {what}.")
        if only is not None and (only.shape != (self.count,) or only.dtype != np.bool_):
            raise IllegalMove(f"Which games are stepped should be told by {self.count} times True or False.")
        self._chosen[:] = given
        wrong = prepare(self._buffers, self._terms, self._all if only is None else only, self._chosen)
        if wrong >= 0:
            raise IllegalMove(f"Move {given[wrong]} is not legal in game {wrong}: its row of masks tells which are.")
        self._play()

    def random_actions(self) -> Choices:
        """An indifferent legal move for each game, as its random playouts draw it."""
        actions = np.empty(self.count, np.int64)
        random_actions(self._buffers, self._terms, self._stream, actions)
        return actions

    def sample(self, weights: npt.ArrayLike | None = None) -> Choices:
        """A legal move for each game: any, all equally likely; or by weights of at least 0, a row a game and a column a move."""
        actions = np.empty(self.count, np.int64)
        if weights is None:
            uniform_actions(self._buffers.masks, self._stream, actions)
            return actions
        given = np.array(weights, np.float32, order="C")
        if given.shape != self.masks.shape:
            raise IllegalMove(f"There should be weights of the shape {self.masks.shape}, that of the masks, not {given.shape}.")
        lost = weighted_actions(self._buffers.masks, given, self._stream, actions)
        if lost >= 0:
            raise IllegalMove(f"The weights of the legal moves of game {lost} should be at least 0, and not all of them 0.")
        return actions

    def everyone(self) -> npt.NDArray[np.int16]:
        """What every seat of every game knows, for a critic that may know it all: games × seats × numbers, the caller's own."""
        vectors = new_records(self.game.functions, "Vector", self.count * self.players)
        look_all(self._buffers.states, self.players, self._rooms[0][0], vectors)
        return vectors.view(np.int16).reshape(self.count, self.players, -1)  # type: ignore[no-any-return]

    def observation(self, game: int, seat: int | None = None) -> Observation:
        """What a seat of one of the games knows, by default the one whose move it is: what bots are given."""
        row = int(rows_of([game], self.count)[0])
        record = new_records(self.game.functions, "Observation")
        boxed.observe(self._buffers.states[row : row + 1], int(self.seats[row]) if seat is None else seat, record)
        return Observation(self.game, self.options, UNCOUNTED, record)

    def view(self, game: int, seat: int | None = None) -> dict[str, Any]:
        """The same as people read it, and programs that draw: the view of a seat, by default of the one whose move it is."""
        row = int(rows_of([game], self.count)[0])
        eye = int(self.seats[row]) if seat is None else seat
        return view_of(self.game, self.players, self.options, self._buffers.states[row : row + 1], eye, UNCOUNTED)

    def save(self, games: Sequence[int] | npt.NDArray[Any] | None = None) -> Saved:
        """These games, or all, as they stand: to be restored here or in other tables of the same kind."""
        rows = np.arange(self.count) if games is None else rows_of(games, self.count)
        return Saved(self._kind, rows, Buffers(*(buffer[rows] for buffer in self._buffers)))

    def restore(self, saved: Saved, games: Sequence[int] | npt.NDArray[Any] | None = None) -> None:
        """Put games back where they stood, or in the place of these; one that was saved alone may take the place of many."""
        saved.write(self._buffers, self._kind, saved.games if games is None else games)

    @property
    def _kind(self) -> tuple[Any, ...]:
        return self.game.name, self.players, tuple(self._terms.options.tolist())

    def __reduce__(self) -> Any:
        return _again, (self._settings, self.save(), self._stream.copy())

    def _play(self) -> None:
        def part(room: tuple[Any, ...], cut: tuple[int, int]) -> None:
            step_tables(self._buffers, self._terms, *room, self._chosen, *cut)

        if self._pool is None:
            part(self._rooms[0], self._cuts[0])
        else:
            list(self._pool.map(part, self._rooms, self._cuts))

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()


def _again(settings: dict[str, Any], saved: Saved, stream: Any) -> Tables:
    """Tables that were copied or written down."""
    tables = Tables(**settings)
    tables.restore(saved)
    tables._stream[:] = stream
    return tables


def _to_read(buffer: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """The same buffer, not to be written from outside."""
    shown = buffer.view()
    shown.flags.writeable = False
    return shown


def _new_buffers(functions: Any, count: int, players: int, learner: int) -> Buffers:
    return Buffers(
        states=new_records(functions, "State", count),
        streams=new_streams(count),
        learners=np.full(count, learner, np.int8),
        seats=np.zeros(count, np.int8),
        vectors=new_records(functions, "Vector", count),
        masks=np.zeros((count, functions.ACTIONS), np.int8),
        rewards=np.zeros((count, players), np.float32),
        dones=np.zeros(count, np.bool_),
    )


def _new_room(functions: Any) -> tuple[Any, ...]:
    """What one thread works in: an observation, the draws of a setup, a list of moves."""
    return (
        new_records(functions, "Observation"),
        new_numbers(functions.MOST_DRAWS),
        new_numbers(functions.MOST_MOVES),
    )

"""The bot that looks ahead with a network: see foresight.py for how.

Its network names a few good moves; all of them are tried in the same imagined worlds, for so many worlds, which a seed makes
reproducible, or for some milliseconds. The network's favourite is played unless another move is surely better.
"""

import math
import threading
import time
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from besace.bots import foresight, weights
from besace.bots.foresight import Outlook
from besace.bots.mind import Room, understand
from besace.bots.net import new_room
from besace.bots.search import WATCHED, Considered
from besace.errors import BesaceError, quoted
from besace.games import GAMES, Game
from besace.games.parts.network import NO_CHOICE
from besace.kernel.generic import new_records
from besace.kernel.network import Layers, count_of, layers_of
from besace.kernel.stream import FINE, below, new_floats, new_numbers, new_stream
from besace.play.observation import Observation

WORLDS = 64
CHUNK = 16  # worlds between two looks at the clock
MOST = 5  # moves that are tried
LEAST = 0.02  # how likely the network must find a move for it to be tried
FAR, CLUB, LEAN, SURE = 2, 0.5, 0.9, 1.0
LONGEST = 1 << 14  # worlds of one thought, whatever the budget


class Foresight:
    """What a few moves come to, from one observation; to be gone on with as long as one likes."""

    def __init__(self, observation: Observation, layers: Layers, room: Room, outlook: Outlook, seed: int) -> None:
        functions = observation.game.functions
        self.observation, self._layers, self._room, self._outlook = observation, layers, room, outlook
        self._stream, self.worlds = new_stream(seed, "foresight"), 0
        self._world, self._work = new_records(functions, "State"), new_records(functions, "State")
        self._seen = new_records(functions, "Observation")
        self._leanings = _leanings_in(observation.game.name)
        self._moves = self._good_moves()
        self._sums: list[list[float]] = []  # what each move came to, a row a world

    def _good_moves(self) -> list[int]:
        """The moves that the network likes best, its favourite first."""
        understand(self.observation.record, self.observation.known.seat, self._layers, self._room)
        wishes = [(float(self._room.out[c]), int(m)) for c, m in enumerate(self._room.moves) if m != NO_CHOICE]
        wishes.sort(key=lambda wish: -wish[0])
        total = sum(math.exp(wish - wishes[0][0]) for wish, _ in wishes)
        likely = [move for wish, move in wishes if math.exp(wish - wishes[0][0]) / total >= LEAST]
        return likely[:MOST] or [wishes[0][1]]

    def go_on(self, worlds: int) -> None:
        """So many more worlds."""
        number, known = len(self._moves), self.observation.known
        moves, gains = new_numbers(number), new_floats(number * worlds)
        moves[:] = self._moves
        foresight.look_ahead(
            self.observation.record, known.seat, known.players, moves, number, self._world, self._work, self._seen,
            self._layers, self._room, self._outlook, self._leanings, worlds, self._stream, gains,
        )  # fmt: skip
        self._sums += [[float(g) for g in gains[w * number : (w + 1) * number]] for w in range(worlds)]
        self.worlds += worlds

    def considered(self) -> list[Considered]:
        """The moves tried, the best first."""
        found = []
        for k, move in enumerate(self._moves):
            values = [row[k] for row in self._sums]
            mean = sum(values) / len(values)
            spread = sum((value - mean) ** 2 for value in values) / len(values)
            text = self.observation.game.write_move(self.observation.known.seat, move)
            found.append(Considered(text, len(values), mean, math.sqrt(spread / len(values))))
        return sorted(found, key=lambda each: -each.value)

    def preferred(self, sure: float) -> str:
        """The best move, where it is better than the favourite by so many standard errors, compared world by world."""
        best, number = 0, len(self._sums)
        for k in range(1, len(self._moves)):
            gaps = [row[k] - row[0] for row in self._sums]
            mean = sum(gaps) / number
            spread = sum((gap - mean) ** 2 for gap in gaps) / number
            better = sum(row[k] - row[best] for row in self._sums) > 0
            if better and mean > sure * math.sqrt(spread / number):
                best = k
        return self.observation.game.write_move(self.observation.known.seat, self._moves[best])


@cache
def _leanings_in(game: str) -> Any:
    """What club players have been seen to prefer, as the game's ``lean`` reads it; indifferent where nobody has seen it."""
    model = GAMES[game].models.get(WATCHED)
    leanings = new_floats(len(model.table) if model else 1)
    leanings[:] = model.table if model else [1.0]
    return leanings


def entry_points(functions: SimpleNamespace) -> list[tuple[Any, dict[str, Any]]]:
    """The compiled functions that Python calls here, with arguments of the right types by name: what to compile ahead."""
    if not hasattr(functions, "encode"):  # the game has no network
        return []
    floats, numbers, states = new_floats(1), new_numbers(1), new_records(functions, "State")
    seen, vector = new_records(functions, "Observation"), new_records(functions, "Vector")
    room = Room(vector, floats, floats, floats, floats, numbers, numbers)
    layers = layers_of(np.zeros(count_of((1, 1, 1, 1)), np.float32), (1, 1, 1, 1))
    asked = {"root": seen, "moves": numbers, "world": states, "work": states, "seen": seen, "layers": layers, "room": room}
    return [(foresight.look_ahead, {**asked, "outlook": Outlook(1, 0, 0), "leanings": floats, "gains": floats})]


class NetSearchBot:
    """Thinks about each choice afresh."""

    name = "netsearch"

    def __init__(
        self, seed: int, worlds: int | None, milliseconds: float | None, outlook: Outlook, sure: float, file: str | None
    ):
        self._stream, self._worlds, self._milliseconds = new_stream(seed, self.name), worlds, milliseconds
        self._outlook, self._sure, self._file = outlook, sure, file
        self._known: tuple[Game, Layers, Room] | None = None
        self.thought: Foresight | None = None  # the latest

    def check(self, game: Game) -> None:
        """Raise a `BesaceError` that says why it cannot play a game, if so."""
        self._of(game)

    def _of(self, game: Game) -> tuple[Layers, Room]:
        if self._known is None or self._known[0] is not game:
            held = weights.of_game(game.name) if self._file is None else weights.of_file(game, Path(self._file))
            self._known = (game, held.layers, new_room(game, held))
        return self._known[1:]

    def choose(self, observation: Observation, stop: threading.Event | None = None) -> str:
        """The network's favourite, or what is surely better. ``stop`` interrupts: what is best so far is then chosen."""
        began = time.perf_counter()
        seed, self.thought = int(below(self._stream, FINE)) * FINE + int(below(self._stream, FINE)), None
        if len(observation.legal) == 1:
            return observation.moves[0]
        thought = self.thought = Foresight(observation, *self._of(observation.game), self._outlook, seed)
        limit = LONGEST if self._worlds is None else self._worlds
        while thought.worlds < limit:
            thought.go_on(min(CHUNK, limit - thought.worlds))
            if stop is not None and stop.is_set():
                break
            if self._milliseconds is not None and (time.perf_counter() - began) * 1000 >= self._milliseconds:
                break
        return thought.preferred(self._sure)


def make(
    seed: int,
    worlds: int | None = None,
    milliseconds: float | None = None,
    far: int = FAR,
    club: float = CLUB,
    sure: float = SURE,
    weights: str | None = None,
) -> NetSearchBot:
    """``far`` is how many own decisions ahead the network judges, ``club`` the share of others taken for club players."""
    for name, value in (("worlds", worlds), ("milliseconds", milliseconds), ("far", far)):
        if value is not None and value < 1:
            raise BesaceError(f"The netsearch bot's {name} should be at least 1, not {quoted(value)}.")
    if not 0 <= club <= 1:
        raise BesaceError(f"The netsearch bot's club should be from 0 to 1, not {quoted(club)}.")
    if worlds is None and milliseconds is None:
        worlds = WORLDS
    return NetSearchBot(seed, worlds, milliseconds, Outlook(far, int(club * FINE), int(LEAN * FINE)), float(sure), weights)

"""The bot that has taught itself: a network is told what its seat knows, and plays what it likes best.

What it is told is made from the vector of its observation and from its legal moves, nothing else; ``besace train`` makes the
weights. It does not think ahead, so a move takes microseconds. It judges positions, too: who will win, as a share for each seat.
"""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from besace.bots.mind import Room, favourite, understand, whim, win_shares
from besace.bots.weights import Weights, ends, of_file, of_game
from besace.errors import BesaceError, quoted
from besace.games import Game
from besace.kernel.generic import SEATS, new_records
from besace.kernel.network import count_of, layers_of
from besace.kernel.stream import new_floats, new_numbers, new_stream
from besace.play.observation import Observation


def new_room(game: Game, weights: Weights) -> Room:
    """Room for one network."""
    functions = game.functions
    _, outputs = ends(game)
    inputs, first, second, _ = weights.sizes
    return Room(
        vector=new_records(functions, "Vector"),
        x=new_floats(inputs),
        first=new_floats(first),
        second=new_floats(second),
        out=new_floats(outputs),
        legal=new_numbers(functions.MOST_MOVES),
        moves=new_numbers(outputs - SEATS - 1),
    )


def entry_points(functions: SimpleNamespace) -> list[tuple[Any, dict[str, Any]]]:
    """The compiled functions that Python calls here, with arguments of the right types by name: what to compile ahead."""
    if not hasattr(functions, "encode"):  # the game has no network
        return []
    floats, numbers = new_floats(1), new_numbers(1)
    room = Room(new_records(functions, "Vector"), floats, floats, floats, floats, numbers, numbers)
    layers = layers_of(np.zeros(count_of((1, 1, 1, 1)), np.float32), (1, 1, 1, 1))
    asked = {"box": new_records(functions, "Observation"), "layers": layers, "room": room, "warmth": 0.0}
    return [(understand, asked), (favourite, asked), (whim, asked), (win_shares, {"out": floats, "shares": floats})]


class Mind:
    """A network of one game, ready to look at observations."""

    def __init__(self, game: Game, weights: Weights) -> None:
        self.game, self._layers, self._room = game, weights.layers, new_room(game, weights)

    def move(self, observation: Observation, warmth: float, stream: Any) -> str:
        """What it would play."""
        seat = observation.known.seat
        asked = (observation.record, seat, self._layers, self._room)
        move = whim(*asked, warmth, stream) if warmth else favourite(*asked)
        return self.game.write_move(seat, int(move))

    def shares(self, observation: Observation) -> list[float]:
        """Who will win, as a share for each seat, from seat 0 on."""
        seat, players = observation.known.seat, observation.known.players
        understand(observation.record, seat, self._layers, self._room)
        found = new_floats(SEATS)
        win_shares(self._room.out, players, found)
        return [float(found[(p - seat) % players]) for p in range(players)]


class NetBot:
    """Plays any game that has a network; ``weights`` names a file of others than those that come with the game."""

    name = "net"
    quick = True

    def __init__(self, seed: int, warmth: float, weights: str | None) -> None:
        self._stream, self._warmth, self._weights = new_stream(seed, self.name), float(warmth), weights
        self._mind: Mind | None = None

    def check(self, game: Game) -> None:
        """Raise a `BesaceError` that says why it cannot play a game, if so."""
        self._mind_for(game)

    def choose(self, observation: Observation) -> str:
        return self._mind_for(observation.game).move(observation, self._warmth, self._stream)

    def _mind_for(self, game: Game) -> Mind:
        if self._mind is None or self._mind.game is not game:
            weights = of_game(game.name) if self._weights is None else of_file(game, Path(self._weights))
            self._mind = Mind(game, weights)
        return self._mind


def make(seed: int, warmth: float = 0.0, weights: str | None = None) -> NetBot:
    if not isinstance(warmth, int | float) or isinstance(warmth, bool) or not 0 <= warmth <= 1:
        raise BesaceError(f"The net bot's warmth should be a number from 0 to 1, not {quoted(warmth)}.")
    if weights is not None and not isinstance(weights, str):
        raise BesaceError(f"The net bot's weights should be the name of a file, not {quoted(weights)}.")
    return NetBot(seed, warmth, weights)

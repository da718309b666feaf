"""The bot that looks ahead with a network: see foresight.py for how.

Its network names a few good moves; all of them are tried in the same imagined worlds, for so many worlds, which a seed makes
reproducible, or for some milliseconds. The network's favourite is played unless another move is surely better. Whoever lets it
play may also show it what the others do (``notice``): then it imagines them as it has come to know them.
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
from besace.bots.company import KINDS, judge_move
from besace.bots.foresight import Outlook
from besace.bots.mind import Room, understand
from besace.bots.net import new_room
from besace.bots.search import WATCHED, Considered
from besace.errors import BesaceError, quoted
from besace.games import GAMES, Game
from besace.games.parts.network import NO_CHOICE
from besace.kernel.generic import SEATS, new_records
from besace.kernel.network import Layers, count_of, layers_of
from besace.kernel.stream import FINE, below, new_floats, new_numbers, new_stream
from besace.play.observation import Observation

WORLDS = 64
CHUNK = 16  # worlds between two looks at the clock
MOST = 5  # moves that are tried
LEAST = 0.02  # how likely the network must find a move for it to be tried
FAR, LEAN, SURE = 2, 0.9, 1.0
LONGEST = 1 << 14  # worlds of one thought, whatever the budget
PRIOR = (0.45, 0.45, 0.1)  # what a stranger is: a club player, a network, absent-minded
FORCE = 0.6  # of the evidence of a move, in powers of its odds
RULED_IN = 0.03  # how likely every kind stays


class Company:
    """What a seat thinks of the others in one game; ``club`` settles it beforehand, as the share of club players among them.

    Nobody is wholly of one kind, so evidence counts less than it would if they were, and no kind is ever ruled out.
    """

    def __init__(self, game: Game, layers: Layers, room: Room, seed: int, club: float | None = None) -> None:
        self._game, self._layers, self._room, self._stream = game, layers, room, new_stream(seed, "company")
        self._settled = club is not None
        prior = PRIOR if club is None else (club, 1 - club, 0.0)
        self.shares = [list(prior) for _ in range(SEATS)]
        self._world, self._seen = new_records(game.functions, "State"), new_records(game.functions, "Observation")
        self._odds = new_floats(KINDS)

    def notice(self, observation: Observation, text: str) -> None:
        """Learn from a move of another seat; the observation is what the own one knew before."""
        if self._settled:
            return
        mover, move = self._game.read_move(text)
        found = judge_move(
            observation.record, mover, move, self._world, self._seen, self._layers, self._room, self._stream, self._odds
        )
        if found:
            seen = [(float(odds) / found) ** FORCE for odds in self._odds]
            weights = [share * odds for share, odds in zip(self.shares[mover], seen, strict=True)]
            self.shares[mover] = [RULED_IN + (1 - KINDS * RULED_IN) * weight / math.fsum(weights) for weight in weights]

    def drawing(self) -> Any:
        """The shares of all seats as `draw_kinds` takes them."""
        numbers = new_numbers(KINDS * SEATS)
        numbers[:] = [round(share * FINE) for shares in self.shares for share in shares]
        return numbers


class Foresight:
    """What a few moves come to, from one observation; to be gone on with as long as one likes."""

    def __init__(
        self, observation: Observation, layers: Layers, room: Room, outlook: Outlook, company: Company, seed: int
    ) -> None:
        functions = observation.game.functions
        self.observation, self._layers, self._room, self._outlook = observation, layers, room, outlook
        self._company = company.drawing()
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
            self._layers, self._room, self._outlook, self._company, self._leanings, worlds, self._stream, gains,
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
    given = {"outlook": Outlook(1, 0), "shares": new_numbers(KINDS * SEATS), "leanings": floats, "gains": floats}
    return [(foresight.look_ahead, {**asked, **given}), (judge_move, {**asked, "odds": floats})]


class NetSearchBot:
    """Thinks about each choice afresh, but remembers what it has come to think of the others."""

    name = "netsearch"

    def __init__(
        self,
        seed: int,
        worlds: int | None,
        milliseconds: float | None,
        outlook: Outlook,
        club: float | None,
        sure: float,
        file: str | None,
    ):
        self._stream, self._worlds, self._milliseconds = new_stream(seed, self.name), worlds, milliseconds
        self._seed, self._outlook, self._club, self._sure, self._file = seed, outlook, club, sure, file
        self._known: tuple[Game, Layers, Room, Company] | None = None
        self.thought: Foresight | None = None  # the latest

    def check(self, game: Game) -> None:
        """Raise a `BesaceError` that says why it cannot play a game, if so."""
        self._of(game)

    def _of(self, game: Game) -> tuple[Layers, Room, Company]:
        if self._known is None or self._known[0] is not game:
            held = weights.of_game(game.name) if self._file is None else weights.of_file(game, Path(self._file))
            room = new_room(game, held)
            self._known = (game, held.layers, room, Company(game, held.layers, room, self._seed, self._club))
        return self._known[1:]

    def notice(self, observation: Observation, move: str) -> None:
        """Learn from a move that another seat has made before everybody's eyes; the observation is from before it."""
        self.company_in(observation.game).notice(observation, move)

    def company_in(self, game: Game) -> Company:
        """What it thinks of the others."""
        return self._of(game)[-1]

    def choose(self, observation: Observation, stop: threading.Event | None = None) -> str:
        """The network's favourite, or what is surely better. ``stop`` interrupts: what is best so far is then chosen."""
        began = time.perf_counter()
        seed, self.thought = int(below(self._stream, FINE)) * FINE + int(below(self._stream, FINE)), None
        if len(observation.legal) == 1:
            return observation.moves[0]
        layers, room, company = self._of(observation.game)
        thought = self.thought = Foresight(observation, layers, room, self._outlook, company, seed)
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
    club: float | None = None,
    sure: float = SURE,
    weights: str | None = None,
) -> NetSearchBot:
    """``far`` is how many own decisions ahead the network judges; ``club`` settles what share of the others are club players."""
    for name, value in (("worlds", worlds), ("milliseconds", milliseconds), ("far", far)):
        if value is not None and value < 1:
            raise BesaceError(f"The netsearch bot's {name} should be at least 1, not {quoted(value)}.")
    if club is not None and not 0 <= club <= 1:
        raise BesaceError(f"The netsearch bot's club should be from 0 to 1, not {quoted(club)}.")
    if worlds is None and milliseconds is None:
        worlds = WORLDS
    return NetSearchBot(seed, worlds, milliseconds, Outlook(far, int(LEAN * FINE)), club, float(sure), weights)

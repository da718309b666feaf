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
from besace.bots.company import KINDS, judge_move, learn
from besace.bots.foresight import MOST, Outlook, Tally
from besace.bots.mind import Room
from besace.bots.net import new_room
from besace.bots.search import WATCHED, Considered
from besace.errors import BesaceError, quoted
from besace.games import GAMES, Game
from besace.kernel.generic import SEATS, new_records
from besace.kernel.network import Layers, count_of, layers_of
from besace.kernel.stream import FINE, below, new_floats, new_numbers, new_stream
from besace.play.observation import Observation

WORLDS = 64
CHUNK = 16  # worlds between two looks at the clock
FAR, LEAN, SURE = 2, 0.9, 1.0
OUTLOOK = Outlook(FAR, int(LEAN * FINE))
LONGEST = 1 << 14  # worlds of one thought, whatever the budget
PRIOR = (0.45, 0.45, 0.1)  # what a stranger is: a club player, a network, absent-minded


class Company:
    """What a seat thinks of the others in one game; ``club`` settles it beforehand, as the share of club players among them."""

    def __init__(self, game: Game, layers: Layers, room: Room, seed: int, club: float | None = None) -> None:
        self._game, self._layers, self._room, self._stream = game, layers, room, new_stream(seed, "company")
        self._settled = club is not None
        prior = PRIOR if club is None else (club, 1 - club, 0.0)
        self._shares = new_floats(KINDS * SEATS)
        self._shares[:] = prior * SEATS
        self._world, self._seen = new_records(game.functions, "State"), new_records(game.functions, "Observation")
        self._odds = new_floats(KINDS)

    @property
    def shares(self) -> list[list[float]]:
        """How likely each seat is of each kind."""
        return [[float(share) for share in self._shares[KINDS * seat : KINDS * (seat + 1)]] for seat in range(SEATS)]

    def notice(self, observation: Observation, text: str) -> None:
        """Learn from a move of another seat; the observation is what the own one knew before."""
        if self._settled:
            return
        mover, move = self._game.read_move(text)
        found = judge_move(
            observation.record, mover, move, self._world, self._seen, self._layers, self._room, self._stream, self._odds
        )
        if found:
            learn(self._shares, mover, self._odds, found)

    def drawing(self) -> Any:
        """The shares of all seats as `draw_kinds` takes them."""
        numbers = new_numbers(KINDS * SEATS)
        numbers[:] = [round(float(share) * FINE) for share in self._shares]
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
        self._moves, self._tally = new_numbers(MOST), Tally(*(new_floats(MOST) for _ in range(3)))
        self._number = foresight.good_moves(observation.record, observation.known.seat, layers, room, self._moves)

    def go_on(self, worlds: int) -> None:
        """So many more worlds."""
        known = self.observation.known
        foresight.look_ahead(
            self.observation.record, known.seat, known.players, self._moves, self._number, self._world, self._work, self._seen,
            self._layers, self._room, self._outlook, self._company, self._leanings, worlds, self._stream, self._tally,
        )  # fmt: skip
        self.worlds += worlds

    def considered(self) -> list[Considered]:
        """The moves tried, the best first."""
        found = []
        for k in range(self._number):
            mean = float(self._tally.totals[k]) / self.worlds
            spread = max(0.0, float(self._tally.squares[k]) / self.worlds - mean * mean)
            found.append(Considered(self._text(k), self.worlds, mean, math.sqrt(spread / self.worlds)))
        return sorted(found, key=lambda each: -each.value)

    def preferred(self, sure: float) -> str:
        """The best move, where it is better than the favourite by so many standard errors, compared world by world."""
        totals, best = [float(total) for total in self._tally.totals], 0
        for k in range(1, self._number):
            gap = (totals[k] - totals[0]) / self.worlds
            spread = max(0.0, float(self._tally.gaps[k]) / self.worlds - gap * gap)
            if totals[k] > totals[best] and gap > sure * math.sqrt(spread / self.worlds):
                best = k
        return self._text(best)

    def _text(self, k: int) -> str:
        return self.observation.game.write_move(self.observation.known.seat, int(self._moves[k]))


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
    given = {"outlook": Outlook(1, 0), "shares": new_numbers(KINDS * SEATS), "leanings": floats}
    known = {**asked, **given, "box": seen, "out": numbers, "odds": floats, "tally": Tally(floats, floats, floats)}
    watching = [(judge_move, known), (learn, known | {"shares": floats})]
    return [(foresight.good_moves, known), (foresight.look_ahead, known), *watching]


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

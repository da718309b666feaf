"""The games that are checked, with every player count and option, and positions of them reached by random play.

All games are checked, or those that the environment names: ``BESACE_CHECKED=one,other``.
"""

import os
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

import besace
from besace.games import Game, game_named
from besace.kernel.generic import new_records
from besace.kernel.jit import JIT
from besace.kernel.stream import new_numbers

LONGEST = 5_000  # moves: no game lasts longer, whatever is played


@dataclass(frozen=True)
class Case:
    """A game with so many players, and one option other than by default, or none."""

    name: str
    players: int
    option: str = ""
    value: Any = None

    @property
    def game(self) -> Game:
        return besace.GAMES[self.name]

    @property
    def options(self) -> dict[str, Any]:
        return {self.option: self.value} if self.option else {}

    @property
    def numbers(self) -> Any:
        """The options as the rules take them."""
        encoded = self.game.encode_options(self.game.check_options(self.options, self.players))
        numbers = new_numbers(max(1, len(encoded)))
        numbers[: len(encoded)] = encoded
        return numbers

    def __str__(self) -> str:
        return "-".join([self.name, str(self.players), *([self.option, self._value_text()] if self.option else [])])

    def _value_text(self) -> str:
        text = str(self.value).lower()
        return re.sub("[^a-z0-9]+", "_", text)[:24].strip("_")

    def new(self, seed: int) -> besace.Match:
        return besace.new(self.name, players=self.players, seed=seed, **self.options)


def cases_of(game: Game) -> Iterator[Case]:
    for players in game.players:
        yield Case(game.name, players)
        for option in game.options:
            if not option.only_players or players in option.only_players:
                for value in option.values[1:]:
                    yield Case(game.name, players, option.name, value)


GAMES = [game_named(name) for name in (os.environ.get("BESACE_CHECKED") or ",".join(besace.GAMES)).split(",")]
CASES = [case for game in GAMES for case in cases_of(game)]
DEFAULTS = [case for case in CASES if not case.option]
every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_count = pytest.mark.parametrize("case", DEFAULTS, ids=str)
every_game = pytest.mark.parametrize("game", [game.name for game in GAMES])


def random_move(match: besace.Match, rng: random.Random, lean: float = 1) -> str:
    """A legal move of anyone who may move, or of chance; a ``lean`` above 1 leans to the first ones of the list."""
    actor = rng.choice(match.to_act)
    if actor == "*":
        return match.copy().chance(rng)
    moves = match.moves(actor)
    return moves[int(len(moves) * rng.random() ** lean)]


_games: dict[str, list[str]] = {}  # the moves of random games that were played already: many tests look at the same


def random_game(case: Case, seed: int) -> list[str]:
    """The moves of one random game."""
    key = f"{case!r} {seed}"
    if key not in _games:
        rng = random.Random(f"{case} {seed}")
        moves: list[str] = []
        match, lean = case.new(seed), rng.choice((1, 3))
        while not match.over:
            assert len(moves) < LONGEST, f"{case} from seed {seed} does not end within {LONGEST} moves"
            moves.append(random_move(match, rng, lean))
            match.play(moves[-1])
        _games[key] = moves
    return _games[key]


def positions(case: Case, seed: int) -> Iterator[besace.Match]:
    """Every position of one random game, the last one included; the same match all the time, so copy it to keep one."""
    match = case.new(seed)
    yield match
    for move in random_game(case, seed):
        match.play(move)
        yield match


def sampled(case: Case, count: int, seed: int = 0) -> Iterator[besace.Match]:
    """So many positions, each of another random game: early and late ones, and finished games too. Of other options a third."""
    rng = random.Random(f"{case} {seed} sampled")
    for index in range((count + 2) // 3 if case.option else count):
        moves = random_game(case, seed * 1000 + index)
        match = case.new(seed * 1000 + index)
        for move in moves if index % 8 == 7 else moves[: rng.randrange(len(moves) + 1)]:
            match.play(move)
        yield match


def seats(match: besace.Match) -> list[int | None]:
    """All who can look: every seat, and a spectator."""
    return [*range(match.players), None]


def state_of(match: besace.Match) -> Any:
    """A copy of the state as plain numbers and lists: for tests alone."""
    twin = match.game.functions.State()
    if JIT:
        return twin.load(match._state)
    twin.copy_from(match._state[0])
    return twin


def laws_of(case: Case) -> Any:
    """What a game says of itself that holds all the time; where it says nothing, there is nothing to check."""
    return case.game.part("laws") or pytest.skip(f"{case.name} has no extras/laws.py")


def observed(match: besace.Match, seat: int | None) -> bytes:
    """Every byte of what a seat knows."""
    record = match.observation(seat).record
    if JIT:
        return bytes(record.tobytes())
    array = np.zeros(1, match.game.functions.OBSERVATION)
    record[0].store(array)
    return bytes(array.tobytes())


def everything(match: besace.Match) -> tuple[Any, ...]:
    """All that can be asked of a match: two matches with equal answers are in the same position of the same game."""
    return (
        match.record(),
        [match.view(seat) for seat in seats(match)],
        [observed(match, seat) for seat in seats(match)],
        [match.moves(seat) for seat in [*range(match.players), "*"]],
        state_of(match).key(),
    )


def resampled(match: besace.Match, seat: int | None, rng: Any) -> besace.Match:
    """Another match that the seat cannot tell from this one: its state is drawn from what the seat knows."""
    other = match.copy()
    other._state = new_records(match.game.functions, "State")  # so that nothing of the true state is left in it
    match.observation(seat).resample(other._state, rng)
    return other

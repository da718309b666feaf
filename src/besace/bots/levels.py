"""Levels: five characters to play against, from one that a six-year-old beats to the strongest.

| level | name | plays by | thinks at most | plays any move |
|---|---|---|---|---|
| 1 | puppy | rules of thumb | at once | 8 times in 10 |
| 2 | kitten | rules of thumb | at once | 4 times in 10 |
| 3 | stray | rules of thumb | at once | never |
| 4 | tomcat | rules of thumb, unless a search finds a move that is surely better | 40 ms | never |
| 5 | king | search | 900 ms | never |

For people, the messages ``level-<name>`` and ``level-<name>-character`` give a name and a sentence. A level is a bot by its name
(``besace.bot("tomcat")``) or by its number (``besace.bot("search", level=4)``). The searching ones take ``iterations`` instead of
their time, for choices that can be repeated.
"""

import threading
from collections.abc import Callable
from dataclasses import dataclass

from besace.bots import search, thumb
from besace.errors import BesaceError, quoted
from besace.kernel import boxed
from besace.kernel.stream import FINE, below, new_stream
from besace.play.observation import Observation


@dataclass(frozen=True)
class Level:
    """One character: ``milliseconds`` None plays by rules of thumb; ``noise`` is how often any move will do; ``sure`` is how
    many standard errors better a move must look than that of the rules of thumb."""

    number: int
    name: str
    milliseconds: float | None
    noise: float
    sure: float = 0.0

    @property
    def message(self) -> str:
        """The Fluent message of its name; with ``-character`` after it, of what it is like."""
        return f"level-{self.name}"


LEVELS = (
    Level(1, "puppy", None, 0.8),
    Level(2, "kitten", None, 0.4),
    Level(3, "stray", None, 0.0),
    Level(4, "tomcat", 40, 0.0, sure=3.0),
    Level(5, "king", 900, 0.0),
)


class LevelBot:
    """A character that plays."""

    def __init__(self, level: Level, seed: int, iterations: int | None) -> None:
        self.level, self.name, self._stream = level, level.name, new_stream(seed, "attention")
        self._search: search.SearchBot | None = None
        if level.milliseconds is not None:
            budget = (iterations, None if iterations else level.milliseconds)
            self._search = search.SearchBot(seed, *budget, search.TASTE, level.sure)
        self._thumb = thumb.ThumbBot(seed)

    @property
    def thought(self) -> search.Thought | None:
        """What it thought about its latest choice, if it did."""
        return self._search.thought if self._search else None

    def choose(self, observation: Observation, stop: threading.Event | None = None) -> str:
        """A move, or any move where its attention fails; ``stop`` interrupts a search."""
        if self.level.noise and below(self._stream, FINE) < self.level.noise * FINE:
            seat = observation.known.seat
            return observation.game.write_move(seat, int(boxed.random_move(observation.record, seat, self._stream)))
        return self._search.choose(observation, stop) if self._search else self._thumb.choose(observation)


def level_bot(number: int, seed: int, iterations: int | None = None) -> LevelBot:
    """The character of a level from 1 to 5."""
    if type(number) is not int or not 1 <= number <= len(LEVELS):
        raise BesaceError(f"There is no level {quoted(number)}: the levels are 1 to {len(LEVELS)}.")
    return LevelBot(LEVELS[number - 1], seed, iterations)


def _maker(level: Level) -> Callable[..., LevelBot]:
    def make(seed: int, iterations: int | None = None) -> LevelBot:
        return LevelBot(level, seed, iterations)

    return make


MAKERS = {level.name: _maker(level) for level in LEVELS}

"""Levels: seven characters to play against, from one that a six-year-old beats to the strongest.

| level | name | plays by | thinks at most |
|---|---|---|---|
| 1 | puppy | hope: the best of two pictures of what a move may bring, where everybody plays anyhow | at once |
| 2 | kitten | fear: the worst of four pictures, where everybody plays by rules of thumb | at once |
| 3 | stray | rules of thumb | at once |
| 4 | tomcat | rules of thumb, unless a search finds a move that is surely better | 40 ms |
| 5 | magpie | the whims of a network that has taught itself | at once |
| 6 | king | looking ahead with that network, taking everybody for a stranger | 900 ms |
| 7 | fox | looking ahead with that network, watching how each of the others plays | 900 ms |

The first two think of their own harvest alone and err like beginners: daydream.py says how. Nobody plays just any move.

Where a game has no network, the last three search a tree instead: 100 ms, 900 ms, 900 ms. So they do where they are given
``iterations`` instead of their time, for choices that can be repeated everywhere, such as those of prepared deals; given
``worlds``, they look ahead with the network into so many.

For people, the messages ``level-<name>`` and ``level-<name>-character`` give a name and a sentence. A level is a bot by its name
(``besace.bot("tomcat")``) or by its number (``besace.bot("search", level=4)``).
"""

import threading
from collections.abc import Callable
from dataclasses import dataclass

from besace.bots import net, netsearch, search, thumb, weights
from besace.bots.daydream import FEAR, HOPE, Daydreamer, Fancy
from besace.errors import BesaceError, quoted
from besace.games import Game
from besace.kernel.stream import FINE
from besace.play.observation import Observation


@dataclass(frozen=True)
class ByNetwork:
    """How a character plays where there is a network: by whims of some ``warmth``, or looking ahead for so long.

    One that ``watches`` learns how the others play."""

    warmth: float = 0.0
    milliseconds: float | None = None
    watches: bool = False

    @property
    def quick(self) -> bool:
        """Whether it plays at once."""
        return self.milliseconds is None

    def bot(self, seed: int, worlds: int | None = None) -> net.NetBot | netsearch.NetSearchBot:
        if self.quick:
            return net.make(seed, warmth=self.warmth)
        return netsearch.make(seed, worlds=worlds, milliseconds=None if worlds else self.milliseconds)


@dataclass(frozen=True)
class Level:
    """One character: ``milliseconds`` None plays by its ``fancy``, or by rules of thumb where it has none; ``sure`` is how many
    standard errors better a move must look than that of the rules of thumb."""

    number: int
    name: str
    milliseconds: float | None
    sure: float = 0.0
    by_network: ByNetwork | None = None
    fancy: Fancy | None = None

    @property
    def message(self) -> str:
        """The Fluent message of its name; with ``-character`` after it, of what it is like."""
        return f"level-{self.name}"


LEVELS = (
    Level(1, "puppy", None, fancy=Fancy(pictures=2, mood=HOPE, thumb=0)),
    Level(2, "kitten", None, fancy=Fancy(pictures=4, mood=FEAR, thumb=FINE)),
    Level(3, "stray", None),
    Level(4, "tomcat", 40, sure=3.0),
    Level(5, "magpie", 100, by_network=ByNetwork(warmth=0.5)),
    Level(6, "king", 900, by_network=ByNetwork(milliseconds=900)),
    Level(7, "fox", 900, by_network=ByNetwork(milliseconds=900, watches=True)),
)


class LevelBot:
    """A character that plays."""

    def __init__(self, level: Level, seed: int, iterations: int | None, worlds: int | None = None) -> None:
        self.level, self.name = level, level.name
        self._search: search.SearchBot | None = None
        if level.milliseconds is not None:
            budget = (iterations, None if iterations else level.milliseconds)
            self._search = search.SearchBot(seed, *budget, search.TASTE, level.sure)
        self._quick = Daydreamer(seed, level.fancy) if level.fancy else thumb.ThumbBot(seed)
        self._network = level.by_network.bot(seed, worlds) if level.by_network and iterations is None else None

    def quick_in(self, game: Game) -> bool:
        """Whether it plays at once."""
        if self._network and weights.has_network(game):
            return isinstance(self._network, net.NetBot)
        return self._search is None

    @property
    def thought(self) -> netsearch.Foresight | search.Thought | None:
        """What it thought about its latest choice, if it did."""
        for thinker in (self._network, self._search):
            thought: netsearch.Foresight | search.Thought | None = getattr(thinker, "thought", None)
            if thought is not None:
                return thought
        return None

    def choose(self, observation: Observation, stop: threading.Event | None = None) -> str:
        """A move; ``stop`` interrupts a search."""
        if self._network and weights.has_network(observation.game):
            if isinstance(self._network, net.NetBot):
                return self._network.choose(observation)
            return self._network.choose(observation, stop)
        return self._search.choose(observation, stop) if self._search else self._quick.choose(observation)


class WatchfulLevelBot(LevelBot):
    """A character that learns how the others play."""

    def notice(self, observation: Observation, move: str) -> None:
        """Learn from a move that another seat has made before everybody's eyes."""
        if isinstance(self._network, netsearch.NetSearchBot) and weights.has_network(observation.game):
            self._network.notice(observation, move)


def _made(level: Level, seed: int, iterations: int | None, worlds: int | None = None) -> LevelBot:
    thinks = level.by_network is not None and not level.by_network.quick
    if worlds is not None and (not thinks or iterations is not None):
        why = f"the {level.name} does not look ahead with a network" if not thinks else "iterations are for a tree search"
        raise BesaceError(f"The setting worlds cannot be given here: {why}.")
    watches = level.by_network is not None and level.by_network.watches and iterations is None
    return (WatchfulLevelBot if watches else LevelBot)(level, seed, iterations, worlds)


def level_bot(number: int, seed: int, iterations: int | None = None) -> LevelBot:
    """The character of a level, from 1 on."""
    if type(number) is not int or not 1 <= number <= len(LEVELS):
        raise BesaceError(f"There is no level {quoted(number)}: the levels are 1 to {len(LEVELS)}.")
    return _made(LEVELS[number - 1], seed, iterations)


def _maker(level: Level) -> Callable[..., LevelBot]:
    def make(seed: int, iterations: int | None = None, worlds: int | None = None) -> LevelBot:
        return _made(level, seed, iterations, worlds)

    return make


MAKERS = {level.name: _maker(level) for level in LEVELS}

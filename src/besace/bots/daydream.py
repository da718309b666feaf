"""How beginners make up their minds, compiled: they picture the rest of the game a few times, and hope or fear.

After every move that comes to mind the game is played to its end in a few imagined states that fit what the seat knows, the same
ones for all moves. Nobody's habits are thought of, chance comes as it comes, and a few pictures tell little about odds: so
beginners misjudge them. What counts is how much the seat itself would have in the end, whoever wins. The hopeful judge a move by
the best of their pictures, the timid by the worst.
"""

from types import SimpleNamespace
from typing import Any, NamedTuple

from besace.bots.tree import play_to_the_end
from besace.games import Game
from besace.kernel.generic import candidates, copy, merit, new_records, resample, step
from besace.kernel.jit import jit
from besace.kernel.stream import below, new_numbers, new_stream
from besace.play.observation import Observation

HOPE, FEAR = 1, -1


class Fancy(NamedTuple):
    """What somebody pictures, and what they make of it."""

    pictures: int
    mood: int  # HOPE or FEAR
    thumb: int  # how often, of FINE, everybody is taken to follow the rules of thumb, oneself included; else to play anyhow


@jit
def daydream(root, seat, world, work, fancy, moves, prospects, rng):
    """The move that promises most in that mood; equal ones are drawn."""
    number = candidates(root[0], seat, moves)
    for picture in range(fancy.pictures):
        resample(root[0], world[0], rng)
        for k in range(number):
            copy(work, world)
            step(work[0], seat, moves[k])
            play_to_the_end(work[0], fancy.thumb, rng)
            liked = fancy.mood * merit(work[0], seat)
            if picture == 0 or liked > prospects[k]:
                prospects[k] = liked
    best, equal = 0, 1
    for k in range(1, number):
        gap = fancy.mood * (prospects[k] - prospects[best])
        if gap > 0:
            best, equal = k, 1
        elif gap == 0:
            equal += 1
            if below(rng, equal) == 0:
                best = k
    return moves[best]


def entry_points(functions: SimpleNamespace) -> list[tuple[Any, dict[str, Any]]]:
    """The compiled functions that Python calls here, with arguments of the right types by name: what to compile ahead."""
    states, numbers = new_records(functions, "State"), new_numbers(1)
    given = {"root": new_records(functions, "Observation"), "world": states, "work": states, "fancy": Fancy(0, 0, 0)}
    return [(daydream, given | {"moves": numbers, "prospects": numbers})]


class Daydreamer:
    """Somebody who plays like that, with a stream of their own."""

    def __init__(self, seed: int, fancy: Fancy) -> None:
        self._fancy, self._stream = fancy, new_stream(seed, "daydream")
        self._game: Game | None = None

    def choose(self, observation: Observation) -> str:
        if len(observation.legal) == 1:
            return observation.moves[0]
        self._make_room(observation.game)
        seat, room = observation.known.seat, (self._moves, self._prospects)
        move = daydream(observation.record, seat, self._world, self._work, self._fancy, *room, self._stream)
        return observation.game.write_move(seat, int(move))

    def _make_room(self, game: Game) -> None:
        """Room to picture this game in, unless it is there."""
        if self._game is not game:
            self._game = game
            self._world, self._work = new_records(game.functions, "State"), new_records(game.functions, "State")
            self._moves, self._prospects = new_numbers(game.functions.MOST_MOVES), new_numbers(game.functions.MOST_MOVES)

"""The bot that plays by each game's rules of thumb: see ``besace.games.<game>.thumb`` for them, in words."""

from besace.kernel import boxed
from besace.kernel.stream import new_stream
from besace.play.observation import Observation


class ThumbBot:
    """What a good club player would do; a stream of its own settles what the rules of thumb leave open."""

    name = "thumb"
    quick = True

    def __init__(self, seed: int) -> None:
        self._stream = new_stream(seed, self.name)

    def choose(self, observation: Observation) -> str:
        seat = observation.known.seat
        return observation.game.write_move(seat, int(boxed.thumb_move(observation.record, seat, self._stream)))


def make(seed: int) -> ThumbBot:
    return ThumbBot(seed)

"""The bot that plays any move, as indifferently as each game's random playouts do."""

from besace.kernel import boxed
from besace.kernel.stream import new_stream
from besace.play.observation import Observation


class RandomBot:
    """Moves drawn from a stream of its own."""

    name = "random"
    quick = True

    def __init__(self, seed: int) -> None:
        self._stream = new_stream(seed, self.name)

    def choose(self, observation: Observation) -> str:
        seat = observation.known.seat
        return observation.game.write_move(seat, int(boxed.random_move(observation.record, seat, self._stream)))


def make(seed: int) -> RandomBot:
    return RandomBot(seed)

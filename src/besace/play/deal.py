"""The chance of a prepared deal: the same for everyone who plays it, and as much alike as can be once their games drift apart.

A chance event is drawn from the seed and from its place in the game alone. Events of one verb that follow each other make a run;
a place is the number of the run, counted from 1, and the number of the event within it, from 0. Coins that begin a third turn are
thus the same for all, and so is the fifth draw after them, whatever was played before. The setup is run 0.

    block  = HMAC-SHA-256(seed, "besace-deal-1\\n" + run (4 bytes) + number within the run (4 bytes))
    result = the first 8 bytes of the block, as a whole number, times k, divided by 2**64 and rounded down

A fraction of k rather than a remainder: where two games have almost the same bag they draw almost the same bone.
"""

import hmac
from collections.abc import Callable, Sequence

from besace.games.move import CHANCE_MARK, Move
from besace.play.match import Match

_CONTEXT = b"besace-deal-1\n"
_BYTES, _COUNTER_BYTES = 8, 4


class ChancePlaces:
    """Tells the place of each chance event of a game; it hears of all of them in order."""

    def __init__(self) -> None:
        self._verb, self._run, self._index = "", 0, 0

    def next(self, verb: str) -> tuple[int, int]:
        """The place of the next event, which has this verb: its run, and its number within it."""
        if verb == self._verb:
            self._index += 1
        else:
            self._verb, self._run, self._index = verb, self._run + 1, 0
        return self._run, self._index


class DealChance:
    """The draws of one deal."""

    def __init__(self, seed: bytes) -> None:
        self._seed = seed

    def setup(self) -> Callable[[int], int]:
        """``below(k)`` for the draws of the setup, asked in order."""
        drawn = 0

        def below(k: int) -> int:
            nonlocal drawn
            drawn += 1
            return self._draw(0, drawn - 1, k)

        return below

    def play(self, match: Match, played: Sequence[str]) -> str:
        """Draw and play the chance move that is due after these moves; return it."""
        places = ChancePlaces()
        for seat, verb, _ in map(Move.of, played):
            if seat is None:
                places.next(verb)
        run, index = places.next(Move.of(match.moves(CHANCE_MARK)[0]).verb)
        return match.chance(lambda k: self._draw(run, index, k))

    def _draw(self, run: int, index: int, k: int) -> int:
        place = run.to_bytes(_COUNTER_BYTES, "big") + index.to_bytes(_COUNTER_BYTES, "big")
        block = hmac.digest(self._seed, _CONTEXT + place, "sha256")
        return int.from_bytes(block[:_BYTES], "big") * k >> 8 * _BYTES

"""The chance of one deal, the same whoever sits where: events are drawn from the deal and from their place in the game alone."""

import hashlib

from besace import Match
from besace.games.move import CHANCE_MARK, Move
from besace.play.deal import ChancePlaces

_BYTES = 8


class Luck:
    """The chance events of one game of a deal, played in order."""

    def __init__(self, deal: str) -> None:
        self.deal = deal
        self._places = ChancePlaces()

    def play(self, match: Match) -> str:
        """Draw and play the chance move that is due; return it."""
        run, index = self._places.next(Move.of(match.moves(CHANCE_MARK)[0]).verb)
        return match.chance(lambda k: self._below(f"{self.deal}\n{run}\n{index}", k))

    def _below(self, event: str, k: int) -> int:
        """A fraction of k rather than a remainder: where two games have almost the same bag they draw almost the same bone."""
        number = int.from_bytes(hashlib.blake2b(event.encode(), digest_size=_BYTES).digest(), "big")
        return number * k >> 8 * _BYTES

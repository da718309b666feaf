"""The chance of one deal, the same whoever sits where.

Every chance event is drawn from the deal and from the event's place in the game alone, never from a generator that runs on.
Events of one verb that follow each other make a run; an event's place is the number of its run and its number within it. In Doggy
Bag the coins of the third turn are thus the same in all games of a deal, and so is the fifth draw after them, whatever was played
before.
"""

import hashlib

from besace import Match

_BYTES = 8


class Luck:
    """The chance events of one game of a deal, played in order."""

    def __init__(self, deal: str) -> None:
        self.deal = deal
        self._verb, self._run, self._index = "", 0, 0

    def play(self, match: Match) -> str:
        """Draw and play the chance move that is due; return it."""
        verb = match.moves("*")[0].split(" ", 2)[1]
        if verb == self._verb:
            self._index += 1
        else:
            self._verb, self._run, self._index = verb, self._run + 1, 0
        return match.chance(self._below)

    def _below(self, k: int) -> int:
        """A fraction of k rather than a remainder: where two games have almost the same bag they draw almost the same bone."""
        event = f"{self.deal}\n{self._run}\n{self._index}"
        number = int.from_bytes(hashlib.blake2b(event.encode(), digest_size=_BYTES).digest(), "big")
        return number * k >> 8 * _BYTES

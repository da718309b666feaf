"""A coach for whoever sits at a table: it thinks beside the event loop, from what the seat knows."""

from collections.abc import Sequence

from besace.learn.coach import Advice, advise
from besace.play.observation import Observation
from besace.server.thinking import Rank, Thinkers


class Coach:
    """Gives advice when no move of a bot that somebody watches waits to be thought of."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers

    async def advise(self, guest: str, observation: Observation, names: Sequence[str], language: str, hint: bool) -> Advice:
        """The odds, and a hint where one is wanted. Never in a hurry: equal positions get equal advice."""
        return await self._thinkers.think(Rank.COACH, guest, guest, lambda _: advise(observation, names, language, hint))

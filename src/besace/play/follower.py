"""Watching a game from one seat: what it knew before each move of the others that everybody saw.

Players that want to learn how the others play have ``notice``; whoever lets them play shows them the news before they choose.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol, runtime_checkable

from besace.games.move import Move
from besace.play.match import Match
from besace.play.observation import Observation


class Player(Protocol):
    """Someone who plays: asked only when the observing seat may move."""

    def choose(self, observation: Observation) -> str:
        """The text of one of the observation's moves."""
        ...


@runtime_checkable
class Watchful(Protocol):
    """A player that wants to see how the others play."""

    def notice(self, observation: Observation, move: str) -> None:
        """Another seat has made a move that everybody saw; the observation is what the own seat knew before it."""
        ...


class Follower:
    """A match from its start on, played on behind the real one, for one seat."""

    def __init__(self, start: Match, seat: int) -> None:
        self._match, self._seat = start, seat

    def news(self, moves: Sequence[str]) -> Iterator[tuple[Observation, str]]:
        """Of all moves so far, the new ones that others made before everybody's eyes, each with what the seat knew before it."""
        for text in moves[self._match.ply :]:
            mover = Move.of(text).seat
            if mover is not None and mover != self._seat and not self._match.game.secret(text):
                yield self._match.observation(self._seat), text
            self._match.play(text)


def asker(player: Player, match: Match, seat: int) -> Callable[[], str]:
    """How a player is asked for its moves at a seat of a match, shown first what it wants to see."""
    if not isinstance(player, Watchful):
        return lambda: player.choose(match.observation(seat))
    follower = Follower(match.from_the_start(), seat)

    def choose() -> str:
        for seen, move in follower.news(match.played):
            player.notice(seen, move)
        return player.choose(match.observation(seat))

    return choose

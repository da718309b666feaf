"""What a review is made of: plain values, so that it can be kept, sent and told."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from besace.games.parts.bluff import Bluff

Cause = Literal["luck", "skill", "others"]
LUCK: Final = "luck"
SKILL: Final = "skill"
OTHERS: Final = "others"
DEAL: Final = "deal"  # the kind of luck that comes with the cards
CAUSES: tuple[Cause, ...] = (LUCK, SKILL, OTHERS)
Mark = Literal["mistake", "good", "lucky", "unlucky"]
TELLING = 0.05  # so much of a chance of winning makes a good move, or luck, worth a mark
SURE = 2.5  # so many standard errors from nothing, a difference is taken as real


@dataclass(frozen=True)
class ValuedMove:
    """A move and how often it wins (0 to 1), with one standard error."""

    move: str
    value: float
    error: float


@dataclass(frozen=True)
class Decision:
    """One choice of the seat, before move ``ply``: what it knew, what it could do, and what the move played gave away."""

    ply: int
    played: str
    best: str
    gave_away: float  # 0 where nothing seems better
    error: float
    skill: float  # against what a club player would have done
    moves: Sequence[ValuedMove]  # the best first
    view: Mapping[str, Any]

    @property
    def mistake(self) -> bool:
        """Whether something better was there beyond doubt."""
        return self.gave_away > SURE * self.error

    @property
    def judgement(self) -> Mark | None:
        """A verdict at a glance: good is what nothing beats and a club player would hardly have found among other moves."""
        if self.mistake:
            return "mistake"
        return "good" if len(self.moves) > 1 and not self.gave_away and self.skill >= TELLING else None

    def worth(self, move: str) -> float:
        """How often one of its moves wins."""
        return next(each.value for each in self.moves if each.move == move)


@dataclass(frozen=True)
class Event:
    """One step of the curve: ``value`` is the chance of winning after move ``ply`` (-1: the deal); ``cause``: who did it."""

    ply: int
    move: str
    cause: Cause
    kind: str  # of luck: deal, coins, draw …
    change: float
    value: float
    error: float


@dataclass(frozen=True)
class Moment:
    """Something worth a second look: ``kind`` is mistake, bluff, or the cause of what changed."""

    ply: int
    kind: str
    change: float


@dataclass(frozen=True)
class Review:
    """A seat's game, looked back on: result = start + luck + skill + others."""

    game: str
    players: int
    seat: int
    seed: int
    samples: int
    result: float
    start: float
    luck: float
    skill: float
    others: float
    errors: Mapping[str, float]
    luck_by_kind: Mapping[str, float]
    events: Sequence[Event]
    decisions: Sequence[Decision]
    bluffs: Sequence[Bluff]
    moments: Sequence[Moment]

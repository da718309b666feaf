"""A review in sentences: the same for the terminal, the page and the HTML file."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from besace.games import game_named
from besace.games.parts.bluff import Bluff
from besace.games.parts.screen import presenter_of
from besace.learn.review.shapes import CAUSES, DEAL, LUCK, SKILL, TELLING, Decision, Event, Mark, Moment, Review, ValuedMove
from besace.play.words import words_in

PERCENT = 100


@dataclass(frozen=True)
class ToldMove(ValuedMove):
    """A move and how often it wins (0 to 1), with one standard error."""

    words: str


@dataclass(frozen=True)
class ToldDecision(Decision):
    """A choice before move ``ply``; what the move played gave away is real where ``clear`` is true."""

    moves: Sequence[ToldMove]
    clear: bool
    mark: Mark | None
    value: float  # of the move played: the curve after it
    verdict: str


@dataclass(frozen=True)
class ToldEvent(Event):
    """One step of the curve: ``value`` is the chance of winning after move ``ply`` (-1: the deal)."""

    words: str
    mark: Mark | None


@dataclass(frozen=True)
class ToldBluff(Bluff):
    sentence: str


@dataclass(frozen=True)
class ToldMoment(Moment):
    sentence: str


@dataclass(frozen=True)
class ToldReview(Review):
    """A review with its sentences."""

    events: Sequence[ToldEvent]
    decisions: Sequence[ToldDecision]
    bluffs: Sequence[ToldBluff]
    moments: Sequence[ToldMoment]
    summary: str


def whole(share: float) -> int:
    """Points of a hundred; halves go up, as in browsers, so that a number is the same wherever it stands."""
    return math.floor(PERCENT * share + 0.5)


def points(change: float) -> str:
    """A change in points of a hundred, with its sign."""
    rounded = whole(abs(change))
    return f"{'+' if change > 0 else '−'}{rounded}" if rounded else "0"


class Sentences:
    """One review, one language, the names at the table."""

    def __init__(self, review: Review, names: Sequence[str], language: str | None) -> None:
        self.review, self.names, self.words = review, list(names), words_in(language)
        self.presenter = presenter_of(game_named(review.game), self.words, names)

    def title(self) -> str:
        return self.words("review-title", game=self.presenter.title, who=self.names[self.review.seat])

    def summary(self) -> str:
        found = self.review
        parts = {cause: points(getattr(found, cause)) for cause in CAUSES}
        return self.words("review-summary", start=whole(found.start), result=whole(found.result), **parts)

    def causes(self) -> list[tuple[str, str, str]]:
        """(what, points, error) from the start to the result; luck also kind by kind."""
        found, rows = self.review, [(self.words("review-cause-start"), str(whole(self.review.start)), "")]
        for cause in CAUSES:
            error = f"± {round(PERCENT * found.errors[cause])}"
            rows.append((self.words(f"review-cause-{cause}"), points(getattr(found, cause)), error))
            if cause == LUCK and len(found.luck_by_kind) > 1:
                rows += [(f"  {self.luck(kind)}", points(change), "") for kind, change in found.luck_by_kind.items()]
        return [*rows, (self.words("review-cause-result"), str(whole(found.result)), "")]

    def share(self, value: float, error: float) -> str:
        """How many of a hundred, give or take."""
        return f"{self.words.number(PERCENT * value)} ± {self.words.number(PERCENT * error, 1)}"

    def luck(self, kind: str) -> str:
        """What chance did: the deal, or its moves by their verb."""
        if kind == DEAL:
            return self.words("review-luck-deal")
        return self.presenter.say(f"luck-{kind}") if self.presenter.has(f"luck-{kind}") else kind

    def choice(self, move: str) -> str:
        return self.presenter.choice(move)

    def event(self, event: Event) -> str:
        """What happened at a step of the curve, as the seat saw it."""
        if event.ply < 0:
            return self.luck(DEAL)
        return self.presenter.event(event.move, self.review.seat)

    def moment(self, moment: Moment) -> str:
        if moment.kind == "mistake":
            decision = self._decision(moment.ply)
            names = {"played": self.choice(decision.played), "best": self.choice(decision.best)}
            more, less = self.apart(decision.worth(decision.best), decision.worth(decision.played))
            return self.words("review-moment-mistake", ply=moment.ply, more=more, less=less, **names)
        if moment.kind == "bluff":
            bluff = next(bluff for bluff in self.review.bluffs if bluff.ply == moment.ply)
            return self.words("review-moment-bluff", ply=moment.ply, what=self.bluff(bluff))
        same = (moment.ply, moment.kind, moment.change)
        turn = next(one for one in self.review.events if (one.ply, one.cause, one.change) == same)
        before, after = self.apart(turn.value - turn.change, turn.value)
        if moment.kind == SKILL:
            return self.words("review-moment-skill", ply=moment.ply, played=self.choice(turn.move), before=before, after=after)
        what = self.presenter.event(turn.move, self.review.seat)
        return self.words("review-moment-turn", ply=moment.ply, what=what, before=before, after=after)

    def apart(self, one: float, other: float) -> tuple[str, str]:
        """How many of a hundred, twice, with as many digits as it takes to tell them apart."""
        if whole(one) != whole(other):
            return self.words.number(whole(one)), self.words.number(whole(other))
        return self.words.number(PERCENT * one, 1), self.words.number(PERCENT * other, 1)

    def _decision(self, ply: int) -> Decision:
        return next(decision for decision in self.review.decisions if decision.ply == ply)

    def mark(self, event: Event) -> Mark | None:
        """A verdict at a glance on a step of the curve; nobody is blamed for what others do."""
        if event.cause == SKILL:
            return self._decision(event.ply).judgement
        if event.cause != LUCK or abs(event.change) < TELLING:
            return None
        return "lucky" if event.change > 0 else "unlucky"

    def bluff(self, bluff: Bluff) -> str:
        numbers = {"believed": round(bluff.believed, 1), "truth": round(bluff.truth, 1)}
        return self.presenter.say(f"bluff-{bluff.kind}", who=self.names[bluff.victim], **numbers)

    def verdict(self, decision: Decision) -> str:
        """What to say of a decision in a few words."""
        if len(decision.moves) == 1:
            return self.words("review-only-move")
        if not decision.mistake:
            return self.words("review-nothing-better")
        return self.words("review-better", best=self.choice(decision.best))

    def told(self) -> ToldReview:
        """The whole review with its sentences."""
        found = self.review
        parts = vars(found) | {
            "events": [ToldEvent(**vars(one), words=self.event(one), mark=self.mark(one)) for one in found.events],
            "decisions": [self._told_decision(one) for one in found.decisions],
            "bluffs": [ToldBluff(**vars(one), sentence=self.bluff(one)) for one in found.bluffs],
            "moments": [ToldMoment(**vars(one), sentence=self.moment(one)) for one in found.moments],
        }
        return ToldReview(**parts, summary=self.summary())

    def _told_decision(self, decision: Decision) -> ToldDecision:
        moves = [ToldMove(**vars(one), words=self.choice(one.move)) for one in decision.moves]
        judged = {"clear": decision.mistake, "mark": decision.judgement, "verdict": self.verdict(decision)}
        return ToldDecision(**vars(decision) | {"moves": moves} | judged, value=decision.worth(decision.played))

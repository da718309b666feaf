"""A review in sentences: the same for the terminal, the page and the HTML file."""

from collections.abc import Mapping, Sequence
from typing import Any

from besace.learn.bluffs import Bluff
from besace.learn.review import LUCK, OTHERS, SKILL, Decision, Event, Moment, Review
from besace.play.terminal.presenters import presenter_of
from besace.play.words import words_in

PERCENT = 100


def points(change: float) -> str:
    """A change in points of a hundred, with its sign."""
    rounded = round(PERCENT * change)
    return f"+{rounded}" if rounded > 0 else f"−{-rounded}" if rounded < 0 else "0"


class Telling:
    """One review, one language, the names at the table."""

    def __init__(self, review: Review, record: Mapping[str, Any], names: Sequence[str], language: str | None) -> None:
        self.review, self.names, self.words = review, list(names), words_in(language)
        self.moves: list[str] = list(record["moves"])
        self.presenter = presenter_of(review.game, self.words, names)

    def title(self) -> str:
        return self.words("review-title", game=self.words(f"{self.review.game}-title"), who=self.names[self.review.seat])

    def summary(self) -> str:
        found = self.review
        parts = {cause: points(getattr(found, cause)) for cause in (LUCK, SKILL, OTHERS)}
        return self.words("review-summary", start=round(PERCENT * found.start), result=round(PERCENT * found.result), **parts)

    def causes(self) -> list[tuple[str, str, str]]:
        """(what, points, error) from the start to the result; luck also kind by kind."""
        found, rows = self.review, [(self.words("review-cause-start"), str(round(PERCENT * self.review.start)), "")]
        for cause in (LUCK, SKILL, OTHERS):
            error = f"± {round(PERCENT * found.errors[cause])}"
            rows.append((self.words(f"review-cause-{cause}"), points(getattr(found, cause)), error))
            if cause == LUCK and len(found.luck_by_kind) > 1:
                rows += [(f"  {self.words(f'review-luck-{k}')}", points(v), "") for k, v in found.luck_by_kind.items()]
        return [*rows, (self.words("review-cause-result"), str(round(PERCENT * found.result)), "")]

    def choice(self, move: str) -> str:
        return self.presenter.choice(move)

    def event(self, event: Event) -> str:
        """What happened at a step of the curve, as the seat saw it."""
        if event.ply < 0:
            return self.words("review-luck-deal")
        return self.presenter.event(event.move, self.review.seat)

    def moment(self, moment: Moment) -> str:
        percent = round(PERCENT * abs(moment.change))
        if moment.kind == "mistake":
            decision = self.decision_at(moment.ply)
            played, best = self.choice(decision.played), self.choice(decision.best)
            return self.words("review-moment-mistake", ply=moment.ply, played=played, best=best, percent=percent)
        if moment.kind == "bluff":
            bluff = next(bluff for bluff in self.review.bluffs if bluff.ply == moment.ply)
            return self.words("review-moment-bluff", ply=moment.ply, what=self.bluff(bluff))
        move = self.moves[moment.ply]
        if moment.kind == SKILL:
            return self.words("review-moment-skill", ply=moment.ply, played=self.choice(move), percent=points(moment.change))
        what = self.presenter.event(move, self.review.seat)
        return self.words(f"review-moment-{moment.kind}", ply=moment.ply, what=what, percent=points(moment.change))

    def bluff(self, bluff: Bluff) -> str:
        numbers = {"believed": round(bluff.believed, 1), "truth": round(bluff.truth, 1)}
        return self.words(f"review-bluff-{bluff.kind}", who=self.names[bluff.victim], **numbers)

    def decision_at(self, ply: int) -> Decision:
        return next(decision for decision in self.review.decisions if decision.ply == ply)

    def verdict(self, decision: Decision) -> str:
        """What to say of a decision in a few words."""
        if len(decision.moves) == 1:
            return self.words("review-only-move")
        if not decision.clear:
            return self.words("review-nothing-better")
        shares = {"percent": round(PERCENT * decision.gave_away), "error": round(PERCENT * decision.error, 1)}
        return self.words("review-gave-away", **shares)

    def as_json(self) -> dict[str, Any]:
        """The whole review with its sentences, for pages."""
        told = self.review.as_json()
        told["summary"] = self.summary()
        for event, zero in zip(told["events"], self.review.events, strict=True):
            event["words"] = self.event(zero)
        for moment, one in zip(told["moments"], self.review.moments, strict=True):
            moment["sentence"] = self.moment(one)
        for bluff, two in zip(told["bluffs"], self.review.bluffs, strict=True):
            bluff["sentence"] = self.bluff(two)
        for decision, three in zip(told["decisions"], self.review.decisions, strict=True):
            decision["clear"], decision["verdict"] = three.clear, self.verdict(three)
            for move in decision["moves"]:
                move["words"] = self.choice(move["move"])
        return told

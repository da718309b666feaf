"""From the deal to the end of a game, move by move: what each of them changed for the seat, and whose doing it was."""

import hashlib
import json
import math
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from besace.errors import BesaceError, quoted
from besace.games import game_named
from besace.games.move import Move
from besace.learn.bluffs import bluffs_of
from besace.learn.review.evaluate import LEAST_SAMPLES, MOST_SAMPLES, Evaluator, Look
from besace.learn.review.moments import moments_of
from besace.learn.review.shapes import CAUSES, DEAL, LUCK, OTHERS, SKILL, Cause, Decision, Event, Review
from besace.play.match import Match
from besace.play.records import positions

VERSION = 1  # goes up when a change here makes other values of the same game: kept reviews of another version are not used
SAMPLES = 2000


class Cancelled(BesaceError):
    """Someone did not want the review any longer."""


Progress = Callable[[int, int], None]


def review(
    record: Mapping[str, Any],
    seat: int,
    samples: int = SAMPLES,
    seed: int = 0,
    progress: Progress = lambda done, total: None,
    stop: threading.Event | None = None,
) -> Review:
    """Look back on a finished game from one seat. ``progress`` hears (moves done, all moves); ``stop`` raises `Cancelled`."""
    played = [match.copy() for match in positions(dict(record))]
    end = played[-1]
    if not end.over:
        raise BesaceError("Only a finished game can be reviewed: this one is still going on.")
    if type(seat) is not int or not 0 <= seat < end.players:
        raise BesaceError(f"There is no seat {quoted(seat)}: the seats are 0 to {end.players - 1}.")
    if type(samples) is not int or not LEAST_SAMPLES <= samples <= MOST_SAMPLES:
        raise BesaceError(f"The number of samples should be from {LEAST_SAMPLES} to {MOST_SAMPLES}, not {quoted(samples)}.")
    return _Walk(played, Evaluator(end.game, end.players, seat, samples, seed), progress, stop).walk()


def record_hash(record: Mapping[str, Any]) -> str:
    """A name for what a record says."""
    told = {key: record.get(key, {}) for key in ("game", "players", "options", "setup", "moves")}
    told |= {"draws": record["draws"]} if "draws" in record else {}
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()


class _Walk:
    """All positions of a game in order; what has been noted on the way."""

    def __init__(self, played: Sequence[Match], evaluator: Evaluator, progress: Progress, stop: threading.Event | None) -> None:
        self.played, self.evaluator, self.progress, self.stop = played, evaluator, progress, stop
        self.game, self.seat, end = evaluator.game, evaluator.seat, played[-1]
        self.moves: list[str] = end.record()["moves"]
        winners = end.winners or []
        self.result = 1 / len(winners) if self.seat in winners else 0.0
        self.start = 1 / end.players
        self.events: list[Event] = []
        self.decisions: list[Decision] = []
        self.changes = dict.fromkeys(CAUSES, 0.0)
        self.luck_by_kind: dict[str, float] = {}
        self.variance = dict.fromkeys(CAUSES, 0.0)
        self.latest: tuple[Cause, float] = (LUCK, 0.0)  # the cause of the last event, and the variance of the value after it

    def walk(self) -> Review:
        look = self._look(0)
        self._note(-1, "", LUCK, DEAL, look.value - self.start, look)
        for ply in range(len(self.moves)):
            if self.stop is not None and self.stop.is_set():
                raise Cancelled("The review was cancelled.")
            look = self._event(ply, look)
            self.progress(ply + 1, len(self.moves))
        return self._review()

    def _review(self) -> Review:
        bluffs = bluffs_of(self.played, self.seat)
        return Review(
            game=self.game.name,
            players=self.evaluator.players,
            seat=self.seat,
            seed=self.evaluator.seed,
            samples=self.evaluator.samples,
            result=self.result,
            start=self.start,
            luck=self.changes[LUCK],
            skill=self.changes[SKILL],
            others=self.changes[OTHERS],
            errors={cause: math.sqrt(variance) for cause, variance in self.variance.items()},
            luck_by_kind=self.luck_by_kind,
            events=self.events,
            decisions=self.decisions,
            bluffs=bluffs,
            moments=moments_of(self.events, self.decisions, bluffs),
        )

    def _event(self, ply: int, before: Look) -> Look:
        """Note what a move changed and look at what comes after."""
        text = self.moves[ply]
        seat, verb, _ = Move.of(text)
        if seat is None:
            self.evaluator.forget()
            after = self._look(ply + 1)
            self._note(ply, text, LUCK, verb, after.value - before.value, after)
            return after
        if seat == self.seat:
            return self._own(ply, text, before)
        return self._another(ply, text, before)

    def _own(self, ply: int, text: str, before: Look) -> Look:
        assert before.decision is not None
        quiet = self.evaluator.learns_nothing(text, self.played[ply + 1])
        self.decisions.append(before.decision)
        self.variance[SKILL] += before.skill_error * before.skill_error
        expected = Look(before.after, before.error)
        self._note(ply, text, SKILL, Move.of(text).verb, before.after - before.value, expected)
        if quiet and not self._own_move(ply + 1):
            return expected
        after = self._look(ply + 1)
        came = after.value - before.after  # what the move brought to light
        if came:
            dealt = _dealt(*self._views(ply))
            self._note(ply, text, LUCK if dealt else OTHERS, DEAL if dealt else "shown", came, after)
        return after

    def _another(self, ply: int, text: str, before: Look) -> Look:
        shown, now = self._views(ply)
        secret = self.game.secret(text)
        self.evaluator.forget()
        if secret and now["phase"] == shown["phase"] and not self._own_move(ply + 1):
            self._note(ply, text, OTHERS, Move.of(text).verb, 0.0, before)  # nothing was seen, so nothing is known better
            return before
        after = self._look(ply + 1)
        if _dealt(shown, now):
            expected = before if secret else self.evaluator.expected(self.played[ply], text, before)
            self._note(ply, text, OTHERS, Move.of(text).verb, expected.value - before.value, expected)
            self._note(ply, text, LUCK, DEAL, after.value - expected.value, after)
        else:
            self._note(ply, text, OTHERS, Move.of(text).verb, after.value - before.value, after)
        return after

    def _look(self, ply: int) -> Look:
        """The value after ``ply`` moves: in the end, the result."""
        match = self.played[ply]
        return Look(self.result, 0.0) if match.over else self.evaluator.look(match, self._own_move(ply))

    def _views(self, ply: int) -> tuple[Mapping[str, Any], Mapping[str, Any]]:
        """What the seat saw before and after a move."""
        return self.played[ply].view(self.seat), self.played[ply + 1].view(self.seat)

    def _own_move(self, ply: int) -> str | None:
        """The move after so many others, if the seat made it."""
        return self.moves[ply] if ply < len(self.moves) and Move.of(self.moves[ply]).seat == self.seat else None

    def _note(self, ply: int, text: str, cause: Cause, kind: str, change: float, after: Look) -> None:
        """Note a step of the curve."""
        self.events.append(Event(ply, text, cause, kind, change, after.value, after.error))
        self.changes[cause] += change
        if cause == LUCK:
            self.luck_by_kind[kind] = self.luck_by_kind.get(kind, 0.0) + change
        was, variance = self.latest
        if was != cause:  # a value between two causes counts for both; within one cause it cancels out
            for each in {was, cause} - {SKILL}:
                self.variance[each] += variance
        self.latest = (cause, after.error * after.error)


def _dealt(before: Mapping[str, Any], after: Mapping[str, Any]) -> bool:
    """Whether cards that chance had dealt came to light."""
    part = game_named(before["game"]).part("dealt")
    return part is not None and bool(part.dealt(before, after))

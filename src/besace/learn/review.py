"""Review without hindsight: what a seat knew at each of its decisions, what its moves were worth, and how the game was decided.

One evaluator looks at every position: the seat's share of the win, from what the seat knows, if everyone goes on like a club
player. Before the deal that is one part in as many as there are players; after the last move it is the result. Each event
between moves it, and all these steps together make the result exactly:

    result = 1 / players + luck + skill + others

*luck* is what chance did: the deals, coins and draws. *skill* is what the seat's own moves did: the value of the move played less
that of what a club player would have done, in the same imagined states. *others* is what the others did, and what they had hidden
when it came to light.

A decision depends on what the seat knew and on the seed alone: two games that look the same to it give the same values.
"""

import hashlib
import json
import math
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from besace.errors import BesaceError, quoted
from besace.games.game import CHANCE_MARK
from besace.learn.bluffs import Bluff, bluffs_of
from besace.learn.rollouts import Room
from besace.play.match import Match
from besace.play.records import load

VERSION = 1  # goes up when a change here makes other values of the same game: kept reviews of another version are not used
SAMPLES = 2000
LEAST_SAMPLES, MOST_SAMPLES = 20, 20_000
FEW_MOVES = 8  # so many moves of a decision are valued with all samples
SURE = 2.5  # so many standard errors from nothing, a difference is taken as real
MOMENTS = 3
LEAST_KEPT = 30  # imagined states that must allow another's move to say what it was worth
LUCK, SKILL, OTHERS = "luck", "skill", "others"
DEAL = "deal"
_WORD = 1 << 32


class Cancelled(BesaceError):
    """Someone did not want the review any longer."""


@dataclass(frozen=True)
class Valued:
    """A move with its value to the seat, its share of the win from 0 to 1, and one standard error."""

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
    moves: Sequence[Valued]  # the best first
    view: Mapping[str, Any]

    @property
    def clear(self) -> bool:
        """Whether something better was there beyond doubt."""
        return self.gave_away > SURE * self.error


@dataclass(frozen=True)
class Event:
    """One step of the curve: move ``ply`` (-1: the deal) and how it changed the seat's chances; ``cause`` is who or what did."""

    ply: int
    move: str
    cause: str
    kind: str  # of luck: deal, coins, draw …
    change: float
    value: float  # after it
    error: float


@dataclass(frozen=True)
class Moment:
    """Something worth a second look: ``kind`` is mistake, luck, others or bluff."""

    ply: int
    kind: str
    change: float


@dataclass
class Review:
    """A seat's game, looked back on."""

    game: str
    players: int
    seat: int
    seed: int
    samples: int
    result: float
    start: float
    luck: float = 0.0
    skill: float = 0.0
    others: float = 0.0
    errors: dict[str, float] = field(default_factory=dict)
    luck_by_kind: dict[str, float] = field(default_factory=dict)
    events: list[Event] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    bluffs: list[Bluff] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def from_json(told: Mapping[str, Any]) -> "Review":
        """What `as_json` tells, read back."""
        parts = {"events": Event, "bluffs": Bluff, "moments": Moment}
        read = {name: [kind(**one) for one in told[name]] for name, kind in parts.items()}
        decisions = [Decision(**{**one, "moves": [Valued(**move) for move in one["moves"]]}) for one in told["decisions"]]
        return Review(**{**told, **read, "decisions": decisions})


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
    end = load(dict(record))
    if not end.over:
        raise BesaceError("Only a finished game can be reviewed: this one is still going on.")
    if type(seat) is not int or not 0 <= seat < end.players:
        raise BesaceError(f"There is no seat {quoted(seat)}: the seats are 0 to {end.players - 1}.")
    if type(samples) is not int or not LEAST_SAMPLES <= samples <= MOST_SAMPLES:
        raise BesaceError(f"The number of samples should be from {LEAST_SAMPLES} to {MOST_SAMPLES}, not {quoted(samples)}.")
    return _Walk(record, end, seat, samples, seed, progress, stop).walk()


def record_hash(record: Mapping[str, Any]) -> str:
    """A name for what a record says."""
    told = {key: record.get(key, {}) for key in ("game", "players", "options", "setup", "moves")}
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()


@dataclass(frozen=True)
class _Look:
    """A position's value, and the decision that the seat has there, if it is the seat that moves."""

    value: float
    error: float
    decision: Decision | None = None
    after: float = 0.0  # the value of the move that was played
    skill_error: float = 0.0


class _Walk:
    """From the deal to the end, one move after the other."""

    def __init__(
        self,
        record: Mapping[str, Any],
        end: Match,
        seat: int,
        samples: int,
        seed: int,
        progress: Progress,
        stop: threading.Event | None,
    ) -> None:
        self.moves: list[str] = list(record["moves"])
        self.match = load({**{key: value for key, value in record.items() if key != "result"}, "moves": []})
        self.seat, self.samples, self.seed, self.progress, self.stop = seat, samples, seed, progress, stop
        self.record, self.game, self.players = record, end.game, end.players
        self.room = Room(end.game.rules, samples)
        winners = end.winners or []
        result = 1 / len(winners) if seat in winners else 0.0
        self.found = Review(end.game.name, end.players, seat, seed, samples, result, 1 / end.players)
        self.kept: int | None = None  # the chance seed of the imagined states that still stand for all that the seat knows
        self.variance = dict.fromkeys((LUCK, SKILL, OTHERS), 0.0)
        self.latest: tuple[str, float] = (LUCK, 0.0)  # the cause of the last event, and the variance of the value after it

    def walk(self) -> Review:
        look = self._look(0)
        self._note(-1, "", LUCK, DEAL, look.value - self.found.start, look)
        for ply in range(len(self.moves)):
            if self.stop is not None and self.stop.is_set():
                raise Cancelled("The review was cancelled.")
            look = self._event(ply, look)
            self.progress(ply + 1, len(self.moves))
        found = self.found
        found.errors = {cause: math.sqrt(variance) for cause, variance in self.variance.items()}
        found.bluffs = bluffs_of(self.record, self.seat)
        found.moments = _moments(found)
        return found

    # --- one move ---

    def _event(self, ply: int, before: _Look) -> _Look:
        """Play a move, note what it changed and look at what comes after."""
        text = self.moves[ply]
        mark, verb = text.split(" ", 2)[:2]
        if mark == CHANCE_MARK:
            self.match.play(text)
            self.kept = None
            after = self._look(ply + 1)
            self._note(ply, text, LUCK, verb, after.value - before.value, after)
            return after
        if mark == str(self.seat):
            return self._own(ply, text, before)
        return self._another(ply, text, before)

    def _own(self, ply: int, text: str, before: _Look) -> _Look:
        assert before.decision is not None
        shown = self.match.view(self.seat)
        self.match.play(text)
        number = self.game.read_move(text)[1]
        over = self.match.over
        quiet = not over and self.room.advance(self.seat, number, self.seat, self.match.observation(self.seat).record)
        if not quiet:
            self.kept = None
        self.found.decisions.append(before.decision)
        self.variance[SKILL] += before.skill_error**2
        expected = _Look(before.after, before.error)
        self._note(ply, text, SKILL, verb_of(text), before.after - before.value, expected)
        if quiet and not self._own_move(ply + 1):
            return expected
        after = self._look(ply + 1)
        came = after.value - before.after  # what the move brought to light
        if came:
            dealt = _dealt(shown, self.match.view(self.seat))
            self._note(ply, text, LUCK if dealt else OTHERS, DEAL if dealt else "shown", came, after)
        return after

    def _another(self, ply: int, text: str, before: _Look) -> _Look:
        shown, secret = self.match.view(self.seat), self.game.secret(text)
        observed = self.match.observation(self.seat)
        self.match.play(text)
        now = self.match.view(self.seat)
        self.kept = None
        if secret and now["phase"] == shown["phase"] and not self._own_move(ply + 1):
            self._note(ply, text, OTHERS, verb_of(text), 0.0, before)  # nothing was seen, so nothing is known better
            return before
        after = self._look(ply + 1)
        if _dealt(shown, now):
            expected = before if secret else self._expected(ply, text, observed.record, before)
            self._note(ply, text, OTHERS, verb_of(text), expected.value - before.value, expected)
            self._note(ply, text, LUCK, DEAL, after.value - expected.value, after)
        else:
            self._note(ply, text, OTHERS, verb_of(text), after.value - before.value, after)
        return after

    def _expected(self, ply: int, text: str, observed: Any, before: _Look) -> _Look:
        """What another's move was worth before new cards were seen."""
        mover, number = self.game.read_move(text)
        self.room.imagine(observed, self._stream(ply, "deal"))
        kept = self.room.keep_legal(mover, number)
        if kept < LEAST_KEPT:
            return before
        shares = self.room.shares([number], mover, self.seat, self.players, self._stream(ply, "chance"), kept)[0]
        return _Look(_mean(shares), _error(shares))

    def _own_move(self, ply: int) -> bool:
        return ply < len(self.moves) and self.moves[ply].startswith(f"{self.seat} ")

    def _note(self, ply: int, text: str, cause: str, kind: str, change: float, after: _Look) -> None:
        """Note a step of the curve."""
        found = self.found
        found.events.append(Event(ply, text, cause, kind, change, after.value, after.error))
        if cause == LUCK:
            found.luck += change
            found.luck_by_kind[kind] = found.luck_by_kind.get(kind, 0.0) + change
        elif cause == SKILL:
            found.skill += change
        else:
            found.others += change
        was, variance = self.latest
        if was != cause:  # a value between two causes counts for both; within one cause it cancels out
            for each in {was, cause} - {SKILL}:
                self.variance[each] += variance
        self.latest = (cause, after.error**2)

    # --- looking ---

    def _stream(self, ply: int, what: str) -> int:
        told = f"{self.seed} {self.seat} {ply} {what}".encode()
        return int.from_bytes(hashlib.blake2b(told, digest_size=4).digest(), "big") % _WORD

    def _look(self, ply: int) -> _Look:
        """The value of the position after ``ply`` moves; before a move of the seat, that of all its moves."""
        if self.match.over:
            return _Look(self.found.result, 0.0)
        observed = self.match.observation(self.seat).record
        if self.kept is None:
            self.room.imagine(observed, self._stream(ply, "imagine"))
        chance = self._stream(ply, "chance") if self.kept is None else self.kept
        if self._own_move(ply):
            self.kept = chance
            return self._decision(ply, observed, chance)
        shares = self.room.shares([], self.seat, self.seat, self.players, chance)[0]
        return _Look(_mean(shares), _error(shares))

    def _decision(self, ply: int, observed: Any, chance: int) -> _Look:
        text = self.moves[ply]
        played = self.game.read_move(text)[1]
        others = [move for move in self.room.worth_trying(observed, self.seat) if move != played]
        if len(others) >= FEW_MOVES:
            others = self._promising(others, chance)
        moves = [played, *others]
        *shares, club = self.room.shares(moves, self.seat, self.seat, self.players, chance)
        values = [_mean(each) for each in shares]
        best, gave_away, error = _best(shares)
        valued = [Valued(self.game.write_move(self.seat, m), v, _error(s)) for m, v, s in zip(moves, values, shares, strict=True)]
        decision = Decision(
            ply=ply,
            played=text,
            best=valued[best].move,
            gave_away=gave_away,
            error=error,
            skill=values[0] - _mean(club),
            moves=sorted(valued, key=lambda each: -each.value),
            view=self.match.view(self.seat),
        )
        return _Look(_mean(club), _error(club), decision, values[0], _error_between(shares[0], club))

    def _promising(self, moves: list[int], chance: int) -> list[int]:
        """The best few of many moves, by a quick look."""
        quick = max(LEAST_SAMPLES, self.samples // FEW_MOVES)
        shares = self.room.shares(moves, self.seat, self.seat, self.players, chance, quick)
        ranked = sorted(range(len(moves)), key=lambda i: -_mean(shares[i]))
        return [moves[i] for i in ranked[: FEW_MOVES - 1]]


def _best(shares: Sequence[Sequence[float]]) -> tuple[int, float, float]:
    """The best move, how much the first one falls behind it, and the error of that.

    One half of the samples says which is best, the other half by how much: the best of many estimates flatters itself.
    """
    firsts, seconds = [each[0::2] for each in shares], [each[1::2] for each in shares]
    best = max(range(len(shares)), key=lambda i: (_mean(firsts[i]), i == 0))
    gave_away = _mean(seconds[best]) - _mean(seconds[0])
    return (best, gave_away, _error_between(seconds[best], seconds[0])) if gave_away > 0 else (0, 0.0, 0.0)


def verb_of(text: str) -> str:
    return text.split(" ", 2)[1]


def _dealt(before: Mapping[str, Any], after: Mapping[str, Any]) -> bool:
    """Whether cards that chance had dealt came to light: a new hand, or nobody's card with three players of Filou."""
    if before["game"] == "figaro":
        return bool(after["round"] > before["round"])
    return before["game"] == "filou" and before["players"] == 3 and not before["row"] and bool(after["row"])


def _mean(shares: Sequence[float]) -> float:
    return math.fsum(shares) / len(shares)


def _error(shares: Sequence[float]) -> float:
    """One standard error of the mean."""
    mean = _mean(shares)
    return math.sqrt(math.fsum((share - mean) ** 2 for share in shares) / (len(shares) - 1) / len(shares))


def _error_between(one: Sequence[float], other: Sequence[float]) -> float:
    return _error([a - b for a, b in zip(one, other, strict=True)])


def _moments(found: Review) -> list[Moment]:
    """What is worth a second look: clear mistakes first, then whatever turned the game most, each move once."""
    mistakes = sorted((one for one in found.decisions if one.clear), key=lambda one: -one.gave_away)
    moments = [Moment(one.ply, "mistake", -one.gave_away) for one in mistakes[:MOMENTS]]
    moments += [Moment(bluff.ply, "bluff", 0.0) for bluff in found.bluffs[: MOMENTS - len(moments)]]
    turns = sorted((event for event in found.events if event.ply >= 0 and event.change), key=lambda event: -abs(event.change))
    for event in turns:
        if len(moments) < MOMENTS and event.ply not in {moment.ply for moment in moments}:
            moments.append(Moment(event.ply, event.cause, event.change))
    return sorted(moments, key=lambda moment: moment.ply)

"""What a position is worth to a seat, from what it knows, and what each of its moves there would have been worth."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from besace.games import Game
from besace.kernel.stream import key_of
from besace.learn.review.rollouts import Workspace
from besace.learn.review.shapes import Decision, ValuedMove
from besace.play.match import Match

LEAST_SAMPLES, MOST_SAMPLES = 20, 20_000
FEW_MOVES = 8  # so many moves of a decision are valued with all samples
LEAST_KEPT = 30  # imagined states that must allow another's move to say what it was worth


@dataclass(frozen=True)
class Look:
    """A position's value, and the decision that the seat has there, if it is the seat that moves."""

    value: float
    error: float
    decision: Decision | None = None
    after: float = 0.0  # the value of the move that was played
    skill_error: float = 0.0


class Evaluator:
    """Looks at one position after the other; as long as the seat learns nothing new, in the same imagined states."""

    def __init__(self, game: Game, players: int, seat: int, samples: int, seed: int) -> None:
        self.game, self.players, self.seat, self.samples, self.seed = game, players, seat, samples, seed
        self._space = Workspace(game.functions, samples)
        self._chance: int | None = None  # the key to chance in the imagined states that still stand for all that the seat knows

    def look(self, match: Match, played: str | None) -> Look:
        """The value of a position; where the seat itself has played there, that of all its moves."""
        observed = match.observation(self.seat).record
        if self._chance is None:
            self._space.fill_pool(observed, self._key(match.ply, "imagine"))
        chance = self._key(match.ply, "chance") if self._chance is None else self._chance
        if played is None:
            return _look_at(self._space.shares([], self.seat, self.seat, self.players, chance)[0])
        self._chance = chance
        return self._decision(match, played, observed, chance)

    def forget(self) -> None:
        """The seat knows more than before: its next look needs other imagined states."""
        self._chance = None

    def learns_nothing(self, played: str, after: Match) -> bool:
        """Play the seat's own move in all imagined states, too; whether they still stand for all that it knows."""
        if self._chance is not None and not after.over:
            number = self.game.read_move(played)[1]
            if self._space.advance(self.seat, number, self.seat, after.observation(self.seat).record):
                return True
        self.forget()
        return False

    def expected(self, before: Match, text: str, worth: Look) -> Look:
        """What another's move was worth before new cards were seen; ``worth`` where too few imagined states allow it."""
        mover, number = self.game.read_move(text)
        self.forget()
        self._space.fill_pool(before.observation(self.seat).record, self._key(before.ply, "deal"))
        kept = self._space.keep_legal(mover, number)
        if kept < LEAST_KEPT:
            return worth
        chance = self._key(before.ply, "chance")
        return _look_at(self._space.shares([number], mover, self.seat, self.players, chance, kept)[0])

    def _key(self, ply: int, what: str) -> int:
        return key_of(self.seed, f"review {self.seat} {ply} {what}")

    def _decision(self, match: Match, text: str, observed: Any, chance: int) -> Look:
        played = self.game.read_move(text)[1]
        others = [move for move in self._space.worth_trying(observed, self.seat) if move != played]
        if len(others) >= FEW_MOVES:
            others = self._promising(others, chance)
        moves = [played, *others]
        *shares, club = self._space.shares(moves, self.seat, self.seat, self.players, chance)
        values = [mean(each) for each in shares]
        best, gave_away, error = best_of(shares)
        valued = [
            ValuedMove(self.game.write_move(self.seat, move), value, error_of(each))
            for move, value, each in zip(moves, values, shares, strict=True)
        ]
        decision = Decision(
            ply=match.ply,
            played=text,
            best=valued[best].move,
            gave_away=gave_away,
            error=error,
            skill=values[0] - mean(club),
            moves=sorted(valued, key=lambda each: -each.value),
            view=match.view(self.seat),
        )
        return Look(mean(club), error_of(club), decision, values[0], _error_between(shares[0], club))

    def _promising(self, moves: list[int], chance: int) -> list[int]:
        """The best few of many moves, by a quick look."""
        quick = max(LEAST_SAMPLES, self.samples // FEW_MOVES)
        shares = self._space.shares(moves, self.seat, self.seat, self.players, chance, quick)
        ranked = sorted(range(len(moves)), key=lambda i: -mean(shares[i]))
        return [moves[i] for i in ranked[: FEW_MOVES - 1]]


def best_of(shares: Sequence[Sequence[float]]) -> tuple[int, float, float]:
    """The best move, how much the first one falls behind it, and the error of that.

    One half of the samples says which is best, the other half by how much: the best of many estimates flatters itself.
    """
    firsts, seconds = [each[0::2] for each in shares], [each[1::2] for each in shares]
    best = max(range(len(shares)), key=lambda i: (mean(firsts[i]), i == 0))
    gave_away = mean(seconds[best]) - mean(seconds[0])
    return (best, gave_away, _error_between(seconds[best], seconds[0])) if gave_away > 0 else (0, 0.0, 0.0)


def mean(shares: Sequence[float]) -> float:
    return math.fsum(shares) / len(shares)


def error_of(shares: Sequence[float]) -> float:
    """One standard error of the mean."""
    middle = mean(shares)
    return math.sqrt(math.fsum((share - middle) * (share - middle) for share in shares) / (len(shares) - 1) / len(shares))


def _error_between(one: Sequence[float], other: Sequence[float]) -> float:
    return error_of([a - b for a, b in zip(one, other, strict=True)])


def _look_at(shares: Sequence[float]) -> Look:
    return Look(mean(shares), error_of(shares))

"""Why a move: the alternatives with their values, and the one or two facts that decided, as data and as sentences.

All of it comes from the seat's own observation: what a bot thought (see search.py) and what the seat may believe.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from besace.beliefs import INDIFFERENT, Belief, Model, beliefs
from besace.bots.search import TASTE, Considered, Thought
from besace.errors import IllegalMove, quoted
from besace.games.move import Move
from besace.play.observation import Observation
from besace.play.words import words_in

ITERATIONS = 3000  # where nobody has thought about it yet
FACTS = 2
SURE = 2.0  # so many standard errors apart, two values differ
PERCENT = 100


class Thinking(Protocol):
    """What a bot has thought about a choice, by whatever kind of search."""

    def considered(self) -> list[Considered]:
        """The moves thought about, the best first."""
        ...


@dataclass(frozen=True)
class Why:
    """A sentence (``message`` and ``arguments``), every move considered, the best first, and the facts that decided."""

    move: str
    message: str
    arguments: dict[str, Any]
    alternatives: Sequence[Considered]
    facts: Sequence[Belief]

    def sentences(self, language: str | None = None) -> list[str]:
        """What to tell people."""
        words = words_in(language)
        return [words(self.message, **self.arguments), *(words(fact.message, **fact.arguments) for fact in self.facts)]


def why(observation: Observation, move: str, thought: Thinking | None = None, model: Model = INDIFFERENT, seed: int = 0) -> Why:
    """Explain a legal move of the observing seat; ``thought`` is what a bot has thought about it, if it has."""
    if move not in observation.moves:
        raise IllegalMove(f"{quoted(move)} is not a move of this seat now, so there is nothing to explain.")
    if len(observation.legal) == 1:
        return Why(move, "why-only", {"move": move}, (), ())
    if thought is None:
        search = Thought(observation, seed, TASTE)
        search.go_on(ITERATIONS)
        thought = search
    alternatives = thought.considered()
    message, arguments = _sentence(move, alternatives)
    return Why(move, message, arguments, alternatives, deciding(beliefs(observation, model, seed=seed), observation, move))


def _sentence(move: str, alternatives: Sequence[Considered]) -> tuple[str, dict[str, Any]]:
    """How the move compares with the best of the others."""
    own = next((each for each in alternatives if each.move == move), None)
    other = next((each for each in alternatives if each.move != move), None)
    if own is None or other is None:
        return "why-thumb", {"move": move}
    values = {"move": move, "next": other.move, "value": round(PERCENT * own.value), "other": round(PERCENT * other.value)}
    apart = abs(own.value - other.value) > SURE * math.sqrt(own.error * own.error + other.error * other.error)
    if not apart:
        return "why-close", values
    return ("why-best" if own.value > other.value else "why-worse"), values


def deciding(found: Sequence[Belief], observation: Observation, move: str) -> list[Belief]:
    """The facts that speak most about this move: those its game names for the verb, the ones about its number or seat first."""
    _, verb, args = Move.of(move)
    part = observation.game.part("beliefs")
    named: tuple[str, ...] = part.DECIDING.get(verb, ()) if part else ()

    def rank(belief: Belief) -> tuple[int, int]:
        about = {str(belief.arguments[name]) for name in ("number", "seat") if name in belief.arguments}
        return (bool(about) and not about & set(args[-1:]), named.index(belief.message))

    return sorted((belief for belief in found if belief.message in named), key=rank)[:FACTS]

"""A coach for one seat: the odds from what this seat knows, and a hint with its reason.

Everything comes from the seat's observation and a fixed seed, so that two positions that the seat cannot tell apart are
coached alike, to the letter.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from besace.beliefs import Belief, beliefs
from besace.bots import netsearch
from besace.bots.netsearch import NetSearchBot
from besace.bots.search import TASTE, Considered, Thought
from besace.bots.weights import BadWeights
from besace.bots.why import Thinking, why
from besace.games import Game
from besace.games.parts.screen import Presenter, presenter_of
from besace.play.observation import Observation
from besace.play.words import Words, words_in

WORLDS = 256  # what a hint is thought about, with a network;
ITERATIONS = 6000  # without one
SEED = 0


@dataclass(frozen=True)
class Odds:
    """One thing to know: ``share`` from 0 to 1 where it is a chance; ``about`` is the seat, number, place or colour meant."""

    kind: str
    sentence: str
    value: float
    error: float
    share: float | None
    about: Mapping[str, Any]


@dataclass(frozen=True)
class WeighedMove:
    """A move that can be chosen: how often it wins (0 to 1) with one standard error."""

    move: str
    words: str
    value: float
    error: float


@dataclass(frozen=True)
class Hint:
    move: str
    words: str
    sentence: str
    reasons: Sequence[str]
    options: Sequence[WeighedMove]


@dataclass(frozen=True)
class Advice:
    """What the coach says about the position after ``ply`` moves; a hint only where the seat is to move."""

    ply: int
    odds: Sequence[Odds]
    hint: Hint | None


def advise(observation: Observation, names: Sequence[str], language: str | None = None, hint: bool = True) -> Advice:
    """All that can be said to the observing seat; without ``hint``, the odds alone."""
    words = words_in(language)
    presenter = presenter_of(observation.game, words, names)
    found = [_odds(belief, names, words) for belief in beliefs(observation, seed=SEED)]
    hinted = _hint(observation, names, presenter, words) if hint and observation.legal else None
    return Advice(observation.ply, found, hinted)


def _odds(belief: Belief, names: Sequence[str], words: Words) -> Odds:
    share = belief.value if "percent" in belief.arguments else None
    about = {name: value for name, value in belief.arguments.items() if name not in ("percent", "value")}
    return Odds(belief.message.removeprefix("belief-"), said(belief, names, words), belief.value, belief.error, share, about)


def said(belief: Belief, names: Sequence[str], words: Words) -> str:
    """A belief in a sentence that calls people by their names."""
    arguments = dict(belief.arguments)
    if "seat" in arguments:
        arguments["who"] = names[arguments["seat"]]
    if "by" in arguments:
        arguments["by"] = names[arguments["by"]]
    named = belief.message.replace("belief-", "coach-", 1)
    return words(named if words.has(named) else belief.message, **arguments)


def _hint(observation: Observation, names: Sequence[str], presenter: Presenter, words: Words) -> Hint:
    considered, move, thought = _considered(observation)
    reason = why(observation, move, thought, seed=SEED)
    spoken = {name: presenter.choice(text) for name, text in reason.arguments.items() if name in ("move", "next")}
    message = "why-close" if reason.message == "why-worse" else reason.message  # a move that was hardly tried promises little
    sentence = words(message.replace("why-", "coach-", 1), **{**reason.arguments, **spoken})
    options = [WeighedMove(one.move, presenter.choice(one.move), one.value, one.error) for one in considered]
    return Hint(move, presenter.choice(move), sentence, [said(fact, names, words) for fact in reason.facts], options)


def _considered(observation: Observation) -> tuple[list[Considered], str, Thinking | None]:
    """The moves thought about, the best first, the one to play, and the thought: with the game's network, where it has one."""
    if len(observation.legal) == 1:
        return [], observation.moves[0], None
    bot = netsearch.make(SEED, worlds=WORLDS)
    if _can_play(bot, observation.game):
        move = bot.choose(observation)
        assert bot.thought is not None
        return bot.thought.considered(), move, bot.thought
    thought = Thought(observation, SEED, TASTE)
    thought.go_on(ITERATIONS)
    considered = thought.considered()
    return considered, considered[0].move, thought


def _can_play(bot: NetSearchBot, game: Game) -> bool:
    """Whether the game has a network, and one that fits it as it is now."""
    try:
        bot.check(game)
    except BadWeights:
        return False
    return True

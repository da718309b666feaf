"""Why a move: alternatives with error bars, facts from the seat's own view, sentences in every language."""

import pytest

import besace
from besace.bots.search import make
from besace.bots.why import why
from besace.conformance.cases import Case, every_count, resampled
from besace.errors import IllegalMove
from besace.kernel.stream import new_stream
from besace.play.words import LANGUAGES
from tests.bots.test_fair_play import choices_due


@every_count
def test_a_choice_is_explained_in_every_language(case: Case) -> None:
    for match, seat in choices_due(case, 3):
        observation = match.observation(seat)
        bot = make(1, iterations=100)
        move = bot.choose(observation)
        told = why(observation, move, bot.thought)
        assert told.move == move
        assert len(told.facts) <= 2
        if bot.thought:
            assert [each.move for each in told.alternatives] == [each.move for each in bot.thought.considered()]
            assert all(each.error >= 0 for each in told.alternatives)
        for language in LANGUAGES:
            for sentence in told.sentences(language):
                assert "{" not in sentence
                assert sentence.endswith(".")


def test_an_explanation_knows_no_more_than_the_seat() -> None:
    case = Case("filou", 4)
    for match, seat in choices_due(case, 3):
        other = resampled(match, seat, new_stream(3))
        move = match.moves(seat)[0]
        assert why(match.observation(seat), move, seed=2) == why(other.observation(seat), move, seed=2)


def test_what_is_not_a_move_has_no_reason() -> None:
    match = besace.new("filou", players=4, seed=1)
    with pytest.raises(IllegalMove, match="nothing to explain"):
        why(match.observation(0), "0 pass")

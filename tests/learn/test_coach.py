"""The coach: from the seat's own knowledge alone, and in words."""

import random
from dataclasses import asdict

import pytest

import besace
from besace.bots import netsearch, weights
from besace.bots.search import TASTE, Thought
from besace.bots.weights import BadWeights, Weights
from besace.conformance.cases import DEFAULTS, Case, every_count, resampled, sampled
from besace.kernel.stream import new_stream
from besace.learn.coach import ITERATIONS, SEED, WORLDS, Hint, advise
from besace.play.words import LANGUAGES

NAMES = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"]


@every_count
def test_the_coach_says_the_same_in_games_that_the_seat_cannot_tell_apart(case: Case) -> None:
    rng, compared = new_stream(11), 0
    for match in sampled(case, 5, seed=9):
        for seat in range(case.players):
            if match.over:
                continue
            other = resampled(match, seat, rng)
            said = [asdict(advise(one.observation(seat), NAMES, "fr")) for one in (match, other)]
            assert said[0] == said[1]
            compared += 1
    assert compared


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_are_legal_moves_told_in_words(language: str) -> None:
    for case in DEFAULTS[::3]:
        for match in sampled(case, 6, seed=4):
            for seat in range(case.players):
                advice = advise(match.observation(seat), NAMES, language)
                legal = match.moves(seat)
                assert (advice.hint is None) == (not legal)
                sentences = [odds.sentence for odds in advice.odds]
                if advice.hint is not None:
                    assert advice.hint.move in legal
                    assert {option.move for option in advice.hint.options} <= set(legal)
                    sentences += [advice.hint.sentence, *advice.hint.reasons]
                for sentence in sentences:
                    assert "{" not in sentence
                    assert "belief-" not in sentence
                    assert "coach-" not in sentence
                    assert not sentence.startswith("Seat")
                assert all(odds.share is None or 0 <= odds.share <= 1 for odds in advice.odds)


def test_only_odds_where_no_hint_is_wanted() -> None:
    advice = advise(besace.new("filou", players=4, seed=3).observation(1), NAMES, "en", hint=False)
    assert advice.odds
    assert advice.hint is None


def test_an_only_move_is_called_so() -> None:
    match = besace.new("figaro", players=3, seed=1)
    while len(match.moves(match.to_act[0])) > 1:
        match.play(match.moves(match.to_act[0])[0])
    advice = advise(match.observation(match.to_act[0]), NAMES, "en")
    assert advice.hint is not None
    assert advice.hint.sentence.startswith("There is only one move")


def first_choice(game: str) -> besace.Match:
    """A new game, up to where somebody has a choice."""
    match, rng = besace.new(game, players=4, seed=2), random.Random(2)
    while len(match.moves(match.to_act[0]) if match.to_act != ["*"] else []) < 2:
        if match.to_act == ["*"]:
            match.chance(rng)
        else:
            match.play(match.moves(match.to_act[0])[0])
    return match


def hint_at(match: besace.Match) -> Hint:
    hint = advise(match.observation(match.to_act[0]), NAMES, "en").hint
    assert hint is not None
    return hint


@pytest.mark.parametrize("game", sorted(besace.GAMES))
def test_hints_are_what_the_network_finds_by_looking_ahead(game: str) -> None:
    match = first_choice(game)
    bot = netsearch.make(SEED, worlds=WORLDS)
    assert bot.choose(match.observation(match.to_act[0])) == hint_at(match).move
    assert bot.thought is not None
    found = [(each.move, each.value, each.error) for each in bot.thought.considered()]
    assert [(each.move, each.value, each.error) for each in hint_at(match).options] == found


@pytest.mark.parametrize("game", sorted(besace.GAMES))
def test_without_weights_that_fit_hints_come_from_the_search(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(name: str) -> Weights:
        raise BadWeights(f"The weights of {name} do not fit.")

    monkeypatch.setattr(weights, "of_game", refuse)
    match = first_choice(game)
    thought = Thought(match.observation(match.to_act[0]), SEED, TASTE)
    thought.go_on(ITERATIONS)
    hint, considered = hint_at(match), thought.considered()
    assert hint.move == considered[0].move
    assert [(each.move, each.value) for each in hint.options] == [(each.move, each.value) for each in considered]

"""Any game can be played to its end, by its legal moves and no others, and loses nothing on the way."""

from typing import get_args, get_type_hints

import pytest

import besace
from besace.conformance.cases import LONGEST, every_case, every_game, laws_of, positions, sampled, seats, state_of
from besace.conformance.sentences import is_one_sentence

GAMES_PLAYED = 3
POSITIONS_TRIED = 3


@every_case
def test_nothing_is_made_or_lost(case):
    laws = laws_of(case)
    for seed in range(GAMES_PLAYED):
        for match in positions(case, seed):
            laws.conserved(state_of(match), match)


@every_case
def test_a_game_ends_with_scores_and_winners(case):
    for seed in range(GAMES_PLAYED):
        plies = 0
        for match in positions(case, seed):
            assert match.ply == plies
            assert match.over == (match.to_act == [])
            if not match.over:
                assert match.scores is match.winners is None
            plies += 1
        assert plies <= LONGEST
        assert match.over
        assert len(match.scores) == case.players
        assert match.winners
        assert match.winners == sorted(set(match.winners) & set(range(case.players)))
        assert match.record()["result"] == {"scores": match.scores, "winners": match.winners}


@every_case
def test_every_view_agrees_with_the_match(case):
    for match in positions(case, seed=1):
        for seat in seats(match):
            view = match.view(seat)
            assert (view["game"], view["players"], view["seat"], view["ply"]) == (case.name, case.players, seat, match.ply)
            assert view["options"] == match.options
            assert view["phase"] in get_args(get_type_hints(match.game.view_type)["phase"])
            assert (view["to_act"], view["over"]) == (match.to_act, match.over)
            assert (view["scores"], view["winners"]) == (match.scores, match.winners)
            assert view["moves"] == ([] if seat is None else match.moves(seat)) == match.observation(seat).moves


@every_case
def test_all_who_are_to_act_have_moves_and_nobody_else_has(case):
    for match in positions(case, seed=2):
        for actor in [*range(match.players), "*"]:
            assert bool(match.moves(actor)) == (actor in match.to_act)
            assert len(set(match.moves(actor))) == len(match.moves(actor))


@every_case
def test_play_accepts_exactly_the_legal_moves(case):
    spellings = [spelling for spelling in case.game.spellings if spelling is not None]
    for match in sampled(case, POSITIONS_TRIED):
        legal = {text for actor in [*range(match.players), "*"] for text in match.moves(actor)}
        before = match.record()
        for mark in [*map(str, range(match.players + 1)), "6", "7", "*"]:
            for spelling in spellings:
                text = f"{mark} {spelling}"
                if text in legal:
                    match.copy().play(text)
                else:
                    with pytest.raises(besace.IllegalMove):
                        match.play(text)
        assert match.record() == before


@every_game
def test_every_move_has_one_spelling(game):
    played = besace.GAMES[game]
    spellings = [spelling for spelling in played.spellings if spelling is not None]
    assert len(set(spellings)) == len(spellings)
    for move, spelling in enumerate(played.spellings):
        if spelling is not None:
            assert spelling == " ".join(spelling.split())
            for seat in range(7):
                assert played.read_move(played.write_move(seat, move)) == (seat, move)


@every_game
def test_another_spelling_is_refused(game):
    played = besace.GAMES[game]
    spelling = next(spelling for spelling in played.spellings if spelling is not None)
    forms = ("0  {}", " 0 {}", "0 {} ", "0 {}\n", "00 {}", "+0 {}", "0\t{}", "٠ {}", "{}", "6 {}", "7 {}", "** {}")
    for text in (form.format(spelling) for form in forms):
        with pytest.raises(besace.IllegalMove) as refused:
            played.read_move(text)
        assert is_one_sentence(str(refused.value))


@every_case
def test_chance_draws_one_of_its_moves(case):
    for match in sampled(case, 20, seed=5):
        if match.to_act == ["*"]:
            for draw in (lambda k: 0, lambda k: k - 1, lambda k: k // 2):
                other = match.copy()
                text = other.chance(draw)
                assert text in match.moves("*")
                assert other.record()["moves"][-1] == text
        else:
            with pytest.raises(besace.IllegalMove, match=r"^Chance is not due now\.$"):
                match.chance(lambda k: 0)

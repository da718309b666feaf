"""The rules run as plain Python, and every store is checked. The coverage of the rules is taken from these and others."""

import random

import pytest

import besace
from besace.beliefs import learned
from besace.conformance.cases import DEFAULTS, every_case
from besace.kernel.batch import deal, random_step
from besace.kernel.bits import low
from besace.kernel.generic import (
    CHANCE,
    SEATS,
    SPECTATOR,
    candidates,
    judge,
    lean,
    legal,
    merit,
    observe,
    register_twin,
    resample,
    scores,
    step,
    thumb_move,
    to_act,
    winners,
)
from besace.kernel.jit import JIT
from besace.kernel.stream import new_floats, new_numbers, new_stream
from besace.kernel.twin import DoesNotFit, checked_twin_of

assert not JIT, "these tests are for interpreted rules: set BESACE_JIT=0"

CHECKED_GAMES = 5
LOOKS = 3  # positions of each game in which everyone looks and imagines
HABIT_LOOKS = 0.03  # the share of moves before which somebody imagines by habits
CHECKED = {}
for _game in besace.GAMES.values():
    CHECKED[_game.name] = (
        checked_twin_of(_game.functions.STATE, "State"),
        checked_twin_of(_game.functions.OBSERVATION, "Observation"),
    )
    for _twin in CHECKED[_game.name]:
        register_twin(_twin, _game.functions)


@every_case
def test_every_number_fits_its_field(case):
    """Dealing, playing, observing by everyone and resampling, on records that refuse what they cannot hold."""
    state_type, _ = CHECKED[case.name]
    functions, rng, chooser = case.game.functions, new_stream(3), random.Random(str(case))
    out, points = new_numbers(functions.MOST_MOVES), new_numbers(SEATS)
    length = 1
    for _ in range(1 if case.option else CHECKED_GAMES):
        state, plies = state_type(), 0
        looks = {chooser.randrange(length) for _ in range(LOOKS)}  # guessed by the length of the game before
        deal(state, case.players, case.numbers, new_numbers(functions.MOST_DRAWS), rng)
        while acting := to_act(state):
            if plies in looks:
                everyone_looks(case, state, acting, out, rng)
            moves = [] if acting == CHANCE else out[: legal(state, low(acting), out)]
            move = random_step(state, acting, rng)
            assert acting == CHANCE or move in moves
            plies += 1
        length = plies
        everyone_looks(case, state, acting, out, rng)
        scores(state, points)
        assert 0 < winners(state) < 1 << case.players


def everyone_looks(case, state, acting, out, rng):
    """All who can look see the same legal moves as the rules do, and see the same again in a state that they imagine."""
    state_type, observation_type = CHECKED[case.name]
    functions = case.game.functions
    for seat in [*range(case.players), SPECTATOR]:
        known, again, imagined = observation_type(), observation_type(), state_type()
        observe(state, seat, known)
        assert to_act(known) == acting
        if acting >> seat & 1:
            moves = out[: legal(known, seat, out)]
            assert moves == out[: legal(state, seat, out)]
            assert len(set(moves)) == len(moves)
            assert all(0 <= move < functions.ACTIONS and case.game.spellings[move] is not None for move in moves)
        elif seat != SPECTATOR:
            assert legal(known, seat, out) == legal(state, seat, out) == 0
        resample(known, imagined, rng)
        observe(imagined, seat, again)
        assert [getattr(known, name) for name in functions.OBSERVATION.names] == [
            getattr(again, name) for name in functions.OBSERVATION.names
        ]


@every_case
def test_rules_of_thumb_play_whole_games_legally(case):
    """Also with seats that play at random beside them, which brings them into positions that they would avoid."""
    state_type, functions, rng = CHECKED[case.name][0], case.game.functions, new_stream(4)
    out = new_numbers(functions.MOST_MOVES)
    for game in range(CHECKED_GAMES):
        state = state_type()
        deal(state, case.players, case.numbers, new_numbers(functions.MOST_DRAWS), rng)
        while acting := to_act(state):
            seat = low(acting)
            if acting == CHANCE or (game + seat) % 3 == 0:
                random_step(state, acting, rng)
                continue
            move = thumb_move(state, seat, rng)
            moves = out[: legal(state, seat, out)]
            assert move in moves
            assert set(out[: candidates(state, seat, out)]) <= set(moves)
            step(state, seat, move)
        most = max(merit(state, seat) for seat in range(case.players))
        assert any(merit(state, seat) == most for seat in range(case.players) if winners(state) >> seat & 1)


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_what_is_imagined_by_habits_looks_the_same_to_who_imagines_it(case):
    state_type, observation_type = CHECKED[case.name]
    leanings, rng, chooser = learned(case.game).table, new_stream(5), random.Random(str(case))
    for _ in range(CHECKED_GAMES):
        state = state_type()
        deal(state, case.players, case.numbers, new_numbers(case.game.functions.MOST_DRAWS), rng)
        while acting := to_act(state):
            if acting != CHANCE and chooser.random() < HABIT_LOOKS:
                known, again, imagined = observation_type(), observation_type(), state_type()
                seat = chooser.randrange(case.players)
                observe(state, seat, known)
                resample(known, imagined, rng)
                lean(imagined, seat, leanings, rng)
                observe(imagined, seat, again)
                for name in case.game.functions.OBSERVATION.names:
                    assert getattr(known, name) == getattr(again, name)
            random_step(state, acting, rng)
        lean(state, 0, leanings, rng)  # when all is over nothing is left to imagine


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_the_odds_to_win_are_odds_and_are_given_between_turns_only(case):
    (state_type, observation_type), rng, out = CHECKED[case.name], new_stream(6), new_floats(SEATS)
    for _ in range(CHECKED_GAMES):
        state, start = state_type(), observation_type()
        deal(state, case.players, case.numbers, new_numbers(case.game.functions.MOST_DRAWS), rng)
        observe(state, SPECTATOR, start)
        while acting := to_act(state):
            if judge(state, start, out):
                assert acting == CHANCE
                assert sum(out[: case.players]) == pytest.approx(1)
                assert all((odds > 0) == (merit(state, seat) >= 0) for seat, odds in enumerate(out[: case.players]))
            random_step(state, acting, rng)
        assert not judge(state, start, out)


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_a_number_that_does_not_fit_is_caught(case):
    state = CHECKED[case.name][0]()
    with pytest.raises(DoesNotFit):
        state.players = 1 << 40
    for name in case.game.functions.STATE.names:
        shape = case.game.functions.STATE[name].shape
        field = getattr(state, name)
        if shape:
            with pytest.raises(DoesNotFit):
                field[-1]
        while shape[1:]:
            field, shape = field[0], shape[1:]
        if shape:
            with pytest.raises(DoesNotFit):
                field[0] = 1 << 70

"""Nobody learns what they may not know (law 1), and what they do know can be filled up to whole states (law 4).

A resampled match differs from the true one only in what is hidden from a seat, so everything that the seat is shown has to be
equal, byte for byte. It stays so while moves are *quiet*: those that show nothing hidden, as the game's ``laws`` say.
A move that turns up a card or fills a hand anew may rightly tell the two apart, and after it there is nothing left to compare.
"""

import random

from besace.conformance.cases import (
    CASES,
    every_case,
    laws_of,
    observed,
    positions,
    random_move,
    resampled,
    sampled,
    seats,
    state_of,
)
from besace.kernel.generic import new_records
from besace.kernel.stream import new_stream

POSITIONS = 15


def shown(match, seat):
    """All that a seat is shown."""
    return observed(match, seat), match.view(seat), match.to_act, [] if seat is None else match.moves(seat)


@every_case
def test_a_resampled_state_shows_the_seat_the_same(case):
    rng = new_stream(1)
    for match in sampled(case, POSITIONS):
        for seat in seats(match):
            assert shown(resampled(match, seat, rng), seat) == shown(match, seat)


@every_case
def test_a_resampled_state_is_one_that_could_be(case):
    rng, chooser, laws = new_stream(2), random.Random(f"{case} could be"), laws_of(case)
    for match in sampled(case, 8, seed=1):
        for seat in seats(match):
            other = resampled(match, seat, rng)
            laws.conserved(state_of(other), other)
            while not other.over:
                other.play(random_move(other, chooser, lean=3))
            laws.conserved(state_of(other), other)


@every_case
def test_a_resampled_state_is_another_one(case):
    rng, tried, others = new_stream(3), 0, 0
    for match in sampled(case, POSITIONS, seed=2):
        for seat in seats(match):
            tried += 1
            others += state_of(resampled(match, seat, rng)).key() != state_of(match).key()
    assert others > tried // 2


@every_case
def test_a_resampled_state_depends_on_the_observation_alone(case):
    """Given the same chance it does not matter what the record held before: nothing of the true state shines through."""
    used = [match.copy() for match in positions(case, seed=77)]
    for index, match in enumerate(sampled(case, 5, seed=3)):
        for seat in seats(match):
            pair = [match.copy(), match.copy()]
            pair[0]._state = new_records(match.game.functions, "State")
            pair[1]._state = used[-1 - index].copy()._state
            for other in pair:
                match.observation(seat).resample(other._state, new_stream(index))
            assert [shown(pair[0], who) for who in seats(match)] == [shown(pair[1], who) for who in seats(match)]
            for other in pair:
                chooser = random.Random(index)
                while not other.over:
                    other.play(random_move(other, chooser, lean=3))
            assert pair[0].record() == pair[1].record()
            assert [shown(pair[0], who) for who in seats(match)] == [shown(pair[1], who) for who in seats(match)]


@every_case
def test_observing_changes_nothing(case):
    for match in sampled(case, 5, seed=4):
        before = state_of(match).key()
        for seat in seats(match):
            match.observation(seat).resample(new_records(match.game.functions, "State"), new_stream(4))
            match.view(seat)
        assert state_of(match).key() == before


@every_case
def test_what_one_seat_chooses_while_others_choose_stays_hidden(case):
    """Whichever move is chosen, in the true state or in a resampled one: nobody else can tell, and its text is a secret."""
    rng, chooser = new_stream(5), random.Random(f"{case} hidden")
    for match in sampled(case, POSITIONS, seed=5):
        for actor in match.to_act if len(match.to_act) > 1 else []:
            moves = match.moves(actor)
            assert len(moves) == 1 or all(map(case.game.secret, moves)), "its verb should be one of SECRET_VERBS"
            assert len({move.split()[1] for move in moves}) == 1, "the others hear of the verb, so it may not tell the move"
            for seat in seats(match):
                if seat == actor:
                    continue
                matches = [match.copy(), match.copy(), resampled(match, seat, rng)]
                for other in matches:
                    other.play(chooser.choice(other.moves(actor)))
                assert shown(matches[0], seat) == shown(matches[1], seat) == shown(matches[2], seat)


@every_case
def test_nothing_is_learnt_while_moves_are_quiet(case):
    rng, chooser = new_stream(6), random.Random(f"{case} quiet")
    laws, compared = laws_of(case), 0
    for match in sampled(case, POSITIONS, seed=6):
        for seat in seats(match):
            here, there = match.copy(), resampled(match, seat, rng)
            while not here.over:
                move = random_move(here, chooser, lean=3)
                actor = move.split()[0]
                can_be_played = move in there.moves("*" if actor == "*" else int(actor))
                if not can_be_played or not laws.quiet(here.view(seat), move):
                    break
                here.play(move)
                there.play(move)
                assert shown(here, seat) == shown(there, seat)
                compared += 1
    assert compared > 0


def test_there_is_something_to_test():
    assert CASES

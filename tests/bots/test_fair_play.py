"""A bot sees an observation and nothing else, leaves it as it was, and a seed makes its choices reproducible."""

import random
from collections.abc import Iterator

import pytest

import besace
from besace.conformance.cases import Case, every_count, observed, resampled, sampled
from besace.kernel import boxed
from besace.kernel.generic import copy, new_records
from besace.kernel.stream import new_numbers, new_stream

KINDS = [("random", {}), ("thumb", {}), ("search", {"iterations": 60})]
every_kind = pytest.mark.parametrize(("name", "settings"), KINDS, ids=[name for name, _ in KINDS])


def choices_due(case: Case, count: int) -> Iterator[tuple[besace.Match, int]]:
    """Positions with somebody to choose, and who it is."""
    rng = random.Random(str(case))
    for match in sampled(case, count, seed=31):
        if match.to_act and match.to_act != ["*"]:
            yield match, rng.choice(match.to_act)


@every_count
@every_kind
def test_a_choice_is_legal_repeatable_and_leaves_the_observation_as_it_was(
    case: Case, name: str, settings: dict[str, int]
) -> None:
    for match, seat in choices_due(case, 4):
        observation, before = match.observation(seat), observed(match, seat)
        chosen = [besace.bot(name, seed=5, **settings).choose(observation) for _ in range(2)]
        assert chosen[0] == chosen[1]
        assert chosen[0] in match.moves(seat)
        other = match.observation(seat).record
        copy(other, observation.record)
        assert observed(match, seat) == before
        assert observation.known == match.observation(seat).known


@every_count
@every_kind
def test_states_that_look_the_same_get_the_same_choice(case: Case, name: str, settings: dict[str, int]) -> None:
    rng = new_stream(8)
    for match, seat in choices_due(case, 4):
        other = resampled(match, seat, rng)
        chosen = [besace.bot(name, seed=6, **settings).choose(each.observation(seat)) for each in (match, other)]
        assert chosen[0] == chosen[1]


@every_count
def test_rules_of_thumb_see_no_more_in_a_state_than_in_the_seats_observation(case: Case) -> None:
    for match, seat in choices_due(case, 40):
        observation = match.observation(seat).record
        streams = [new_stream(9), new_stream(9)]
        moves = [int(boxed.thumb_move(box, seat, rng)) for box, rng in zip((match._state, observation), streams, strict=True)]
        assert moves[0] == moves[1]
        assert (streams[0] == streams[1]).all()
        assert match.game.write_move(seat, moves[0]) in match.moves(seat)


@every_count
def test_moves_worth_searching_are_legal_and_the_same_in_a_state_and_in_the_seats_observation(case: Case) -> None:
    rng = new_stream(10)
    for match, seat in choices_due(case, 40):
        found = []
        for box in (match._state, match.observation(seat).record):
            out = new_numbers(match.game.functions.MOST_MOVES)
            found.append([int(move) for move in out[: boxed.candidates(box, seat, out)]])
        assert found[0] == found[1]
        assert found[0]
        assert {match.game.write_move(seat, move) for move in found[0]} <= set(match.moves(seat))
        states = new_records(match.game.functions, "State")
        match.observation(seat).resample(states, rng)
        out = new_numbers(match.game.functions.MOST_MOVES)
        assert [int(move) for move in out[: boxed.candidates(states, seat, out)]] == found[0]

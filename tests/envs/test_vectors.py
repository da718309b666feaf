"""Observation vectors: within their declared ranges, a function of the observation, and the same compiled and interpreted."""

import hashlib
import itertools
import json
import random
from pathlib import Path

import numpy as np
import pytest

import besace
from besace.conformance.cases import every_case, every_count, positions, resampled, sampled
from besace.games import vectors
from besace.kernel.generic import new_records, survey, vectorise
from besace.kernel.jit import JIT, jit
from besace.kernel.stream import new_stream
from tests.editions import edition

GAMES_EACH = 2
STRIDE = 1 if JIT else edition(4, 1)  # interpreted, one position of so many is looked at: that both agree is tested below
DIGESTS = json.loads((Path(__file__).parent / "vectors.json").read_text())


@jit
def _vectorise(observation, vector):
    vectorise(observation[0], vector[0])


@jit
def _survey(state, seat, seen, vector):
    survey(state[0], seat, seen[0], vector[0])


def vector(match, seat):
    """What a seat knows, as numbers."""
    box = new_records(match.game.functions, "Vector")
    _vectorise(match.observation(seat).record, box)
    return numbers_of(match, box)


def surveyed(match, seat):
    """The same, straight from the state."""
    box = new_records(match.game.functions, "Vector")
    _survey(match._state, seat, new_records(match.game.functions, "Observation"), box)
    return numbers_of(match, box)


def numbers_of(match, box):
    if JIT:
        return box.view(np.int16)
    array = np.zeros(1, match.game.functions.VECTOR)
    box[0].store(array)
    return array.view(np.int16)


@every_case
def test_every_number_is_within_its_declared_range(case):
    fields = case.game.vector_fields
    least = np.concatenate([np.full(field.size, field.least) for field in fields])
    most = np.concatenate([np.full(field.size, field.most) for field in fields])
    for seed in range(GAMES_EACH):
        for match in itertools.islice(positions(case, seed), 0, None, STRIDE):
            for seat in range(match.players):
                numbers = vector(match, seat)
                assert ((least <= numbers) & (numbers <= most)).all()


@every_case
def test_a_vector_tells_no_more_than_the_observation(case):
    for match in sampled(case, 8):
        for seat in range(match.players):
            other = resampled(match, seat, new_stream(seat))
            assert (vector(match, seat) == vector(other, seat)).all()


@every_case
def test_a_vector_straight_from_the_state_is_that_of_the_observation(case):
    for match in itertools.islice(positions(case, 1), 0, None, STRIDE):
        for seat in range(match.players):
            assert (surveyed(match, seat) == vector(match, seat)).all()


@every_case
@pytest.mark.skipif(not JIT, reason="an interpreted vector is always a new one")
def test_nothing_of_an_earlier_vector_is_left(case):
    rng = random.Random(1)
    for match in sampled(case, 6):
        seat = rng.randrange(match.players)
        box = new_records(match.game.functions, "Vector")
        box.view(np.int16)[:] = -7
        _vectorise(match.observation(seat).record, box)
        assert (box.view(np.int16) == vector(match, seat)).all()


@every_count
def test_vectors_are_the_same_compiled_and_interpreted(case):
    """Both runs, with and without BESACE_JIT=0, are held to the same numbers."""
    digest = hashlib.sha256()
    for match in sampled(case, 8):
        for seat in range(match.players):
            digest.update(vector(match, seat).tobytes())
    assert digest.hexdigest()[:16] == DIGESTS[str(case)]


def test_filou_counts_the_seats_from_the_observer_on():
    match = besace.new("filou", players=4, seed=1)
    for seat in range(4):
        match.play(match.moves(seat)[seat])
    first = match.view(0)["first"]
    match.play(f"{first} bid 2")
    places = {field.name: at for at, field in vectors.places(match.game.vector_fields)}
    for seat in range(4):
        row = vector(match, seat)
        assert row[places["first"]] == (first - seat) % 4
        assert list(row[places["bids"] :][:4]) == [2 if (seat + i) % 4 == first else 0 for i in range(4)]
        assert row[places["row"] :][:10].sum() == (1 if seat == first else 2)


def test_doggy_bag_remembers_the_bag_at_the_last_look():
    match = besace.new("doggybag", players=2, setup={"first": 0})
    for move in ("* coins 1 1", "0 put grey", "0 put red", "1 put black", "1 put black", "0 take 4", "1 take 0"):
        match.play(move)
    places = {field.name: at for at, field in vectors.places(match.game.vector_fields)}
    looked, blind = vector(match, 0), vector(match, 1)
    assert list(looked[places["last_seen"] :][:5]) == list(looked[places["bag"] :][:5]) == [2, 1, 2, 1, 3]
    assert looked[places["others_since"]] == 0
    assert list(blind[places["last_seen"] :][:5]) == [1, 1, 1, 1, 1]
    assert list(blind[places["put_since"] :][:5]) == [0, 0, 0, 0, 2]
    assert blind[places["others_since"]] == 2
    assert not blind[places["bag"] :][:5].any()


def test_the_table_of_the_layout_comes_from_the_fields():
    fields = (vectors.Field("one", "a number", 0, 1), vectors.Field("two", "a grid", -1, 5, (2, 3)))
    assert vectors.table(fields).splitlines()[2:] == [
        "| 0 | `one` | 1 | 0 … 1 | a number |",
        "| 1–6 | `two` | 2 × 3 | -1 … 5 | a grid |",
    ]

"""A record tells a game exactly; what a match has given away is no longer part of it."""

import itertools
import json
import random

import numpy as np

import besace
from besace.conformance.cases import every_case, every_count, everything, positions, random_move, sampled, seats, state_of


@every_case
def test_a_record_is_read_back_as_text_and_as_an_object(case):
    for match in sampled(case, 6):
        text = json.dumps(match.record())
        assert everything(besace.load(text)) == everything(match)
        assert everything(besace.load(json.loads(text))) == everything(match)


@every_case
def test_every_position_of_a_record_is_the_one_that_was_played(case):
    game = [match.copy() for match in positions(case, seed=3)]
    record = game[-1].record()
    for at in {*range(0, len(game), 7), 1, len(game) - 1}:
        assert everything(besace.load(record, at=at)) == everything(game[at])


@every_case
def test_the_default_value_of_an_option_may_be_written_out(case):
    match = case.new(seed=4)
    record = match.record()
    assert record["options"] == json.loads(json.dumps(case.options))
    record["options"] = match.options
    assert everything(besace.load(record)) == everything(match)


@every_case
def test_the_setup_alone_makes_the_same_game(case):
    for seed in range(5):
        match = case.new(seed)
        setup = json.loads(json.dumps(match.setup))
        again = besace.new(case.name, players=case.players, setup=setup, **case.options)
        assert everything(again) == everything(match)


@every_count
def test_a_seed_makes_the_same_game_again(case):
    assert everything(case.new(seed=11)) == everything(case.new(seed=11))
    assert len({json.dumps(case.new(seed).setup) for seed in range(20)}) > 1
    assert everything(besace.new(case.name, players=case.players, seed="tea")) == everything(
        besace.new(case.name, players=case.players, seed="tea")
    )


@every_count
def test_chance_is_the_same_from_the_same_generator(case):
    def played(below):
        match, rng = case.new(seed=5), random.Random(5)
        while not match.over and match.ply < 40:
            if match.to_act == ["*"]:
                match.chance(below)
            else:
                match.play(random_move(match, rng))
        return match.record()

    assert played(random.Random(8)) == played(random.Random(8))
    assert played(np.random.default_rng(8)) == played(np.random.default_rng(8))


@every_case
def test_those_who_choose_at_the_same_time_may_do_so_in_any_order(case):
    rng = random.Random(f"{case} order")
    for match in sampled(case, 12, seed=6):
        if len(match.to_act) < 2:
            continue
        choices = {seat: rng.choice(match.moves(seat)) for seat in match.to_act}
        orders = list(itertools.permutations(choices))
        ends = []
        for order in rng.sample(orders, min(6, len(orders))):
            other = match.copy()
            for seat in order:
                other.play(choices[seat])
            ends.append((state_of(other).key(), [other.view(seat) for seat in seats(other)]))
        assert all(end == ends[0] for end in ends)


@every_case
def test_playing_on_in_a_copy_changes_nothing_here(case):
    rng = random.Random(f"{case} copy")
    for match in sampled(case, 5, seed=7):
        before = everything(match)
        other = match.copy()
        assert everything(other) == before
        while not other.over:
            other.play(random_move(other, rng, lean=3))
        assert everything(match) == before


def spoil(value):
    """Change everything in nested lists and objects that can be changed."""
    if isinstance(value, dict):
        for inner in value.values():
            spoil(inner)
        value.clear()
        value["spoilt"] = True
    elif isinstance(value, list):
        for inner in value:
            spoil(inner)
        value[:] = ["spoilt"]


@every_case
def test_changing_what_a_match_gave_away_changes_nothing_in_it(case):
    for match in sampled(case, 5, seed=8):
        before = everything(match)
        copied = match.copy()
        given = [match.record(), match.setup, match.options, match.to_act, match.scores, match.winners, match.moves("*")]
        for seat in seats(match):
            observation = match.observation(seat)
            given += [match.view(seat), observation.options, observation.moves, observation.legal, observation.to_act]
            for name in match.game.functions.OBSERVATION.names:
                spoil(getattr(observation.known, name))
        spoil(given)
        assert everything(match) == everything(copied) == before


@every_case
def test_changing_a_record_that_was_read_changes_nothing(case):
    record = next(sampled(case, 1, seed=9)).record()
    kept = json.loads(json.dumps(record))
    match = besace.load(record)
    before = everything(match)
    assert record == kept
    spoil(record)
    assert everything(match) == before

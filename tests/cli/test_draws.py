"""Records from where nobody spells setups: the draws of the setup stand in its place."""

import random
from typing import Any

import pytest

import besace
from besace.conformance.cases import DEFAULTS, Case, every_count
from besace.errors import BadRecord
from besace.play.match import Match, draw_setup


def dealt(case: Case) -> tuple[Match, dict[str, Any]]:
    """A match after some moves, and its record with draws."""
    rng, options = random.Random(str(case)), case.game.check_options(case.options, case.players)
    draws = draw_setup(case.game, case.players, options, rng)
    match = Match(case.game, case.players, options, draws)
    for _ in range(5):
        if match.to_act == ["*"]:
            match.chance(rng)
        else:
            match.play(rng.choice(match.moves(rng.choice(match.to_act))))
    record = match.record()
    del record["setup"]
    return match, record | {"draws": draws}


@every_count
def test_the_draws_give_the_setup(case: Case) -> None:
    match, record = dealt(case)
    read = besace.load(record)
    assert (read.setup, read.view(0), read.record()) == (match.setup, match.view(0), match.record())


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"setup": {}}, "either a setup or"),
        ({"draws": 5}, "should be a list of"),
        ({"draws": []}, "should be a list of"),
        ({"draws": [-1]}, "from 0 to"),
        ({"draws": [10**6]}, "from 0 to"),
        ({"draws": [True]}, "from 0 to"),
    ],
)
def test_wrong_draws_are_refused_in_a_sentence(change: dict[str, Any], sentence: str) -> None:
    _, record = dealt(DEFAULTS[0])
    wrong = record | change
    if isinstance(wrong["draws"], list) and wrong["draws"]:
        wrong["draws"] = wrong["draws"] + record["draws"][1:]
    with pytest.raises(BadRecord, match=sentence):
        besace.load(wrong)


def test_a_record_with_neither_is_refused() -> None:
    _, record = dealt(DEFAULTS[0])
    del record["draws"]
    with pytest.raises(BadRecord, match="either a setup or"):
        besace.load(record)

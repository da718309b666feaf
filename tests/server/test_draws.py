"""What a browser gets to draw again: the same game that its own tests check."""

import json
from pathlib import Path
from typing import Any

import pytest

from besace.play.fair import draws_of, verify

MADE: list[dict[str, Any]] = json.loads((Path(__file__).parents[2] / "web/src/lib/fair.fixture.json").read_text())


@pytest.mark.parametrize("made", MADE, ids=[one["fair"]["record"]["game"] for one in MADE])
def test_the_games_of_the_browsers_tests_are_fair_and_drawn_as_they_say(made: dict[str, Any]) -> None:
    verify(made["fair"])
    found = json.loads(json.dumps(draws_of(made["fair"])))
    assert found == made["draws"]


def test_every_chance_move_is_among_its_outcomes() -> None:
    moves = MADE[0]["fair"]["record"]["moves"]
    drawn = MADE[0]["draws"]["moves"]
    assert [draw["ply"] for draw in drawn] == [ply for ply, move in enumerate(moves) if move.startswith("* ")]
    assert all(moves[draw["ply"]] in dict(draw["outcomes"]) for draw in drawn)

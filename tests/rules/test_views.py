"""What all games share about views and results: whose a field is, and who came in where."""

import pytest

import besace
from besace.games.places import places
from besace.games.view import BY_SEAT, OWN, SEAT, fields_marked


@pytest.mark.parametrize("game", sorted(besace.GAMES))
def test_the_types_of_a_view_say_whose_its_fields_are(game: str) -> None:
    view_type = besace.GAMES[game].view_type
    assert {"seat", "winners"} <= set(fields_marked(view_type, SEAT))
    assert "scores" in fields_marked(view_type, BY_SEAT)
    assert fields_marked(view_type, OWN), "every seat knows something of its own"
    assert fields_marked(view_type, "nobody's") == []


def test_fields_of_what_lies_in_a_view_are_named_behind_a_dot() -> None:
    assert "row.owner" in fields_marked(besace.GAMES["filou"].view_type, SEAT)


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        ([11, 0, 0, 7], [0], [1, 3.5, 3.5, 2]),  # those who are level share the mean of their places
        ([3, 9, 5], [0], [1, 3, 2]),  # where few points are good
        ([8, 8, 2], [0, 1], [1.5, 1.5, 3]),
        ([8, 8, 2], [1], [2, 1, 3]),  # a tie that was broken
    ],
)
def test_places_go_by_winners_and_then_by_scores(scores: list[int], winners: list[int], expected: list[float]) -> None:
    assert places(scores, winners) == expected

"""Laws of all games, where the rules run as plain Python. They reach no line that other tests do not, so no lines are counted."""

from besace.conformance.cases import every_case
from besace.conformance.test_play import (
    test_all_who_are_to_act_have_moves_and_nobody_else_has,
    test_every_view_agrees_with_the_match,
    test_nothing_is_made_or_lost,
)
from besace.conformance.test_records import (
    test_a_record_is_read_back_as_text_and_as_an_object,
    test_changing_what_a_match_gave_away_changes_nothing_in_it,
    test_playing_on_in_a_copy_changes_nothing_here,
)
from besace.kernel.batch import run_batch
from besace.kernel.jit import JIT

assert not JIT, "these tests are for interpreted rules: set BESACE_JIT=0"

__all__ = [
    "test_a_record_is_read_back_as_text_and_as_an_object",
    "test_all_who_are_to_act_have_moves_and_nobody_else_has",
    "test_changing_what_a_match_gave_away_changes_nothing_in_it",
    "test_every_view_agrees_with_the_match",
    "test_nothing_is_made_or_lost",
    "test_playing_on_in_a_copy_changes_nothing_here",
    "test_random_games_run_to_their_end",
]


@every_case
def test_random_games_run_to_their_end(case):
    batch = run_batch(case.game.functions, case.players, case.numbers, seed=1, games=100, jobs=2)
    assert all(length > 0 for length in batch.lengths)
    assert all(0 < won < 1 << case.players for won in batch.won)

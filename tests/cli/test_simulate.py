"""Many games: the same seed gives the same figures, whoever does the work."""

from dataclasses import replace
from typing import Any

import pytest

import besace
from besace.arena import simulate as work
from besace.games.parts.intervals import wilson

CLOCK = ("jobs", "seconds", "games_per_second", "moves_per_second")


def figures(result: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in result.items() if name not in CLOCK}


@pytest.mark.parametrize("game", sorted(besace.GAMES))
def test_random_games_do_not_depend_on_the_number_of_jobs(game: str) -> None:
    one = work.plan(game, None, {}, [], 700, 3, 1)
    assert figures(work.simulate(one)) == figures(work.simulate(replace(one, jobs=3)))


def test_games_of_bots_do_not_depend_on_the_number_of_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work.Simulation, "compiled", False)
    one = work.plan("filou", 3, {"open_mice": True}, [], 20, 3, 1)
    assert figures(work.simulate(one)) == figures(work.simulate(replace(one, jobs=2)))


def test_neighbouring_seeds_share_no_games() -> None:
    first, second = (work.simulate(work.plan("filou", 3, {}, [], 50, seed, 1)) for seed in (1, 2))
    assert first["moves"] != second["moves"]


def test_shared_wins_are_fractions() -> None:
    tally = work.Tally(3)
    tally.add([10, 12], [0b011, 0b100], [[5, 5, 1], [0, 0, 7]])
    result = work.report(work.plan("filou", 3, {}, [], 2, 1, 1), tally, 1.0)
    assert [seat["win_share"] for seat in result["seats"]] == [0.25, 0.25, 0.5]
    assert [seat["shared_wins"] for seat in result["seats"]] == [1, 1, 0]
    assert result["length"] == {"mean": 11.0, "sd": pytest.approx(2**0.5)}


def test_scores_beyond_64_bits_add_up() -> None:
    tally = work.Tally(1)
    tally.add([1, 1], [1, 1], [[3 * 10**15], [10**15]])
    assert tally.points == [4 * 10**15]
    assert tally.points_squared == [10 * 10**30]


def test_an_interval_is_never_empty() -> None:
    low, high = wilson(0.0, 10)
    assert low == 0.0
    assert 0.2 < high < 0.4


def test_an_unknown_bot_is_one_sentence() -> None:
    with pytest.raises(besace.BesaceError, match=r'There is no bot called "nobody"'):
        besace.bot("nobody")
    with pytest.raises(besace.BesaceError, match="has no setting called"):
        besace.bot("random", level=3)


@pytest.mark.parametrize("game", sorted(besace.GAMES))
def test_a_bot_repeats_itself_from_the_same_seed_and_plays_legal_moves(game: str) -> None:
    match = besace.new(game, seed=2)
    while match.to_act == ["*"]:
        match.chance(lambda k: 0)
    seen = match.observation(match.to_act[0])
    first, second = besace.bot("random", seed=9), besace.bot("random", seed=9)
    chosen = [first.choose(seen) for _ in range(20)]
    assert chosen == [second.choose(seen) for _ in range(20)]
    assert set(chosen) <= set(seen.moves)

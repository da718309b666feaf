"""Means and their intervals, checked against figures worked out otherwise."""

import math
import random
from dataclasses import replace

import pytest

from besace.arena.ratings import ratings_of
from besace.arena.summary import summarise, thinking_of
from besace.games.parts.intervals import NORMAL, mean_of, quantile, share_of
from tests.arena.playing import plan


def test_clusters_of_one_give_the_interval_of_the_mean() -> None:
    values = [3.0, 5.0, 4.0, 8.0, 6.0, 1.0]
    mean = sum(values) / 6
    error = math.sqrt(sum((value - mean) ** 2 for value in values) / 5 / 6)
    found = mean_of((value, 1) for value in values)
    assert found is not None
    assert found.mean == pytest.approx(mean)
    assert found.high == pytest.approx(mean + 2.5706 * error, abs=1e-3)  # Student, five degrees
    assert found.low == pytest.approx(mean - 2.5706 * error, abs=1e-3)


def test_the_cluster_formula_worked_out_by_hand() -> None:
    # totals 2, 1, 3 of counts 4, 2, 4: mean 0.6, residuals -0.4, -0.2, 0.6, variance 1.5 * 0.56 / 100
    found = mean_of([(2, 4), (1, 2), (3, 4)])
    assert found is not None
    assert found.high is not None
    assert found.mean == pytest.approx(0.6)
    assert found.high - found.mean == pytest.approx(4.302653 * math.sqrt(1.5 * 0.56) / 10)
    assert found.count == 10


def test_duplicates_that_cancel_leave_no_doubt_and_copies_add_no_certainty() -> None:
    cancelling = mean_of([(1, 2)] * 10)
    assert cancelling is not None
    assert (cancelling.low, cancelling.high) == (0.5, 0.5)
    once, copied = mean_of([(0, 1), (1, 1), (1, 1)]), mean_of([(0, 9), (9, 9), (9, 9)])
    assert once is not None
    assert copied is not None
    assert once.low == pytest.approx(copied.low)


@pytest.mark.parametrize(
    ("degrees", "right"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (10**6, NORMAL)]
)
def test_students_quantiles(degrees: int, right: float) -> None:
    assert quantile(degrees) == pytest.approx(right, abs=0.005)


@pytest.mark.parametrize(("deals", "least", "most"), [(6, 4, 4), (40, 3, 5)])
def test_intervals_hold_in_95_of_100_cases_when_games_of_a_deal_are_alike(deals: int, least: int, most: int) -> None:
    rng, held, trials = random.Random(deals), 0, 1500
    for _ in range(trials):
        clusters = []
        for _ in range(deals):
            luck = rng.gauss(0, 2)  # shared by the games of the deal
            games = rng.randint(least, most)
            clusters.append((sum(10 + luck + rng.gauss(0, 1) for _ in range(games)), games))
        found = mean_of(clusters)
        assert found is not None
        assert found.low is not None
        assert found.high is not None
        held += found.low <= 10 <= found.high
    assert 0.93 <= held / trials <= 0.97


def test_shares_stay_within_their_bounds_and_never_look_certain() -> None:
    none, every = share_of([(0, 4)] * 20), share_of([(4, 4)] * 20)
    assert none is not None
    assert every is not None
    assert (none.mean, none.low) == (0, 0)
    assert (every.mean, every.high) == (1, 1)
    assert none.high == pytest.approx(NORMAL**2 / (20 + NORMAL**2))  # Wilson's of 0 in 20
    assert every.low == pytest.approx(1 - NORMAL**2 / (20 + NORMAL**2))
    wide = share_of([(0, 1), (1, 1)])
    assert wide is not None
    assert wide.low == pytest.approx(0, abs=0.01)
    assert wide.high == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize("games", [1, 2, 4, 12, 60])
@pytest.mark.parametrize("deals", [2, 5, 20, 100, 3000])
def test_a_share_of_no_wins_is_never_less_certain_than_one_of_a_win(deals: int, games: int) -> None:
    none = share_of([(0, games)] * deals)
    for won in (0.25, 0.5, 1.0):  # a win that is shared, and a whole one
        one, all_but_one = (
            share_of([(won, games)] + [(0, games)] * (deals - 1)),
            share_of([(games - won, games)] + [(games, games)] * (deals - 1)),
        )
        assert none is not None
        assert one is not None
        assert all_but_one is not None
        assert none.high - none.low <= one.high - one.low
        assert none.high <= one.high
        assert all_but_one.high - all_but_one.low == pytest.approx(one.high - one.low)


def test_many_deals_are_as_certain_as_their_spread_says_and_copies_add_nothing() -> None:
    rng = random.Random(3)
    deals = [(float(rng.random() < 0.3), 1) for _ in range(4000)]
    copied, plain, whole = share_of([(4 * total, 4) for total, _ in deals]), share_of(deals), mean_of(deals)
    assert copied is not None
    assert plain is not None
    assert whole is not None
    assert (copied.low, copied.high) == pytest.approx((plain.low, plain.high))
    assert (plain.low, plain.high) == pytest.approx((whole.low, whole.high), abs=2e-4)


@pytest.mark.parametrize("deals", [10, 40, 400])
@pytest.mark.parametrize("odds", [0.01, 0.1, 0.5])
def test_intervals_of_shares_hold_in_95_of_100_cases_when_games_of_a_deal_are_alike(deals: int, odds: float) -> None:
    rng, held, trials = random.Random(deals), 0, 600
    for _ in range(trials):
        clusters = []
        for _ in range(deals):
            alike, luck = rng.random() < 0.5, float(rng.random() < odds)  # in half of the deals all games go alike
            clusters.append((sum(luck if alike else float(rng.random() < odds) for _ in range(4)), 4))
        found = share_of(clusters)
        assert found is not None
        assert found.low is not None
        assert found.high is not None
        held += found.low <= odds <= found.high
    assert held / trials >= 0.92


def test_one_deal_gives_no_interval_and_none_no_mean() -> None:
    single = mean_of([(3, 4)])
    assert single is not None
    assert (single.mean, single.low, single.high) == (0.75, None, None)
    assert mean_of([]) is None
    assert mean_of([(0, 0)]) is None
    assert share_of([]) is None


def test_ratings_put_the_better_bot_first_whatever_seats_it_has() -> None:
    games = [
        {"bots": ["a", "b", "b"], "scores": [9, 5, 1], "winners": [0]},
        {"bots": ["b", "a", "b"], "scores": [9, 5, 1], "winners": [0]},
    ]
    found = ratings_of([*games, games[0], games[0]])
    assert found["a"]["rating"] > found["b"]["rating"]
    assert ratings_of([{"bots": ["a", "a"], "scores": [1, 0], "winners": [0]}]) == {}


def test_thinking_times_are_added_up_over_games_and_seats() -> None:
    def thought(*milliseconds: float) -> dict[str, object]:
        from besace.arena.one_game import Thinking

        found = Thinking()
        for each in milliseconds:
            found.add(each / 1000)
        return found.as_json()

    games = [{"bots": ["a", "b", "a"], "thinking": [thought(*[10] * 60), thought(500), thought(*[10] * 39, 100)]}]
    found = thinking_of(games, "a")
    assert found is not None
    assert found["moves"] == 100
    assert found["mean"] == pytest.approx(0.0109)
    assert found["p95"] == pytest.approx(0.010, rel=0.05)
    assert found["longest"] == pytest.approx(0.1)
    assert thinking_of(games, "c") is None


def test_differences_are_taken_deal_by_deal() -> None:
    def game(deal: int, first: str, winner: int) -> dict[str, object]:
        bots = [first, "random"]
        found = {"players": 2, "number": 0, "deal": deal, "bots": bots, "scores": [1 - winner, winner], "winners": [winner]}
        return {**found, "length": 5, "thinking": [{"moves": 1, "seconds": 1.0, "longest": 1.0, "steps": [[0, 1]]}] * 2}

    deals = [[("a", 0), ("b", 1)], [("a", 1), ("b", 1)], [("a", 0), ("b", 0)]]  # a wins, nobody, both: against random
    games = [game(deal, bot, winner) for deal, pair in enumerate(deals) for bot, winner in pair]
    todo = replace(plan(2, ("random",)), bots=("a", "b"), against="random")
    found = mean_of([(1, 1), (0, 1), (0, 1)])
    assert found is not None
    assert summarise(todo, games)["tables"][0]["differences"] == [{"bot": "a", "other": "b", "win_share": found.as_json()}]

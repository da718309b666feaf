"""Duplicate games: the same deal and the same chance, with the bots in other seats."""

from collections import Counter, defaultdict
from typing import Any

import pytest

import besace
from besace.arena import one_game
from besace.arena.luck import Luck
from besace.games.places import places
from tests.arena.playing import plan, strangers

__all__ = ["strangers"]


def records(**settings: Any) -> dict[int, list[dict[str, Any]]]:
    """The records of a plan's games by deal."""
    found = defaultdict(list)
    for task in plan(**settings).tasks():
        found[task.deal].append(one_game.play(task)[0].record())
    return found


def chance_by_turn(record: dict[str, Any]) -> list[list[str]]:
    """What chance did in each turn, coins first."""
    turns: list[list[str]] = []
    for text in record["moves"]:
        if text.startswith("* coins"):
            turns.append([])
        if text.startswith("*"):
            turns[-1].append(text)
    return turns


@pytest.mark.usefixtures("strangers")
@pytest.mark.parametrize("name", sorted(besace.GAMES))
def test_games_of_a_deal_share_its_setup_and_other_deals_do_not(name: str) -> None:
    setups = [[record["setup"] for record in deal] for deal in records(game=name, bots=("a", "b"), games=12).values()]
    assert all(setup == deal[0] for deal in setups for setup in deal)
    assert len({str(deal[0]) for deal in setups}) > 1


@pytest.mark.usefixtures("strangers")
def test_games_of_a_deal_share_the_coins_of_every_turn() -> None:
    for deal in records(bots=("random", "a", "b"), games=30).values():
        assert len({str(record["moves"]) for record in deal}) == len(deal)  # they were played differently
        coins = [[turn[0] for turn in chance_by_turn(record)] for record in deal]
        for turn in zip(*coins, strict=False):
            assert len(set(turn)) == 1, coins


def test_a_chance_event_depends_on_the_deal_and_its_place_alone() -> None:
    first, second = besace.new("doggybag", 2, setup={"first": 0}), besace.new("doggybag", 2, setup={"first": 1})
    lucky, again = Luck("deal"), Luck("deal")
    for match, luck in ((first, lucky), (second, again)):
        luck.play(match)
        while match.to_act != ["*"]:
            seat = match.to_act[-1 if match is second else 0]
            put = [move for move in match.moves(seat) if " put " in move]
            match.play(put[0] if put else match.moves(seat)[-1 if match is second else 0])
    drawn = [luck.play(match) for match, luck in ((first, lucky), (second, again))]
    assert first.record()["moves"][0] == second.record()["moves"][0]
    assert drawn[0] == drawn[1]  # the same bag, looked into by others
    other = besace.new("doggybag", 2, setup={"first": 0})
    assert {Luck(f"deal {i}").play(other.copy()) for i in range(40)} == {"* coins 1 1", "* coins 1 2", "* coins 2 2"}


@pytest.mark.usefixtures("strangers")
def test_the_same_task_is_played_the_same_again() -> None:
    task = list(plan(bots=("a", "b")).tasks())[-1]
    assert one_game.play(task)[0].record() == one_game.play(task)[0].record()


@pytest.mark.usefixtures("strangers")
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("bots", [("a",), ("a", "b"), ("a", "b", "random"), ("a", "a", "b")])
def test_every_bot_sits_everywhere_equally_often_within_a_deal(players: int, bots: tuple[str, ...]) -> None:
    deals = defaultdict(list)
    for task in plan(players, bots, 20).tasks():
        deals[task.deal].append(task.bots)
    for seatings in deals.values():
        for seat in range(players):
            assert Counter(seating[seat] for seating in seatings) == Counter(bots)


@pytest.mark.usefixtures("strangers")
def test_one_against_the_rest_comes_to_every_seat() -> None:
    tasks = [task for task in plan(4, ("a", "b"), 8, against="random").tasks() if task.deal == 0]
    seatings = {(one, seat): tuple(one if s == seat else "random" for s in range(4)) for one in "ab" for seat in range(4)}
    assert sorted(task.bots for task in tasks) == sorted(seatings.values())


@pytest.mark.usefixtures("strangers")
def test_without_duplicates_every_game_has_a_deal_of_its_own() -> None:
    tasks = list(plan(3, ("a", "b"), 10, duplicate=False).tasks())
    assert [task.deal for task in tasks] == list(range(10))
    assert Counter(task.bots[0] for task in tasks) == {"a": 5, "b": 5}


@pytest.mark.usefixtures("strangers")
def test_games_are_rounded_up_to_whole_deals() -> None:
    assert plan(4, ("a", "b", "random"), 10).total == 12
    assert plan("all", ("a",), 3, against="b").total == 4 + 3 + 4 + 5 + 6


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        ([10, 30, 20], [1], [3, 1, 2]),
        ([10, 30, 20], [0], [1, 3, 2]),  # the lowest wins
        ([5, 5, 1], [0, 1], [1.5, 1.5, 3]),
        ([5, 5, 1], [1], [2, 1, 3]),  # a tie that a rule has broken
        ([0, 7, 0, 0], [1], [3, 1, 3, 3]),
    ],
)
def test_places(scores: list[int], winners: list[int], expected: list[float]) -> None:
    assert places(scores, winners) == expected

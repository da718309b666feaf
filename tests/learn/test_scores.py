"""Score sheets: equal to the engine's own results, and clear about what is wrong with a sheet."""

import json
import random
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import besace
from besace.conformance.sentences import is_one_sentence
from besace.learn import scores
from besace.learn.scores import BadSheet, score
from besace.play.words import LANGUAGES, words_in
from tests.learn import browser_sheets
from tests.rules.numbers import NUMBERS

VALUES = {"1": 1, "2": 2, "3": 3}


def finished(game: str, players: int, seed: int, **options: Any) -> list[dict[str, Any]]:
    """A random game: the public view after each move. Random players of Doggy Bag are thrown out early; thumbs last longer."""
    rng = random.Random(seed)
    match = besace.new(game, players=players, seed=seed, **options)
    bots = [besace.bot("thumb" if seed % 3 else "random", seed=seed * 7 + seat) for seat in range(players)]
    views = [match.view(None)]
    while to_act := match.to_act:
        if to_act == ["*"]:
            match.chance(rng)
        else:
            match.play(bots[to_act[0]].choose(match.observation(to_act[0])))
        views.append(match.view(None))
    return [*views, {"moves": match.record()["moves"]}]


def check(found: scores.Scored, view: dict[str, Any]) -> None:
    assert found.winners == view["winners"]
    assert found.totals == view["scores"]
    assert found.places is not None
    assert [seat for seat, place in enumerate(found.places) if place == 1] == view["winners"]


def numbers(role: Any) -> int | None:
    return role["announced"] if isinstance(role, dict) else role


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**6), players=st.integers(2, 6), edition=st.sampled_from(["revised", "first", "english"]))
def test_a_doggybag_sheet_gives_the_engines_result(seed: int, players: int, edition: str) -> None:
    *_, view, _ = finished("doggybag", players, seed, edition=edition)
    each = [
        {"front": {} if seat in view["out"] else view["front"][seat], "out": seat in view["out"], "role": numbers(role)}
        for seat, role in enumerate(view["roles"])
    ]
    check(score("doggybag", {"players": each, "edition": edition}), view)


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**6), players=st.integers(3, 5))
def test_a_filou_sheet_gives_the_engines_result(seed: int, players: int) -> None:
    *_, view, _ = finished("filou", players, seed)
    each = [{"cards": cards, "mice": mice} for cards, mice in zip(view["won"], view["mice"], strict=True)]
    check(score("filou", {"players": each}), view)


def last_piles(view: dict[str, Any], move: str) -> list[int]:
    """The piles of a round once its last move is played."""
    piles, lying = list(view["piles"]), sum(map(len, view["table"]))
    seat, verb, *what = move.split()
    if verb == "take":
        piles[int(seat)] += lying
    elif what[0] != "X" and view["points"][int(what[1])] + VALUES[what[0][1]] >= 6:
        piles[int(what[1])] += lying + 1
    return piles


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**6), players=st.integers(3, 6), memo=st.booleans(), fewest=st.sampled_from(["one", "all"]))
def test_a_figaro_sheet_gives_the_engines_result(seed: int, players: int, memo: bool, fewest: str) -> None:
    deck3 = "memo" if memo and players == 3 else "official"
    *views, told = finished("figaro", players, seed, open_piles=True, deck3=deck3, fewest=fewest)
    rounds, end = [], views[-1]
    for before, after, move in zip(views, views[1:], told["moves"], strict=False):
        if after["round"] > before["round"] or after["over"]:
            number = before["round"] - 1
            rounds.append({"roads": end["roads_round"][number], "cards": last_piles(before, move), "king": after["king"]})
            assert after["over"] is False or after["piles"] == rounds[-1]["cards"]
    found = score("figaro", {"rounds": rounds, "fewest": fewest})
    check(found, end)
    assert found.details["roads"] == end["roads"]
    for count in (1, 2):
        part = score("figaro", {"rounds": rounds[:count]})
        assert (part.places, part.winners) == (None, None)


def every_sheet() -> list[tuple[str, dict[str, Any]]]:
    full = {"grey": 1, "white": 2, "red": 3, "black": 1}
    tied = [{"front": full, "role": 3}, {"front": full, "role": 9}, {"out": True}]
    rounds = [
        {"roads": [12, 7, 3], "cards": [20, 15, 9, 4], "king": 0},
        {"roads": [13, 8, 4], "cards": [0, 9, 5, 12], "king": 1},
        {"roads": [10, 6, 2], "cards": [9, 9, 9, 2], "king": 1},
    ]
    return [
        ("doggybag", {"players": tied, "names": ["Ada", "Bo", "Cleo"]}),
        ("doggybag", {"players": tied, "edition": "first"}),
        ("doggybag", {"players": [{"out": True}, {"front": {}}]}),
        ("doggybag", {"players": [{"role": 2}, {}]}),
        ("figaro", {"rounds": rounds}),
        ("figaro", {"rounds": [{"roads": [7, 3], "cards": [9, 4, 4], "king": 1}], "fewest": "all"}),
        ("figaro", {"rounds": [*rounds[:2], {"roads": [14, 11, 9], "cards": [9, 9, 9, 2], "king": 1}]}),
        ("filou", {"players": [{"cards": ["15", "-5"], "mice": 4}, {"cards": ["8"], "mice": 6}, {"mice": 14}]}),
    ]


@pytest.mark.parametrize(("game", "sheet"), every_sheet())
def test_every_step_names_its_rule_and_says_a_sentence_in_every_language(game: str, sheet: dict[str, Any]) -> None:
    found = score(game, sheet)
    assert found.steps
    for step in found.steps:
        assert step.rule in NUMBERS[game]
        for language in LANGUAGES:
            assert words_in(language).has(step.message)
            said = scores.sentence(step, language)
            assert "{" not in said
            assert "$" not in said


def test_E3_a_tie_names_no_winner_until_the_last_roles_are_noted() -> None:
    found = score("doggybag", {"players": [{"role": 2}, {}], "names": ["Ada", "Bob"]})
    assert (found.totals, found.places, found.winners) == ([0, 0], None, None)
    assert found.needed is not None
    assert scores.sentence(found.needed, "en") == "There is a tie: say which role Bob had in the last turn."
    assert score("doggybag", {"players": [{"role": 2}, {"role": 3}]}).winners == [1]


def test_the_examples_of_the_rules_come_out_as_told() -> None:
    ada, cleo = {"grey": 1, "white": 2, "red": 3, "black": 1}, {"yellow": 2, "red": 1}
    assert score("doggybag", {"players": [{"front": ada}, {"front": cleo}]}).totals == [9, 8]
    players = [{"cards": ["15", "8", "3", "-5"], "mice": 9}, {"cards": ["5", "5", "5", "-8", "5"], "mice": 18}, {}]
    filou = score("filou", {"players": players})
    assert (filou.totals, filou.details["cats"], filou.winners) == ([30, 30, 0], [21, 12, 0], [0])
    rounds = [
        {"roads": [12, 7, 3], "cards": [20, 15, 9, 4], "king": 0},
        {"roads": [13, 8, 4], "cards": [1, 2, 3, 40], "king": 0},
        {"roads": [10, 6, 2], "cards": [20, 15, 9, 4], "king": 0},
    ]
    figaro = score("figaro", {"rounds": rounds})
    assert figaro.details["rounds"][0]["given"] == [12, 7, 3, None]
    assert figaro.details["rounds"][2] == {"given": [13, 10, 6, None], "exchange": {"seat": 3, "gave": 13, "got": 2}}


def test_F11_the_pieces_of_the_real_box_may_be_equally_long_and_have_halves() -> None:
    rounds = [
        {"roads": [7.5, 7.5, 3], "cards": [20, 15, 9, 4], "king": 0},
        {"roads": [7.5, 4, 4], "cards": [4, 9, 15, 20], "king": 0},
        {"roads": [9, 2.0, 0.5], "cards": [20, 15, 9, 4], "king": 0},
    ]
    found = score("figaro", {"rounds": rounds, "names": ["Ada", "Bo", "Cleo", "Dan"]})
    assert found.details["roads"] == [[9, 7.5], [7.5, 7.5, 4], [4, 3, 2], [0.5]]
    assert (found.totals, found.winners) == ([16.5, 19, 9, 0.5], [3])
    assert [type(total) for total in found.totals] == [float, int, int, float]
    for language in LANGUAGES:
        said = " ".join(scores.sentence(step, language) for step in found.steps)
        assert "9 + 7½ = 16½" in said
        assert "." not in re.sub(r"\.( |$)", "", said)


def test_F11_by_the_players_memo_all_with_the_fewest_cards_go_without() -> None:
    tied = {"rounds": [{"roads": [7, 3], "cards": [9, 4, 4], "king": 1}], "names": ["Ada", "Bo", "Cleo"]}
    assert score("figaro", tied).totals == [7, 0, 3]
    found = score("figaro", {**tied, "fewest": "all"})
    assert found.totals == [7, 0, 0]
    said = [scores.sentence(step, "en") for step in found.steps]
    assert "Cleo and Bo have the fewest cards, 4 each: none of them gets a piece." in said


def test_F13_of_equally_long_pieces_none_is_exchanged() -> None:
    rounds = [
        {"roads": [5, 5], "cards": [9, 8, 1], "king": 0},
        {"roads": [5, 4.5], "cards": [1, 9, 8], "king": 0},
        {"roads": [7, 5], "cards": [1, 9, 8], "king": 0},
    ]
    assert score("figaro", {"rounds": rounds}).details["rounds"][2]["exchange"] is None


ROUND = {"roads": [3, 2], "cards": [5, 4, 3], "king": 0}


@pytest.mark.parametrize(
    ("game", "sheet", "message"),
    [
        ("filou", [], "sheet-shape"),
        ("filou", {"players": [{}] * 3, "colour": 1}, "sheet-key"),
        ("filou", {"players": [{}] * 2}, "sheet-players"),
        ("filou", {"players": [{}, {}, 3]}, "sheet-player"),
        ("filou", {"players": [{}, {}, {"dogs": 1}]}, "sheet-player"),
        ("filou", {"players": [{}] * 3, "names": ["a"]}, "sheet-names"),
        ("filou", {"players": [{}, {}, {"cards": ["9"]}]}, "sheet-filou-cards"),
        ("filou", {"players": [{}, {}, {"cards": [[]]}]}, "sheet-filou-cards"),
        ("filou", {"players": [{}, {}, {"cards": "15"}]}, "sheet-filou-cards"),
        ("filou", {"players": [{}, {}, {"cards": ["big"]}]}, "sheet-filou-dog"),
        ("filou", {"players": [{}, {}, {"cards": ["15"] * 5}]}, "sheet-filou-sets"),
        ("filou", {"players": [{}, {}, {"mice": -1}]}, "sheet-filou-mice"),
        ("filou", {"players": [{}, {}, {"mice": True}]}, "sheet-filou-mice"),
        ("filou", {"players": [{}, {"mice": 60}, {"mice": 60}]}, "sheet-filou-all-mice"),
        ("doggybag", {"players": [{}, {}], "edition": "last"}, "sheet-doggybag-edition"),
        ("doggybag", {"players": [{}, {"out": 1}]}, "sheet-player"),
        ("doggybag", {"players": [{}, {"front": {"blue": 1}}]}, "sheet-doggybag-kinds"),
        ("doggybag", {"players": [{}, {"front": {"red": 1.5}}]}, "sheet-doggybag-bones"),
        ("doggybag", {"players": [{}, {"front": {"black": 3}}]}, "sheet-doggybag-three"),
        ("doggybag", {"players": [{}, {"front": {"red": 1}, "out": True}]}, "sheet-doggybag-out"),
        ("doggybag", {"players": [{"front": {"red": 9}}, {"front": {"red": 3}}]}, "sheet-doggybag-box"),
        ("doggybag", {"players": [{"out": True}, {"out": True}]}, "sheet-doggybag-all-out"),
        ("doggybag", {"players": [{"role": -1}, {}]}, "sheet-doggybag-role"),
        ("doggybag", {"players": [{"role": 2}, {"role": 2}]}, "sheet-doggybag-roles"),
        ("doggybag", {"players": [{"role": 8}, {"role": 9}]}, "sheet-doggybag-roles"),
        ("figaro", {}, "sheet-figaro-rounds"),
        ("figaro", {"rounds": [ROUND] * 4}, "sheet-figaro-rounds"),
        ("figaro", {"rounds": [ROUND], "fewest": "two"}, "sheet-figaro-fewest"),
        ("figaro", {"rounds": [5]}, "sheet-figaro-cards"),
        ("figaro", {"rounds": [{"cards": [1, 2, 3]}]}, "sheet-figaro-round"),
        ("figaro", {"rounds": [ROUND, {**ROUND, "cards": [1, 2]}]}, "sheet-figaro-piles"),
        ("figaro", {"rounds": [{**ROUND, "cards": [1, 2, -3]}]}, "sheet-figaro-pile"),
        ("figaro", {"rounds": [{**ROUND, "cards": [20, 20, 20]}]}, "sheet-figaro-deck"),
        ("figaro", {"rounds": [{**ROUND, "roads": [1]}]}, "sheet-figaro-pieces"),
        ("figaro", {"rounds": [{**ROUND, "roads": [1, 0]}]}, "sheet-figaro-piece"),
        ("figaro", {"rounds": [{**ROUND, "roads": [1, 2.25]}]}, "sheet-figaro-piece"),
        ("figaro", {"rounds": [{**ROUND, "roads": [1, float("inf")]}]}, "sheet-figaro-piece"),
        ("figaro", {"rounds": [{**ROUND, "roads": [1, float("nan")]}]}, "sheet-figaro-piece"),
        ("figaro", {"rounds": [{**ROUND, "roads": [1, True]}]}, "sheet-figaro-piece"),
        ("figaro", {"rounds": [{**ROUND, "king": 3}]}, "sheet-figaro-king"),
    ],
)
def test_a_bad_sheet_is_refused_in_one_sentence_of_each_language(game: str, sheet: Any, message: str) -> None:
    with pytest.raises(BadSheet) as refused:
        score(game, sheet)
    assert refused.value.message == message
    for language in LANGUAGES:
        assert is_one_sentence(refused.value.sentence(language).replace("\u00a0", " "))
        assert message not in refused.value.sentence(language)


def test_every_message_about_sheets_is_tried_here() -> None:
    names = {mark.args[1][i][2] for mark in test_a_bad_sheet_is_refused_in_one_sentence_of_each_language.pytestmark
             for i in range(len(mark.args[1]))}  # fmt: skip
    bundle = words_in("en")._bundle
    assert {name for name in bundle._messages if name.startswith("sheet-")} == names


def test_the_sheets_that_browsers_count_themselves_are_counted_alike_here() -> None:
    """After a change to a sheet: python -m tests.learn.browser_sheets, and the same change in web/src/games/GAME/count.ts."""
    assert json.loads(browser_sheets.FILE.read_text(encoding="utf-8")) == browser_sheets.cases()

"""Filou, rule by rule (C1 to C13), then its options, its secrets and what it refuses.

In most positions the rabbit is the removed card of every hand, and seat 0 is the first player.
"""

import json
import re

import pytest

import besace
from besace.conformance.sentences import is_one_sentence
from besace.kernel import boxed
from besace.kernel.stream import new_numbers

SET = ["-8", "-5", "rabbit", "3", "5", "8", "11", "15", "big", "small"]
NO_RABBIT = [card for card in SET if card != "rabbit"]
PILE = ["15", "-8", "3", "big", "5", "rabbit", "8", "-5", "11"]  # with the small dog removed
DEFAULTS = {"open_mice": False, "open_sacks": False}
VIEW_FIELDS = {
    "game", "players", "options", "seat", "ply", "phase", "to_act", "moves", "over", "scores", "winners",
    "round", "first", "hand", "hand_sizes", "removed", "row", "chosen", "bids", "passed", "high_bid", "mice", "bank",
    "row_mice", "won", "last_round",
}  # fmt: skip


def start(players=4, *, first=0, removed="rabbit", pile=PILE, **options):
    """A match whose setup is given: ``removed`` is a card for everyone, or one for each seat."""
    setup = {"first": first, "removed": [removed] * players if isinstance(removed, str) else removed}
    if players == 3:
        setup |= {"passive": list(pile), "passive_removed": next(card for card in SET if card not in pile)}
    return besace.new("filou", players=players, setup=setup, **options)


def lay(match, *cards):
    """Every seat, from 0 on, lays its card."""
    for seat, card in enumerate(cards):
        match.play(f"{seat} card {card}")


def say(match, *words):
    """The bidders say this one after the other: a number bids, ``pass`` passes."""
    for word in words:
        match.play(f"{match.to_act[0]} {word if word == 'pass' else f'bid {word}'}")


def everyone_passes(match):
    """Nobody wants the row (C10)."""
    say(match, *["pass"] * match.players)


def leave_rounds(match, count):
    """So many rounds in which everyone lays their lowest card and nobody wants the row."""
    for _ in range(count):
        lay(match, *(match.view(seat)["hand"][0] for seat in range(match.players)))
        everyone_passes(match)


def shown_row(match, seat=None):
    return [place["card"] for place in match.view(seat)["row"]]


def hands(match):
    return [match.view(seat)["hand"] for seat in range(match.players)]


def own_mice(match):
    return [match.view(seat)["mice"][seat] for seat in range(match.players)]


# Setup


@pytest.mark.parametrize("players", [3, 4, 5])
def test_C1_everyone_has_fifteen_mice_and_a_set_without_one_card(players):
    removed = ["-8", "rabbit", "big", "small", "15"][:players]
    match = start(players, removed=removed)
    assert own_mice(match) == [15] * players
    for hand, card in zip(hands(match), removed, strict=True):
        assert sorted([*hand, card]) == sorted(SET)


def test_C1_only_its_owner_knows_a_removed_card():
    match = start(4, removed=["-8", "rabbit", "big", "15"])
    assert [match.view(seat)["removed"] for seat in range(4)] == ["-8", "rabbit", "big", "15"]
    assert match.view(None)["removed"] is None
    assert "removed_all" not in match.view(0)


def test_C1_a_removed_card_cannot_be_laid():
    match = start(4, removed=["-8", "rabbit", "big", "15"])
    assert "0 card -8" not in match.moves(0)
    with pytest.raises(besace.IllegalMove):
        match.play("0 card -8")


@pytest.mark.parametrize(
    ("players", "row_mice", "left_in_bank"),
    [(5, [[2, 2], [3, 3], [4, 4], [6, 6]], 33 - 15), (4, [[2, 2], [4, 4], [6, 6]], 27 - 12), (3, [[3, 3], [6, 6]], 21 - 9)],
)
def test_C2_the_mouse_cards_are_filled_from_the_bank(players, row_mice, left_in_bank):
    view = start(players).view(None)
    assert view["row_mice"] == row_mice
    assert view["bank"] == left_in_bank


def test_C2_mice_in_hand_are_secret():
    match = start(4)
    assert match.view(None)["mice"] == [None, None, None, None]
    assert match.view(2)["mice"] == [None, None, 15, None]


def test_C3_with_three_players_a_passive_pile_gives_a_card_to_each_row():
    match = start(3, removed="15")
    rows = []
    for _ in range(9):
        lay(match, *(match.view(seat)["hand"][0] for seat in range(3)))
        rows.append(match.view(None)["row"][0])
        everyone_passes(match)
    assert rows == [{"owner": None, "card": card} for card in PILE]


def test_C3_with_more_players_there_is_no_passive_pile():
    for players in (4, 5):
        match = start(players)
        assert set(match.setup) == {"first", "removed"}
        lay(match, *["3"] * players)
        assert [place["owner"] for place in match.view(None)["row"]] == list(range(players))


def test_C3_nothing_after_the_setup_is_chance():
    match = start(3)
    assert boxed.outcomes(match._state) == 0
    assert boxed.outcome(match._state, 0) == 0
    with pytest.raises(besace.IllegalMove, match=r"^Chance is not due now\.$"):
        match.chance(lambda k: 0)
    assert match.moves("*") == []


# A round


def test_C4_all_choose_at_the_same_time_in_any_order():
    match = start(4)
    assert match.to_act == [0, 1, 2, 3]
    match.play("2 card 11")
    assert match.to_act == [0, 1, 3]
    match.play("0 card 3")
    assert match.to_act == [1, 3]
    assert match.view(None)["chosen"] == [True, False, True, False]
    assert match.view(None)["phase"] == "choose"


def test_C4_nobody_learns_anything_until_all_have_chosen():
    one, other = start(4), start(4)
    one.play("2 card 11")
    other.play("2 card big")
    for seat in (0, 1, 3, None):
        assert one.view(seat) == other.view(seat)
        assert one.view(seat)["row"] == []


def test_C4_a_card_that_was_laid_has_left_the_hand():
    match = start(4)
    match.play("2 card 11")
    assert sorted(match.view(2)["hand"]) == sorted(card for card in NO_RABBIT if card != "11")
    assert match.view(None)["hand_sizes"] == [9, 9, 8, 9]
    assert match.moves(2) == []
    with pytest.raises(besace.IllegalMove):
        match.play("2 card 3")


def test_C4_the_row_goes_clockwise_from_the_first_player():
    match = start(4, first=2)
    lay(match, "-8", "3", "5", "11")
    assert [place["owner"] for place in match.view(None)["row"]] == [2, 3, 0, 1]
    say(match, "pass", "pass", "pass")
    assert shown_row(match) == ["5", "11", "-8", "3"]


def test_C4_with_three_players_the_passive_card_comes_first():
    match = start(3, first=1)
    lay(match, "-8", "3", "5")
    assert [place["owner"] for place in match.view(None)["row"]] == [None, 1, 2, 0]


def test_C5_the_first_players_card_is_turned_up():
    match = start(4, first=2)
    lay(match, "-8", "3", "5", "11")
    assert match.view(None)["phase"] == "bid"
    assert shown_row(match) == ["5", None, None, None]
    assert shown_row(match, seat=1) == ["5", None, None, "3"]
    assert match.view(None)["chosen"] == [True] * 4


def test_C5_with_three_players_the_passive_card_is_turned_up():
    match = start(3, first=2)
    lay(match, "-8", "3", "5")
    assert shown_row(match) == ["15", None, None, None]
    assert shown_row(match, seat=2) == ["15", "5", None, None]


def test_C6_the_first_player_begins_and_bids_up_to_what_they_own():
    match = start(4, first=3)
    lay(match, "3", "3", "3", "3")
    assert match.to_act == [3]
    assert match.moves(3) == ["3 pass"] + [f"3 bid {n}" for n in range(1, 16)]
    assert match.moves(0) == []
    assert boxed.legal(match._state, 0, new_numbers(200)) == 0


def test_C6_a_bid_is_higher_than_the_highest_so_far():
    match = start(4)
    lay(match, "3", "3", "3", "3")
    say(match, 12)
    assert match.moves(1) == ["1 pass", "1 bid 13", "1 bid 14", "1 bid 15"]
    for bid in (0, 11, 12, 16):
        with pytest.raises(besace.IllegalMove):
            match.play(f"1 bid {bid}")
    say(match, 15)
    assert match.moves(2) == ["2 pass"]


def test_C6_bidding_goes_clockwise_among_those_who_have_not_passed():
    match = start(5, first=3)
    lay(match, *["3"] * 5)
    asked = []
    for word in (1, "pass", 2, 3, "pass", 4, 5, "pass"):
        asked.append(match.to_act[0])
        say(match, word)
    assert asked == [3, 4, 0, 1, 2, 3, 0, 1]
    assert match.to_act == [3]
    assert match.view(None)["high_bid"] == 5


def test_C6_a_bid_lies_on_the_table_and_is_still_owned():
    match = start(4)
    lay(match, "3", "3", "3", "3")
    say(match, 4, 6)
    view = match.view(1)
    assert view["bids"] == [4, 6, 0, 0]
    assert view["high_bid"] == 6
    assert view["mice"][1] == 15
    assert view["bank"] == 15


def test_C7_who_passes_takes_the_bid_back_and_the_lowest_mice():
    match = start(4)
    lay(match, "3", "3", "3", "3")
    say(match, 4, 6, "pass", "pass", "pass")
    assert own_mice(match) == [15 + 6, 15 - 6, 15 + 2, 15 + 4]


def test_C7_a_pass_empties_one_mouse_card_and_turns_up_one_card():
    match = start(4)
    lay(match, "3", "5", "8", "11")
    say(match, 4, "pass")
    view = match.view(None)
    assert view["row_mice"] == [[2, 0], [4, 4], [6, 6]]
    assert view["passed"] == [False, True, False, False]
    assert shown_row(match) == ["3", "5", None, None]
    say(match, "pass")
    assert match.view(None)["row_mice"] == [[2, 0], [4, 0], [6, 6]]
    assert shown_row(match) == ["3", "5", "8", None]


def test_C7_a_bid_that_was_taken_back_is_no_longer_shown():
    match = start(4)
    lay(match, "3", "5", "8", "11")
    say(match, 4, 5, "pass", "pass")
    assert match.to_act == [0]
    assert match.view(None)["bids"] == [4, 5, 0, 0]
    say(match, 6, 7)
    assert match.view(None)["bids"] == [6, 7, 0, 0]
    assert match.view(None)["passed"] == [False, False, True, True]


def test_C7_a_row_without_mice_gives_none():
    match = start(4)
    leave_rounds(match, 1)
    before = own_mice(match)
    lay(match, "3", "3", "3", "3")
    say(match, "pass", "pass")
    assert own_mice(match) == before
    assert match.view(None)["row_mice"] == [[2, 0], [4, 0], [6, 0]]


def test_C8_with_three_players_the_first_pass_turns_up_the_first_players_card():
    match = start(3, first=1)
    lay(match, "3", "5", "8")
    say(match, 1, "pass")
    assert shown_row(match) == ["15", "5", None, None]
    assert own_mice(match)[2] == 15 + 3


def test_C8_with_three_players_the_second_pass_turns_up_the_last_two():
    match = start(3, first=1)
    lay(match, "3", "5", "8")
    say(match, "pass", "pass")
    assert match.to_act == [0]
    assert shown_row(match) == ["15", "5", "8", "3"]
    assert own_mice(match) == [15, 15 + 3, 15 + 6]


def test_C9_the_last_bidder_pays_collects_and_becomes_first():
    match = start(4)
    lay(match, "3", "5", "8", "11")
    say(match, 1, 2, 5, "pass", "pass", "pass")
    view = match.view(2)
    assert view["mice"][2] == 15 - 5
    assert view["won"] == [None, None, ["3", "5", "8", "11"], None]
    assert view["first"] == 2
    assert view["round"] == 2
    assert view["phase"] == "choose"
    assert view["last_round"] == {
        "winner": 2, "paid": 5, "row": ["3", "5", "8", "11"], "dog": None, "prey": None, "won": ["3", "5", "8", "11"],
    }  # fmt: skip


def test_C9_the_bid_goes_to_the_bank():
    match = start(4)
    lay(match, "3", "5", "8", "11")
    say(match, 5, "pass", "pass", "pass")
    assert match.view(None)["bank"] == 15 + 5 - 12  # and the mouse cards are refilled


def test_C9_the_next_round_begins_with_nothing_bid_or_passed():
    match = start(4)
    lay(match, "3", "5", "8", "11")
    say(match, 5, "pass", "pass", "pass")
    view = match.view(None)
    assert view["bids"] == [0, 0, 0, 0]
    assert view["high_bid"] == 0
    assert view["passed"] == view["chosen"] == [False] * 4
    assert view["row"] == []
    assert view["hand_sizes"] == [8, 8, 8, 8]


def test_C10_the_last_one_sees_every_card_and_may_buy_for_exactly_one_mouse():
    match = start(4)
    lay(match, "3", "5", "8", "11")
    say(match, "pass", "pass", "pass")
    assert shown_row(match) == ["3", "5", "8", "11"]
    assert match.moves(3) == ["3 pass", "3 bid 1"]
    say(match, 1)
    view = match.view(3)
    assert view["mice"][3] == 14
    assert view["first"] == 3
    assert view["won"][3] == ["3", "5", "8", "11"]
    assert view["last_round"]["paid"] == 1


def test_C10_if_they_pass_the_row_is_out_and_the_same_player_is_first():
    match = start(4, first=1)
    lay(match, "3", "5", "big", "11")
    everyone_passes(match)
    view = match.view(0)
    assert view["mice"][0] == 15
    assert view["first"] == 1
    assert view["won"] == [[], None, None, None]
    assert view["last_round"] == {
        "winner": None, "paid": 0, "row": ["5", "big", "11", "3"], "dog": None, "prey": None, "won": [],
    }  # fmt: skip


def test_C10_after_that_one_round_is_played_without_mice():
    match = start(4)
    leave_rounds(match, 1)
    view = match.view(None)
    assert view["row_mice"] == [[2, 0], [4, 0], [6, 0]]
    assert view["bank"] == 15  # it could have filled them
    lay(match, "3", "3", "3", "3")
    say(match, 1, "pass", "pass", "pass")
    assert match.view(None)["row_mice"] == [[2, 2], [4, 4], [6, 6]]


def test_C10_without_a_mouse_the_last_one_can_only_pass():
    match = start(4, first=3)
    rounds = [
        (15, "pass", "pass", "pass"),  # seat 3 spends every mouse
        ("pass", 1, "pass", "pass"),  # it gets two back for passing first; seat 0 buys
        ("pass", "pass", 1, 2, "pass"),  # it spends these too, and the bank cannot fill the cards
        ("pass", 1, "pass", "pass"),  # seat 0 buys again: seat 3 comes last
    ]
    for card, words in zip(NO_RABBIT, rounds, strict=False):
        lay(match, *[card] * 4)
        say(match, *words)
    lay(match, "15", "15", "15", "15")
    say(match, "pass", "pass", "pass")
    assert match.view(3)["mice"][3] == 0
    assert match.moves(3) == ["3 pass"]
    say(match, "pass")
    assert match.view(3)["last_round"]["winner"] is None


@pytest.mark.parametrize(
    ("row", "dog", "prey", "won"),
    [
        # a big dog chases the best cat, else the rabbit, else the mildest bad cat
        (["3", "big", "15", "-8"], "big", "15", ["3", "-8"]),
        (["-8", "rabbit", "-5", "big"], "big", "rabbit", ["-8", "-5"]),
        (["-8", "-5", "-8", "big"], "big", "-5", ["-8", "-8"]),
        # a small dog chases the worst cat, else the rabbit, else the smallest good cat
        (["3", "small", "-5", "-8"], "small", "-8", ["3", "-5"]),
        (["3", "small", "rabbit", "5"], "small", "rabbit", ["3", "5"]),
        (["8", "small", "3", "15"], "small", "3", ["8", "15"]),
        # of equal animals the one further left in the row
        (["15", "3", "15", "big"], "big", "15", ["3", "15"]),
        (["5", "-8", "small", "-8"], "small", "-8", ["5", "-8"]),
        # two dogs or more: all dogs are out, and nothing else happens
        (["big", "3", "small", "15"], None, None, ["3", "15"]),
        (["big", "big", "-8", "15"], None, None, ["-8", "15"]),
        (["small", "small", "small", "15"], None, None, ["15"]),
        (["big", "small", "big", "small"], None, None, []),
        # no dog
        (["3", "5", "rabbit", "-8"], None, None, ["3", "5", "rabbit", "-8"]),
    ],
)
def test_C11_dogs_and_their_prey(row, dog, prey, won):
    match = start(4, removed="11")
    lay(match, *row)
    say(match, 1, "pass", "pass", "pass")
    last = match.view(None)["last_round"]
    assert (last["row"], last["dog"], last["prey"], last["won"]) == (row, dog, prey, won)
    assert match.view(0)["won"][0] == won


@pytest.mark.parametrize(
    ("row", "points"),
    [
        (["3", "big", "15", "-8"], 3 - 8),
        (["-8", "rabbit", "-5", "big"], -8 - 5),
        (["-8", "-5", "-8", "big"], -8 - 8),
        (["3", "small", "-5", "-8"], 3 - 5),
        (["8", "small", "3", "15"], 8 + 15),
        (["15", "3", "15", "big"], 3 + 15),
        (["big", "3", "small", "15"], 3 + 15),
        (["big", "small", "big", "small"], 0),
        (["3", "5", "rabbit", "-8"], 0),
    ],
)
def test_C11_what_was_chased_counts_for_nobody(row, points):
    match = start(4, removed="11")
    leave_cards(match, row, rounds=8)
    lay(match, *row)
    say(match, 1, "pass", "pass", "pass")
    assert match.scores[0] == points + 15 + 2 - 1  # it passed first in the one round with mice


def leave_cards(match, kept, rounds):
    """So many rounds that nobody wants, in which every seat lays its lowest cards but the one it keeps."""
    for _ in range(rounds):
        lay(match, *(next(c for c in match.view(seat)["hand"] if c != kept[seat]) for seat in range(match.players)))
        everyone_passes(match)


def test_C11_the_passive_card_takes_part():
    match = start(3, pile=["small", *PILE[1:]])
    lay(match, "3", "-5", "8")
    say(match, 1, "pass", "pass")
    last = match.view(None)["last_round"]
    assert (last["row"], last["dog"], last["prey"], last["won"]) == (["small", "3", "-5", "8"], "small", "-5", ["3", "8"])


def test_C12_the_mouse_cards_are_refilled_from_the_bank():
    match = start(5)
    lay(match, *["3"] * 5)
    say(match, 2, "pass", "pass", "pass", "pass")
    view = match.view(None)
    assert view["row_mice"] == [[2, 2], [3, 3], [4, 4], [6, 6]]
    assert view["bank"] == 18 + 2 - 15


def test_C12_a_bank_that_cannot_fill_them_all_fills_none():
    match = start(4)
    sell(match, "-8", price=1)  # 15 + 1 - 12 are left in the bank
    sell(match, "-5", price=7)
    view = match.view(None)
    assert view["bank"] == 4 + 7
    assert view["row_mice"] == [[2, 0], [4, 0], [6, 0]]


def test_C12_a_bank_with_just_enough_is_emptied():
    match = start(4)
    sell(match, "-8", price=1)
    sell(match, "-5", price=7)
    sell(match, "3", price=1)
    view = match.view(None)
    assert view["bank"] == 0
    assert view["row_mice"] == [[2, 2], [4, 4], [6, 6]]


def test_C12_after_the_ninth_round_nothing_is_refilled():
    match = start(4)
    leave_rounds(match, 8)
    lay(match, *(hand[0] for hand in hands(match)))
    say(match, 5, "pass", "pass", "pass")
    assert match.over
    assert match.view(None)["bank"] == 15 + 5
    assert match.view(None)["row_mice"] == [[2, 0], [4, 0], [6, 0]]


def sell(match, card, price):
    """A round in which everyone lays the same card and the first player bids alone."""
    lay(match, *[card] * match.players)
    say(match, price, *["pass"] * (match.players - 1))


# End


def test_C13_cats_and_mice_are_added_up_after_nine_rounds():
    match = start(4)
    leave_cards(match, ["15", "11", "3", "-5"], rounds=8)
    assert not match.over
    lay(match, "15", "11", "3", "-5")
    say(match, "pass", "pass", 7, "pass")
    assert match.over
    assert match.to_act == []
    assert match.scores == [15 + 2, 15 + 4, 15 + 6 - 7 + 24, 15]
    assert match.winners == [2]


def test_C13_of_equal_totals_the_one_with_more_cats_wins():
    match = start(3, pile=["-8", "-5", "15", "5", "rabbit", "8", "11", "big", "3"])
    leave_cards(match, ["3", "3", "-5"], rounds=8)
    assert own_mice(match) == [15 + 3, 15 + 6, 15]
    lay(match, "3", "3", "-5")
    say(match, 1, "pass", "pass")
    assert match.scores == [18 - 1 + 4, 21, 15]
    assert match.winners == [0]


def test_C13_still_tied_they_share_the_win():
    match = start(4)
    leave_cards(match, ["big"] * 4, rounds=8)
    lay(match, "big", "big", "big", "big")
    say(match, "pass", "pass", 2, "pass")
    assert match.scores == [17, 19, 21 - 2, 15]
    assert match.winners == [1, 2]
    assert match.record()["result"] == {"scores": [17, 19, 19, 15], "winners": [1, 2]}


def test_C13_nothing_can_be_played_afterwards():
    match = start(4)
    leave_rounds(match, 9)
    for text in ("0 pass", "0 card 3", "nonsense"):
        with pytest.raises(besace.IllegalMove, match=r"cannot be played: the game is over\.$"):
            match.play(text)
    assert match.ply == 9 * 8


# Options and secrets


def test_open_mice_shows_everyones_mice():
    match = start(4, open_mice=True)
    assert match.view(None)["options"] == {"open_mice": True, "open_sacks": False}
    lay(match, "3", "3", "3", "3")
    say(match, 5, "pass")
    for seat in (0, 1, 2, 3, None):
        assert match.view(seat)["mice"] == [15, 17, 15, 15]


def test_open_mice_shows_nothing_else():
    hidden, shown = start(4), start(4, open_mice=True)
    for match in (hidden, shown):
        lay(match, "3", "5", "8", "11")
        say(match, 2, "pass")
    for seat in (0, 1, 2, 3, None):
        one, other = hidden.view(seat), shown.view(seat)
        assert {field for field in one if one[field] != other[field]} == {"options", "mice"}


def test_open_mice_is_in_the_record_only_where_it_differs():
    assert start(4).record()["options"] == {}
    assert start(4, open_mice=False).record()["options"] == {}
    assert start(4, open_mice=True).record()["options"] == {"open_mice": True}


def bought_by_1(**options):
    """Seat 1 has bought a sack, and then another."""
    match = start(4, first=1, **options)
    for row in (["3", "5", "8", "11"], ["-5", "3", "5", "8"]):
        lay(match, *row)
        say(match, 1, "pass", "pass", "pass")
    return match


def test_C9_collected_cards_lie_face_down_for_all_but_their_owner():
    match = bought_by_1()
    collected = ["5", "8", "11", "3", "3", "5", "8", "-5"]
    assert [match.view(seat)["won"] for seat in (0, 1, None)] == [
        [[], None, None, None],
        [None, collected, None, None],
        [None, None, None, None],
    ]
    assert match.view(0)["last_round"]["won"] == collected[4:]  # the sack that has just been opened is still seen by all


def test_C9_nothing_of_an_earlier_sack_is_told_to_others():
    """Two games in which other cards were collected by other players, and everything else went the same way."""
    one, other = start(4, first=1), start(4, first=1)
    for match, (first, second) in ((one, ("5", "8")), (other, ("8", "5"))):
        lay(match, "3", first, second, "11")
        say(match, 1, "pass", "pass", "pass")  # seat 1 buys
        lay(match, "-5", second, first, "big")
        say(match, "pass", "pass", "pass", 1)  # seat 0 buys; the big dog chases the 8
        lay(match, "15", "15", "15", "15")
        everyone_passes(match)
    assert one.view(1)["won"] != other.view(1)["won"]
    for seat in (2, 3, None):
        assert one.view(seat) == other.view(seat)


def test_C13_when_the_game_is_over_all_sacks_are_opened():
    match = bought_by_1()
    leave_rounds(match, 7)
    assert match.view(None)["won"] == match.view(2)["won"] == [[], ["5", "8", "11", "3", "3", "5", "8", "-5"], [], []]


def test_open_sacks_shows_everyones_collected_cards_and_nothing_else():
    hidden, shown = bought_by_1(), bought_by_1(open_sacks=True)
    assert shown.record()["options"] == {"open_sacks": True}
    for seat in (0, 1, 2, 3, None):
        one, other = hidden.view(seat), shown.view(seat)
        assert {field for field in one if one[field] != other[field]} == {"options", "won"}
        assert other["won"] == [[], ["5", "8", "11", "3", "3", "5", "8", "-5"], [], []]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_view_has_all_its_fields_in_every_phase(players):
    match = start(players)
    for seat in (0, None):
        assert set(match.view(seat)) == VIEW_FIELDS
    lay(match, *["3"] * players)
    for seat in (0, None):
        assert set(match.view(seat)) == VIEW_FIELDS
    everyone_passes(match)
    leave_rounds(match, 8)
    for seat in (0, None):
        assert set(match.view(seat)) == VIEW_FIELDS | {"removed_all"}


def test_a_view_at_the_start():
    match = start(4, first=1)
    assert match.view(2) == {
        "game": "filou", "players": 4, "options": DEFAULTS, "seat": 2, "ply": 0, "phase": "choose",
        "to_act": [0, 1, 2, 3], "moves": [f"2 card {card}" for card in NO_RABBIT],
        "over": False, "scores": None, "winners": None,
        "round": 1, "first": 1, "hand": NO_RABBIT, "hand_sizes": [9, 9, 9, 9], "removed": "rabbit", "row": [],
        "chosen": [False] * 4, "bids": [0] * 4, "passed": [False] * 4, "high_bid": 0, "mice": [None, None, 15, None],
        "bank": 15, "row_mice": [[2, 2], [4, 4], [6, 6]], "won": [None, None, [], None], "last_round": None,
    }  # fmt: skip


def test_a_spectators_view_during_an_auction():
    match = start(3, first=1)
    lay(match, "3", "5", "8")
    say(match, 4, "pass")
    assert match.view(None) == {
        "game": "filou", "players": 3, "options": DEFAULTS, "seat": None, "ply": 5, "phase": "bid",
        "to_act": [0], "moves": [], "over": False, "scores": None, "winners": None,
        "round": 1, "first": 1, "hand": None, "hand_sizes": [8, 8, 8], "removed": None,
        "row": [{"owner": None, "card": "15"}, {"owner": 1, "card": "5"}, {"owner": 2, "card": None}, {"owner": 0, "card": None}],
        "chosen": [True] * 3, "bids": [0, 4, 0], "passed": [False, False, True], "high_bid": 4, "mice": [None] * 3,
        "bank": 12, "row_mice": [[3, 0], [6, 6]], "won": [None] * 3, "last_round": None,
    }  # fmt: skip


def test_a_view_at_the_end():
    match = start(4, removed=["rabbit", "big", "small", "-8"])
    leave_rounds(match, 9)
    view = match.view(None)
    assert view["phase"] == "over"
    assert view["over"] is True
    assert view["to_act"] == view["moves"] == view["row"] == []
    assert view["round"] == 9
    assert view["chosen"] == view["passed"] == [False] * 4
    assert view["bids"] == view["hand_sizes"] == [0] * 4
    assert view["high_bid"] == 0
    assert view["mice"] == [17, 19, 21, 15]
    assert view["removed_all"] == ["rabbit", "big", "small", "-8"]
    assert view["scores"] == [17, 19, 21, 15]
    assert view["winners"] == [2]
    assert view["won"] == [[], [], [], []]
    assert view["last_round"]["winner"] is None
    assert match.view(1)["hand"] == []
    assert match.view(1)["removed"] == "big"


def test_cards_collected_are_listed_in_row_order_round_after_round():
    match = start(4, first=1, removed="11")
    lay(match, "15", "rabbit", "big", "3")
    say(match, 1, "pass", "pass", "pass")
    lay(match, "5", "8", "-8", "small")
    say(match, 1, "pass", "pass", "pass")
    assert match.view(1)["won"][1] == ["rabbit", "3", "8", "5"]


# What is refused


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "0", "card 3", "0 card", "0 card 4", "0 card rabbit", "4 card 3", "9 card 3", "6 card 3", "* card 3",
        "0  card 3", "0 card 3 ", " 0 card 3", "0 CARD 3", "00 card 3", "0 card +3", "0 card 03", "0 pass", "0 bid 1",
        "0 card 3\n", "² card 3", None, 3, 3.5, [], {}, b"0 card 3", ("0", "card", "3"),
    ],
)  # fmt: skip
def test_a_move_that_is_none_is_refused_in_one_sentence(text):
    match = start(4)
    before = match.record()
    with pytest.raises(besace.IllegalMove) as refused:
        match.play(text)
    assert is_one_sentence(str(refused.value))
    assert '"0 card -8"' in str(refused.value)
    assert match.record() == before


def test_a_refusal_says_what_was_legal():
    match = start(4)
    lay(match, "3", "3", "3", "3")
    say(match, 13)
    with pytest.raises(besace.IllegalMove) as refused:
        match.play("1 bid 12")
    assert str(refused.value) == '"1 bid 12" is not legal now; legal are "1 pass", "1 bid 14" or "1 bid 15".'


def setup_3(**changes):
    return {"first": 0, "removed": ["3", "3", "3"], "passive": PILE, "passive_removed": "small"} | changes


def setup_4(**changes):
    return {"first": 0, "removed": ["3", "3", "3", "3"]} | changes


@pytest.mark.parametrize(
    ("players", "setup", "sentence"),
    [
        (4, [], "The setup should be an object, not []."),
        (4, setup_4(last=0), 'The setup has an unknown key "last": it should be "first" or "removed".'),
        (4, {"first": 0}, 'The setup lacks the key "removed".'),
        (4, setup_4(first=4), "In the setup, first should be a seat from 0 to 3, not 4."),
        (4, setup_4(first=-1), "In the setup, first should be a seat from 0 to 3, not -1."),
        (4, setup_4(first=True), "In the setup, first should be a seat from 0 to 3, not True."),
        (4, setup_4(first="0"), 'In the setup, first should be a seat from 0 to 3, not "0".'),
        (4, setup_4(removed="3333"), 'In the setup, removed should be a list of 4 cards, not "3333".'),
        (4, setup_4(removed=["3"] * 5), "In the setup, removed should be a list of 4 cards, not ['3', '3', '3', '3', '3']."),
        (4, setup_4(removed=["3", "3", "3", "4"]), 'In the setup, removed names no card by "4": it should be "-8", '),
        (4, setup_4(removed=["3", "3", "3", 3]), "In the setup, removed names no card by 3: it should be "),
        (4, setup_4(passive=PILE), 'The setup has an unknown key "passive": it should be "first" or "removed".'),
        (3, setup_4(removed=["3"] * 3), 'The setup lacks the key "passive".'),
        (3, setup_3(passive=PILE[:8]), "In the setup, passive should be a list of 9 cards, not "),
        (3, setup_3(passive_removed=None), "In the setup, passive_removed names no card by None: it should be "),
        (3, setup_3(passive_removed="15"), "In the setup, passive and passive_removed should hold each of the ten cards once."),
        (3, setup_3(passive=["3"] * 9), "In the setup, passive and passive_removed should hold each of the ten cards once."),
    ],
)
def test_a_setup_that_cannot_have_been_dealt_is_refused(players, setup, sentence):
    with pytest.raises(besace.BadSetup, match="^" + re.escape(sentence)) as refused:
        besace.new("filou", players=players, setup=setup)
    assert is_one_sentence(str(refused.value))


def test_a_record_with_a_bad_move_names_its_index():
    match = start(4)
    lay(match, "3", "3", "3", "3")
    record = match.record()
    record["moves"][2] = "2 card rabbit"
    with pytest.raises(besace.BadRecord, match=r'^Move 2: "2 card rabbit" is not legal now; legal are "2 card -8", .*\.$'):
        besace.load(record, at=1)


def test_a_setup_is_given_back_as_it_was():
    for players in (3, 4, 5):
        match = besace.new("filou", players=players, seed=players)
        again = besace.new("filou", players=players, setup=json.loads(json.dumps(match.setup)))
        assert again.record() == match.record()

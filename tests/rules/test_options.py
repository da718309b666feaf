"""Options, player counts and names of games: what is right is taken, what is wrong gets one sentence."""

from dataclasses import replace

import pytest

import besace
from besace.games.game import Option

COLOUR = Option("colour", ("red", "blue"))
DECK = Option("deck", ("whole", "short"), only_players=(3, 4))
PAINTED = replace(besace.GAMES["filou"], options=(COLOUR, DECK))
PLAIN = replace(besace.GAMES["filou"], options=())


def test_the_first_value_of_an_option_is_its_default():
    assert PAINTED.check_options({}, 3) == {"colour": "red", "deck": "whole"}


def test_given_values_are_taken_the_others_filled_in():
    assert PAINTED.check_options({"colour": "blue"}, 3) == {"colour": "blue", "deck": "whole"}


def test_an_option_for_some_player_counts_is_refused_to_the_others():
    assert PAINTED.check_options({"deck": "short"}, 4)["deck"] == "short"
    with pytest.raises(besace.BadOption, match=r"^The option deck is only for 3 or 4 players\.$"):
        PAINTED.check_options({"deck": "short"}, 5)


def test_its_default_is_right_for_everyone():
    assert PAINTED.check_options({"deck": "whole"}, 5)["deck"] == "whole"


def test_a_value_that_an_option_does_not_have_is_refused():
    with pytest.raises(besace.BadOption, match=r'^The option colour cannot be "green": it should be "red" or "blue"\.$'):
        PAINTED.check_options({"colour": "green"}, 3)


@pytest.mark.parametrize("value", [0, 1, "true", None, []])
def test_a_value_of_another_type_is_refused(value):
    with pytest.raises(besace.BadOption, match=r"^The option open_mice cannot be .*: it should be .*\.$"):
        besace.new("filou", open_mice=value)


def test_an_unknown_option_is_refused_with_the_known_ones():
    with pytest.raises(besace.BadOption, match=r'^filou has no option called "speed": it should be "colour" or "deck"\.$'):
        PAINTED.check_options({"speed": 3}, 3)


def test_a_game_without_options_says_so():
    with pytest.raises(besace.BadOption, match=r'^filou has no option called "speed": it has none\.$'):
        PLAIN.check_options({"speed": 3}, 3)


def test_options_that_are_no_object_are_refused():
    with pytest.raises(besace.BadOption, match=r"^The options should be an object of names and values, not \[1\]\.$"):
        PAINTED.check_options([1], 3)


@pytest.mark.parametrize("players", [2, 6, -3, 3.0, True, "3", [3]])
def test_a_player_count_out_of_range_is_refused(players):
    with pytest.raises(besace.BadOption, match=r"^filou is for 3 to 5 players, not .*\.$"):
        besace.new("filou", players=players)


def test_without_a_player_count_the_fewest_play():
    assert besace.new("filou").players == 3


@pytest.mark.parametrize("name", ["Filou", "", "chess", None, 3, ["filou"]])
def test_an_unknown_game_is_refused(name):
    with pytest.raises(besace.UnknownGame, match=r"^There is no game called .*: it should be .*\.$"):
        besace.new(name)


@pytest.mark.parametrize("seed", [1.5, [1], {}, object])
def test_a_seed_that_is_neither_number_nor_text_is_refused(seed):
    with pytest.raises(besace.BadOption, match=r"^The seed should be a whole number or text, not .*\.$"):
        besace.new("filou", seed=seed)


def test_a_secret_move_is_known_by_its_verb():
    assert besace.GAMES["doggybag"].secret("0 put black")
    assert not besace.GAMES["doggybag"].secret("* draw black")
    assert besace.GAMES["filou"].secret("2 card 11")
    assert not besace.GAMES["filou"].secret("2 pass")
    assert not besace.GAMES["figaro"].secret("1 play R2 0")


def test_modest_moves_are_those_of_the_first_modest_verb_that_is_legal():
    filou = besace.GAMES["filou"]
    assert filou.modest(["0 pass", "0 bid 1", "0 bid 2"]) == ["0 pass"]
    assert filou.modest(["0 card 3", "0 card 5"]) == ["0 card 3", "0 card 5"]

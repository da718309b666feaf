"""Figaro, rule by rule (F1 to F16), then its options, its secrets and what it refuses.

Hands are given as far as a position needs them and filled up with other cards. The end of a round is arranged: piles and roads
are put before the players, who have one card left between them.
"""

import json
import random
from collections import Counter

import pytest

import besace
from besace.conformance.sentences import is_one_sentence
from besace.games.figaro.notation import CARD_NAMES
from besace.kernel import boxed
from besace.kernel.generic import new_records
from besace.kernel.jit import JIT
from besace.kernel.stream import new_numbers, new_stream

COLOURS = "VOGRB"
LENGTHS = list(range(1, 16))
ROADS = {3: [[13, 2], [6, 1], [7, 5]], 4: [[13, 9, 2], [8, 6, 1], [11, 7, 5]], 5: [[13, 9, 4, 2], [10, 8, 6, 1], [12, 11, 7, 5]]}
ROADS[6] = [[15, 13, 9, 4, 2], [14, 10, 8, 6, 1], [12, 11, 7, 5, 3]]
SIZES = {3: 15, 4: 15, 5: 12, 6: 10}
VIEW_FIELDS = {
    "game", "players", "options", "seat", "ply", "phase", "to_act", "moves", "over", "scores", "winners",
    "round", "king", "hand", "hand_sizes", "table", "points", "colours", "piles", "roads_round", "roads", "last_collector",
}  # fmt: skip


def deck(players, deck3="official"):
    """How many there are of each kind, as the rulebook counts them."""
    if players > 3:
        return Counter({f"{c}{v}": n for c in COLOURS for v, n in ((1, 3), (2, 6), (3, 1))} | {"J1": 3, "J2": 2, "X": 5})
    if deck3 == "memo":
        return Counter({f"{c}{v}": n for c in COLOURS for v, n in ((2, 6), (3, 1))} | {"J1": 2, "J2": 1, "X": 3})
    return Counter({f"{c}{v}": n for c in "VOGR" for v, n in ((1, 3), (2, 6), (3, 1))} | {"J1": 2, "J2": 1, "X": 2})


def deal(players, *wanted, first=0, deck3="official"):
    """Hands that begin with the wanted cards, seat by seat, and are filled up with what is left."""
    hands = [cards.split() for cards in wanted] + [[] for _ in range(players - len(wanted))]
    left = deck(players, deck3)
    left.subtract(card for hand in hands for card in hand)
    assert min(left.values()) >= 0
    rest = [card for card in CARD_NAMES for _ in range(left[card])]
    more = sum(deck(players, deck3).values()) % players
    for seat, hand in enumerate(hands):
        size = sum(deck(players, deck3).values()) // players + ((seat - first) % players < more)
        missing = size - len(hand)
        hand += rest[:missing]
        rest = rest[missing:]
    return hands


def start(players, *wanted, first=0, roads=None, deck3="official", **options):
    """A match whose first round is dealt with these hands."""
    later = deal(players, first=first, deck3=deck3)
    deals = [deal(players, *wanted, first=first, deck3=deck3), later, later]
    setup = {"first": first, "roads": roads or ROADS[players], "deals": deals}
    return besace.new("figaro", players=players, setup=setup, deck3=deck3, **options)


def play(match, *moves):
    for move in moves:
        match.play(move)


def arrange(match, **fields):
    """Put a position on the table: fields of the state, as plain numbers and lists."""
    state = match.game.functions.State().load(match._state) if JIT else match._state[0]
    for name, value in fields.items():
        setattr(state, name, value)
    if JIT:
        state.store(match._state)
    match._turn()


def arrange_hands(match, *hands):
    """Leave these cards in the hands of the first round, seat by seat, and the rest out of the game."""
    later = [[1] * 6 for _ in range(2)]
    sizes = [len(hand.split()) for hand in hands]
    counted = [sum(1 << 3 * CARD_NAMES.index(card) for card in hand.split()) for hand in hands]
    none = [0] * (6 - len(hands))
    arrange(match, hands=[counted + none, *later], hand_sizes=sizes + none)


def end_of_round(piles, *, king=0, owned=None, number=1, roads=None, **options):
    """The position after a round that ended with these piles, and with the King at this seat; owned: lengths by seat."""
    players = len(piles)
    match = start(players, roads=roads, open_piles=True, **options)
    last, none = (king - 1) % players, [0] * (6 - players)
    hands = [[1] * 6 for _ in range(3)]
    hands[number - 1] = [int(seat == last) for seat in range(6)]
    pieces = [sum(1 << length - 1 for length in lengths) for lengths in owned or [[]] * players]
    arrange(
        match, now=number - 1, actor=last, hands=hands, hand_sizes=hands[number - 1][:], piles=piles + none, owned=pieces + none
    )
    match.play(f"{last} play V1 {last}")
    assert match.view(None)["king"] == king
    return match


def roads_after(*arguments, **options):
    return end_of_round(*arguments, **options).view(None)["roads"]


def play_at_random(match, seed):
    rng = random.Random(seed)
    while not match.over:
        match.play(rng.choice(match.moves(match.to_act[0])))
        yield match


# Setup


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_F1_for_each_round_one_piece_fewer_than_players_lies_open_longest_first(players):
    for seed in range(20):
        view = besace.new("figaro", players=players, seed=seed).view(None)
        drawn = [length for pieces in view["roads_round"] for length in pieces]
        assert [len(pieces) for pieces in view["roads_round"]] == [players - 1] * 3
        assert all(pieces == sorted(pieces, reverse=True) for pieces in view["roads_round"])
        assert len(set(drawn)) == len(drawn)
        assert set(drawn) <= set(LENGTHS)


def test_F1_every_piece_can_be_drawn():
    first_rounds = [besace.new("figaro", players=3, seed=seed).view(None)["roads_round"][0] for seed in range(200)]
    assert {length for pieces in first_rounds for length in pieces} == set(LENGTHS)


def test_F1_the_pieces_of_the_rounds_stay_on_display():
    match = end_of_round([9, 7, 5])
    assert match.view(None)["roads_round"] == ROADS[3]


def test_F2_the_starting_player_holds_the_King():
    assert start(4, first=2).view(None)["king"] == 2
    assert {besace.new("figaro", players=5, seed=seed).view(None)["king"] for seed in range(60)} == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_F2_all_cards_are_dealt_out_in_each_round(players):
    match = besace.new("figaro", players=players, seed=players)
    for hands in match.setup["deals"]:
        assert [len(hand) for hand in hands] == [SIZES[players]] * players
        assert sum(map(Counter, hands), Counter()) == deck(players)
    assert match.view(None)["hand_sizes"] == [SIZES[players]] * players
    assert match.view(1)["hand"] == match.setup["deals"][0][1]


def test_F2_the_rounds_are_shuffled_anew():
    first, second, third = besace.new("figaro", players=4, seed=1).setup["deals"]
    assert first != second != third != first


def test_F2_nothing_after_the_setup_is_chance():
    match = start(3)
    assert boxed.outcomes(match._state) == 0
    assert boxed.outcome(match._state, 0) == 0
    assert match.moves("*") == []


# A round


def test_F3_the_holder_of_the_King_starts_and_play_goes_clockwise():
    match = start(4, "G1", "R1", "B1", "V1", first=2)
    asked = []
    for move in ("2 play B1 2", "3 play V1 3", "0 play G1 0", "1 play R1 1"):
        asked.append(match.to_act)
        match.play(move)
    assert asked == [[2], [3], [0], [1]]
    assert match.to_act == [2]


def test_F3_a_card_is_played_in_front_of_any_player():
    match = start(4, "V1 R3")
    assert {f"0 play R3 {target}" for target in range(4)} <= set(match.moves(0))
    match.play("0 play R3 2")
    view = match.view(0)
    assert view["table"] == [[], [], ["R3"], []]
    assert view["points"] == [0, 0, 3, 0]
    assert view["hand_sizes"] == [14, 15, 15, 15]
    assert "R3" not in view["hand"]


def test_F3_only_a_card_in_hand_can_be_played_and_only_on_ones_turn():
    match = start(4, "V3", "R3")
    for move in ("0 play R3 0", "1 play R3 0", "0 play V3 4", "0 play V3 6", "0 play V3"):
        with pytest.raises(besace.IllegalMove):
            match.play(move)
    assert match.moves(1) == []
    assert boxed.legal(match._state, 1, new_numbers(200)) == 0


def test_F3_the_cards_lie_in_the_order_played():
    match = start(3, "G2", "G1", "G2")
    play(match, "0 play G2 1", "1 play G1 1", "2 play G2 1")
    assert match.view(None)["table"] == [[], ["G2", "G1", "G2"], []]


def test_F4_a_colour_goes_where_it_lies_already():
    match = start(4, "G2", "G2")
    match.play("0 play G2 3")
    assert [move for move in match.moves(1) if "play G2" in move] == ["1 play G2 3"]
    assert match.view(None)["colours"] == [None, None, None, "G"]


def test_F4_in_front_of_one_player_lies_only_one_colour():
    match = start(4, "G2", "R1")
    match.play("0 play G2 3")
    assert [move for move in match.moves(1) if "play R1" in move] == ["1 play R1 0", "1 play R1 1", "1 play R1 2"]


def test_F4_jugglers_and_rondes_alone_make_no_colour():
    match = start(4, "J1", "X", "R1")
    play(match, "0 play J1 2", "1 play X 1")
    view = match.view(None)
    assert view["table"] == [[], [], ["X"], ["J1"]]
    assert view["colours"] == [None] * 4
    assert [move for move in match.moves(2) if "play R1" in move] == [f"2 play R1 {target}" for target in range(4)]


def test_F4_where_no_place_is_free_a_new_colour_cannot_be_played():
    match = start(3, "V1 R1", "O1", "G1")
    play(match, "0 play V1 0", "1 play O1 1", "2 play G1 2")
    assert not [move for move in match.moves(0) if "play R" in move]


def test_F5_a_juggler_fits_anywhere():
    match = start(3, "V1 J2", "O1", "G1")
    play(match, "0 play V1 0", "1 play O1 1", "2 play G1 2")
    assert [move for move in match.moves(0) if "J2" in move] == ["0 play J2 0", "0 play J2 1", "0 play J2 2"]
    match.play("0 play J2 1")
    view = match.view(None)
    assert view["table"][1] == ["O1", "J2"]
    assert view["colours"] == ["V", "O", "G"]
    assert view["points"] == [1, 3, 1]


def test_F5_with_six_players_it_goes_to_the_one_who_has_no_colour_left():
    match = start(6, "V1", "O1", "G1", "R1", "B1", "J1 X V2 O2 G2 R2 B2")
    play(match, *(f"{seat} play {colour}1 {seat}" for seat, colour in enumerate(COLOURS)))
    assert match.view(None)["colours"] == ["V", "O", "G", "R", "B", None]
    assert [move for move in match.moves(5) if move.endswith(" 5")] == ["5 play J1 5", "5 play X 5"]
    match.play("5 play J1 5")
    assert match.view(None)["colours"][5] is None


def test_F6_a_ronde_is_played_in_front_of_oneself_alone():
    match = start(4, "X")
    assert [move for move in match.moves(0) if "play X" in move] == ["0 play X 0"]
    with pytest.raises(besace.IllegalMove):
        match.play("0 play X 1")


def test_F6_everything_passes_to_the_left_the_ronde_included():
    match = start(4, "G2", "R1", "J2", "X V2", first=0)
    play(match, "0 play G2 0", "1 play R1 3", "2 play J2 3", "3 play X 3")
    view = match.view(None)
    assert view["table"] == [["R1", "J2", "X"], ["G2"], [], []]
    assert view["colours"] == ["R", "G", None, None]
    assert view["points"] == [3, 2, 0, 0]
    assert match.to_act == [0]


def test_F6_after_a_ronde_the_colours_are_played_where_they_have_gone():
    match = start(3, "G2 G1", "X", "G2 R1")
    play(match, "0 play G2 2", "1 play X 1")
    assert match.view(None)["table"] == [["G2"], [], ["X"]]
    assert [move for move in match.moves(2) if "play G2" in move] == ["2 play G2 0"]
    assert [move for move in match.moves(2) if "play R1" in move] == ["2 play R1 1", "2 play R1 2"]
    play(match, "2 play R1 2", "0 play G1 0")
    assert match.view(None)["table"] == [["G2", "G1"], [], ["X", "R1"]]


def test_F6_as_many_rondes_as_players_bring_everything_back():
    match = start(4, "R2 X", "X", "X", "X")
    play(match, "0 play R2 1", "1 play X 1", "2 play X 2", "3 play X 3", "0 play X 0")
    view = match.view(None)
    assert view["table"] == [[], ["R2", "X", "X", "X", "X"], [], []]
    assert view["colours"] == [None, "R", None, None]


def test_F6_all_rondes_can_come_together_before_one_player():
    match = start(4, "V1 J1 X", "V1 X X", "V1 X J1", "J1 X", open_piles=True)
    play(match, "0 play V1 1", "1 play V1 1", "2 play V1 1", "3 play J1 1", "0 play J1 1")
    play(match, "1 play X 1", "2 play X 2", "3 play X 3", "0 play X 0", "1 play X 1")
    assert match.view(None)["table"][2] == ["V1", "V1", "V1", "J1", "J1", "X", "X", "X", "X", "X"]
    match.play("2 play J1 2")
    assert match.view(None)["piles"] == [0, 0, 11, 0]


def test_F7_a_player_may_collect_instead_of_playing():
    match = start(4, "G2", "R1")
    match.play("0 play G2 3")
    assert match.moves(1)[-1] == "1 take"
    match.play("1 take")
    assert match.view(None)["table"] == [[], [], [], []]


def test_F7_an_empty_table_cannot_be_collected():
    match = start(4, "G2")
    assert "0 take" not in match.moves(0)
    play(match, "0 play G2 0", "1 take")
    assert "1 take" not in match.moves(1)


def test_F7_a_ronde_alone_can_be_collected():
    match = start(4, "X")
    match.play("0 play X 0")
    assert "1 take" in match.moves(1)


def test_F7_a_player_who_can_play_no_card_must_collect():
    match = start(3, "V1", "O1", "G1")
    arrange_hands(match, "V1 R1 R2", "O1 O2", "G1 G2")
    play(match, "0 play V1 0", "1 play O1 1", "2 play G1 2")
    assert match.moves(0) == ["0 take"]


def test_F8_with_five_points_nobody_collects():
    match = start(4, "G3", "G2")
    play(match, "0 play G3 2", "1 play G2 2")
    assert match.view(None)["points"] == [0, 0, 5, 0]
    assert match.to_act == [2]


def test_F8_who_has_six_points_in_front_collects():
    match = start(4, "G3", "G2", "G1", open_piles=True)
    play(match, "0 play G3 2", "1 play G2 2", "2 play G1 2")
    assert match.view(None)["piles"] == [0, 0, 3, 0]


def test_F8_also_with_more_than_six_and_by_another_players_card():
    match = start(4, "G2", "J2", "J1 G3", open_piles=True)
    play(match, "0 play G2 1", "1 play J2 1")
    match.play("2 play G3 1")
    view = match.view(None)
    assert view["piles"] == [0, 3, 0, 0]
    assert view["last_collector"] == 1
    assert match.to_act == [1]


def test_F9_every_card_of_every_player_goes_to_the_collector():
    match = start(4, "G2", "R1", "X", "J1", open_piles=True)
    play(match, "0 play G2 0", "1 play R1 3", "2 play X 2", "3 play J1 2", "0 take")
    view = match.view(None)
    assert view["piles"] == [4, 0, 0, 0]
    assert view["table"] == [[], [], [], []]
    assert view["points"] == [0] * 4
    assert view["colours"] == [None] * 4
    assert view["last_collector"] == 0


def test_F9_the_collector_plays_next_then_clockwise():
    match = start(4, "G3", "G2", "G2", "V1", first=0)
    play(match, "0 play G3 3", "1 play G2 3", "2 play G2 3")
    assert match.to_act == [3]
    match.play("3 play V1 0")
    assert match.to_act == [0]
    match.play("0 take")
    assert match.to_act == [0]


def test_F9_piles_grow():
    match = start(4, "G2", "R1 V1", "B1 B2", open_piles=True)
    play(match, "0 play G2 0", "1 take")
    play(match, "1 play R1 1", "2 play B1 2", "3 take")
    assert match.view(None)["piles"] == [0, 1, 0, 2]
    match.play(match.moves(3)[0])
    match.play("0 take")
    assert match.view(None)["piles"] == [1, 1, 0, 2]


def test_F10_the_round_ends_when_a_player_begins_a_turn_without_a_card():
    match = start(3)
    arrange_hands(match, "V1", "", "O1 O2")
    match.play("0 play V1 2")
    view = match.view(None)
    assert view["round"] == 2
    assert view["king"] == 1
    assert view["hand_sizes"] == [15, 15, 15]
    assert view["table"] == [[], [], []]
    assert view["last_collector"] is None


def test_F10_a_player_without_a_card_is_not_asked_before_their_turn():
    match = start(3)
    arrange_hands(match, "V1 V2", "O1 O2", "")
    match.play("0 play V1 2")
    assert match.view(None)["round"] == 1
    match.play("1 play O1 1")
    assert match.view(None)["king"] == 2


def test_F10_the_collector_begins_a_turn_too():
    match = start(3)
    arrange_hands(match, "G3 G2", "", "G3 O2")
    arrange(match, actor=2)
    play(match, "2 play G3 1", "0 play G3 1")
    view = match.view(None)
    assert view["round"] == 2
    assert view["king"] == 1
    assert match.view(1)["roads"][1] == [13]  # the cards just collected count


def test_F10_who_collects_with_the_last_card_takes_the_King():
    match = start(3)
    arrange_hands(match, "G3", "O1 O2", "G3 O2")
    arrange(match, actor=2)
    play(match, "2 play G3 0", "0 play G3 0")
    assert match.view(None)["king"] == 0


def test_F10_cards_on_the_table_and_in_hands_count_for_nothing():
    match = start(3, open_piles=True)
    arrange_hands(match, "V1", "", "O1 O2 O2 O2")
    match.play("0 play V1 2")
    assert match.view(None)["roads"] == [[], [], []]


# End of a round


def test_F11_most_cards_the_longest_piece_and_so_on_down():
    assert roads_after([5, 12, 7, 9]) == [[], [13], [2], [9]]


def test_F11_nobody_with_an_empty_pile_gets_a_piece():
    assert roads_after([4, 0, 6, 0]) == [[9], [], [13], []]
    assert roads_after([0, 0, 6, 0]) == [[], [], [13], []]
    assert roads_after([0, 0, 0]) == [[], [], []]


def test_F11_pieces_of_all_rounds_are_kept():
    assert roads_after([5, 12, 7, 9], owned=[[3], [], [4], [15]]) == [[3], [13], [4, 2], [15, 9]]
    assert roads_after([5, 12, 7, 9], number=2) == [[], [8], [1], [6]]


def test_F11_with_the_memos_fewest_all_who_have_the_fewest_cards_take_nothing():
    assert roads_after([5, 12, 5, 9], fewest="all") == [[], [13], [], [9]]
    assert roads_after([5, 12, 5, 9]) == [[], [13], [2], [9]]  # by the rules one of them goes without
    assert roads_after([7, 7, 7], fewest="all") == [[], [], []]
    assert roads_after([5, 12, 7, 9], fewest="all") == roads_after([5, 12, 7, 9])  # without a tie nothing differs
    assert roads_after([4, 0, 6, 0], fewest="all") == roads_after([4, 0, 6, 0])


def test_F13_with_the_memos_fewest_still_one_player_exchanges():
    owned = [[8], [6], [2], [13]]
    assert roads_after([3, 9, 7, 3], king=2, number=3, owned=owned, fewest="all") == [[8], [13, 6], [11, 2], [5]]


def test_F12_of_the_tied_the_nearest_to_the_King_clockwise_gets_the_longer_piece():
    assert roads_after([7, 7, 7, 9], king=3) == [[9], [2], [], [13]]
    assert roads_after([7, 7, 7, 9], king=0) == [[], [9], [2], [13]]


def test_F12_the_holder_of_the_King_comes_last_of_the_tied():
    assert roads_after([5, 5, 5], king=1) == [[2], [], [13]]
    assert roads_after([5, 5, 2], king=1) == [[13], [2], []]


def test_F13_the_fewest_cards_exchange_the_longest_piece_for_the_shortest_of_the_third_round():
    # the third round's pieces are 11, 7 and 5
    assert roads_after([9, 7, 5, 3], number=3, owned=[[8], [6], [2], [13, 1]])[3] == [5, 1]


def test_F13_the_piece_given_joins_those_of_the_round():
    assert roads_after([9, 7, 5, 3], number=3, owned=[[8], [6], [2], [13, 1]])[:3] == [[13, 8], [11, 6], [7, 2]]
    assert roads_after([9, 7, 5, 3], number=3, owned=[[8], [1], [2], [6]]) == [[11, 8], [7, 1], [6, 2], [5]]


def test_F13_a_piece_that_is_not_longer_stays():
    assert roads_after([9, 7, 5, 3], number=3, owned=[[8], [6], [2], [4, 1]]) == [[11, 8], [7, 6], [5, 2], [4, 1]]


def test_F13_who_owns_no_piece_exchanges_nothing():
    assert roads_after([9, 7, 5, 3], number=3, owned=[[13], [6], [2], []]) == [[13, 11], [7, 6], [5, 2], []]


def test_F13_an_empty_pile_is_the_fewest():
    assert roads_after([9, 0, 5, 3], number=3, owned=[[], [13], [], []]) == [[13], [5], [11], [7]]


def test_F13_tie_the_holder_of_the_King_exchanges():
    assert roads_after([3, 9, 7, 3], king=3, number=3, owned=[[8], [6], [2], [13]]) == [[8, 7], [13, 6], [11, 2], [5]]


def test_F13_tie_else_the_nearest_to_the_King_clockwise():
    """This one may get a piece by F12 as well: of the tied they are then the first."""
    assert roads_after([3, 9, 7, 3], king=2, number=3, owned=[[8], [6], [2], [13]]) == [[8], [13, 6], [11, 2], [7, 5]]


@pytest.mark.parametrize("number", [1, 2])
def test_F13_is_for_the_third_round_only(number):
    assert roads_after([9, 7, 5, 3], number=number, owned=[[], [], [], [15]])[3] == [15]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_F14_after_the_exchange_the_round_is_scored_with_the_same_counts(players):
    """Whole games, the third round worked out again from the piles, roads and King that everyone has seen."""
    for seed in range(12):
        match = besace.new("figaro", players=players, seed=seed, open_piles=True)
        before = [[] for _ in range(players)]
        for now in play_at_random(match, seed):
            if not now.over:
                before = now.view(None)["roads"]
        view = match.view(None)
        piles, king, pieces = view["piles"], view["king"], list(view["roads_round"][2])
        fewest = min(range(players), key=lambda seat: (piles[seat], (seat - king) % players))
        if before[fewest] and before[fewest][0] > pieces[-1]:
            before[fewest][0], pieces[-1] = pieces[-1], before[fewest][0]
            pieces.sort(reverse=True)
        order = sorted(range(players), key=lambda seat: (-piles[seat], (seat - king - 1) % players))
        for seat, piece in zip(order, pieces, strict=False):
            before[seat] += [piece] if piles[seat] else []
        assert view["roads"] == [sorted(lengths, reverse=True) for lengths in before]
        assert match.scores == [sum(lengths) for lengths in view["roads"]]


def test_F15_the_holder_of_the_King_starts_the_next_round():
    match = end_of_round([5, 12, 7, 9], king=2)
    assert match.view(None)["round"] == 2
    assert match.to_act == [2]
    assert end_of_round([5, 12, 7, 9], king=3, number=2).to_act == [3]


def test_F15_the_next_round_begins_with_empty_piles_and_full_hands():
    view = end_of_round([5, 12, 7, 9]).view(0)
    assert view["piles"] == [0, 0, 0, 0]
    assert view["hand_sizes"] == [15] * 4


def test_F16_after_three_rounds_the_shortest_road_wins():
    match = end_of_round([9, 7, 5, 3], number=3, owned=[[8], [6], [2], [4, 1]])
    assert match.over
    assert match.to_act == []
    assert match.scores == [19, 13, 7, 5]
    assert match.winners == [3]
    assert match.view(None)["phase"] == "over"
    assert match.view(None)["round"] == 3
    assert boxed.legal(match._state, match.view(None)["king"], new_numbers(200)) == 0


@pytest.mark.parametrize(("king", "winner"), [(0, 0), (1, 1), (2, 0)])
def test_F16_tie_the_holder_of_the_King_else_the_nearest_clockwise(king, winner):
    match = end_of_round([0, 0, 0], king=king, number=3, owned=[[4], [3, 1], [15]])
    assert match.scores[:2] == [4, 4]
    assert match.winners == [winner]


def test_F16_who_owns_no_road_has_nothing_to_walk():
    match = end_of_round([9, 7, 1], number=3, owned=[[], [], []])
    assert match.scores == [7, 5, 0]
    assert match.winners == [2]


# Options


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_memos_deck_gives_one_more_card_to_the_first_two_seats_in_every_round(first):
    match = besace.new("figaro", players=3, setup=start(3, first=first, deck3="memo").setup, deck3="memo")
    sizes = [13 + (seat != (first + 2) % 3) for seat in range(3)]
    assert match.view(None)["hand_sizes"] == sizes
    for hands in match.setup["deals"]:
        assert [len(hand) for hand in hands] == sizes
        assert sum(map(Counter, hands), Counter()) == deck(3, "memo")
    for now in play_at_random(match, first):
        if now.view(None)["round"] == 2:
            assert now.view(None)["hand_sizes"] == sizes
            return


def test_the_memos_deck_is_for_three_players_only():
    with pytest.raises(besace.BadOption, match=r"^The option deck3 is only for 3 players\.$"):
        besace.new("figaro", players=4, deck3="memo")
    assert besace.new("figaro", players=4, deck3="official").options["deck3"] == "official"


def test_roads_may_have_any_lengths_in_any_order():
    lengths = [500, 3, 10**15, 8, 70, 21, 1, 999, 44, 45, 46, 47, 48, 49, 50]
    roads = [[10**15, 999], [500, 1], [70, 8]]
    match = besace.new(
        "figaro", players=3, setup={"first": 0, "roads": roads, "deals": [deal(3)] * 3}, roads=lengths, open_piles=True
    )
    assert match.view(None)["roads_round"] == roads
    assert match.view(None)["options"]["roads"] == lengths
    assert match.setup["roads"] == roads
    for _ in play_at_random(match, 1):
        pass
    view = match.view(None)
    assert {length for owned in view["roads"] for length in owned} <= {length for pieces in roads for length in pieces}
    assert match.scores == [sum(owned) for owned in view["roads"]]
    assert besace.load(json.loads(json.dumps(match.record()))).record() == match.record()


def test_roads_given_as_by_default_are_no_option_to_record():
    assert besace.new("figaro", roads=LENGTHS).record()["options"] == {}


@pytest.mark.parametrize(
    "roads",
    [
        None, 15, "123456789012345", LENGTHS[:14], [*LENGTHS, 16], [0, *LENGTHS[1:]], [-1, *LENGTHS[1:]], [1.5, *LENGTHS[1:]],
        [True, *LENGTHS[1:]], ["1", *LENGTHS[1:]], [15, *LENGTHS[1:]], [10**15 + 1, *LENGTHS[1:]], [[1], *LENGTHS[1:]],
    ],
)  # fmt: skip
def test_other_roads_are_refused_in_one_sentence(roads):
    with pytest.raises(besace.BadOption) as refused:
        besace.new("figaro", players=3, roads=roads)
    assert is_one_sentence(str(refused.value))


# Secrets


def test_a_hand_is_shown_to_its_owner_alone_and_sorted():
    match = start(4, "X J1 B3 V1", "R3")
    assert match.view(0)["hand"] == sorted(match.setup["deals"][0][0], key=CARD_NAMES.index)
    assert "R3" not in json.dumps(match.view(0))
    assert match.view(None)["hand"] is None
    assert "hands" not in match.view(0)


def test_piles_and_the_roads_of_others_are_hidden():
    match = start(3, "V2")
    play(match, "0 play V2 0", "1 take")
    arrange(match, owned=[1, 2, 4, 0, 0, 0])
    assert match.view(1)["piles"] is None
    assert match.view(1)["roads"] == [None, [2], None]
    assert match.view(None)["roads"] == [None, None, None]


def test_open_piles_shows_piles_and_roads():
    match = start(3, "V2", open_piles=True)
    play(match, "0 play V2 0", "1 take")
    arrange(match, owned=[1 | 1 << 14, 2, 0, 0, 0, 0])
    for seat in (0, 1, 2, None):
        assert match.view(seat)["piles"] == [0, 1, 0]
        assert match.view(seat)["roads"] == [[15, 1], [2], []]


def test_a_view_has_its_fields_and_no_others():
    match = start(3, "V2")
    assert set(match.view(0)) == set(match.view(None)) == VIEW_FIELDS
    for _ in play_at_random(match, 0):
        pass
    assert set(match.view(0)) == set(match.view(None)) == VIEW_FIELDS | {"hands"}


def test_what_is_hidden_changes_nothing_that_a_seat_sees():
    one = start(4)
    hands = one.setup["deals"][0]
    other = [[hands[0], hands[3], hands[1], hands[2]], *([hands[1], hands[0], *hands[2:]] for _ in range(2))]
    two = besace.new("figaro", players=4, setup=one.setup | {"deals": other})
    assert one.view(0) == two.view(0)
    assert one.view(None) == two.view(None)
    assert one.observation(0).known == two.observation(0).known
    assert one.view(1) != two.view(1)


def test_later_rounds_are_hidden_even_from_those_who_will_hold_the_cards():
    match = besace.new("figaro", players=5, seed=3)
    for seat in (*range(5), None):
        hands = match.observation(seat).known.hands
        assert hands[1] == hands[2] == [0] * 6
        assert sum(map(bool, hands[0])) == (seat is not None)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_when_the_game_is_over_everything_is_shown_as_the_last_round_ended(players):
    match = besace.new("figaro", players=players, seed=players)
    for now in play_at_random(match, players):
        if not now.over:
            last_move, before = now.moves(now.to_act[0]), now.view(None)
    view = match.view(0)
    assert last_move
    assert view["hands"][view["king"]] == []
    assert [len(hand) for hand in view["hands"]] == view["hand_sizes"]
    assert view["hand"] == view["hands"][0]
    assert sum(before["hand_sizes"]) - sum(view["hand_sizes"]) in (0, 1)
    on_table = sum(map(len, view["table"]))
    assert sum(view["piles"]) + on_table + sum(view["hand_sizes"]) == sum(deck(players).values())
    assert None not in view["roads"]
    assert view == match.view(None) | {"seat": 0, "hand": view["hand"]}


# States that fit what was seen


def known_bytes(match, state, seat):
    """What a seat knows in a state."""
    record = new_records(match.game.functions, "Observation")
    boxed.observe(state, 7 if seat is None else seat, record)
    return record.tobytes() if JIT else record[0].key()


def counted(hands):
    return [sum(hand >> 3 * kind & 7 for hand in hands) for kind in range(18)]


@pytest.mark.parametrize(("players", "deck3"), [(3, "official"), (3, "memo"), (4, "official"), (5, "official"), (6, "official")])
def test_a_resampled_state_looks_the_same_and_has_every_card_once(players, deck3):
    match, rng = besace.new("figaro", players=players, seed=9, deck3=deck3), new_stream(4)
    copies = [deck(players, deck3)[word] for word in CARD_NAMES]
    state = new_records(match.game.functions, "State")
    for now in play_at_random(match, 9):
        if now.ply % 7 and not now.over:
            continue
        for seat in (*range(players), None):
            now.observation(seat).resample(state, rng)
            assert known_bytes(match, state, seat) == known_bytes(match, now._state, seat)
            drawn = match.game.functions.State().load(state) if JIT else state[0]
            assert counted([*drawn.hands[drawn.now], drawn.shown]) == copies
            assert [sum(counted([hand])) for hand in drawn.hands[drawn.now]] == drawn.hand_sizes
            for later in range(drawn.now + 1, 3):
                assert counted(drawn.hands[later]) == copies


def test_all_ways_to_deal_the_unseen_cards_are_equally_likely():
    match, rng = start(3), new_stream(1)
    arrange_hands(match, "V1", "O1 O1", "G1 R1")
    left = sum(1 << 3 * CARD_NAMES.index(card) for card in ("V1", "O1", "O1", "G1", "R1"))
    whole = sum(copies << 3 * CARD_NAMES.index(card) for card, copies in deck(3).items())
    arrange(match, shown=whole - left)
    state, found = new_records(match.game.functions, "State"), Counter()
    observation = match.observation(0)
    for _ in range(3000):
        observation.resample(state, rng)
        hands = match.game.functions.State().load(state).hands if JIT else state[0].hands
        found[tuple(hands[0][1:3])] += 1
    # six ways to choose two of four cards: two O1 are alike, so O1 G1 and O1 R1 come about in two ways each
    assert sorted(round(times / 500) for times in found.values()) == [1, 1, 2, 2]


@pytest.mark.parametrize("players", [3, 6])
def test_a_random_move_is_any_legal_move_equally_likely(players):
    match, rng = start(players, "J1 J2 X V1 R3", "J1 X O2 G1", "O1 V2 J1" if players > 3 else "O1 V2"), new_stream(2)
    for move in ("0 play V1 2", "1 play O2 1", "2 play V2 2"):
        legal = match.observation(match.to_act[0]).legal
        assert legal == sorted(set(legal))
        found = Counter(int(boxed.random_move(match._state, match.to_act[0], rng)) for _ in range(200 * len(legal)))
        assert sorted(found) == legal
        assert all(120 < times < 280 for times in found.values())
        match.play(move)


# What is refused


def changed(key, change):
    def make():
        setup = start(4).setup
        setup[key] = change(setup[key])
        return setup

    return make


def round_changed(key, change):
    return changed(key, lambda rounds: [change(rounds[0]), *rounds[1:]])


def hand_changed(change):
    return round_changed("deals", lambda hands: [change(hands[0]), *hands[1:]])


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (list, "should be an object"),
        (lambda: {"first": 0}, 'lacks the key "roads"'),
        (lambda: start(4).setup | {"bag": 1}, 'unknown key "bag"'),
        (changed("first", lambda _: 4), "first should be a seat from 0 to 3"),
        (changed("first", lambda _: True), "first should be a seat"),
        (changed("roads", lambda rounds: rounds[:2]), "roads should be a list of 3 rounds"),
        (changed("roads", lambda _: None), "roads should be a list of 3 rounds"),
        (round_changed("roads", lambda pieces: pieces[:2]), "round 1 of the roads should be a list of 3 lengths"),
        (round_changed("roads", lambda _: "139"), "round 1 of the roads should be a list of 3 lengths"),
        (round_changed("roads", lambda _: [16, 9, 2]), "no piece of length 16"),
        (round_changed("roads", lambda _: [13, 9, True]), "no piece of length True"),
        (round_changed("roads", lambda _: [13, 9, "2"]), 'no piece of length "2"'),
        (round_changed("roads", lambda _: [13, 13, 2]), "should not hold 13, which is already drawn"),
        (changed("roads", lambda rounds: [rounds[0]] * 3), "round 2 of the roads should not hold 13"),
        (round_changed("roads", lambda _: [9, 13, 2]), "should be longest first"),
        (changed("deals", lambda rounds: rounds[:2]), "deals should be a list of 3 rounds"),
        (round_changed("deals", lambda hands: hands[:3]), "round 1 of the deals should be a list of 4 hands"),
        (round_changed("deals", lambda _: {}), "round 1 of the deals should be a list of 4 hands"),
        (hand_changed(lambda hand: hand[:14]), "should give seat 0 a list of 15 cards"),
        (hand_changed(lambda _: "V1"), "should give seat 0 a list of 15 cards"),
        (hand_changed(lambda hand: ["V4", *hand[1:]]), 'names no card by "V4"'),
        (hand_changed(lambda hand: [["V1"], *hand[1:]]), "names no card by"),
        (hand_changed(lambda hand: ["X", *hand[1:]]), "should hold 3 times V1, not 2 times"),
    ],
)
def test_a_bad_setup_is_refused_in_one_sentence(make, says):
    with pytest.raises(besace.BadSetup) as refused:
        besace.new("figaro", players=4, setup=make())
    assert says in str(refused.value)
    assert is_one_sentence(str(refused.value))


def test_cards_of_the_other_deck_are_refused():
    with pytest.raises(besace.BadSetup):
        besace.new("figaro", players=3, setup=start(3, deck3="memo").setup)
    with pytest.raises(besace.BadSetup):
        besace.new("figaro", players=3, setup=start(3).setup, deck3="memo")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_setup_deals_itself_again(players):
    for seed in range(5):
        setup = besace.new("figaro", players=players, seed=seed).setup
        shuffled = [[random.Random(seed).sample(hand, len(hand)) for hand in hands] for hands in setup["deals"]]
        assert besace.new("figaro", players=players, setup=setup | {"deals": shuffled}).setup == setup


@pytest.mark.parametrize("players", [2, 7])
def test_other_player_counts_are_refused(players):
    with pytest.raises(besace.BadOption, match=rf"^figaro is for 3 to 6 players, not {players}\.$"):
        besace.new("figaro", players=players)

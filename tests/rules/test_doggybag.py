"""Doggy Bag, rule by rule. Positions are reached by playing: coins, loot, roles, raids."""

import pytest

import besace
from besace.games.doggybag.bones import GREY, SCREEN, YELLOW, bone, size
from besace.games.doggybag.events import swapped
from besace.games.doggybag.pasts.hidden_pasts import BOOK, KEPT, POOL, SLOTS, STAYS, give_parts, swap
from besace.games.doggybag.pasts.shares import WAYS
from besace.kernel.generic import new_records
from besace.kernel.stream import new_floats, new_numbers, new_stream

KINDS = ("grey", "white", "red", "yellow", "black")
START = {"grey": 3, "white": 4, "red": 5, "yellow": 1, "black": 3}


def bones(**counts):
    return {kind: counts.get(kind, 0) for kind in KINDS}


def game(players=2, first=0, **options):
    return besace.new("doggybag", players=players, setup={"first": first}, **options)


def play(match, *moves):
    for move in moves:
        match.play(move)
    return match


def loot(match, coins, *puts):
    """Flip the coins and let each seat put its kinds; a single text serves everyone still in."""
    match.play(f"* coins {coins}")
    for seat in match.to_act:
        for kind in (puts[seat] if len(puts) > 1 else puts[0]).split():
            match.play(f"{seat} put {kind}")
    return match


def draws(match, *kinds):
    return play(match, *(f"* draw {kind}" for kind in kinds))


def good(match, number):
    """Draw so many bones, none of them black."""
    for _ in range(number):
        match.play(next(move for move in match.moves("*") if "black" not in move))
    return match


def pass_turn(match, put):
    """A turn of two players in which nothing is drawn: the second takes token 0 and stops."""
    first = match.view(None)["first"]
    loot(match, "1 1", put)
    play(match, f"{first} take 4", f"{1 - first} take 0")
    draws(match, "black")  # token 4 raids first
    return play(match, f"{1 - first} stop")


def test_D1_two_coins_say_how_many_bones_everyone_puts():
    match = game(players=3)
    assert match.to_act == ["*"]
    assert match.moves("*") == ["* coins 1 1", "* coins 1 2", "* coins 2 2"]
    match.play("* coins 1 2")
    view = match.view(None)
    assert (view["phase"], view["coins"], view["owed"]) == ("loot", [1, 2], [3, 3, 3])


def test_D1_seats_put_in_any_order_and_show_only_how_many():
    match = play(game(players=3), "* coins 1 1", "2 put black", "0 put red")
    assert match.to_act == [0, 1, 2]
    other = play(game(players=3), "* coins 1 1", "2 put grey", "0 put white")
    assert match.view(1) == other.view(1)
    assert match.view(None) == other.view(None)
    view = match.view(1)
    assert (view["owed"], view["bag_size"], view["behind_size"]) == ([1, 2, 1], 7, [15, 16, 15])
    play(match, "2 put black", "0 put red", "1 put white", "1 put white")
    assert match.view(0)["phase"] == "roles"


def test_D1_a_kind_that_is_gone_cannot_be_put():
    match = play(game(), "* coins 1 1", "0 put yellow")
    assert "0 put yellow" not in match.moves(0)
    with pytest.raises(besace.IllegalMove):
        match.play("0 put yellow")


def test_D1_when_less_is_left_everyone_puts_all_they_have():
    match = game()
    for put in ("grey grey grey", "white white white", "white red red", "red red red", "yellow black black"):
        loot(match, "1 2", put)
        play(match, "0 take 4", "1 take 0")
        good(match, 4).play("0 stop")
    match.play("* coins 2 2")
    assert match.view(0)["owed"] == [1, 1]
    assert match.moves(0) == ["0 put black"]


def test_D2_tokens_are_taken_from_the_first_player_clockwise():
    match = loot(game(players=3, first=1), "1 1", "grey white")
    assert match.to_act == [1]
    assert [move for move in match.moves(1) if "take" in move] == [f"1 take {n}" for n in range(8)]
    play(match, "1 take 4")
    assert match.to_act == [2]
    assert "2 take 4" not in match.moves(2)
    play(match, "2 take 0")
    assert match.to_act == [0]
    assert match.view(None)["roles"] == [None, 4, 0]


def flips(match, seat):
    """The numbers that a seat may announce with each token, least and most."""
    found = {}
    for move in match.moves(seat):
        _, verb, *numbers = move.split()
        if verb == "flip":
            token, announced = map(int, numbers)
            found.setdefault(token, []).append(announced)
    assert all(numbers == list(range(numbers[0], numbers[-1] + 1)) for numbers in found.values())
    return {token: (numbers[0], numbers[-1]) for token, numbers in found.items()}


def test_D3_a_hothead_flips_a_token_and_announces_a_number():
    match = loot(game(players=3), "1 2", "grey white red")
    match.play("0 flip 6 10")
    assert match.view(None)["roles"] == [{"flip": 6, "announced": 10}, None, None]
    assert match.moves(1) == [f"1 take {n}" for n in (0, 1, 2, 3, 4, 5, 7)]  # one hothead a turn; no effect
    with pytest.raises(besace.IllegalMove):
        match.play("1 flip 5 9")


def test_D3_the_ceiling_is_the_bag_and_two_more_while_the_intendant_may_still_fill_it():
    match = loot(game(players=3), "1 2", "grey white red")  # 14 bones; the chest is empty, which changes nothing
    assert flips(match, 0) == {token: (8, 14 if token == 6 else 16) for token in range(8)}
    with pytest.raises(besace.IllegalMove):
        match.play("0 flip 1 17")
    match.play("0 take 6")
    assert flips(match, 1) == {token: (8, 14) for token in range(8) if token != 6}


@pytest.mark.parametrize(("announced", "left"), [(9, 2), (11, 0)])
def test_D3_a_number_above_the_bag_reaches_the_bones_that_the_intendant_adds(announced, left):
    match = loot(game(players=2), "1 1", "white white")
    play(match, "0 take 7", "1 take 0")
    draws(match, "white", "white", "red", "black")
    match.play("1 stop")
    loot(match, "1 1", "white grey")  # nine bones, none of them black, and three on the chest
    play(match, f"0 flip 0 {announced}", "1 take 6", "1 bag white", "1 bag white")
    good(match, announced)
    assert match.view(None)["bag_size"] == left
    assert match.moves(0) == (["0 stop", "0 glut"] if left else [])  # an empty bag ends the turn by itself


def test_D3_in_a_beginners_game_the_ceiling_is_the_bag():
    match = loot(game(players=3, beginner=True), "1 2", "grey white red")
    assert flips(match, 0) == dict.fromkeys(range(8), (8, 14))


def test_D3_with_fewer_than_eight_bones_only_eight_can_be_announced():
    match = loot(game(players=2), "1 1", "black black")
    play(match, "0 flip 7 8", "1 take 6")
    draws(match, "black", "black")
    loot(match, "1 1", "white white")
    match.play("0 take 3")
    draws(match, "grey")
    match.play("1 flip 0 8")
    draws(match, "white", "white", "white", "white", "white", "red", "yellow", "black")
    assert match.view(None)["bag_size"] == 2
    draws(match, "black")  # seat 0 has 2 black bones now and seat 1 too
    loot(match, "1 1", "grey grey")
    assert match.view(None)["bag_size"] == 5  # and two more are not eight either
    assert flips(match, 0) == dict.fromkeys(range(8), (8, 8))


def test_D4_the_hothead_raids_first_then_the_highest_token():
    match = loot(game(players=3), "1 1", "white white")
    play(match, "0 take 4", "1 take 0", "2 flip 3 8")
    assert (match.view(None)["phase"], match.view(None)["raider"]) == ("raid", 2)
    draws(match, "black")
    assert match.view(None)["raider"] == 0
    assert match.view(None)["raided"] == [2]


def test_D4_a_black_bone_ends_the_raid_grey_ones_are_kept_the_rest_goes_to_the_chest():
    match = loot(game(players=2), "1 1", "white grey")
    play(match, "0 take 7", "1 take 0")
    draws(match, "grey", "white", "red")
    assert match.view(None)["raid"] == bones(grey=1, white=1, red=1)
    draws(match, "black")
    view = match.view(None)
    assert view["front"][0] == bones(grey=1, black=1)
    assert view["chest"] == bones(white=1, red=1)
    assert (view["raider"], view["phase"]) == (1, "decide")


def test_D4_any_bone_of_the_bag_may_be_drawn_and_no_other():
    match = loot(game(players=2), "1 1", "white white")
    play(match, "0 take 4", "1 take 0")
    assert match.moves("*") == [f"* draw {kind}" for kind in KINDS]
    draws(match, "black")
    play(match, "1 glut")
    assert match.moves("*") == [f"* draw {kind}" for kind in KINDS[:4]]
    with pytest.raises(besace.IllegalMove):
        match.play("* draw black")


def test_D4_when_the_bag_is_empty_the_player_keeps_what_they_drew_and_the_turn_ends():
    match = loot(game(players=2), "1 1", "grey grey")
    play(match, "0 take 4", "1 flip 0 9")
    draws(match, "black")  # the hothead fails with 8 bones left
    draws(match, "grey", "grey", "grey", "grey")
    play(match, "0 stop")
    loot(match, "1 1", "white white")
    play(match, "0 flip 0 8", "1 take 4")
    draws(match, "grey", "white", "white", "white", "white", "white", "red", "yellow")  # the eighth empties the bag
    view = match.view(None)
    assert view["front"][0] == bones(grey=5, white=5, red=1, yellow=1)
    assert (view["phase"], view["turn"], view["bag_size"]) == ("coins", 3, 0)


def test_D4_a_raid_on_an_empty_bag_ends_the_turn():
    match = loot(game(players=2), "1 1", "black white")  # bag of nine with three black
    play(match, "0 flip 7 9", "1 take 4")
    draws(match, "grey", "white", "white", "white", "red", "yellow", "black")
    draws(match, "black")
    assert match.view(None)["bag_size"] == 1
    loot(match, "1 1", "white white")
    play(match, "0 take 0", "1 flip 7 8")
    draws(match, "white", "white", "white", "white", "black")  # the last bone of the bag is black
    view = match.view(None)
    assert (view["phase"], view["turn"]) == ("coins", 3)  # token 0 stops by itself on an empty bag
    assert view["front"][1] == bones(black=2)


def test_D5_success_lets_the_player_stop_and_ends_the_turn_for_everyone():
    match = loot(game(players=3), "1 1", "white white")
    play(match, "0 take 3")
    draws(match, "red")
    play(match, "1 take 4", "2 take 0")
    draws(match, "white", "white", "white", "white")
    assert match.moves(1) == ["1 stop", "1 glut"]
    match.play("1 stop")
    view = match.view(None)
    assert view["front"][1] == bones(white=4)
    assert (view["phase"], view["turn"], view["roles"]) == ("coins", 2, [None] * 3)


def test_D5_an_empty_bag_is_a_stop_by_itself():
    match = loot(game(players=2), "1 1", "white white")
    play(match, "0 flip 0 9", "1 take 4")
    draws(match, "grey", "white", "white", "white", "white", "white", "red", "yellow")
    assert match.moves("*") == ["* draw black"]
    draws(match, "black")
    assert match.view(None)["phase"] == "coins"  # token 4 finds an empty bag


def test_D5_token_0_succeeds_with_no_draw_and_may_be_gluttonous():
    match = loot(game(players=2), "1 1", "white white")
    play(match, "0 take 4", "1 take 0")
    draws(match, "black")
    assert match.moves(1) == ["1 stop", "1 glut"]
    match.play("1 glut")
    assert match.view(None)["phase"] == "glut"
    draws(match, "yellow")
    assert match.view(None)["front"][1] == bones(yellow=1)


def glut_ready(edition="revised"):
    """Seat 0 holds a white bone in front; seat 1 has drawn grey and white with token 2 and may be gluttonous."""
    match = loot(game(players=3, edition=edition), "1 1", "grey white")
    play(match, "0 take 3")
    draws(match, "white")
    play(match, "1 take 2", "1 first 1", "2 take 0")
    draws(match, "black")  # seat 0 fails
    draws(match, "grey", "white")
    return play(match, "1 glut")


def test_D6_gluttony_that_draws_black_loses_the_raid_but_the_grey_bones():
    match = loot(game(players=2), "1 1", "black grey")
    play(match, "0 take 4", "1 take 2", "1 first 1")
    draws(match, "black")
    draws(match, "grey", "white")
    play(match, "1 glut")
    draws(match, "black")
    view = match.view(None)
    assert view["front"][1] == bones(grey=1, black=1)
    assert view["chest"] == bones(white=1)


def test_D6_in_the_english_edition_gluttony_that_draws_black_loses_everything():
    match = loot(game(players=2, edition="english"), "1 1", "black grey")
    play(match, "0 take 4", "1 take 2", "1 first 1")
    draws(match, "grey", "black")  # a raid that fails keeps the grey ones in every edition
    assert match.view(None)["front"][0] == bones(grey=1, black=1)
    draws(match, "grey", "white")
    play(match, "1 glut")
    draws(match, "black")
    view = match.view(None)
    assert view["front"][1] == bones(black=1)
    assert view["chest"] == bones(grey=1, white=1)


def test_D6_gluttony_that_succeeds_may_steal_a_bone_of_that_kind():
    match = glut_ready()
    draws(match, "white")
    view = match.view(None)
    assert (view["phase"], view["glutted"], view["raider"]) == ("steal", "white", 1)
    assert (view["raid"], view["front"][1]) == (bones(), bones(grey=1, white=2))
    assert match.moves(1) == ["1 steal 0", "1 keep"]
    match.play("1 steal 0")
    view = match.view(None)
    assert view["front"][0] == bones(black=1)
    assert view["front"][1] == bones(grey=1, white=3)
    assert view["phase"] == "coins"


def test_D6_a_steal_can_be_declined_and_is_not_asked_where_nobody_has_one():
    match = play(draws(glut_ready(), "white"), "1 keep")
    assert match.view(None)["front"][0] == bones(white=1, black=1)
    match = draws(glut_ready(), "red")
    assert match.view(None)["phase"] == "coins"


def test_D7_when_everyone_has_failed_the_turn_ends():
    match = loot(game(players=2), "1 1", "black black")
    play(match, "0 take 4", "1 take 6")
    draws(match, "black", "black")
    view = match.view(None)
    assert (view["phase"], view["turn"]) == ("coins", 2)
    assert view["front"] == [bones(black=1)] * 2


def test_D8_three_black_bones_throw_a_player_out_and_the_last_one_left_wins():
    match = loot(game(players=2), "1 1", "black red")
    for turn in range(3):
        play(match, "0 take 7" if turn == 0 else "0 take 4", "1 take 0")
        draws(match, "black")
        if turn < 2:
            match.play("1 stop")
            loot(match, "1 1", "black red" if turn == 0 else "white red")
    assert match.over
    assert (match.winners, match.scores) == ([1], [0, 0])
    view = match.view(None)
    assert (view["out"], view["chest"]["black"], view["front"][0]) == ([0], 3, bones())
    assert view["behinds"][0] == bones(grey=3, white=3, red=2, yellow=1, black=1)
    assert (view["roles"], view["raided"], view["raider"], view["raid"]) == ([4, 0], [0], None, bones())


def test_D8_the_first_player_token_passes_on_and_the_others_play_on():
    match = game(players=3)
    for turn in range(3):
        loot(match, "1 1", "black red")
        play(match, "0 take 4", "1 flip 7 8", "2 take 0")
        if turn == 0:
            draws(match, "black", "black")
        else:
            draws(
                match, *(["red"] * 2 + ["black"]) if turn == 1 else ["grey", "white", "yellow", "red", "red", "red", "red", "red"]
            )
            if turn == 1:
                draws(match, "black")
            else:
                match.play("1 glut")
                draws(match, "black")
                break
        match.play("2 stop")
    view = match.view(None)
    assert view["out"] == [1]  # its raid had been a success until then
    assert view["raider"] == 0
    draws(match, "black")
    view = match.view(None)
    assert (view["out"], view["first"], match.over) == ([0, 1], 2, True)
    assert view["behind_size"] == [10, 10, 10]
    assert match.winners == [2]


def test_D8_a_player_thrown_out_puts_and_chooses_no_more_but_keeps_role_till_the_turn_ends():
    match = game(players=3)
    for turn in range(3):
        loot(match, "1 1", "black red")
        play(match, "0 take 4", "1 take 3")
        good(match, 1)
        play(match, "2 take 0")
        draws(match, "black")
        if turn < 2:
            good(match, 3).play("1 stop")
    view = match.view(None)
    assert (view["out"], view["first"], view["roles"]) == ([0], 1, [4, 3, 0])
    good(match, 3).play("1 stop")
    match.play("* coins 1 2")
    assert match.to_act == [1, 2]
    assert match.view(0)["owed"] == [0, 3, 3]
    assert match.view(0)["moves"] == []
    for seat in (1, 2):
        play(match, *[f"{seat} put {kind}" for kind in ("white", "white", "white")])
    assert match.to_act == [1]


def test_D9_tokens_go_back_what_is_left_stays_in_the_bag():
    match = pass_turn(game(), "black white")
    view = match.view(None)
    assert (view["bag_size"], view["roles"], view["coins"], view["raided"]) == (8, [None, None], None, [])
    assert (view["first"], view["turn"]) == (0, 2)
    loot(match, "1 1", "white white")
    assert len([m for m in match.moves(0) if "take" in m]) == 8


def test_R0_one_black_bone_goes_from_the_own_front_to_the_chest():
    match = pass_turn(game(), "black white")
    assert match.view(None)["front"][0] == bones(black=1)
    loot(match, "1 1", "white white")
    match.play("0 take 0")
    view = match.view(None)
    assert (view["front"][0], view["chest"]) == (bones(), bones(black=1))
    assert view["black_seen"] == 1


def test_R0_does_nothing_without_a_black_bone():
    match = play(loot(game(), "1 1", "white white"), "0 take 0")
    assert (match.view(None)["chest"], match.to_act) == (bones(), [1])


def test_R1_the_watcher_draws_then_looks():
    match = play(loot(game(), "1 1", "white white"), "0 take 1")
    assert (match.to_act, match.view(None)["phase"]) == (["*"], "effect")
    draws(match, "red")
    assert match.view(None)["front"][0] == bones(red=1)
    assert match.view(0)["bag"] == bones(grey=1, white=5, yellow=1, black=1)
    assert match.view(1)["bag"] is None
    assert match.view(None)["bag"] is None


def test_R1_a_black_bone_goes_back():
    match = draws(play(loot(game(), "1 1", "white white"), "0 take 1"), "black")
    assert match.view(None)["front"][0] == bones()
    assert match.view(0)["bag"] == bones(grey=1, white=5, red=1, yellow=1, black=1)


def test_R1_in_the_first_edition_the_watcher_looks_before_drawing():
    match = play(loot(game(edition="first"), "1 1", "white white"), "0 take 1")
    assert match.view(0)["bag"] == bones(grey=1, white=5, red=1, yellow=1, black=1)
    draws(match, "red")
    assert match.view(0)["bag"] == bones(grey=1, white=5, yellow=1, black=1)  # a public change is followed


def test_R2_the_leader_gives_the_first_player_token_to_anyone_still_in():
    match = play(loot(game(players=3), "1 1", "white white"), "0 take 2")
    assert match.moves(0) == ["0 first 0", "0 first 1", "0 first 2"]
    match.play("0 first 2")
    assert match.view(None)["first"] == 2
    assert match.to_act == [1]  # it counts from the next turn on


def test_R3_the_pickpocket_draws_without_a_look():
    match = draws(play(loot(game(), "1 1", "white white"), "0 take 3"), "yellow")
    assert match.view(None)["front"][0] == bones(yellow=1)
    assert match.view(0)["bag"] is None
    match = draws(play(loot(game(), "1 1", "white white"), "0 take 3"), "black")
    assert match.view(None)["front"][0] == bones()
    assert match.view(None)["bag_size"] == 9


def test_R4_the_mole_looks_and_follows_until_another_puts():
    match = play(loot(game(), "1 1", "white red", "black grey"), "0 take 4")
    assert match.view(0)["bag"] == bones(grey=2, white=2, red=2, yellow=1, black=2)
    play(match, "1 take 0")
    draws(match, "grey", "black")
    assert match.view(0)["bag"] == bones(grey=1, white=2, red=2, yellow=1, black=1)
    play(match, "1 stop", "* coins 1 1", "0 put yellow")
    assert match.view(0)["bag"] == bones(grey=1, white=2, red=2, yellow=2, black=1)  # its own put
    match.play("1 put grey")
    assert match.view(0)["bag"] is None


def test_R5_the_scout_shows_three_and_puts_one_on_the_chest():
    match = play(loot(game(), "1 1", "white white"), "0 take 5")
    draws(match, "red", "white", "black")
    view = match.view(1)
    assert (view["shown"], view["bag_size"]) == (bones(white=1, red=1, black=1), 6)
    assert match.moves(0) == ["0 chest white", "0 chest red", "0 chest black"]
    match.play("0 chest black")
    view = match.view(1)
    assert (view["shown"], view["bag_size"], view["chest"]) == (bones(), 8, bones(black=1))


def test_R6_the_intendant_moves_two_bones_from_the_chest_to_the_bag():
    match = play(loot(game(), "1 1", "white white"), "0 take 5")
    draws(match, "red", "white", "black")
    play(match, "0 chest black", "1 take 6")
    assert match.moves(1) == ["1 bag black"]  # fewer where the chest holds fewer
    match.play("1 bag black")
    assert (match.view(None)["chest"], match.view(None)["bag_size"]) == (bones(), 9)
    assert match.view(None)["phase"] == "raid"


def test_R6_takes_two_where_there_are_two_and_none_from_an_empty_chest():
    match = loot(game(), "1 1", "white grey")
    play(match, "0 take 6")
    assert match.to_act == [1]
    match.play("1 take 0")
    draws(match, "white", "red", "yellow", "black")
    match.play("1 stop")
    loot(match, "1 1", "white white")
    match.play("0 take 6")
    assert match.moves(0) == ["0 bag white", "0 bag red", "0 bag yellow"]
    play(match, "0 bag yellow", "0 bag red")
    assert match.view(None)["chest"] == bones(white=1)
    assert match.to_act == [1]


def test_R7_the_expert_swaps_a_bone_with_the_chest():
    match = play(loot(game(), "1 1", "white white"), "0 take 5")
    draws(match, "red", "white", "yellow")
    play(match, "0 chest yellow", "1 take 7")
    assert "1 swap black yellow" in match.moves(1)
    assert "1 swap yellow yellow" in match.moves(1)  # like for like is allowed
    match.play("1 swap black yellow")
    assert match.view(None)["chest"] == bones(black=1)
    assert match.view(1)["behind"] == bones(grey=3, white=2, red=5, yellow=2, black=2)


def test_R7_nothing_happens_with_an_empty_chest():
    match = play(loot(game(), "1 1", "white white"), "0 take 7")
    assert match.to_act == [1]


def test_E1_the_game_ends_when_nothing_is_behind_the_screens():
    match = game()
    for put in ALL_PUTS:
        assert not match.over
        loot(match, "2 2", put)
        play(match, "0 take 4", "1 take 3")
        draws(match, "black") if put.startswith("red") else good(match, 1)
        good(match, 4).play("0 stop")
    assert match.over
    view = match.view(None)
    assert view["behind_size"] == [0, 0]
    assert match.scores == [front["grey"] + front["white"] + 2 * front["red"] + 3 * front["yellow"] for front in view["front"]]
    assert match.winners == [0]
    assert (view["turn"], view["coins"], view["to_act"]) == (4, [2, 2], [])


def test_E2_the_game_ends_when_every_black_bone_has_been_seen():
    match = loot(game(), "1 2", "black black black")  # all seven are in the bag
    play(match, "0 take 4", "1 take 0")
    draws(match, "black")
    match.play("1 stop")
    for _ in range(2):
        loot(match, "1 1", "white grey")
        play(match, "0 take 0", "1 take 5")
        draws(match, "black", "black", "black")
        match.play("1 chest black")
        draws(match, "black")
        match.play("0 stop")
    view = match.view(None)
    assert (view["black_seen"], view["front"][1]["black"], view["chest"]["black"]) == (5, 2, 3)
    loot(match, "1 1", "red red")
    play(match, "0 take 5")
    draws(match, "black", "black", "white")
    play(match, "0 chest black", "1 take 0")
    assert match.view(None)["black_seen"] == 6
    draws(match, "black")
    assert not match.over
    match.play("1 stop")
    assert match.over
    view = match.view(None)
    assert view["black_seen"] == 7
    assert sum(view["behind_size"]) > 0


def test_E2_a_black_bone_in_the_bag_prevents_the_end():
    match = loot(game(), "1 2", "black black black")
    play(match, "0 take 4", "1 take 0")
    draws(match, "black")
    match.play("1 stop")
    assert match.view(None)["black_seen"] == 1
    assert not match.over


ALL_PUTS = ("grey grey grey white", "white white white red", "red red red red", "yellow black black black")


def eight_all(edition, *last_turn):
    """Seat 0 and seat 1 win four points in turn, with token 4 against token 0; seat 1's last four follow ``last_turn``."""
    match = game(edition=edition)
    raids = ("grey grey grey grey", "grey grey grey white", "white white white white", "white white white white")
    for turn, (put, raid) in enumerate(zip(ALL_PUTS, raids, strict=True)):
        loot(match, "2 2", put)
        raider = turn % 2
        if turn == 3:
            play(match, *last_turn)
        else:
            play(match, *sorted([f"{raider} take 4", f"{1 - raider} take 0"]))
        draws(match, *raid.split())
        match.play(f"{raider} stop")
    assert match.scores == [8, 8]
    return match


def test_E3_a_tie_goes_to_the_higher_role():
    assert eight_all("revised", "0 take 0", "1 take 4").winners == [1]
    assert eight_all("revised", "0 take 6", "1 take 4", "* draw black").winners == [0]


def test_E3_a_hothead_counts_the_number_announced():
    assert eight_all("revised", "0 flip 2 8", "1 take 4", "* draw black").winners == [0]
    assert eight_all("english", "0 flip 2 8", "1 take 4", "* draw black").winners == [0]


def test_E3_in_the_first_edition_fewest_black_bones_win_then_the_win_is_shared():
    assert eight_all("first", "0 take 6", "1 take 4", "* draw black").winners == [1]
    assert eight_all("first", "0 take 0", "1 take 4").winners == [0, 1]


def test_hidden_bones_that_no_screens_can_hold_are_shared_out_in_no_way():
    """Two seats have one yellow bone each, so three cannot lie behind their screens; two can."""
    ways, rng = new_floats(WAYS), new_stream(1)
    for yellow, possible in ((3, False), (2, True)):
        book = new_numbers(BOOK)
        for seat in (1, 2):
            book[POOL + seat] = SCREEN
            book[SLOTS + seat] = size(SCREEN) - 2
        hidden = yellow * bone(YELLOW) + (4 - yellow) * bone(GREY)
        assert (give_parts(hidden, book, ways, rng) > 0) == possible
    assert book[STAYS + 1] == book[STAYS + 2] == bone(YELLOW) + bone(GREY)


def test_R7_a_bone_that_is_known_to_lie_behind_a_screen_is_the_one_that_was_swapped():
    book, onlooker = new_numbers(BOOK), new_records(besace.GAMES["doggybag"].functions, "Observation")[0]
    book[KEPT + 1] = bone(GREY)
    assert swap(onlooker, swapped(1, GREY, YELLOW), False, book, new_stream(1)) == 1.0
    assert book[KEPT + 1] == bone(YELLOW)


def test_beginner_plays_without_effects_and_passes_the_token():
    match = loot(game(players=3, beginner=True), "1 1", "white white")
    play(match, "0 take 1", "1 take 2", "2 take 7")
    assert match.view(None)["phase"] == "raid"
    draws(match, "black")
    draws(match, "white", "white")
    match.play("1 stop")
    assert match.view(None)["first"] == 1
    assert match.options["beginner"] is True


def test_views_tell_a_spectator_nothing_private():
    view = loot(game(), "1 1", "white white").view(None)
    assert (view["behind"], view["bag"], view["seat"], view["moves"]) == (None, None, None, [])
    assert game().view(1)["bag"] == bones(grey=1, white=1, red=1, yellow=1, black=1)  # everyone has looked before the first loot
    assert game().view(1)["behind"] == START


@pytest.mark.parametrize("setup", [{}, {"first": 2}, {"first": True}, {"first": 0, "bag": []}, 7])
def test_a_setup_that_is_none_is_refused(setup):
    with pytest.raises(besace.BadSetup, match=r"^The setup|^In the setup"):
        besace.new("doggybag", players=2, setup=setup)


def test_by_rules_of_thumb_one_announces_everything_when_no_black_bone_can_come():
    match = loot(game(), "1 2", "white white white", "black black black")
    match.play("0 take 5")
    draws(match, "black", "black", "black")
    play(match, "0 chest black", "1 take 0")
    draws(match, "black")
    match.play("1 stop")
    loot(match, "1 1", "white grey", "white grey")
    play(match, "0 take 0", "1 take 5")  # seat 0 is rid of its black bone
    draws(match, "black", "black", "white")
    match.play("1 chest black")
    draws(match, "black")
    match.play("0 stop")
    loot(match, "1 1", "grey grey", "white white")  # seat 0 has kept its three black bones: all others lie open
    size_of_bag = match.view(0)["bag_size"]
    assert match.view(0)["black_seen"] + match.view(0)["behind"]["black"] == 7
    assert besace.bot("thumb", seed=1).choose(match.observation(0)) == f"0 flip 0 {size_of_bag}"

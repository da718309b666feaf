"""What networks are told and may choose: numbers near 1, every move at most one choice, and what is worked out is right."""

import itertools
import random

import numpy as np
import pytest

import besace
from besace.bots import weights
from besace.bots.mind import understand
from besace.bots.net import new_room
from besace.bots.weights import Weights
from besace.conformance.cases import Case, every_case, sampled
from besace.games.filou.rules import BIG, VALUE, hunted
from besace.games.parts.network import NO_CHOICE, starts
from besace.kernel.generic import choice
from besace.kernel.jit import JIT, jit
from besace.kernel.network import count_of

LARGEST = 16


@jit
def _choice(vector, seat, move):
    return choice(vector[0], seat, move)


def told(match: besace.Match, seat: int):
    """What a seat's network is told, by the names of its inputs, and the vector that it was made from."""
    inputs, outputs = weights.ends(match.game)
    least = Weights({"sizes": [inputs, 1, 1, outputs]}, np.zeros(count_of((inputs, 1, 1, outputs)), np.float32))
    room = new_room(match.game, least)
    for i in range(inputs):
        room.x[i] = 7.0  # nothing of an earlier position is left
    understand(match.observation(seat).record, seat, least.layers, room)
    groups = match.game.part("network").INPUTS
    named = zip(groups, starts(groups), strict=False)
    return {group.name: [float(n) for n in room.x[at : at + group.size]] for group, at in named}, room.vector


@every_case
def test_networks_are_told_small_numbers_and_every_move_is_at_most_one_of_their_choices(case: Case) -> None:
    count = starts(case.game.part("network").CHOICES)[-1]
    for match in sampled(case, 20):
        for seat in range(match.players):
            numbers, vector = told(match, seat)
            assert max(abs(n) for group in numbers.values() for n in group) < LARGEST
            if seat not in match.to_act:
                continue
            found = [int(_choice(vector, seat, move)) for move in match.observation(seat).legal]
            assert all(NO_CHOICE <= c < count for c in found)
            assert any(c != NO_CHOICE for c in found)


def test_filou_expects_of_the_sack_what_all_its_possible_cards_are_worth_on_average() -> None:
    checked = 0
    for players in (3, 4):
        for match in sampled(Case("filou", players), 60, seed=4):
            view = match.view(None)
            if view["phase"] != "bid":
                continue
            seat = match.to_act[0]
            checked += 1
            assert 10 * told(match, seat)[0]["sack"][1] == pytest.approx(mean_of_all_sacks(match, seat), abs=1e-5)
    assert checked > 20


def mean_of_all_sacks(match: besace.Match, seat: int) -> float:
    known, hidden = [], []
    names = ["-8", "-5", "rabbit", "3", "5", "8", "11", "15", "big", "small"]
    _, vector = told(match, seat)
    known_now = match.game.functions.Vector().load(vector) if JIT else vector[0]
    for place in match.view(seat)["row"]:
        if place["card"] is not None:
            known.append(names.index(place["card"]))
        else:
            unshown = known_now.unshown[(place["owner"] - seat) % match.players]
            hidden.append([card for card in range(10) if unshown[card]])
    total = [worth([*known, *cards]) for cards in itertools.product(*hidden)]
    return sum(total) / len(total)


def worth(row: list[int]) -> int:
    animals, dogs = [card for card in row if card < BIG], [card for card in row if card >= BIG]
    total = sum(VALUE[card] for card in animals)
    if len(dogs) == 1:
        total -= VALUE[int(hunted(sum({1 << card for card in animals}), 1 << dogs[0]))]
    return total


def test_figaro_does_not_tell_colours_apart() -> None:
    rng = random.Random(5)
    for match in sampled(Case("figaro", 4), 12, seed=9):
        order = rng.sample("VOGRB", 5)
        other = besace.load(recoloured(match.record(), dict(zip("VOGRB", order, strict=True))))
        for seat in range(4):
            (numbers, vector), (others, changed) = told(match, seat), told(other, seat)
            assert numbers == others
            if seat in match.to_act:
                found = [
                    sorted(int(_choice(box, seat, move)) for move in each.observation(seat).legal)
                    for each, box in ((match, vector), (other, changed))
                ]
                assert found[0] == found[1]


def recoloured(value, colours):
    """A record with its colours changed everywhere."""
    if isinstance(value, dict):
        return {key: recoloured(each, colours) for key, each in value.items()}
    if isinstance(value, list):
        return [recoloured(each, colours) for each in value]
    if isinstance(value, str):
        return " ".join(
            colours[word[0]] + word[1:] if len(word) == 2 and word[0] in colours else word for word in value.split(" ")
        )
    return value


def test_doggy_bag_knows_the_odds_of_clean_draws_from_a_bag_that_it_has_seen() -> None:
    match = besace.new("doggybag", players=2, setup={"first": 0})
    for move in ("* coins 1 1", "0 put grey", "0 put red", "1 put black", "1 put black", "0 take 4"):
        match.play(move)
    looked, blind = told(match, 0)[0], told(match, 1)[0]
    assert looked["odds"][:3] == pytest.approx([6 / 9, 6 / 9 * 5 / 8, 6 / 9 * 5 / 8 * 4 / 7])
    assert looked["bag"][-3:] == pytest.approx([1.0, 3 / 4, (1 + 1 + 2 + 2 + 1 + 3) / 6 / 2])
    assert blind["bag"][-3] == 0.0
    assert blind["bag"][-2] == pytest.approx((3 + 2 * (3 + 3 + 1 - 2 - 3 + 1) / 16) / 4, abs=0.2)


def test_a_hothead_of_doggy_bag_chooses_among_small_numbers_the_whole_bag_and_more() -> None:
    match = besace.new("doggybag", players=6, setup={"first": 0})
    match.play("* coins 2 2")
    for seat in range(6):
        for _ in range(4):
            match.play(f"{seat} put red")
    _, vector = told(match, 0)
    bag = match.view(0)["bag_size"]
    found = {number: int(_choice(vector, 0, flip(match, 7, number))) for number in range(8, bag + 3)}
    named = [number for number, c in found.items() if c != NO_CHOICE]
    assert named == [8, 9, 10, 11, 12, bag, bag + 2]
    assert len({found[number] for number in named}) == len(named)


def flip(match: besace.Match, token: int, number: int) -> int:
    """The number of the move that flips a token to announce a number."""
    return match.game.spellings.index(f"flip {token} {number}")


def test_what_is_done_with_each_bone_and_each_seat_of_doggy_bag_is_a_choice_of_its_own() -> None:
    match = besace.new("doggybag", players=6, setup={"first": 0})
    _, vector = told(match, 2)
    verbs = ("put", "take", "first", "chest", "bag", "swap", "stop", "glut", "steal", "keep")
    moves = [move for move, text in enumerate(match.game.spellings) if text and text.split(" ")[0] in verbs]
    found = [int(_choice(vector, 2, move)) for move in moves]
    assert len(set(found)) == len(found)
    assert NO_CHOICE not in found

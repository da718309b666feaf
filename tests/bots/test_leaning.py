"""States imagined by habits come as often as the habits say."""

import random
from collections import Counter

import pytest

import besace
from besace.beliefs import learned
from besace.conformance.cases import state_of
from besace.games.doggybag.bones import BLACK, SCREEN, of_kind, one_put, put_of_kind
from besace.games.doggybag.pasts.leaning import put_odds
from besace.games.filou.rules import CARDS
from besace.games.filou.thumb import LAST, PARTS
from besace.kernel.generic import lean as lean_in_game
from besace.kernel.generic import new_records
from besace.kernel.jit import jit
from besace.kernel.stream import new_floats, new_stream

STATES, TOLERANCE = 3000, 0.03
GAMES, FEW_STATES, ASKED = 12, 12, 0.05  # games between rules of thumb; states imagined, in such a share of its positions


@jit
def lean(box, seat, leanings, rng):
    lean_in_game(box[0], seat, leanings, rng)


def imagined(match, seat, table, states=STATES):
    """States that a seat imagines by these leanings."""
    leanings, rng, box = new_floats(len(table)), new_stream(2), new_records(match.game.functions, "State")
    leanings[:] = table
    state = match.game.functions.State()
    for _ in range(states):
        match.observation(seat).resample(box, rng)
        lean(box, seat, leanings, rng)
        yield state.load(box)


def test_bones_are_put_as_often_as_the_leanings_say():
    match, rng = besace.new("doggybag", players=2, seed=3), random.Random(3)
    match.chance(rng)
    number = 0
    while match.to_act != ["*"] and match.moves(match.to_act[0])[0].split()[1] == "put":
        number += match.to_act[0] == 1
        match.play(rng.choice(match.moves(match.to_act[0])))
    table = [1.0, 0.5, 1.0, 2.0, 6.0] * 5
    leanings = new_floats(len(table))
    leanings[:] = table
    found = Counter(int(state.puts[1][0]) for state in imagined(match, 0, table))
    ways = {put: put_odds(SCREEN, put, 0, leanings) for put in puts_of(number)}
    for blacks in range(number + 1):
        said = sum(odds for put, odds in ways.items() if put_of_kind(put, BLACK) == blacks) / sum(ways.values())
        seen = sum(count for put, count in found.items() if put_of_kind(put, BLACK) == blacks) / STATES
        assert seen == pytest.approx(said, abs=TOLERANCE)


def puts_of(number, kind=BLACK):
    """All that can be put with so many bones."""
    if kind < 0:
        return [0] if number == 0 else []
    return [put + n * one_put(kind) for n in range(number + 1) for put in puts_of(number - n, kind - 1)]


def test_cards_are_laid_as_often_as_the_leanings_say():
    match = besace.new("filou", players=4, seed=2)
    first = match.view(None)["first"]
    last = (first + 3) % 4
    while match.view(None)["phase"] == "choose":
        match.play(match.moves(match.to_act[0])[0])
    table = [1.0] * (CARDS * PARTS * 3)
    row = CARDS * PARTS * LAST
    table[row : row + CARDS] = [float(card) for card in range(CARDS)]
    found = Counter(int(state.rows[0][3]) for state in imagined(match, first, table))
    assert match.to_act != [last]
    for card in range(CARDS):
        assert found[card] / STATES == pytest.approx(card / sum(range(CARDS)), abs=TOLERANCE)


def test_the_black_bones_that_clever_players_have_put_are_imagined_in_the_bag():
    table, gaps = learned(besace.GAMES["doggybag"]).table, []
    for number in range(GAMES):
        rng, match = random.Random(number), besace.new("doggybag", players=4, seed=number)
        bots = [besace.bot("thumb", seed=4 * number + seat) for seat in range(4)]
        while not match.over:
            if match.to_act == ["*"]:
                match.chance(rng)
                continue
            seat = match.to_act[0]
            if rng.random() < ASKED:
                said = [int(of_kind(state.bag, BLACK)) for state in imagined(match, seat, table, FEW_STATES)]
                gaps.append(sum(said) / FEW_STATES - int(of_kind(state_of(match).bag, BLACK)))
            match.play(bots[seat].choose(match.observation(seat)))
    assert abs(sum(gaps)) / len(gaps) < 0.25
    assert sum(gap * gap for gap in gaps) / len(gaps) < 1.0

"""PettingZoo's own tests for every game, player count and option, and what they do not ask."""

import re
import warnings
import xml.etree.ElementTree as ElementTree

import numpy as np
import pytest
from fontTools.ttLib import TTFont
from pettingzoo.test import api_test, render_test, seed_test

from besace.conformance.cases import every_case, every_count, every_game
from besace.envs.drawing import font_file, pieces_of
from besace.envs.pettingzoo import env
from besace.errors import BadOption, IllegalMove

CYCLES = 150
# PettingZoo says this of every environment with action masks but its own, which it knows by their names.
HARMLESS = {
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Observation is not a NumPy array",
}


def played(table, seed, moves=10_000):
    """Play at random by the masks; the rewards that each agent heard of."""
    table.reset(seed=seed)
    rng, heard = np.random.default_rng(seed), {}
    for agent in table.agent_iter(moves):
        seen, reward, ended, cut, _ = table.last()
        heard[agent] = reward
        table.step(None if ended or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return heard


@every_case
def test_it_passes_the_api_test(case, capsys):
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        api_test(env(case.name, players=case.players, **case.options), num_cycles=CYCLES)
    assert {str(warning.message) for warning in heard} <= HARMLESS


@every_count
def test_it_passes_the_seed_test(case):
    seed_test(lambda: env(case.name, players=case.players), num_cycles=CYCLES)


@every_case
def test_a_game_ends_and_everyone_hears_of_the_reward(case):
    heard = played(env(case.name, players=case.players, **case.options), seed=2)
    assert len(heard) == case.players
    assert sum(heard.values()) == pytest.approx(0, abs=1e-5)
    assert max(heard.values()) > 0


@every_game
def test_a_position_can_be_drawn_in_every_mode(game):
    drawn = {"svg": lambda text: text.startswith("<svg")}
    render_test(lambda render_mode: env(game, render_mode=render_mode), custom_tests=drawn)
    table = env(game, render_mode="svg")
    for moves in (1, 20, 10_000):
        played(table, seed=3, moves=moves)
        assert ElementTree.fromstring(table.render()).tag.endswith("svg")


def test_points_are_counted_beside_the_average_of_the_others_and_whoever_is_out_has_one_less_than_none():
    """Doggy Bag's own case: a seat that is out has a score of 0, as one that is still in may have."""
    table, out = env("doggybag", players=3, reward="points"), 0
    for seed in range(12):
        heard, view = played(table, seed), table._view()
        worth = [-1 if seat in view["out"] else score for seat, score in enumerate(view["scores"])]
        out += len(view["out"])
        for seat in range(3):
            others = [each for other, each in enumerate(worth) if other != seat]
            assert heard[f"player_{seat}"] == pytest.approx(worth[seat] - sum(others) / 2)
    assert out


def test_a_drawing_shows_no_secret():
    """A spectator is drawn for: two games that differ in the hands alone look alike."""
    texts = set()
    for seed in (1, 4):
        table = env("filou", players=3, render_mode="ansi")
        table.reset(seed=seed)
        texts.add(re.sub(r"  seat \d [ ★]", "  seat", table.render()))
    assert len(texts) == 1


@every_game
def test_pixels_are_drawn_with_signs_that_their_font_has(game):
    fonts = [set(TTFont(font_file(bold)).getBestCmap()) for bold in (False, True)]
    table = env(game)
    for moves in (1, 20, 10_000):
        played(table, seed=3, moves=moves)
        pieces = [piece for line in pieces_of(table._view()) for piece in line]
        assert not [sign for piece in pieces for sign in piece.text if ord(sign) not in fonts[piece.bold]]


def test_filous_row_is_drawn_once_in_its_order():
    table = env("filou", players=4, render_mode="ansi")
    table.reset(seed=1)
    for _ in range(4):
        table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[0]))
    shown = [line for line in table.render().splitlines() if line.startswith("The sack: ")]
    assert len(shown) == 1
    assert shown[0].count("seat") == 4
    assert shown[0].count("▒▒") == 3


def test_illegal_moves_and_bad_settings_get_one_sentence():
    table = env("filou", players=3)
    table.reset(seed=1)
    for wrong in (118, -1, 10**6):
        with pytest.raises(IllegalMove, match=r"^Move .*\.$"):
            table.step(wrong)
    with pytest.raises(IllegalMove, match=r"not over\.$"):
        table.step(None)
    with pytest.raises(BadOption, match="render mode"):
        env("filou", render_mode="hologram")

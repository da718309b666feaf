"""Small games whose secrets matter: written down as trees, solved in two ways that agree, and judged as OpenSpiel judges them."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import exploitability
from open_spiel.python.policy import UniformRandomPolicy

import besace.envs.openspiel  # noqa: F401 (registers the games)
from besace.envs.spiel.bot_policy import BotPolicy, bot_on_tree
from besace.envs.spiel.linear import value
from besace.envs.spiel.solving import best_answer, cfr_plus, gains, peeking
from besace.envs.spiel.tree import Tree
from besace.errors import BadOption

SECRETS = {
    "doggybag": "besace_doggybag(beginner=true,secrets=true)",
    "figaro": "besace_figaro(secrets=true)",
    "filou": "besace_filou(secrets=true)",
}
every_secret = pytest.mark.parametrize("name", SECRETS.values(), ids=SECRETS)
LAST_ROUND = "besace_filou(players=3,late=1,reward=points)"


@every_secret
def test_it_matters_in_a_small_game_what_is_hidden(name):
    """In most of its information sets a player cannot tell histories apart, and one who could would win more often."""
    tree = Tree(pyspiel.load_game(name))
    solution = cfr_plus(tree, 60)
    worth = tree.values(tree.edges(solution))[0]
    assert np.mean([asked.nodes > 1 for asked in tree.asked]) > 0.5
    assert sum(gains(tree, solution)) < 0.05
    assert max(peeking(tree, solution, player) - worth[player] for player in range(tree.players)) > 0.08
    for player in range(tree.players):
        assert peeking(tree, solution, player) > best_answer(tree, solution, player) - 1e-12


def test_with_two_players_the_linear_program_and_cfr_find_the_same_value():
    tree = Tree(pyspiel.load_game(SECRETS["doggybag"]))
    solution, exact = cfr_plus(tree, 100), value(tree)
    assert tree.values(tree.edges(solution))[0][0] == pytest.approx(exact, abs=2e-3)
    assert -best_answer(tree, solution, 1) <= exact + 1e-9
    assert best_answer(tree, solution, 0) >= exact - 1e-9


def test_the_linear_program_is_for_two_players():
    with pytest.raises(BadOption, match=r"^The linear program is for two players, not 3\.$"):
        value(Tree(pyspiel.load_game(LAST_ROUND)))


def test_policies_are_judged_as_openspiel_judges_them():
    game = pyspiel.load_game(LAST_ROUND)
    tree = Tree(game)
    assert sum(gains(tree, tree.uniform())) == pytest.approx(exploitability.nash_conv(game, UniformRandomPolicy(game)))
    policy = BotPolicy(game, "stray", draws=1)
    assert sum(gains(tree, bot_on_tree(tree, "stray", draws=1))) == pytest.approx(exploitability.nash_conv(game, policy))


def test_a_bot_that_would_make_a_barred_move_makes_the_nearest_one():
    tree = Tree(pyspiel.load_game(SECRETS["filou"]))
    policy = bot_on_tree(tree, "stray", draws=1)
    assert np.allclose(tree.per_set(policy), 1.0)


def test_a_network_trained_on_whole_games_can_be_judged_on_a_small_one():
    tree = Tree(pyspiel.load_game(SECRETS["figaro"]))
    cold, warm = bot_on_tree(tree, "net", draws=2), bot_on_tree(tree, "net", draws=2, warmth=1.0)
    assert set(cold) == {0.0, 1.0}
    assert np.allclose(tree.per_set(warm), 1.0)
    assert (cold != warm).any()


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("besace_filou(secrets=true,late=1)", r"^A small game is either a late start or the one whose secrets matter: .*\.$"),
        ("besace_filou(secrets=true,players=4)", r"^The small game of filou whose secrets matter is played with players=3\.$"),
        ("besace_doggybag(secrets=true)", r"is played with players=2, beginner=true\.$"),
    ],
)
def test_a_small_game_that_is_not_there_is_refused_in_a_sentence(name, sentence):
    with pytest.raises(BadOption, match=sentence):
        pyspiel.load_game(name)


def test_a_whole_game_is_not_written_down_as_a_tree():
    with pytest.raises(BadOption, match=r"^Only small games, .* are written down as trees: take late or secrets\.$"):
        Tree(pyspiel.load_game("besace_filou"))


def test_the_example_tells_how_a_small_game_is_played():
    command = [sys.executable, "examples/solve.py", "besace_figaro", "--no-bots", "--iterations", "20"]
    done = subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("6,092 histories, 2,348 information sets, of which 54% hide something.\n")
    assert "| 0 | O1 O1 | – | – | 7% | play O1 " in done.stdout

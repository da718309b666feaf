"""OpenSpiel's own simulation test of all games, `games_sim_test`, on ours as they are registered."""

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.tests import games_sim_test

import besace.envs.openspiel  # registers the games
from besace.conformance.cases import every_game
from besace.envs.openspiel import PREFIX


@pytest.fixture(autouse=True)
def _same_games_every_time():
    np.random.seed(1)
    random.seed(1)


@every_game
def test_a_game_passes_with_its_defaults(game):
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(PREFIX + game))


@every_game
def test_a_game_passes_with_the_most_players(game):
    most = besace.GAMES[game].players[-1]
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(f"{PREFIX}{game}(players={most})"))

"""The guide for researchers is run as it stands, and its tables of the layout are those of the code."""

import doctest
from pathlib import Path

import besace.envs.fields
import besace.envs.learner
import besace.envs.openspiel
import besace.envs.pettingzoo
import besace.envs.vector
from besace.envs import layout
from tests.conformance.cases import every_game

GUIDE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_guide_runs():
    assert doctest.testfile(str(GUIDE), module_relative=False, encoding="utf-8").failed == 0


@every_game
def test_the_guide_shows_the_layout_as_it_is(game):
    assert layout(game) in GUIDE.read_text()


def test_the_examples_in_the_modules_run():
    for module in (besace.envs.fields, besace.envs.learner, besace.envs.openspiel, besace.envs.pettingzoo, besace.envs.vector):
        assert doctest.testmod(module).failed == 0

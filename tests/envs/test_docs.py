"""The guide for researchers is run as it stands, and its tables of the layout are those of the code."""

import doctest
from pathlib import Path

from besace.conformance.cases import every_game
from besace.envs import layout

GUIDE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_guide_runs():
    assert doctest.testfile(str(GUIDE), module_relative=False, encoding="utf-8").failed == 0


@every_game
def test_the_guide_shows_the_layout_as_it_is(game):
    assert layout(game) in GUIDE.read_text()

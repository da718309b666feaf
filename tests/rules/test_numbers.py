"""No rule without a test, and no test of a rule that does not exist."""

import ast
import re
from pathlib import Path

import pytest

import besace
from tests.rules.numbers import NUMBERS

NUMBERED = re.compile(r"test_([A-Z]+\d+)(?:_|$)")
every_game = pytest.mark.parametrize("game", besace.GAMES)


def numbers_tested(game: str) -> set[str]:
    """The rule numbers that the tests of a game are named by."""
    path = Path(__file__).with_name(f"test_{game}.py")
    assert path.exists(), f"{game} has no tests of its rules in {path.name}"
    functions = [node.name for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.FunctionDef)]
    return {found[1] for found in map(NUMBERED.match, functions) if found}


@every_game
def test_the_rules_of_the_game_are_numbered(game):
    assert NUMBERS.get(game), f"{game} has no table of rule numbers"


@every_game
def test_every_rule_has_a_test(game):
    found = numbers_tested(game)
    missing = [number for number in NUMBERS.get(game, ()) if number not in found]
    assert not missing, f"these rules of {game} have no test: {', '.join(missing)}"


@every_game
def test_every_numbered_test_names_a_rule(game):
    unknown = sorted(numbers_tested(game) - set(NUMBERS.get(game, ())))
    assert not unknown, f"{game} has no rules numbered {', '.join(unknown)}"

"""Law 1, the other half: nothing outside ``games/`` and ``kernel/`` reads a state, and no state ever leaves a match."""

import ast
import dataclasses
import json
from pathlib import Path
from types import ModuleType, SimpleNamespace

import numpy as np
import pytest

import besace
from besace.kernel.generic import new_records
from tests.conformance.cases import every_case, every_game, sampled, seats, state_of

PACKAGE = Path(besace.__file__).parent
OUTSIDE = sorted(path for path in PACKAGE.rglob("*.py") if path.relative_to(PACKAGE).parts[0] not in ("games", "kernel"))
MATCH = PACKAGE / "play" / "match.py"
HOLDS_STATES = {MATCH}  # the only file that holds the state of a game being played
ON_STATES = {  # the functions whose first argument is always a state
    "deal", "draw_count", "bound", "setup", "step", "outcomes", "outcome", "scores", "winners", "observe",
    "random_step", "play_out", "playouts", "digests",
}  # fmt: skip
FIELDS = {name for game in besace.GAMES.values() for name in game.rules.STATE.names}


def tree_of(path: Path) -> ast.AST:
    tree = ast.parse(path.read_text())
    for node in ast.walk(tree):
        for child in ast.iter_child_nodes(node):
            child.parent = node
    return tree


def where(path: Path, node: ast.AST) -> str:
    return f"{path.relative_to(PACKAGE)}:{node.lineno}"


def called(node: ast.Call) -> str:
    """The name of a called function: ``step``, ``boxed.step``."""
    return ast.unparse(node.func)


def test_only_the_match_holds_the_state_of_a_game_being_played():
    found = {
        path for path in OUTSIDE for node in ast.walk(tree_of(path)) if isinstance(node, ast.Attribute) and node.attr == "_state"
    }
    assert found == HOLDS_STATES


def test_the_match_hands_its_state_to_the_rules_alone():
    for node in ast.walk(tree_of(MATCH)):
        if not (isinstance(node, ast.Attribute) and node.attr == "_state") or isinstance(node.ctx, ast.Store):
            continue
        calls, inner = [], node
        while not isinstance(inner, ast.stmt):
            inner = inner.parent
            if isinstance(inner, ast.Call):
                calls.append(called(inner))
        to_rules = bool(calls) and (calls[0] == "copy" or calls[0].startswith("boxed."))
        to_setup = "game.setup_of" in calls
        assert to_rules or to_setup, f"{where(MATCH, node)} reads the state"
        if to_rules:
            assert not isinstance(node.parent, ast.Subscript | ast.Attribute), f"{where(MATCH, node)} reads the state"


def makes_states(node: ast.expr) -> bool:
    """``new_records(…, "State")``."""
    is_call = isinstance(node, ast.Call) and called(node).endswith("new_records")
    return is_call and any(isinstance(a, ast.Constant) and a.value == "State" for a in node.args)


def states_in(function: ast.AST) -> set[str]:
    """The names in a function that stand for states: made as such, or given to what takes nothing else."""
    names = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Call):
            name = called(node).split(".")[-1]
            if called(node) in {name, f"boxed.{name}", f"generic.{name}"}:
                place = 0 if name in ON_STATES else 1 if name == "resample" else None
                if place is not None and len(node.args) > place and isinstance(node.args[place], ast.Name):
                    names.add(node.args[place].id)
        if isinstance(node, ast.Assign) and makes_states(node.value):
            names.update(target.id for target in node.targets if isinstance(target, ast.Name))
    return names


def reads_of_states(tree: ast.AST) -> list[ast.AST]:
    """Where a field of a state is read or written, by its name."""
    found = []
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        states = states_in(function)
        for node in ast.walk(function):
            base = node.value if isinstance(node, ast.Attribute | ast.Subscript) else None
            while isinstance(base, ast.Subscript):
                base = base.value
            if not isinstance(base, ast.Name) or base.id not in states:
                continue
            by_name = isinstance(node, ast.Attribute) and node.attr in FIELDS
            key = node.slice if isinstance(node, ast.Subscript) else None
            by_key = isinstance(key, ast.Constant) and isinstance(key.value, str)
            if by_name or by_key:
                found.append(node)
    return found


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_field_of_a_state_is_read_outside_the_games(path):
    assert not [where(path, node) for node in reads_of_states(tree_of(path))]


@pytest.mark.parametrize(
    "source",
    [
        "def peek(s, seat, move):\n    step(s, seat, move)\n    return s.mice[0]",
        "def peek(game, o, rng):\n    states = new_records(game, 'State')\n    return states[0].mice",
        "def peek(o, box, rng):\n    boxed.resample(o, box, rng)\n    return box['mice']",
    ],
)
def test_a_peeker_would_be_found(source):
    assert len(reads_of_states(ast.parse(source))) == 1


def reachable(value, seen):
    """Every object that can be reached from a value without asking a function."""
    if id(value) in seen or callable(value) or isinstance(value, ModuleType | str | bytes | int):
        return
    seen[id(value)] = value
    if isinstance(value, dict):
        inner = [*value.keys(), *value.values()]
    elif isinstance(value, list | tuple | set | frozenset):
        inner = list(value)
    elif isinstance(value, np.ndarray):
        inner = []
    elif isinstance(value, SimpleNamespace):
        inner = list(vars(value).values())
    elif dataclasses.is_dataclass(value):
        inner = [*(getattr(value, field.name) for field in dataclasses.fields(value)), *vars(value).values()]
    else:
        inner = list(getattr(value, "__dict__", {}).values())
    for each in inner:
        reachable(each, seen)


@every_case
def test_no_state_can_be_reached_from_what_a_match_gives_away(case):
    for match in sampled(case, 3, seed=20):
        public = [name for name in dir(match) if not name.startswith("_")]
        given = [value for name in public if not callable(value := getattr(match, name))]
        given += [match.record(), repr(match), *(match.moves(actor) for actor in [*range(match.players), "*"])]
        for seat in seats(match):
            observation = match.observation(seat)
            given += [match.view(seat), observation, observation.known, observation.legal, observation.moves]
        seen = {}
        reachable(given, seen)
        rules = match.game.rules
        for value in seen.values():
            assert not isinstance(value, rules.State)
            assert getattr(value, "dtype", None) != rules.STATE


@every_game
def test_a_state_has_no_json(game):
    rules = besace.GAMES[game].rules
    match = besace.new(game, seed=1)
    for state in (state_of(match), match._state, new_records(rules, "State")[0]):
        with pytest.raises(TypeError):
            json.dumps(state)


@every_game
def test_a_state_and_an_observation_are_told_apart_by_their_type(game):
    rules = besace.GAMES[game].rules
    assert rules.STATE != rules.OBSERVATION
    assert "seat" in rules.OBSERVATION.names
    assert "seat" not in rules.STATE.names

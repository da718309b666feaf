"""A game is a folder: what it must offer is named where it is missing, and what it may lack is lacking without harm."""

import copy
import json
import pickle
import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import besace
from besace.bots import search
from besace.conformance.cases import every_game
from besace.conformance.sentences import is_one_sentence
from besace.errors import BadGame
from besace.games import packages_with
from besace.games.game import PARTS, Game
from besace.games.parts.leanings import Shape, read_models
from besace.games.parts.network import WEIGHTS
from besace.kernel import generic

MUST = [name for name, part in PARTS.items() if not part.without]
Package = Callable[[dict[str, str]], str]


@every_game
def test_every_game_has_every_part_that_it_must_have_and_each_offers_what_it_should(game: str) -> None:
    parts = besace.GAMES[game].parts
    assert set(MUST) <= set(parts) <= set(PARTS)
    for name, module in parts.items():
        assert [offered for offered in PARTS[name].offers if not hasattr(module, offered)] == []
        assert besace.GAMES[game].part(name) is module
    assert all(besace.GAMES[game].part(name) is None for name in PARTS if name not in parts)


@every_game
def test_a_game_a_match_and_an_observation_travel_to_other_processes(game: str) -> None:
    match = besace.new(game, seed=1)
    seen = match.observation(0)
    for travel in (lambda it: pickle.loads(pickle.dumps(it)), copy.copy, copy.deepcopy):
        assert travel(besace.GAMES[game]) is besace.GAMES[game]
        assert travel(match) == match
        assert travel(match).view(0) == match.view(0)
        assert travel(seen) == seen
        assert travel(seen).known == seen.known


@every_game
def test_every_game_of_ours_says_what_it_conserves(game: str) -> None:
    assert besace.GAMES[game].part("laws") is not None


def test_games_of_others_stand_beside_ours_and_may_not_take_their_names() -> None:
    ours = [(name, f"besace.games.{name}") for name in besace.GAMES]
    assert list(packages_with([("loup", "pack.loup")]).items()) == [*ours, ("loup", "pack.loup")]
    for outside in ([("filou", "pack.loup")], [("loup", "pack.loup"), ("loup", "other.loup")]):
        with pytest.raises(BadGame) as wrong:
            packages_with(outside)
        assert is_one_sentence(str(wrong.value))
        assert "pack.loup" in str(wrong.value)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Package]:
    """Make a package of such modules, to be found until the end of the test."""
    monkeypatch.syspath_prepend(str(tmp_path))
    made: list[str] = []

    def make(modules: dict[str, str]) -> str:
        name = f"trial{len(made)}of{tmp_path.name.replace('-', '_')}"
        made.append(name)
        (tmp_path / name).mkdir()
        for module, source in {"__init__": "", **modules}.items():
            path = tmp_path / name / f"{module}.py"
            path.parent.mkdir(exist_ok=True)
            path.write_text(textwrap.dedent(source))
        return name

    yield make
    for name in [name for name in sys.modules if name.partition(".")[0] in made]:
        del sys.modules[name]
    for state in [name for name in generic._registered if name == "trial"]:
        del generic._registered[state]


def refused(name: str, package: str) -> str:
    with pytest.raises(BadGame) as wrong:
        Game.from_folder(name, package)
    assert is_one_sentence(str(wrong.value))
    return str(wrong.value)


def whole(**changed: str) -> dict[str, str]:
    """A package with all that the contract asks for: one of our games, seen through new modules that change a few names."""
    ours = besace.GAMES["filou"].parts
    return {part: f"from {ours[part].__name__} import *\n" + changed.get(part, "") for part in MUST}


def test_all_that_is_missing_is_named_at_once(package: Package) -> None:
    some = {"rules": "ACTIONS = 3", "notation": "PLAYERS = range(2, 5)", "extras/beliefs": "def beliefs(): ..."}
    said = refused("trial", package(some))
    for part in ("observe", "show", "thumb", "vector", "past"):
        assert f"{part}.py ({PARTS[part].what})" in said
    for part, offered in (("rules", "STATE"), ("rules", "step"), ("notation", "SPELLINGS"), ("extras/beliefs", "DECIDING")):
        assert f"{offered} in {part}.py" in said
    assert "ACTIONS in" not in said
    assert "study.py" not in said, "a game may lack it"


@pytest.mark.parametrize("name", ["", "x", "Trial", "tri-al", "9lives", "besace games", "a" * 31])
def test_a_name_that_fits_no_address_is_refused(name: str) -> None:
    assert "name" in refused(name, "besace.games.filou")


def test_a_package_that_is_not_there_is_named(package: Package) -> None:
    assert "nobody.home" in refused("trial", "nobody.home")
    assert "json.decoder" in refused("trial", "json.decoder")
    with pytest.raises(ModuleNotFoundError, match="nobody_home"):
        Game.from_folder("trial", package({"__init__": "import nobody_home"}))


@pytest.mark.parametrize(
    ("part", "changed", "about"),
    [
        ("notation", "PLAYERS = (3, 4)", "PLAYERS"),
        ("notation", "PLAYERS = range(1, 4)", "PLAYERS"),
        ("notation", "PLAYERS = range(3, 8)", "PLAYERS"),
        ("notation", "SPELLINGS = SPELLINGS[1:]", "SPELLINGS"),
        ("notation", "SECRET_VERBS = ('fly',)", "SECRET_VERBS"),
        ("notation", "MODEST_VERBS = ('fly',)", "MODEST_VERBS"),
        ("notation", "OPEN_OPTIONS = ('open_doors',)", "OPEN_OPTIONS"),
        ("notation", "OWN_DRAWS = {'raid': 'thief'}", "OWN_DRAWS"),
        ("notation", "class VIEW_TYPE(dict): players: int; moves: list", "VIEW_TYPE"),
        ("past", "CLOCK = 'cuckoo'", "CLOCK"),
    ],
)
def test_parts_that_contradict_each_other_are_refused(package: Package, part: str, changed: str, about: str) -> None:
    assert f"{about} should" in refused("trial", package(whole(**{part: changed})))


def test_two_games_whose_states_look_the_same_are_told_apart_at_import(package: Package) -> None:
    said = refused("trial", package(whole()))
    assert "filou" in said
    assert "STATE" in said


def test_a_table_of_leanings_needs_its_shape(package: Package, tmp_path: Path) -> None:
    name = package(whole())
    (tmp_path / name / "extras").mkdir()
    (tmp_path / name / "extras" / "leanings.json").write_text("{}")
    assert "leanings.py" in refused("trial", name)


def test_weights_need_the_network_that_they_are_of(package: Package, tmp_path: Path) -> None:
    name = package(whole())
    (tmp_path / name / "extras").mkdir()
    (tmp_path / name / "extras" / WEIGHTS).write_bytes(b"")
    assert "network.py" in refused("trial", name)


SHAPE = Shape(("early", "late"), 2)


@pytest.mark.parametrize(
    "table",
    [
        "{", "[]", '{"thumb": []}', '{"thumb": {"never": [1, 1]}}', '{"thumb": {"late": [1]}}', '{"thumb": {"late": [1, 0]}}',
        '{"thumb": {"late": [1, "1"]}}', '{"thumb": {"late": [1, true]}}', '{"thumb": {"late": [1, NaN]}}',
        '{"thumb": {"late": 2}}',
    ],
)  # fmt: skip
def test_a_table_of_another_shape_is_refused(tmp_path: Path, table: str) -> None:
    (tmp_path / "leanings.json").write_text(table)
    with pytest.raises(BadGame) as wrong:
        read_models("trial", tmp_path, SHAPE)
    assert is_one_sentence(str(wrong.value))


def test_a_table_is_read_in_the_order_of_its_shape_whatever_the_order_of_the_file(tmp_path: Path) -> None:
    tables = [{"late": [3, 4], "early": [1, 2]}, {"early": [1, 2], "late": [3, 4]}]
    for table in tables:
        (tmp_path / "leanings.json").write_text(json.dumps({"thumb": table}))
        assert read_models("trial", tmp_path, SHAPE)["thumb"].table == [1.0, 2.0, 3.0, 4.0]
    (tmp_path / "leanings.json").write_text('{"thumb": {"late": [3, 4]}}')
    assert read_models("trial", tmp_path, SHAPE)["thumb"].table == [1.0, 1.0, 3.0, 4.0], "what never came up leans nowhere"


@every_game
def test_a_game_without_a_learnt_table_leans_nowhere(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = besace.new(game, seed=3)
    while match.to_act == ["*"]:
        match.chance(lambda k: 0)
    observation = match.observation(match.to_act[0])

    def thought(taste: search.Taste) -> list[search.Considered]:
        found = search.Thought(observation, 1, taste)
        found.go_on(40)
        return found.considered()

    indifferent = thought(search.TASTE._replace(lean=0))
    monkeypatch.delitem(besace.GAMES[game].models, search.WATCHED, raising=False)
    search._leanings_in.cache_clear()
    try:
        assert thought(search.TASTE) == indifferent
    finally:
        search._leanings_in.cache_clear()

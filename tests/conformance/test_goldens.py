"""The goldens: every game still goes as it was written down, and every player count and option has one."""

import json

import pytest

import besace
from besace.conformance.cases import CASES
from tests.goldens.make import FOLDER, GAMES_PER_CASE, digests_at, golden, path_of, paths, played, pretty

WRITTEN = sorted(FOLDER.rglob("*.json"))
every_golden = pytest.mark.parametrize("path", WRITTEN, ids=lambda path: f"{path.parent.name}/{path.stem}")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_game_player_count_and_option_has_goldens(case):
    missing = [path.name for number in range(1, GAMES_PER_CASE + 1) if not (path := path_of(case, number)).exists()]
    assert not missing, f"run make goldens: {', '.join(missing)} of {case.name} are missing"


def test_there_is_no_golden_of_anything_else():
    assert set(WRITTEN) <= set(paths())


@every_golden
def test_a_golden_replays_to_what_was_written_down(path):
    written = json.loads(path.read_text(encoding="utf-8"))
    match = besace.load(written["record"])
    assert match.over
    assert match.record() == written["record"]
    assert {ply: digests_at(written["record"], int(ply)) for ply in written["views"]} == written["views"]
    assert pretty(golden(match.record())) == path.read_text(encoding="utf-8")


@every_golden
def test_a_golden_is_what_make_goldens_would_write(path):
    case, number = paths()[path]
    assert pretty(golden(played(case, number).record())) == path.read_text(encoding="utf-8")


@every_golden
def test_the_options_of_a_golden_are_those_in_its_name(path):
    case, _ = paths()[path]
    record = json.loads(path.read_text(encoding="utf-8"))["record"]
    assert (record["game"], record["players"]) == (case.name, case.players)
    assert record["options"] == json.loads(json.dumps(case.options))

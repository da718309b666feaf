"""Arenas that are stopped go on where they were: no game is lost, none is played twice, and the results are the same."""

import json
import signal
from pathlib import Path
from typing import Any

import pytest

from besace.arena.results import ResultsFile
from besace.arena.run import run
from besace.errors import BadRecord
from tests.arena.playing import Arena, arena_arguments, plan, sound
from tests.cli.running import refused
from tests.cli.running import run as command

GAMES = 150


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def _runs(pid: int) -> bool:
    """Whether there is such a process; one that has ended but was not yet asked for does not count."""
    try:
        return bool(Path(f"/proc/{pid}/cmdline").read_bytes())
    except OSError:
        return False


@pytest.fixture(scope="module")
def uninterrupted() -> list[dict[str, Any]]:
    return sound(run(plan(4, ("random",), GAMES, seed=5)))


STOPS = [
    (signal.SIGKILL, 2, 5),
    (signal.SIGINT, 2, 5),
    (signal.SIGINT, 2, 0),
    (signal.SIGINT, 1, 5),
]  # with so many jobs, after so many games


@pytest.mark.parametrize(("number", "jobs", "after"), STOPS)
def test_a_stopped_arena_goes_on_where_it_was(
    tmp_path: Path, number: signal.Signals, jobs: int, after: int, uninterrupted: list[dict[str, Any]]
) -> None:
    path = tmp_path / "results.jsonl"
    stopped = Arena(path, GAMES, jobs)
    said = stopped.stop_after(after, number)
    kept = path.read_bytes()
    assert not [pid for pid in stopped.children if _runs(pid)]
    finished = kept.count(b"\n") - 1
    assert after <= finished < GAMES, "the signal came too late to test anything"
    if number == signal.SIGINT:
        assert stopped.process.returncode == 130
        assert said == f"Interrupted. The games so far are in {path}: the same command goes on from there.\n"
    assert command(*arena_arguments(path, GAMES, 1)).status == 0
    assert path.read_bytes().startswith(kept[: kept.rindex(b"\n") + 1])  # what was there is untouched
    header, *games = lines(path)
    assert header["seed"] == 5
    assert sorted(game["number"] for game in games) == list(range(GAMES))
    assert sound(sorted(games, key=lambda game: game["number"])) == uninterrupted


def test_a_torn_last_line_is_dropped(tmp_path: Path) -> None:
    path, todo = tmp_path / "results.jsonl", plan(games=8)
    whole = run(todo, path=path)
    text = path.read_bytes()
    for torn in (len(text) - 1, len(text) - 40, text.index(b"\n") + 1, text.index(b"\n") - 5, 1):
        path.write_bytes(text[:torn])
        assert sound(run(todo, path=path)) == sound(whole)
        assert sorted(game["number"] for game in lines(path)[1:]) == list(range(8))


def test_a_finished_arena_plays_nothing_and_more_games_can_be_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    few = run(plan(games=4), path=path)
    text = path.read_bytes()
    assert run(plan(games=4), path=path) == few
    assert path.read_bytes() == text
    more = run(plan(games=7), path=path)
    assert more[:4] == few
    assert sound(more) == sound(run(plan(games=7)))
    with pytest.raises(BadRecord, match="more than was asked for"):
        run(plan(games=4), path=path)


def test_the_results_do_not_depend_on_the_number_of_jobs() -> None:
    todo = plan("all", ("random",), 6)
    assert sound(run(todo, jobs=1)) == sound(run(todo, jobs=2))


def arena(path: Path, *more: str) -> list[str]:
    return ["arena", "doggybag", "--bots", "random", "--games", "2", "--jobs", "1", "--results", str(path), *more]


@pytest.mark.parametrize(
    ("more", "differs"),
    [
        (["--seed", "2"], "seed: 1, not 2"),
        (["--players", "3"], "players: [2], not [3]"),
        (["--option", "beginner=true"], "options"),
        (["--against", "random"], "against"),
        (["--no-duplicate"], "duplicate"),
    ],
)
def test_other_settings_are_refused_and_the_file_is_untouched(tmp_path: Path, more: list[str], differs: str) -> None:
    path = tmp_path / "results.jsonl"
    assert command(*arena(path, "--seed", "1")).status == 0
    text = path.read_bytes()
    assert differs in refused(command(*arena(path, *more)))
    assert path.read_bytes() == text


def test_without_a_seed_the_one_in_the_file_is_taken(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    assert command(*arena(path)).status == 0
    text = path.read_bytes()
    assert command(*arena(path)).status == 0
    assert path.read_bytes() == text


@pytest.mark.parametrize("text", [b"Dear diary", b"Dear diary\n", b"{}\n", b"\xff\xfe\n", b"\n", b"[" * 100_000 + b"\n"])
def test_a_file_that_holds_something_else_is_left_alone(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "diary.txt"
    path.write_bytes(text)
    assert "does not hold the results of an arena" in refused(command(*arena(path)))
    assert path.read_bytes() == text


ODD = b'{"players":[2],"number":{},"deal":0,"bots":[],"scores":[],"winners":[],"length":0,"thinking":[]}'


@pytest.mark.parametrize("line", [b"{}", b"nonsense", b'{"players": 2}', ODD, ODD.replace(b"[2]", b"2")])
def test_a_bad_line_in_the_middle_is_named(tmp_path: Path, line: bytes) -> None:
    path = tmp_path / "results.jsonl"
    assert command(*arena(path)).status == 0
    header, first, rest = path.read_bytes().split(b"\n", 2)
    path.write_bytes(b"\n".join([header, first, line, rest]))
    assert "Line 3" in refused(command(*arena(path)))
    path.write_bytes(b"\n".join([header, first, first, rest]))
    assert "repeats game 0" in refused(command(*arena(path)))


def test_two_arenas_cannot_write_the_same_file(tmp_path: Path) -> None:
    path, todo = tmp_path / "results.jsonl", plan(2, games=2)
    with ResultsFile(path, todo), pytest.raises(BadRecord, match="another arena"):
        run(todo, path=path)


def test_results_that_cannot_be_opened_are_refused(tmp_path: Path) -> None:
    assert "cannot be opened" in refused(command(*arena(tmp_path / "no" / "such" / "folder")))
    assert "cannot be opened" in refused(command(*arena(tmp_path)))

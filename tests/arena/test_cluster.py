"""Arenas on a Ray cluster: the same results, whatever dies."""

import json
import os
import signal
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

import pytest

from besace.arena.run import run
from tests.arena.playing import ROOT, sound
from tests.arena.two_nodes import FRAGILE, GAMES, HALF, NODE, RESULTS, WORKER, todo
from tests.cli.running import environment, refused
from tests.cli.running import run as command

LONGEST = 600  # seconds, on a machine that is busy with other things
QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0", "RAY_enable_metrics_collection": "0"}
SMALL = ("arena", "doggybag", "--players", "4", "--bots", "random", "--games", "6", "--seed", "5")


def apart(*arguments: str) -> None:
    """Run Python on these arguments, without knowing of other clusters; leave nothing of it behind, whatever happens."""
    with tempfile.TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as own:
        process = subprocess.Popen(
            [sys.executable, *arguments],
            cwd=ROOT,
            env=environment(RAY_TMPDIR=own, RAY_ADDRESS="", **QUIET),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        try:
            said, _ = process.communicate(timeout=LONGEST)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 0, said


def test_games_that_die_with_a_worker_or_a_node_are_played_again_and_come_out_the_same(tmp_path: Path) -> None:
    apart("-m", "tests.arena.two_nodes", str(tmp_path))
    _, *games = map(json.loads, (tmp_path / RESULTS).read_text().splitlines())
    assert int((tmp_path / WORKER).read_text()) == FRAGILE
    assert HALF <= int((tmp_path / NODE).read_text()) < GAMES
    assert sorted(game["number"] for game in games) == list(range(GAMES))
    assert sound(sorted(games, key=lambda game: game["number"])) == sound(run(todo()))


def test_without_a_cluster_one_is_started_for_the_time_of_the_arena(tmp_path: Path) -> None:
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    apart("-m", "besace", *SMALL, "--cluster", "--results", str(there))
    assert command(*SMALL, "--jobs", "1", "--results", str(here)).status == 0
    (header, *games), (_, *others) = (list(map(json.loads, path.read_text().splitlines())) for path in (here, there))
    assert header["seed"] == 5
    assert sound(sorted(others, key=lambda game: game["number"])) == sound(games)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nonsense", "localhost:99999999"])
def test_an_address_where_nobody_answers_is_refused_at_once(address: str) -> None:
    assert "Nobody answers" in refused(command(*SMALL, "--cluster", "--address", address))


def test_jobs_and_addresses_that_do_not_fit_are_refused() -> None:
    assert "Only one of --jobs and --cluster" in refused(command(*SMALL, "--cluster", "--jobs", "2"))
    assert "only for a --cluster" in refused(command(*SMALL, "--address", "localhost:6379"))


def test_without_ray_one_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "pip install 'besace[cluster]'" in refused(command(*SMALL, "--cluster"))

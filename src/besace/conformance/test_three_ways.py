"""Law 3: interpreted, compiled and batched on all cores, the rules are the same move for move. Runs where rules are compiled."""

import json
import os
import subprocess
import sys

import pytest

from besace.conformance.cases import CASES, every_case
from besace.conformance.digests import all_digests, digests_of
from besace.kernel.batch import run_batch

PROCESSES = 2
LONG = os.environ.get("BESACE_LONG") == "1"
GAMES = 1_000 if LONG else 300  # a process, by the default options of every player count
OTHERS = 150 if LONG else 60  # a process, by each other option


@pytest.fixture(scope="module")
def interpreted():
    """The digests of all cases, made by interpreters side by side."""
    environment = os.environ | {"BESACE_JIT": "0", "PYTHONPATH": os.pathsep.join(sys.path)}
    running = []
    for part in range(PROCESSES):
        arguments = [str(part * GAMES), str(GAMES), str(OTHERS)]
        command = [sys.executable, "-m", "besace.conformance.digests", *arguments]
        running.append(subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True))
    outputs = [process.communicate()[0] for process in running]
    assert [process.returncode for process in running] == [0] * PROCESSES
    return [json.loads(output) for output in outputs]


@pytest.fixture(scope="module")
def compiled():
    return [all_digests(part * GAMES, GAMES, OTHERS) for part in range(PROCESSES)]


@every_case
def test_interpreted_and_compiled_games_are_the_same(case, interpreted, compiled):
    for one, other in zip(interpreted, compiled, strict=True):
        assert one[str(case)] == other[str(case)]


def test_games_of_every_case_were_compared(interpreted):
    assert set(interpreted[0]) == {str(case) for case in CASES}
    for case in CASES:
        assert sum(len(part[str(case)]) for part in interpreted) == PROCESSES * (OTHERS if case.option else GAMES)


@every_case
def test_games_differ_from_one_another(case):
    assert len(set(digests_of(case, 0, 100))) > 90


@every_case
def test_batches_do_not_depend_on_the_number_of_threads(case):
    one = run_batch(case.game.functions, case.players, case.numbers, seed=5, games=2_000)
    for jobs in (2, 3):
        other = run_batch(case.game.functions, case.players, case.numbers, seed=5, games=2_000, jobs=jobs)
        assert (one.lengths == other.lengths).all()
        assert (one.won == other.won).all()
        assert (one.points == other.points).all()


@every_case
def test_a_batch_is_its_games_one_by_one(case):
    batch = run_batch(case.game.functions, case.players, case.numbers, seed=9, games=50, jobs=2)
    for index in range(50):
        alone = run_batch(case.game.functions, case.players, case.numbers, seed=9, games=1, first=index)
        assert (alone.lengths[0], alone.won[0]) == (batch.lengths[index], batch.won[index])
        assert (alone.points[0] == batch.points[index]).all()

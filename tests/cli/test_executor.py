"""Where games are played."""

import os

import pytest

from besace.errors import BesaceError
from besace.play.executor import Here, Pool, local

READY = "BESACE_TEST_READY"


def get_ready() -> None:
    os.environ[READY] = str(int(os.environ.get(READY, "0")) + 1)


def square(number: int) -> tuple[int, str]:
    return number * number, os.environ[READY]


def die(number: int) -> int:
    os._exit(number)


def complain(number: int) -> int:
    raise BesaceError(f"{number} is not to our taste.")


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_task_is_done_once_by_someone_who_got_ready_once(jobs: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(READY, "0")
    assert sorted(local(jobs, 20, get_ready).run(square, iter(range(20)))) == [(n * n, "1") for n in range(20)]


def test_there_are_no_more_processes_than_tasks() -> None:
    assert isinstance(local(8, 1, get_ready), Here)
    assert isinstance(local(2, 2, get_ready), Pool)


def test_a_process_that_dies_is_one_sentence() -> None:
    with pytest.raises(BesaceError, match="has died"):
        list(Pool(2, get_ready).run(die, range(3)))


def test_what_goes_wrong_in_a_process_is_said_here() -> None:
    with pytest.raises(BesaceError, match="not to our taste"):
        list(Pool(2, get_ready).run(complain, range(3)))

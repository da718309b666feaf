"""Games played on the machines of a Ray cluster: an executor like those of one machine, with the same results.

A game depends on its task alone, so that one which is lost with a process or a whole machine is played again elsewhere, and
comes out the same. Every machine needs the same Besace: each process that plays checks that before its first game.
"""

import hashlib
import importlib
import logging
import os
import socket
import uuid
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import suppress
from itertools import islice
from typing import Any, TypeVar

from besace.errors import BesaceError, quoted
from besace.kernel.sources import outside_packages, sources_of
from besace.play.executor import AHEAD, cores

T = TypeVar("T")
R = TypeVar("R")
AGAIN = 10  # how often a game is begun anew when what played it has died
OBJECT_STORE = 100_000_000  # bytes, of a cluster that we start: results are small and hardly use it
PATIENCE = 10  # seconds until a head that does not answer is given up
_NAME_ITS_HEAD = "name the host and port of the cluster's head, as ray start tells them."
_QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}  # report nothing to anybody, warn of nothing
_ready: set[str] = set()  # the runs that this process is ready for


class Cluster:
    """On every core of a Ray cluster: the one at ``address``; without one, that which RAY_ADDRESS names or which runs on this
    machine; where there is none, one is started here for the time of the run."""

    def __init__(self, address: str | None, prepare: Callable[[], None]) -> None:
        self._address, self._prepare = address, prepare
        self._ray = _import_ray()

    def run(self, work: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
        ray, ours = self._ray, not self._ray.is_initialized()
        if ours:
            _join(ray, self._address)
        waiting: list[Any] = []
        try:
            common = ray.put((uuid.uuid4().hex, sources_key(), self._prepare, work))
            one = ray.remote(num_cpus=1, max_retries=AGAIN)(_one)
            yield from _in_turn(ray, lambda task: one.remote(common, task), iter(tasks), waiting)
        finally:
            for reference in waiting:
                with suppress(ray.exceptions.RayError):
                    ray.cancel(reference, force=True)
            if ours:
                ray.shutdown()


def _in_turn(ray: Any, submit: Callable[[T], Any], tasks: Iterator[T], waiting: list[Any]) -> Iterator[Any]:
    """Hand out tasks so that few are waiting or under way beyond what the cluster, as it is now, can do at once."""
    while True:
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(waiting)
        waiting += map(submit, islice(tasks, max(0, room)))
        if not waiting:
            return
        finished, waiting[:] = ray.wait(waiting)
        try:
            yield ray.get(finished[0])
        except ray.exceptions.RayTaskError as wrong:
            raise wrong.cause from None
        except ray.exceptions.RayError:
            lost = f"A game was begun {AGAIN + 1} times, and what played it died each time"
            raise BesaceError(f"{lost}; the games that were finished are kept.") from None


def _one(common: tuple[str, str, Callable[[], None], Callable[[T], R]], task: T) -> R:
    """In a process of the cluster: get ready once for each run, then do one task."""
    run, key, prepare, work = common
    if run not in _ready:
        if key != sources_key():
            raise BesaceError("A machine of the cluster has another Besace than this one: install the same on all of them.")
        prepare()
        _ready.add(run)
    return work(task)


def sources_key() -> str:
    """A hash of all Python sources of Besace and of the games of others: by it two machines know that they play the same."""
    digest = hashlib.sha256()
    for package in ("besace", *outside_packages()):
        for name, path in sources_of(package):
            digest.update(name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def _import_ray() -> Any:
    for name, value in _QUIET.items():
        os.environ.setdefault(name, value)
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise BesaceError("A cluster needs Ray, which is not installed: pip install 'besace[cluster]'.") from None


def _join(ray: Any, address: str | None) -> None:
    named = address or os.environ.get("RAY_ADDRESS")
    if named and named != "auto":
        _check_answers(named)
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        ray.init(address=address or "auto", **quiet)
    except ConnectionError:
        if named:
            raise BesaceError(f"There is no Ray cluster at {named}: {_NAME_ITS_HEAD}") from None
        ray.init(address="local", num_cpus=cores(), include_dashboard=False, object_store_memory=OBJECT_STORE, **quiet)
    except (RuntimeError, ValueError) as wrong:
        raise BesaceError(f"The Ray cluster cannot be joined: {str(wrong).splitlines()[0].rstrip('.')}.") from None


def _check_answers(address: str) -> None:
    """Refuse at once an address where nobody listens: Ray itself would try for many minutes."""
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError, OverflowError):
        raise BesaceError(f"Nobody answers at {quoted(address)}: {_NAME_ITS_HEAD}") from None

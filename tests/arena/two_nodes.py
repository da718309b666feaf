"""An arena on a Ray cluster of two nodes, started here: a worker dies in the middle of a game, later the second node does.

    python -m tests.arena.two_nodes FOLDER

A program of its own, because Ray keeps much in the process that uses it. The folder gets the results and a note of each death.
"""

import os
import signal
import sys
import time
from collections.abc import Callable, Generator, Iterable
from functools import partial
from pathlib import Path
from typing import Any

from besace.arena.cluster import OBJECT_STORE, Cluster
from besace.arena.plan import Plan, Task
from besace.arena.run import run, warm_up
from tests.arena.playing import PATIENCE, plan

GAMES, FRAGILE, HALF = 60, 10, 30  # the game in which a worker dies, the first one in which a node does
RESULTS, WORKER, NODE = "results.jsonl", "worker", "node"


def todo() -> Plan:
    return plan(4, ("random",), GAMES, seed=5)


def runs(process: int) -> bool:
    """Whether there is such a process; one that has ended but was not yet asked for does not count."""
    try:
        return bool(Path(f"/proc/{process}/cmdline").read_bytes())
    except OSError:
        return False


def among_deaths(work: Callable[[Task], Any], node: int, folder: Path, task: Task) -> Any:
    """Do the work, unless it is time to die. A node is its raylet, and that is the parent of its workers."""
    if task.number == FRAGILE and not (folder / WORKER).exists():
        (folder / WORKER).write_text(str(task.number))
        os.kill(os.getpid(), signal.SIGKILL)
    if task.number >= HALF:
        if os.getppid() == node:
            (folder / NODE).write_text(str(task.number))
            os.kill(node, signal.SIGKILL)
            os.kill(os.getpid(), signal.SIGKILL)  # with a machine all goes
        until = time.monotonic() + PATIENCE
        while runs(node) and time.monotonic() < until:  # let it come to its turn
            time.sleep(0.05)
    return work(task)


class AmongDeaths:
    """A cluster on which this happens."""

    def __init__(self, cluster: Cluster, node: int, folder: Path) -> None:
        self._cluster, self._node, self._folder = cluster, node, folder

    def run(self, work: Callable[[Any], Any], tasks: Iterable[Any]) -> Generator[Any, None, None]:
        return self._cluster.run(partial(among_deaths, work, self._node, self._folder), tasks)


def main(folder: Path) -> None:
    os.environ["PYTHONPATH"] = os.pathsep.join(sys.path)  # so that workers find these tests
    from ray.cluster_utils import Cluster as Nodes

    size = {"num_cpus": 1, "object_store_memory": OBJECT_STORE, "include_dashboard": False}
    nodes = Nodes(initialize_head=True, head_node_args=size)
    try:
        second = nodes.add_node(**size).all_processes["raylet"][0].process.pid
        cluster = Cluster(nodes.address, partial(warm_up, todo()))
        run(todo(), path=folder / RESULTS, executor=AmongDeaths(cluster, second, folder))
    finally:
        nodes.shutdown()


if __name__ == "__main__":
    main(Path(sys.argv[1]))

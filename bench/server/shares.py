"""What a second process brings: ``python -m bench.server.shares [SECONDS] [SHARE]``, as root on Linux.

On a machine of few cores clients, database and one process already use everything there is, so that a second one cannot show
what it could do. Here every process of the server gets the same small share of a core and no more (the kernel sees to that), and
clients and database have the rest: what one process carries, and what two and four do, can be compared as on a larger machine.
"""

import itertools
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))
from bench.server.bench import CHOICES, Server, family_cpu, games_of, load, show
from bench.server.prepare import prepare
from tests.server.postgres import running

ALL = Path("/sys/fs/cgroup/cpu")  # where the kernel keeps groups of processes and their shares
OURS, WEIGHT = ALL / f"besace-bench-{os.getpid()}", 4096  # all that is measured, beside the 1024 of any other program
PERIOD = 10_000  # microseconds in which nobody gets more than their share
TABLES = 100
CASES = (  # title, engine, servers, workers of each
    ("SQLite, one process", "sqlite", 1, 1),
    ("PostgreSQL, one process", "postgresql", 1, 1),
    ("PostgreSQL, two processes, each table at one of them", "postgresql", 2, 1),
    ("PostgreSQL, four processes, each table at one of them", "postgresql", 4, 1),
    ("PostgreSQL, two workers, people of a table anywhere", "postgresql", 1, 2),
)


def processes_of(server: Server) -> list[int]:
    """Those that serve: the only one, or its workers."""
    pid = server.process.pid
    family = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    workers = [child for child in family if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]
    return workers or [pid]


@contextmanager
def group(folder: Path, settings: dict[str, int], processes: list[int]) -> Iterator[None]:
    """Let these, and what they start, be a group with these settings; what is left of it belongs to the group around it again."""
    folder.mkdir()
    try:
        for name, value in settings.items():
            (folder / name).write_text(str(value))
        for process in processes:
            (folder / "cgroup.procs").write_text(str(process))
        yield
    finally:
        for process in (folder / "cgroup.procs").read_text().split():
            (folder.parent / "cgroup.procs").write_text(process)
        folder.rmdir()


@contextmanager
def limited(processes: list[int], share: float) -> Iterator[None]:
    """Let each of these have so much of a core at most."""
    limit = {"cpu.cfs_period_us": PERIOD, "cpu.cfs_quota_us": int(PERIOD * share)}
    with ExitStack() as stack:
        for process in processes:
            stack.enter_context(group(OURS / str(process), limit, [process]))
        yield


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 8.0
    share = float(sys.argv[2]) if len(sys.argv) > 2 else 0.2
    if not (ALL / "cgroup.procs").exists() or os.getuid() != 0:
        sys.exit(f"This needs root on Linux, with the shares of processors in {ALL}.")
    with group(OURS, {"cpu.shares": WEIGHT}, [os.getpid()]):
        measure(seconds, share)


def measure(seconds: float, share: float) -> None:
    numbers, alone = itertools.count(), 0.0
    with tempfile.TemporaryDirectory(prefix="besace-bench-") as folder, running() as postgres:
        engine = (postgres.folder / "data/postmaster.pid").read_text().split()[0]

        def measured(title: str, kind: str, many: int, workers: int, rate: float) -> float:
            number = next(numbers)
            database = f"{folder}/{number}.sqlite3" if kind == "sqlite" else postgres.new_database(f"shares{number}")
            tables = prepare(database, games_of(seconds * many / 4))
            servers = [Server(database, workers=workers) for _ in range(many)]
            for server in servers:
                server.wait()
            time.sleep(workers)  # until the slowest of them has loaded the rules, too
            before = family_cpu(engine)
            with limited([process for server in servers for process in processes_of(server)], share):
                result = load(servers[0], tables, TABLES, rate, seconds, *servers[1:])
            show(f"{title}{', at half of that' if rate else ''}", result)
            if kind != "sqlite":
                stored = (seconds + 2) * result["moves_per_second"]
                print(f"    PostgreSQL itself took about {1e6 * (family_cpu(engine) - before) / stored:.0f} µs a move.")
            for server in servers:
                server.stop()
            return float(result["moves_per_second"])

        print(f"Every process has {share:.0%} of a core.", flush=True)
        for case in CASES:
            carried = measured(*case, 0)
            alone = alone or carried
            print(f"    {carried / alone:.2f} × one SQLite process.", flush=True)
            measured(*case, CHOICES * carried / 2)


if __name__ == "__main__":
    main()

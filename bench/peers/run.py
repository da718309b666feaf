"""Besace beside its peers, in one run on one core: ``make bench-peers``, or

    python -m bench.peers.run            about a quarter of an hour; writes bench/peers/figures.json, then table and plot
    python -m bench.peers.run --quick    a rough idea, printed only

The table and the plot of docs/performance.md are made from that file alone, by ``python -m bench.peers.page``.
"""

import argparse
import importlib
import json
import os
import platform
from importlib.metadata import version
from pathlib import Path
from typing import Any

from rich.console import Console

FIGURES = Path(__file__).parent / "figures.json"
ENGINES = ("ours", "openspiel", "rlcards", "pettingzoo", "pgxs")
PACKAGES = ("open_spiel", "rlcard", "pettingzoo", "pgx", "jax", "numba", "numpy")
ROUNDS, FEW_ROUNDS = 9, 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="a rough idea, printed only")
    asked = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # before anything starts threads
    from bench.peers import page
    from bench.peers.rows import measure

    console = Console(stderr=True)
    with console.status("Getting ready") as status:
        rows = []
        for engine in ENGINES:
            for row in importlib.import_module(f"bench.peers.{engine}").rows():
                status.update(f"Getting ready: {row.engine} {row.game}, {row.driver}")
                rows.append(row)
        measure(rows, FEW_ROUNDS if asked.quick else ROUNDS, status.update)
    figures = {"machine": _machine(), "rounds": len(rows[0].rates), "rows": [row.as_json() for row in rows]}
    if asked.quick:
        print(page.tables(figures))
        return
    FIGURES.write_text(json.dumps(figures, indent=1) + "\n")
    page.write(figures)


def _machine() -> dict[str, Any]:
    told = Path("/proc/cpuinfo")
    lines = told.read_text().splitlines() if told.exists() else []
    names = [line.partition(": ")[2] for line in lines if line.startswith("model name")]
    return {
        "processor": names[0] if names else platform.machine(),
        "cores": os.cpu_count(),
        "load": [round(load, 1) for load in os.getloadavg()],
        "python": platform.python_version(),
        "packages": {name: version(name) for name in PACKAGES},
    }


if __name__ == "__main__":
    main()

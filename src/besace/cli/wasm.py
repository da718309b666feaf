"""``besace wasm``."""

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import TextColumn

import besace
from besace.cli.progress import progress_bar
from besace.errors import BesaceError
from besace.kernel.jit import JIT


def wasm(
    out: Annotated[Path, typer.Option("--out", "-o", help="The file to write.")] = Path("besace.wasm"),
) -> None:
    """Compile all games into one file for browsers, so that they run there without a server."""
    if not JIT:
        raise BesaceError("BESACE_JIT=0 leaves the rules interpreted: without it they can be compiled for browsers.")
    from besace.wasm.build import build

    began, games = time.perf_counter(), list(besace.GAMES)
    with progress_bar(TextColumn("Compiling for browsers {task.fields[doing]:<12}")) as bar:
        task = bar.add_task("", total=len(games) + 1, doing="")
        build(out, games, lambda game: bar.update(task, doing=game, advance=1))
        bar.advance(task)
    print(f"{out}: {len(games)} games, {out.stat().st_size:,} bytes ({time.perf_counter() - began:.1f} s).")

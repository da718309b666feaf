"""``besace warm``."""

import time
from collections.abc import Callable
from typing import Annotated

import typer
from rich.progress import TextColumn

import besace
from besace.cli.progress import progress_bar
from besace.kernel.jit import JIT, throw_away_stale_code
from besace.play.executor import cores


def warm(
    research: Annotated[bool, typer.Option("--research", help="Also what the environments for researchers need.")] = False,
) -> None:
    """Compile everything once, so that nothing has to wait for it later."""
    from besace import warm as compiling

    began = time.perf_counter()
    throw_away_stale_code()
    if not JIT:
        print("BESACE_JIT=0: the rules run interpreted, so there is nothing to compile.")
        return
    games = {name: game.functions for name, game in besace.GAMES.items()}
    doors = _doors() if research else []
    total = len(doors) + sum(1 for functions in games.values() for _ in compiling.jobs(functions))
    with progress_bar(TextColumn("Compiling {task.fields[doing]:<24}")) as bar:
        task = bar.add_task("", total=total, doing="")
        compiling.warm(games, cores(), lambda doing: bar.update(task, doing=doing, advance=1))
        for doing, work in doors:
            bar.update(task, doing=doing)
            work()
            bar.advance(task)
    ready = f"{total - len(doors)} functions of {len(games)} games" + (f" and {len(doors)} doors" if doors else "")
    print(f"{ready} are ready ({time.perf_counter() - began:.1f} s).")


def _doors() -> list[tuple[str, Callable[[], None]]]:
    """What opens the doors for researchers for the first time, by game and door."""
    from besace.envs import compile_ahead

    return [(f"{game} {door}", work) for game in besace.GAMES for door, work in compile_ahead.jobs(game)]

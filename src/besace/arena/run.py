"""Play what a plan says, going on where its file of results ends."""

from collections.abc import Callable
from contextlib import closing, nullcontext
from functools import partial
from pathlib import Path
from typing import Any

from besace.arena import one_game
from besace.arena.plan import Plan
from besace.arena.results import ResultsFile
from besace.play.executor import Executor, local

Progress = Callable[[int, int], None]  # how many games are done, of how many


def warm_up(plan: Plan) -> None:
    """Get ready to play: every bot in every seating of the first deal."""
    for task in plan.tasks():
        if task.deal:
            break
        one_game.warm(task)


def run(
    plan: Plan,
    jobs: int = 1,
    path: Path | None = None,
    progress: Progress = lambda done, total: None,
    executor: Executor | None = None,
) -> list[dict[str, Any]]:
    """The results of all games, in the order of the plan."""
    with ResultsFile(path, plan) if path else nullcontext() as file:
        results = list(file.held) if file else []
        progress(len(results), plan.total)
        done = frozenset((result["players"], result["number"]) for result in results)
        left = plan.total - len(done)
        engine = executor or local(jobs, left, partial(warm_up, plan))
        with closing(engine.run(one_game.result_of, plan.tasks(done))) as coming:
            for result in coming if left else ():
                if file:
                    file.add(result)
                results.append(result)
                progress(len(results), plan.total)
    return sorted(results, key=lambda result: (result["players"], result["number"]))

"""``besace train``."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import TextColumn

from besace.cli.arguments import GameName
from besace.cli.many_games import ReportFile, check_report
from besace.cli.progress import progress_bar
from besace.errors import BadOption, quoted

FOLDER = Path("build", "train")


def train(
    game: GameName,
    steps: Annotated[int, typer.Option("--steps", metavar="N", help="How many choices networks make in all.")] = 20_000_000,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The same seed gives the same network.")] = 1,
    folder: Annotated[
        Path | None,
        typer.Option("--folder", metavar="DIR", help="For checkpoints and weights; by default build/train/GAME-SEED[-against]."),
    ] = None,
    tables: Annotated[int, typer.Option("--tables", metavar="N", help="Games side by side.")] = 512,
    hidden: Annotated[str, typer.Option("--hidden", metavar="A,B", help="How wide the hidden layers are.")] = "256,128",
    batch: Annotated[int, typer.Option("--batch", metavar="N", help="Choices that are learnt from at once.")] = 2048,
    rate: Annotated[float, typer.Option("--rate", metavar="R", help="Of learning, at the start; it falls to a tenth.")] = 1e-3,
    games: Annotated[int, typer.Option("--games", metavar="K", help="To measure by, for each point and player count.")] = 256,
    against: Annotated[
        str | None,
        typer.Option("--against", metavar="net|FILE", help="Learn only to beat this network, which sits in all other seats."),
    ] = None,
    warmth: Annotated[
        float | None, typer.Option("--warmth", metavar="W", help="Of its choices: 0, by default, is what it likes best.")
    ] = None,
    start: Annotated[
        str | None, typer.Option("--from", metavar="net|FILE", help="Weights to begin with, instead of random ones.")
    ] = None,
    club: Annotated[
        float, typer.Option("--club", metavar="P", help="The share of tables where one learner sits among rules of thumb.")
    ] = 0.45,
    report: ReportFile = None,
) -> None:
    """Train a network to play a game, by playing it against itself, its past selves and rules of thumb.

    One network learns all player counts and options. Interrupt it at any time: the same command goes on where it stopped.
    The weights are then in the folder; net:weights=FILE is the bot that plays by them. With --against it learns to beat one
    network and nothing else: what it wins says how far from perfect that one is.
    """
    from besace.games.parts.network import WEIGHTS
    from besace.pages.html import save
    from besace.train import report as telling
    from besace.train.checkpoint import Progress
    from besace.train.plan import Plan, make_plan
    from besace.train.run import train as work

    check_report(report)
    plan = make_plan(game, steps, seed, tables, _widths(hidden), batch, rate, games, against, warmth, start, club)
    place = folder or FOLDER / f"{game}-{seed}{'-against' if against else ''}"
    with progress_bar(TextColumn("Training {task.description}")) as bar:
        task, shown = bar.add_task(game, total=plan.lessons), 0

        def told(plan: Plan, progress: Progress) -> None:
            nonlocal shown
            bar.update(task, completed=progress.lessons)
            if len(progress.curve) > shown:
                shown = len(progress.curve)
                bar.console.print(telling.line_of(plan, progress), highlight=False, soft_wrap=True)
                if report:
                    save(report, telling.report(plan, progress))

        try:
            done = work(plan, place, told)
        except KeyboardInterrupt:
            print(f"Interrupted. What was learnt is in {place}: the same command goes on from there.", file=sys.stderr)
            raise
    print(f"The weights are in {place / WEIGHTS}.")
    if against:
        print(f"Against {against} they win {telling.shares_of(done.curve[-1])}.")
    if report:
        print(f"The report is in {report}.")


def _widths(written: str) -> tuple[int, ...]:
    try:
        return tuple(int(width) for width in written.split(","))
    except ValueError:
        raise BadOption(f"The hidden layers should be written as 256,128, not {quoted(written)}.") from None

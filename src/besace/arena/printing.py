"""Sheets on the terminal, and the bar that shows how long it will still take."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from besace.arena.run import Progress as Report
from besace.games.parts.figures import Sheet, middle, write, write_interval


def print_sheet(sheet: Sheet, title: str) -> None:
    """One sheet as a table, an interval beside each figure that has one."""
    table = Table(title=title, title_justify="left")
    table.add_column(sheet.heading)
    for column in sheet.columns:
        table.add_column(column.name, justify="right")
    for label, cells in sheet.rows:
        written = []
        for column, cell in zip(sheet.columns, cells, strict=True):
            interval = write_interval(cell, column.form)
            written.append(write(middle(cell), column.form) + (f"\n{interval}" if interval else ""))
        table.add_row(label, *written)
    Console(highlight=False, soft_wrap=not sys.stdout.isatty()).print(table)


@contextmanager
def games_bar(doing: str) -> Iterator[Report]:
    """A bar on stderr, with the time gone and the time left; games that were there already do not count for the speed."""
    columns = (
        TextColumn(doing),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as bar:
        task = bar.add_task("", total=None)

        def report(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        yield report

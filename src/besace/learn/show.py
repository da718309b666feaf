"""The rules, and reviews, in a terminal."""

from collections.abc import Iterator, Sequence

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from besace.learn.review import Decision
from besace.learn.rules import RuleBook
from besace.learn.telling import PERCENT, Telling
from besace.learn.text import Block, Example, Grid, Items, Line, Paragraph, Picture, Section
from besace.play.words import Words

WIDTH = 88  # longer lines are hard to read
_STYLES = {"plain": "", "strong": "bold", "soft": "italic", "rule": "cyan"}


def show_sections(book: RuleBook, sections: Sequence[Section], words: Words, console: Console) -> None:
    """Print some sections below the name of the game."""
    console.print(Text(book.title, style="bold"))
    for section in sections:
        console.print()
        for part in _section(section):
            console.print(part)
    if len(sections) < len(book.sections):
        console.print()
        console.print(words("rules-more", game=book.game), style="dim")


def rules_console() -> Console:
    console = Console(highlight=False)
    console.width = min(console.width, WIDTH)
    return console


def _section(section: Section) -> Iterator[RenderableType]:
    title = Text(section.title, style="bold yellow")
    title.append(f"  {section.name}", style="dim")
    for rule in section.rules:
        title.append(f" {rule}", style="cyan")
    yield title
    for block in section.blocks:
        if not isinstance(block, Picture):  # a terminal has none
            yield _block(block)


def _block(block: Block) -> RenderableType:
    match block:
        case Paragraph(line):
            return _line(line)
        case Example(line):
            return Panel(_line(line), border_style="dim")
        case Items(lines):
            grid = Table.grid(padding=(0, 1))
            for line in lines:
                grid.add_row("•", _line(line))
            return Padding(grid, (0, 0, 0, 1))
        case Grid(rows):
            table = Table()
            for cell in rows[0]:
                table.add_column(_line(cell))
            for row in rows[1:]:
                table.add_row(*map(_line, row))
            return table
        case Picture():
            return Text(block.alt, style="dim")


def _line(line: Line) -> Text:
    return Text.assemble(*((span.text, _STYLES[span.kind]) for span in line))


def show_review(telling: Telling, file: str) -> None:
    """Print a review: where the result came from, what is worth a second look, and every decision."""
    words, found, console = telling.words, telling.review, Console(highlight=False)
    console.print(Text(telling.title(), style="bold"))
    console.print(telling.summary())
    table = Table(show_header=False)
    for what, change, error in telling.causes():
        table.add_row(what, Text(change, justify="right"), Text(error, style="dim"))
    console.print(table)
    console.print(Text(words("review-moments"), style="bold yellow"))
    for moment in found.moments:
        console.print(f"• {telling.moment(moment)}")
        console.print(f"  {words('review-replay', file=file, ply=moment.ply, seat=found.seat)}", style="dim")
    if found.bluffs:
        console.print(Text(words("review-bluffs"), style="bold yellow"))
        for bluff in found.bluffs:
            console.print(f"• {telling.bluff(bluff)}")
    console.print(_decisions(telling, found.decisions))
    console.print(words("review-note-skill"), style="dim")
    console.print()


def _decisions(telling: Telling, decisions: Sequence[Decision]) -> Table:
    table = Table(title=telling.words("review-decisions"), title_justify="left")
    table.add_column("", justify="right")
    for name in ("decision", "value", "lost", "best"):
        table.add_column(telling.words(f"review-column-{name}"), justify="right" if name in ("value", "lost") else "left")
    for one in decisions:
        played = next(each for each in one.moves if each.move == one.played)
        value = f"{PERCENT * played.value:.0f} ± {PERCENT * played.error:.1f}"
        lost = Text(
            f"{PERCENT * one.gave_away:.0f} ± {PERCENT * one.error:.1f}" if one.gave_away else "", "red" if one.clear else ""
        )
        best = telling.choice(one.best) if one.clear else ""
        table.add_row(str(one.ply), telling.choice(one.played), value, lost, best)
    return table

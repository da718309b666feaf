"""The rules in a terminal."""

from collections.abc import Iterator, Sequence

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from besace.learn.rulebook import RuleBook
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

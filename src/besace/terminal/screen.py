"""The screen: the table on top, what has happened, what can be done. Everything fits 80 columns and 24 lines where it can."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from besace.games.parts.screen import Presenter
from besace.terminal.menu import Question
from besace.terminal.replay import whose_turn

LEAST_EVENTS = 3


def _line(text: str) -> Text:
    return Text(text, no_wrap=True, overflow="ellipsis")


class Left(Exception):
    """Whoever sat here has had enough."""


class Screen:
    """Draws for one person at a time and reads what they type."""

    def __init__(self, console: Console, presenter: Presenter) -> None:
        self.console, self.presenter, self.words = console, presenter, presenter.words

    def clear(self) -> None:
        self.console.clear()

    def read(self, prompt: str) -> str:
        """A typed line; the end of the input is a farewell."""
        try:
            return self.console.input(Text(prompt + " ", style="bold")).strip()
        except EOFError:
            raise Left from None

    def curtain(self, name: str) -> None:
        """Nothing on the screen until the right person has it in hand."""
        self.clear()
        text = Text(self.words("curtain", who=name), style="bold", justify="center")
        self.console.print(Panel(text, padding=(2, 4)))
        self.read(self.words("curtain-enter", who=name))

    def draw(self, view: Mapping[str, Any], events: Sequence[str], question: Question | None, note: str = "") -> None:
        """The whole screen for who looks; ``note`` says what was wrong with the last answer."""
        top: list[RenderableType] = [Rule(self.presenter.headline(view), align="left"), *self.presenter.table(view)]
        below: list[RenderableType] = [Rule(style="dim")]
        if question is None:
            below.append(whose_turn(self.presenter, view))
        else:
            below += [f"[bold cyan]{self.presenter.ask(view)}[/]", self._choices(question)]
        if note:
            below.append(Text(note, style="yellow"))
        legend = [f"[dim]{line}[/]" for line in self.presenter.legend()]
        room = self.console.height - self._height(top) - self._height(below) - 1
        if room - self._height(legend) > LEAST_EVENTS + 1:
            top, room = [*top, *legend], room - self._height(legend)
        self.clear()
        self.console.print(Group(*top, *self._recent(events, max(LEAST_EVENTS, room)), *below))

    def _height(self, parts: Sequence[RenderableType]) -> int:
        return len(self.console.render_lines(Group(*parts), pad=False))

    def _recent(self, events: Sequence[str], room: int) -> list[RenderableType]:
        """The last events, and how many there were before."""
        if not events:
            return []
        if len(events) <= room - 1:
            return [Rule(style="dim"), *map(_line, events)]
        kept = max(1, room - 2)
        earlier = self.words("earlier-events", n=len(events) - kept)
        return [Rule(f"[dim]{earlier}[/]", style="dim", align="left"), *map(_line, events[-kept:])]

    def _choices(self, question: Question) -> RenderableType:
        if question.numbers:
            return Text(self._range(question), style="dim")
        cells = [f"[bold]{key}[/] {entry.label}" for key, entry in zip(question.keys, question.entries, strict=True)]
        widths = [self.console.measure(cell).maximum for cell in cells]
        most = self.console.width // 2 - 1  # what is wider has a line of its own
        short = [cell for cell, width in zip(cells, widths, strict=True) if width <= most]
        long = [cell for cell, width in zip(cells, widths, strict=True) if width > most]
        if not short:
            return Group(*long)
        widest = max(width for width in widths if width <= most)
        across = (self.console.width + 2) // (widest + 2)
        return Group(Columns(short, width=widest, padding=(0, 2), column_first=len(short) > across), *long)

    def _range(self, question: Question) -> str:
        numbers = [number for number, _ in question.numbers]
        return self.words("range", least=min(numbers), most=max(numbers))

    def prompt(self, question: Question) -> str:
        return self.words("prompt-number", range=self._range(question)) if question.numbers else self.words("prompt")

    def help(self, example: str, options: Mapping[str, Any]) -> None:
        """How to answer, and the game in a few lines."""
        keys = self.words("help-keys", example=example).splitlines()
        self._pages(self.words("help-title"), [*keys, "", *self.presenter.legend(), "", *self.presenter.help(options)])

    def log(self, events: Sequence[str]) -> None:
        """Everything that has happened."""
        self._pages(self.words("log-title"), events)

    def _pages(self, title: str, paragraphs: Sequence[str]) -> None:
        lines = [line for text in paragraphs for line in Text(text).wrap(self.console, self.console.width)]
        size = max(1, self.console.height - 3)
        for start in range(0, max(1, len(lines)), size):
            self.clear()
            self.console.print(Rule(f"[bold]{title}[/]", align="left"))
            self.console.print(Group(*lines[start : start + size]))
            self.read(self.words("press-enter"))

"""Plots as inline SVG: dots with their intervals. Colours come from the page, so that it can be light or dark."""

import math
from collections.abc import Iterator, Sequence
from html import escape

from besace.games.parts.figures import Cell, Column, middle, write
from besace.games.parts.intervals import Estimate

WIDTH, ROW, TOP, BOTTOM = 360, 22, 10, 26
VALUES = 62  # room for the figures on the right
LETTER, LEAST_LABELS, LONGEST_LABEL = 6.2, 60, 22  # how wide a letter is; how wide labels are at least; letters that fit
TICKS = 5
FEW = 5  # a mean of fewer values is drawn as a ring without its interval, which would dwarf all others


def dots(column: Column, rows: Sequence[tuple[str, Cell]], alt: str) -> str:
    """A row for each figure: a dot, and a line as long as its interval."""
    shown = [(label, cell) for label, cell in rows if middle(cell) is not None]
    if not shown:
        return ""
    longest = min(LONGEST_LABEL, max(len(label) for label, _ in shown))
    scale = Scale(column, [cell for _, cell in shown], max(LEAST_LABELS, LETTER * longest + 10))
    height = TOP + ROW * len(shown) + BOTTOM
    parts = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(alt)}">']
    parts += _axis(scale, TOP + ROW * len(shown))
    for index, (label, cell) in enumerate(shown):
        parts += _dot(scale, TOP + ROW * (index + 0.5), label, cell, column.form)
    return "".join([*parts, "</svg>"])


class Scale:
    """From figures to places between the labels and the written figures; times are drawn by their ratios."""

    def __init__(self, column: Column, cells: Sequence[Cell], start: float) -> None:
        self.column, self.ratios, self.start = column, column.form == "seconds", start
        ends = [end for cell in cells for end in _ends(cell)]
        if column.reference is not None:
            ends.append(column.reference)
        self.low, self.high = min(map(self._turn, ends)), max(map(self._turn, ends))
        if self.ratios:
            self.low, self.high, self.step = math.floor(self.low), math.ceil(self.high), 1.0
            self.high = max(self.high, self.low + 1)
            return
        spare = (self.high - self.low) * 0.04 or abs(self.high) * 0.1 or 1.0
        self.low, self.high = self.low - spare, self.high + spare
        if column.form == "share" and column.reference != 0:  # a change can be negative
            self.low, self.high = max(0.0, self.low), min(1.0, self.high)
        self.step = nice_step((self.high - self.low) / TICKS)

    def _turn(self, value: float) -> float:
        return math.log10(max(value, 1e-9)) if self.ratios else value

    def x(self, value: float) -> float:
        room = WIDTH - self.start - VALUES
        return self.start + room * (self._turn(value) - self.low) / (self.high - self.low)

    def ticks(self) -> Iterator[tuple[float, str]]:
        """Where the scale is marked, and with what."""
        number = math.ceil(self.low / self.step - 1e-9)
        while number * self.step <= self.high + 1e-9:
            at = number * self.step
            yield (10**at, write(10**at, "seconds")) if self.ratios else (at, self._mark(at))
            number += 1

    def _mark(self, at: float) -> str:
        if self.column.form == "share":
            digits = 0 if self.step >= 0.01 else 1
            return f"{100 * at:.{digits}f} %"
        return f"{at:,.{max(0, -math.floor(math.log10(self.step) + 1e-9))}f}"


def nice_step(about: float) -> float:
    """1, 2 or 5 times a power of ten, at least as large as asked for."""
    size = 10.0 ** math.floor(math.log10(about))
    return next((factor * size for factor in (1, 2, 5) if factor * size >= about), 10 * size)


def shortened(label: str) -> str:
    """A label that fits: cut in the middle, since what tells two bots apart is often at the end."""
    half = LONGEST_LABEL // 2
    return label if len(label) <= LONGEST_LABEL else f"{label[: half - 1]}…{label[-half:]}"


def _ends(cell: Cell) -> list[float]:
    if isinstance(cell, Estimate):
        ends = (cell.mean, cell.low, cell.high) if cell.count >= FEW else (cell.mean,)
        return [end for end in ends if end is not None]
    return [] if cell is None else [cell]


def _axis(scale: Scale, bottom: float) -> Iterator[str]:
    for at, mark in scale.ticks():
        x = scale.x(at)
        yield f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{bottom:.1f}"/>'
        yield f'<text class="tick" x="{x:.1f}" y="{bottom + 16:.1f}">{mark}</text>'
    if scale.column.reference is not None:
        x = scale.x(scale.column.reference)
        yield f'<line class="fair" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 4}" y2="{bottom + 3:.1f}"/>'


def _dot(scale: Scale, y: float, label: str, cell: Cell, form: str) -> Iterator[str]:
    value = middle(cell)
    assert value is not None
    short = shortened(label)
    yield f'<text class="label" x="{scale.start - 8:.1f}" y="{y + 4:.1f}">{escape(short)}<title>{escape(label)}</title></text>'
    few = isinstance(cell, Estimate) and cell.count < FEW
    if isinstance(cell, Estimate) and cell.low is not None and cell.high is not None and not few:
        low, high = scale.x(cell.low), scale.x(cell.high)
        yield f'<line class="span" x1="{low:.1f}" x2="{high:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>'
    yield f'<circle class="{"ring" if few else "dot"}" cx="{scale.x(value):.1f}" cy="{y:.1f}" r="4.5"/>'
    yield f'<text class="value" x="{WIDTH - 2}" y="{y + 4:.1f}">{write(value, form)}</text>'

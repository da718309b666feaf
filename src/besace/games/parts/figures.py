"""A sheet is one table of figures with intervals; arenas and studies are shown as sheets, on the terminal, as JSON or as HTML."""

from dataclasses import dataclass, field
from typing import Any

from besace.games.parts.intervals import Estimate

Cell = Estimate | float | None


@dataclass(frozen=True)
class Column:
    """What a column says: its name, how its figures are written, and whether they are also drawn."""

    name: str
    form: str = "number"  # or share, count, seconds
    drawn: bool = False
    reference: float | None = None  # a line in the drawing: what would be fair, or no effect


@dataclass
class Sheet:
    """A titled table; every row has a label and a cell a column. ``shaded`` colours cells by how high they are."""

    title: str
    note: str
    heading: str  # of the labels
    columns: list[Column]
    rows: list[tuple[str, list[Cell]]] = field(default_factory=list)
    shaded: bool = False

    def as_json(self) -> dict[str, Any]:
        names = [column.name for column in self.columns]
        rows = [
            {self.heading: label, **{name: _json(cell) for name, cell in zip(names, cells, strict=True)}}
            for label, cells in self.rows
        ]
        return {"title": self.title, "note": self.note, "rows": rows}


def _json(cell: Cell) -> Any:
    return cell.as_json() if isinstance(cell, Estimate) else cell


def middle(cell: Cell) -> float | None:
    """The figure itself, without its interval."""
    return cell.mean if isinstance(cell, Estimate) else cell


def write(value: float | None, form: str) -> str:
    """A figure as people read it."""
    if value is None:
        return "–"
    if form == "share":
        return f"{100 * value:.1f} %"
    if form == "count":
        return f"{value:,.0f}"
    if form == "seconds":
        return _seconds(value)
    return f"{value:,.2f}" if abs(value) < 100 else f"{value:,.1f}"


def _seconds(value: float) -> str:
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if value >= size:
            return f"{value / size:.3g} {unit}"
    return f"{value / 1e-6:.3g} µs"


def write_interval(cell: Cell, form: str) -> str:
    """The interval as people read it, "" where there is none."""
    if not isinstance(cell, Estimate) or cell.low is None or cell.high is None:
        return ""
    return f"{write(cell.low, form).removesuffix(' %')} … {write(cell.high, form)}"

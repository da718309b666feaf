"""The comparison as tables and as a plot, from the figures of a run: ``python -m bench.peers.page``."""

import json
import math
from html import escape
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parents[2] / "docs"
PAGE, PLOT = DOCS / "performance.md", DOCS / "peers.svg"
BEGIN, END = "<!-- from bench/peers/figures.json -->", "<!-- until here -->"
TITLES = {
    "whole games": ("Whole random games", "moves/s"),
    "rollouts from a position": ("Random games to the end from a position as dealt", "moves/s"),
    "one step a call": ("Steps as a learner takes them", "moves/s"),
    "tree search": ("Tree search at the first choice of a game", "simulations/s"),
}
HEADINGS = ("engine", "game", "players", "moves a game, chance's of them", "legal moves", "driver", "what differs")
WIDTH, LABELS, VALUES, BAR, TITLE = 760, 330, 70, 15, 34
OURS, THEIRS, PAPER, INK, GRID = "#b5492c", "#5f7f95", "#fbf7ee", "#23211d", "#cbc3b5"
QUIET = 2.0  # load averages below this: hardly anything beside the one process that is measured
Row = dict[str, Any]


def of_kind(figures: Row, kind: str) -> list[Row]:
    return sorted((row for row in figures["rows"] if row["kind"] == kind), key=lambda row: -row["rate"])


def written(rate: float) -> str:
    """Three digits are more than the measurement deserves."""
    if rate >= 1e6:
        return f"{rate / 1e6:.1f} M" if rate < 1e8 else f"{rate / 1e6:.0f} M"
    return f"{rate / 1e3:.0f} k" if rate >= 1e4 else f"{rate / 1e3:.1f} k"


def tables(figures: Row) -> str:
    """All figures as Markdown."""
    return "\n\n".join(_table(figures, kind) for kind in TITLES)


def _table(figures: Row, kind: str) -> str:
    title, unit = TITLES[kind]
    headings = (*HEADINGS[:-1], unit, HEADINGS[-1])
    lines = [f"### {title}", "", f"| {' | '.join(headings)} |", "|---|---|---|---|---|---|---|---|"]
    for row in of_kind(figures, kind):
        name = f"**{row['engine']}**" if row["engine"] == "Besace" else row["engine"]
        length = f"{row['moves']:.0f}, {row['chance']:.0f}" if row["moves"] >= 10 else f"{row['moves']:.1f}, {row['chance']:.1f}"
        cells = [name, row["game"], row["players"], length, f"{row['branching']:.1f}", row["driver"], written(row["rate"])]
        lines.append(f"| {' | '.join(map(str, [*cells, row['differs']]))} |")
    return "\n".join(lines)


def ratios(figures: Row) -> str:
    """How many times as fast as the fastest C++ game of OpenSpiel in its own loop ours are."""
    lines = ["| ours | " + " | ".join(_fastest(figures, kind)[0] for kind in list(TITLES)[:2]) + " |", "|---|---|---|"]
    games = {row["game"]: row for row in of_kind(figures, "whole games") if row["driver"] == "its compiled loop"}
    for game in games:
        cells = []
        for kind in list(TITLES)[:2]:
            own = next(row for row in of_kind(figures, kind) if row["game"] == game and row["driver"] == "its compiled loop")
            cells.append(f"{own['rate'] / _fastest(figures, kind)[1]:.1f} ×")
        lines.append(f"| {game} | {' | '.join(cells)} |")
    return "\n".join(lines)


def _fastest(figures: Row, kind: str) -> tuple[str, float]:
    row = next(
        row for row in of_kind(figures, kind) if row["engine"] == "OpenSpiel C++" and row["driver"].startswith("its C++ loop")
    )
    return f"{kind}, beside {row['game']} ({written(row['rate'])} moves/s)", row["rate"]


def note(figures: Row) -> str:
    machine = figures["machine"]
    packages = ", ".join(f"{name} {number}" for name, number in machine["packages"].items())
    least, most = min(machine["load"]), max(machine["load"])
    company = "little else running" if most < QUIET else "other work beside it"
    return (
        f"One core of {machine['cores']} ({machine['processor']}), {company} (load averages {least} to {most}); "
        f"processor time, medians of {figures['rounds']} stretches, all lines in turn. Python {machine['python']}, {packages}."
    )


def plot(figures: Row) -> str:
    """Bars by ratio: each step of the scale is ten times the one before."""
    rates = [row["rate"] for row in figures["rows"]]
    low, high = math.floor(math.log10(min(rates))), math.ceil(math.log10(max(rates)))
    room = WIDTH - LABELS - VALUES
    parts, y = [], 8.0
    for kind, (title, unit) in TITLES.items():
        rows = of_kind(figures, kind)
        bottom = y + TITLE + BAR * len(rows)
        parts.append(f'<text x="8" y="{y + 20:.0f}" font-size="14" font-weight="bold">{title}, {unit}</text>')
        for power in range(low, high + 1):
            x = LABELS + room * (power - low) / (high - low)
            parts.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{y + TITLE - 4:.1f}" y2="{bottom:.1f}" stroke="{GRID}"/>')
        for index, row in enumerate(rows):
            parts.append(_bar(row, y + TITLE + BAR * index, room * (math.log10(row["rate"]) - low) / (high - low)))
        y = bottom + 10
    style = f'font-family="sans-serif" font-size="11" fill="{INK}"'
    start = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y:.0f}" {style}>'
    return "".join([start, f'<rect width="100%" height="100%" fill="{PAPER}"/>', *parts, "</svg>"]) + "\n"


def _bar(row: Row, y: float, width: float) -> str:
    colour = OURS if row["engine"] == "Besace" else THEIRS
    label = escape(f"{row['engine']}, {row['game']}: {row['driver']}")
    return (
        f'<text x="{LABELS - 6}" y="{y + 11:.1f}" text-anchor="end">{label}</text>'
        f'<rect x="{LABELS}" y="{y + 2:.1f}" width="{width:.1f}" height="{BAR - 4}" fill="{colour}"/>'
        f'<text x="{LABELS + width + 5:.1f}" y="{y + 11:.1f}">{written(row["rate"])}</text>'
    )


def write(figures: Row) -> None:
    """Put table and plot into the documentation."""
    PLOT.write_text(plot(figures))
    before, _, rest = PAGE.read_text().partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n\n{note(figures)}\n\n{ratios(figures)}\n\n{tables(figures)}\n\n{END}{after}")


if __name__ == "__main__":
    from bench.peers.run import FIGURES

    write(json.loads(FIGURES.read_text()))

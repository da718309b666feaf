"""Reports: one HTML file that needs nothing else, neither network nor scripts; light or dark, on a phone or a wall."""

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from besace.errors import BesaceError
from besace.games.parts.figures import Cell, Sheet, middle, write, write_interval
from besace.pages.svg import dots

STYLE = """
:root{color-scheme:light dark;--paper:#fbfaf7;--card:#fff;--ink:#23211d;--soft:#6d675e;--line:#e4dfd5;--dot:#1f6f8b;
--fair:#c8553d;--high:#1f6f8b;--low:#d98032}
@media (prefers-color-scheme:dark){:root{--paper:#191816;--card:#22211e;--ink:#ece8e0;--soft:#a39c90;--line:#3a3833;--dot:#6cc3df;
--fair:#f0917c;--high:#3d9dbd;--low:#c9772f}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:1080px;margin:0 auto;padding:20px 16px 48px}
h1{font-size:1.6rem;line-height:1.2;margin:.4em 0}
h2{font-size:1.25rem;margin:2em 0 .4em;padding-top:.6em;border-top:1px solid var(--line)}
section{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:14px 16px;margin:14px 0}
h3{font-size:1.05rem;margin:0 0 .3em}
p{margin:.3em 0 .8em;color:var(--soft);max-width:75ch}
dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 14px;margin:.6em 0}
dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
.plots{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,300px),1fr));gap:10px 28px}
figure{margin:0;max-width:500px}figcaption{font-size:.85rem;color:var(--soft)}
svg{display:block;width:100%;height:auto}
svg text{font:11px system-ui,sans-serif;fill:var(--ink)}
svg .label,svg .value{text-anchor:end}svg .tick{text-anchor:middle;fill:var(--soft);font-size:10px}
svg .grid{stroke:var(--line)}svg .fair{stroke:var(--fair);stroke-width:1.5;stroke-dasharray:4 3}
svg .span{stroke:var(--dot);stroke-width:3;stroke-linecap:round;opacity:.45}svg .dot{fill:var(--dot)}
svg .ring{fill:none;stroke:var(--dot)}
svg .line{fill:none;stroke:var(--dot);stroke-width:2;stroke-linejoin:round}svg .band{fill:var(--dot);opacity:.16}
.scroll{overflow-x:auto;margin-top:10px}
table{border-collapse:collapse;font-size:.9rem;font-variant-numeric:tabular-nums}
th,td{padding:5px 12px 5px 0;text-align:right;vertical-align:top;border-bottom:1px solid var(--line);white-space:nowrap}
th:first-child,td:first-child{text-align:left;position:sticky;left:0;background:var(--card);padding-right:16px}
th{font-weight:600;color:var(--soft);white-space:normal;vertical-align:bottom}
td small{display:block;color:var(--soft);font-size:.78rem}
.shaded td+td{padding:5px 10px;text-align:center}.shaded th+th{text-align:center;padding:5px 10px}
"""


def page(
    title: str,
    facts: dict[str, str],
    chapters: Sequence[tuple[str, str, Sequence[Sheet]]],
    plots: Sequence[tuple[str, str]] = (),
) -> str:
    """A whole report: what was done, plots (caption, SVG) if there are any, then chapters (title, note, sheets)."""
    parts = [
        '<!doctype html><html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width,initial-scale=1">',
        '<link rel="icon" href="data:,">',  # so that no browser asks for one
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main><h1>{escape(title)}</h1><dl>",
        *(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in facts.items()),
        "</dl>",
    ]
    if plots:
        figures = (f"<figure><figcaption>{escape(caption)}</figcaption>{drawing}</figure>" for caption, drawing in plots)
        parts.append(f'<section><div class="plots">{"".join(figures)}</div></section>')
    for heading, note, sheets in chapters:
        parts.append(f"<h2>{escape(heading)}</h2>" + (f"<p>{escape(note)}</p>" if note else ""))
        parts += [part for sheet in sheets for part in _sheet(sheet)]
    return "".join([*parts, "</main></body></html>\n"])


def _sheet(sheet: Sheet) -> Iterator[str]:
    yield f"<section><h3>{escape(sheet.title)}</h3>"
    if sheet.note:
        yield f"<p>{escape(sheet.note)}</p>"
    figures = []
    for index, column in enumerate(sheet.columns):
        if column.drawn:
            drawing = dots(column, [(label, cells[index]) for label, cells in sheet.rows], f"{sheet.title}: {column.name}")
            caption = (
                column.name if column.reference is None else f"{column.name} (dashed: {write(column.reference, column.form)})"
            )
            figures.append(f"<figure><figcaption>{escape(caption)}</figcaption>{drawing}</figure>" if drawing else "")
    if any(figures):
        yield f'<div class="plots">{"".join(figures)}</div>'
    yield from _table(sheet)
    yield "</section>"


def _table(sheet: Sheet) -> Iterator[str]:
    heads = "".join(f"<th>{escape(name)}</th>" for name in (sheet.heading, *(column.name for column in sheet.columns)))
    yield f'<div class="scroll"><table{" class=shaded" if sheet.shaded else ""}><thead><tr>{heads}</tr></thead><tbody>'
    known = [value for _, cells in sheet.rows for cell in cells if (value := middle(cell)) is not None]
    for label, cells in sheet.rows:
        yield f"<tr><td>{escape(label)}</td>"
        for column, cell in zip(sheet.columns, cells, strict=True):
            shade = _shade(middle(cell), known) if sheet.shaded else ""
            interval = write_interval(cell, column.form)
            small = f"<small>{interval}</small>" if interval else ""
            yield f"<td{shade}>{write(middle(cell), column.form)}{small}</td>"
        yield "</tr>"
    yield "</tbody></table></div>"


def _shade(value: Cell, known: Sequence[float]) -> str:
    """Colour a cell by how far it is above or below the middle of all cells."""
    if not isinstance(value, float | int) or len(known) < 2:
        return ""
    centre = sum(known) / len(known)
    far = max(abs(other - centre) for other in known) or 1.0
    colour = "high" if value >= centre else "low"
    return f' style="background:color-mix(in srgb,var(--{colour}) {45 * abs(value - centre) / far:.0f}%,transparent)"'


def save(path: Path, text: str) -> None:
    """Write a report, or say in one sentence why not."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as wrong:
        raise BesaceError(f"The report {path} cannot be written: {wrong.strerror or wrong}.") from None

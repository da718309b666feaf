"""Sheets as tables for a document."""

from besace.games.parts.figures import Sheet, middle, write, write_interval


def markdown_of(sheet: Sheet) -> str:
    """One sheet as a Markdown table, intervals in brackets."""
    names = [sheet.heading, *(column.name for column in sheet.columns)]
    lines = [f"| {' | '.join(names)} |", "|---|" + "---:|" * len(sheet.columns)]
    for label, cells in sheet.rows:
        written = []
        for column, cell in zip(sheet.columns, cells, strict=True):
            interval = write_interval(cell, column.form)
            written.append(write(middle(cell), column.form) + (f" ({interval})" if interval else ""))
        lines.append(f"| {' | '.join([label, *written])} |")
    return "\n".join(lines)

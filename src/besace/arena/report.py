"""An arena's summary as sheets, and the report made of them."""

from typing import Any

from besace.games.parts.figures import Cell, Column, Sheet
from besace.games.parts.intervals import Estimate
from besace.pages.html import page

HOW = (
    "Intervals hold in 95 % of cases. All games of a deal have the same deal and the same chance with the bots in other seats, "
    "so deals, not games, count as independent. A win that is shared by two counts half for each. Win shares, places and scores "
    "are per seat: a bot that fills several seats is counted in each of them."
)
HOW_SINGLE = (
    "Intervals hold in 95 % of cases. Every game has a deal of its own. A win that is shared by two counts half for each."
)


def _cell(found: dict[str, Any] | None) -> Cell:
    return Estimate(**found) if found else None


def result_sheet(table: dict[str, Any]) -> Sheet:
    """Who wins how often with one player count."""
    columns = [
        Column("seats", "count"),
        Column("win share", "share", drawn=True, reference=table["fair_share"]),
        Column("mean place", drawn=True, reference=(table["players"] + 1) / 2),
        Column("mean score", drawn=True),
    ]
    sheet = Sheet("Who wins", f"A fair share is {100 * table['fair_share']:.1f} %.", "bot", columns)
    for row in table["bots"]:
        sheet.rows.append((row["bot"], [row["seats"], *(_cell(row[key]) for key in ("win_share", "place", "score"))]))
    return sheet


def seat_sheet(table: dict[str, Any]) -> Sheet:
    """Who wins how often from which seat."""
    columns = [Column(f"seat {seat}", "share") for seat in range(table["players"])]
    sheet = Sheet("Win share from each seat", "", "bot", columns, shaded=True)
    sheet.rows = [(row["bot"], [_cell(found) for found in row["win_share_by_seat"]]) for row in table["bots"]]
    return sheet


def difference_sheet(table: dict[str, Any]) -> Sheet:
    """Who wins more often than whom on the same deals."""
    note = "Compared deal by deal: where the interval does not hold 0, one is better than the other."
    sheet = Sheet(
        "Who wins more often than whom", note, "bots", [Column("difference in win share", "share", drawn=True, reference=0)]
    )
    for row in table["differences"]:
        sheet.rows.append((f"{row['bot']} – {row['other']}", [_cell(row["win_share"])]))
    return sheet


def rating_sheet(summary: dict[str, Any]) -> Sheet:
    """Openskill ratings, the strongest first."""
    note = (
        "One number for strength over all games here (openskill, Plackett–Luce; 25 is the middle), give or take two deviations."
    )
    sheet = Sheet("Ratings", note, "bot", [Column("rating", drawn=True), Column("deviation")])
    for name, found in sorted(summary["ratings"].items(), key=lambda pair: (-pair[1]["rating"], pair[0])):
        rating, deviation = found["rating"], found["deviation"]
        sheet.rows.append((name, [Estimate(rating, rating - 2 * deviation, rating + 2 * deviation, summary["games"]), deviation]))
    return sheet


def thinking_sheet(summary: dict[str, Any]) -> Sheet:
    """How long bots think."""
    columns = [
        Column("moves", "count"),
        Column("mean", "seconds", drawn=True),
        Column("95 % of moves within", "seconds", drawn=True),
        Column("longest", "seconds", drawn=True),
    ]
    sheet = Sheet("Thinking time per move", "Measured on the clock of the machine that played, by ratios.", "bot", columns)
    for name, found in summary["thinking"].items():
        if found:
            sheet.rows.append((name, [found["moves"], found["mean"], found["p95"], found["longest"]]))
    return sheet


def facts(summary: dict[str, Any]) -> dict[str, str]:
    """What was played, in a few lines."""
    settings = summary["settings"]
    shown = {"bots": ", ".join(settings["bots"]), "games": f"{summary['games']:,}", "seed": str(settings["seed"])}
    if settings["against"]:
        shown["bots"] += f", one seat each, against {settings['against']}"
    if settings["options"]:
        shown["options"] = ", ".join(f"{name}={value}" for name, value in settings["options"].items())
    return {**shown, "deals": "duplicate" if settings["duplicate"] else "a new one for every game"}


def table_note(table: dict[str, Any]) -> str:
    """How much was played with one player count."""
    return f"{table['games']:,} games from {table['deals']:,} deals, {table['length']['mean']:.1f} moves a game."


def report(summary: dict[str, Any]) -> str:
    """The whole report as HTML."""
    chapters = []
    for table in summary["tables"]:
        sheets = [sheet for sheet in (result_sheet(table), difference_sheet(table), seat_sheet(table)) if sheet.rows]
        chapters.append((f"{table['players']} players", table_note(table), sheets))
    sheets = [sheet for sheet in (rating_sheet(summary), thinking_sheet(summary)) if sheet.rows]
    chapters.append(("All games", HOW if summary["settings"]["duplicate"] else HOW_SINGLE, sheets))
    return page(f"{summary['settings']['game']}: arena", facts(summary), chapters)

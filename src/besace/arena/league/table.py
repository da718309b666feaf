"""What a league has come to: win shares in every company, ratings, thinking times; as data, and as a chapter of a page."""

from collections.abc import Sequence
from typing import Any

import besace
from besace.arena.league.playing import Result
from besace.arena.league.season import COMPANIES, SAME, Cell
from besace.arena.league.strength import Tally
from besace.arena.summary import share_of_seats, thinking_of
from besace.errors import BesaceError
from besace.games.parts.figures import Column, Sheet
from besace.games.parts.intervals import Estimate
from besace.pages.markdown import markdown_of

CLUB = "thumb"
LEAST = 30  # games behind a share that is told: fewer say nothing
START, END = "<!-- league: written by besace league -->", "<!-- end of the league -->"
LEAST_ON_PAGE = 2 * LEAST
CALLED = dict(zip(COMPANIES, ("club", "nets", "kings", "mixed"), strict=True))  # companies, for those who speak of them


def data_of(cells: Sequence[Cell], results: Sequence[Sequence[Result]], seed: int) -> dict[str, Any]:
    """Everything that is shown of a league, JSON-ready."""
    entrants = list(dict.fromkeys(name for cell in cells for name in cell.plan.entrants))
    games = list(dict.fromkeys(cell.game for cell in cells))
    pairs = list(zip(cells, results, strict=True))
    return {
        "besace_league": 1,
        "version": besace.__version__,
        "seed": seed,
        "games": sum(map(len, results)),
        "ratings": _ratings(pairs, entrants, seed),
        "thinking": {name: _thinking(results, name) for name in entrants},
        "companies": [{"bots": name, "called": CALLED.get(name)} for name in dict.fromkeys(cell.company for cell in cells)],
        "tables": [_table(game, [pair for pair in pairs if pair[0].game == game], entrants, seed) for game in games],
    }


def _ratings(pairs: Sequence[tuple[Cell, Sequence[Result]]], entrants: Sequence[str], seed: int) -> dict[str, Any]:
    names = list(dict.fromkeys([CLUB, *(SAME.get(name, name) for name in entrants)]))
    tally = Tally(names, CLUB)
    for _, results in pairs:
        tally.add(results, SAME)
    found = tally.ratings(seed)
    return {name: _json(found.get(SAME.get(name, name)), 0) for name in entrants}


def _table(game: str, pairs: Sequence[tuple[Cell, Sequence[Result]]], entrants: Sequence[str], seed: int) -> dict[str, Any]:
    rows: dict[tuple[str, str], dict[str, Any]] = {}
    for cell, results in pairs:
        row = rows.setdefault((cell.company, cell.bot), {"bot": cell.bot, "company": cell.company, "shares": {}})
        share = share_of_seats(results, cell.own)
        row["shares"][str(cell.players)] = _json(share, 3) if share and share.count >= LEAST else None
    counts = sorted({cell.players for cell, _ in pairs})
    return {"game": game, "players": counts, "rows": list(rows.values()), "ratings": _ratings(pairs, entrants, seed)}


def _thinking(results: Sequence[Sequence[Result]], name: str) -> dict[str, float] | None:
    found = thinking_of([result for each in results for result in each if name in result["bots"]], name)
    return {"mean": float(f"{found['mean']:.3g}")} if found else None


def _json(found: Estimate | None, digits: int) -> dict[str, Any] | None:
    """An estimate with so many digits behind the point: pages show no more."""
    if found is None:
        return None
    rounded = {key: None if value is None else round(value, digits) for key, value in found.as_json().items()}
    return {key: int(value) if value is not None and value == int(value) else value for key, value in rounded.items()}


def for_page(data: dict[str, Any]) -> dict[str, Any]:
    """What the client's page shows of it, which everybody loads: whole percents as [mean, low, high], and ratings likewise.

    Shares of few games, whose intervals are wide, are left out there."""

    def shown(told: dict[str, Any] | None, times: int) -> list[int | None] | None:
        if told is None or told["count"] < LEAST_ON_PAGE:
            return None
        return [None if told[key] is None else round(times * told[key]) for key in ("mean", "low", "high")]

    def of_table(table: dict[str, Any]) -> dict[str, Any]:
        rows = [{**row, "shares": {n: shown(share, 100) for n, share in row["shares"].items()}} for row in table["rows"]]
        return {**table, "rows": rows, "ratings": {bot: rated and [rated["mean"]] for bot, rated in table["ratings"].items()}}

    ratings = {bot: shown(rated, 1) for bot, rated in data["ratings"].items()}
    return {**data, "ratings": ratings, "tables": [of_table(table) for table in data["tables"]]}


HOW = (
    "Every figure is the win share of one seat of a bot with the named company in all other seats, duplicate games of whole "
    "deals, with its 95 % interval and in square brackets the number of games; where several are named with a +, they sit there "
    f"in turn. Cells with fewer than {LEAST} games are left empty."
)
RATED = (
    "One number over all games of the league, with 95 % intervals: 400 points more are odds of ten to one, and rules of thumb "
    "have 1,000."
)


def chapter(data: dict[str, Any]) -> str:
    """The whole chapter of the page."""
    made = f"Made by `besace league` from {data['games']:,} games (Besace {data['version']}, seed {data['seed']})."
    parts = [START, "## The league", f"{made} {HOW}", "### Ratings", RATED, markdown_of(_rating_sheet(data))]
    for table in data["tables"]:
        for company in data["companies"]:
            sheet = _sheet(table, company["bots"])
            if sheet.rows:
                parts += [f"### {sheet.title}", sheet.note, _with_counts(sheet)]
    return "\n\n".join([*parts, END])


def _rating_sheet(data: dict[str, Any]) -> Sheet:
    names = sorted(data["ratings"], key=lambda name: -(data["ratings"][name] or {"mean": 0})["mean"])
    columns = [
        Column("all games", "count"),
        *(Column(table["game"], "count") for table in data["tables"]),
        Column("a move takes", "seconds"),
    ]
    sheet = Sheet("Ratings", "", "bot", columns)
    for name in names:
        rated = [_estimate(ratings[name]) for ratings in (data["ratings"], *(table["ratings"] for table in data["tables"]))]
        sheet.rows.append((name, [*rated, (data["thinking"][name] or {}).get("mean")]))
    return sheet


def _sheet(table: dict[str, Any], company: str) -> Sheet:
    fair = ", ".join(f"{100 / players:.1f} %" for players in table["players"])
    columns = [Column(f"{players} players", "share") for players in table["players"]]
    sheet = Sheet(f"{table['game']} against {company}", f"Fair shares: {fair}.", "bot", columns)
    for row in table["rows"]:
        if row["company"] == company:
            sheet.rows.append((row["bot"], [_estimate(row["shares"].get(str(players))) for players in table["players"]]))
    return sheet


def _with_counts(sheet: Sheet) -> str:
    """The sheet in Markdown, with the number of games behind every figure."""
    lines = markdown_of(sheet).split("\n")
    for i, (_, cells) in enumerate(sheet.rows, start=2):
        parts = lines[i].split(" | ")
        for k, cell in enumerate(cells, start=1):
            if isinstance(cell, Estimate):
                parts[k] = f"{parts[k].removesuffix(' |')} [{cell.count:,.0f}]{' |' if k == len(cells) else ''}"
        lines[i] = " | ".join(parts)
    return "\n".join(lines)


def _estimate(told: dict[str, Any] | None) -> Estimate | None:
    return Estimate(**told) if told else None


def put_into(page: str, text: str) -> str:
    """The page with the chapter in place of the one that it has, or at its end."""
    if START not in page:
        return f"{page.rstrip()}\n\n{text}\n"
    before, rest = page.split(START, 1)
    if END not in rest:
        raise BesaceError(f"The page has the start of a league but not its end, which should be {END!r}.")
    return before + text + rest.split(END, 1)[1]

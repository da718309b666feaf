"""``besace league``."""

import json
import sys
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

import besace
from besace.cli.arguments import read_names
from besace.cli.many_games import Address, Jobs, OnCluster, executor_for, jobs_wanted
from besace.errors import BadOption, BesaceError, quoted


def league(
    games: Annotated[
        int, typer.Option("--games", metavar="K", help="For every game, player count, bot and company; whole deals.")
    ] = 600,
    only: Annotated[list[str] | None, typer.Option("--only", metavar="GAME,…", help="Some games; by default all.")] = None,
    bots: Annotated[list[str] | None, typer.Option("--bots", metavar="A,B,…", help="By default the levels.")] = None,
    against: Annotated[
        list[str] | None,
        typer.Option("--against", metavar="A,B+C,…", help="Who sits in the other seats; + is between those of a mixed company."),
    ] = None,
    minutes: Annotated[float | None, typer.Option("--minutes", metavar="M", help="Begin no game after so long.")] = None,
    jobs: Jobs = None,
    cluster: OnCluster = False,
    address: Address = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The same seed gives the same games.")] = 1,
    folder: Annotated[Path, typer.Option("--folder", metavar="DIR", help="Keep games here; the same command goes on.")] = Path(
        "build", "league"
    ),
    page: Annotated[Path | None, typer.Option("--page", metavar="FILE.md", help="Write the tables into this page.")] = None,
    data: Annotated[Path | None, typer.Option("--data", metavar="FILE.json", help="Write all figures into this file.")] = None,
) -> None:
    """Make the league table: every bot in one seat of every company, for all games and player counts.

    Shows win shares with 95 % intervals, ratings over the whole league, and thinking times. Interrupt it at any time: the same
    command goes on where it stopped, and with more games it plays more. Whoever has been thought about least plays next, so that
    a league of a few --minutes is even, too.
    """
    from besace.arena.league import season, table
    from besace.arena.league.playing import play_league, warm_up
    from besace.arena.printing import games_bar

    wanted = jobs_wanted(jobs, cluster, address)
    if minutes is not None and not minutes > 0:
        raise BadOption(f"The minutes should be above 0, not {quoted(minutes)}.")
    if data and (data.is_dir() or not data.absolute().parent.is_dir()):
        raise BesaceError(f"The file {data} cannot be written: its folder should be there, and it should be no folder itself.")
    text = _read(page) if page else ""
    table.put_into(text, "")  # refuse a page that the table does not fit in before anything is played
    names, companies = read_names(bots) if bots else season.BOTS, read_names(against) if against else season.COMPANIES
    chosen = read_names(only) if only else list(besace.GAMES)
    cells = season.cells_of(chosen, names, companies, games, seed, folder)
    season.check_networks(chosen, folder)
    try:
        with games_bar("Playing the league") as progress:
            played = play_league(cells, wanted, progress, executor_for(cluster, address, partial(warm_up, cells)), minutes)
    except KeyboardInterrupt:
        print(f"Interrupted. The games so far are in {folder}: the same command goes on from there.", file=sys.stderr)
        raise
    found = table.data_of(cells, played, seed)
    if data:
        _write(data, json.dumps(found, ensure_ascii=False, indent=1) + "\n")
    if page:
        _write(page, table.put_into(text, table.chapter(found)))
    if not page and not data:
        print(table.chapter(found))


def _read(page: Path) -> str:
    try:
        return page.read_text(encoding="utf-8")
    except (OSError, ValueError) as wrong:
        raise BesaceError(f"The page {page} cannot be read: {wrong}.") from None


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as wrong:
        raise BesaceError(f"The file {path} cannot be written: {wrong.strerror or wrong}.") from None

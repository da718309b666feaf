"""Commands for many games at once: ``besace simulate``, ``besace arena``, ``besace league`` and ``besace study``."""

import json
import secrets
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import TextColumn
from rich.table import Table

import besace
from besace.cli.arguments import AsJson, GameName, Options, Seed, read_names, read_options
from besace.cli.progress import progress_bar
from besace.errors import BadOption, BesaceError, choices, quoted
from besace.play.executor import Executor, cores

_SEED_BITS = 32
_BOTS = f"{choices(besace.BOTS)}, or one of your own as module:callable; settings are written name:setting=value."

Players = Annotated[str | None, typer.Option("--players", metavar="N|all", help="By default as few as can be.")]
Jobs = Annotated[int | None, typer.Option("--jobs", metavar="J", help="By default all cores; results do not depend on it.")]
OnCluster = Annotated[
    bool,
    typer.Option(
        "--cluster", help="Play on a Ray cluster: the one at --address, or of this machine; if there is none, start one."
    ),
]
Address = Annotated[
    str | None,
    typer.Option("--address", metavar="HOST:PORT", help="The head of the Ray cluster; by default what RAY_ADDRESS says."),
]
ArenaSeed = Annotated[int | None, typer.Option("--seed", metavar="S", help="The same seed gives the same games.")]
ReportFile = Annotated[Path | None, typer.Option("--report", metavar="FILE.html", help="Write one HTML file with plots.")]
ArenaJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")]


def simulate(
    game: GameName,
    players: Annotated[int | None, typer.Option("--players", metavar="N", help="By default as few as can be.")] = None,
    games: Annotated[int, typer.Option("--games", metavar="K", help="How many games.")] = 1000,
    jobs: Jobs = None,
    seed: Seed = None,
    bots: Annotated[
        list[str] | None,
        typer.Option("--bots", metavar="A,B,…", help=f"A bot per seat, or one for all: {_BOTS}"),
    ] = None,
    option: Options = None,
    as_json: AsJson = False,
) -> None:
    """Play many games and say who wins, how high and how long."""
    from besace.arena import simulate as work

    todo = work.plan(game, players, read_options(option), read_names(bots), games, seed, cores() if jobs is None else jobs)
    with progress_bar(TextColumn("Simulating {task.description}")) as bar:
        task = bar.add_task(todo.game, total=todo.games)
        result = work.simulate(todo, lambda done: bar.advance(task, done))
    if as_json:
        print(json.dumps(result, ensure_ascii=False))
    else:
        _print_simulation(result)


def _print_simulation(result: dict[str, Any]) -> None:
    table = Table(title=f"{result['game']}, {result['players']} players, {result['games']:,} games, seed {result['seed']}")
    for heading in ("seat", "bot", "wins", "95 % interval", "shared", "mean score", "sd"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for seat in result["seats"]:
        score = seat["score"]
        table.add_row(
            str(seat["seat"]), seat["bot"], f"{seat['win_share']:.2%}", f"{seat['low']:.2%} – {seat['high']:.2%}",
            f"{seat['shared_wins']:,}", f"{score['mean']:.2f}", f"{score['sd']:.2f}",
        )  # fmt: skip
    console = Console(highlight=False)
    console.print(table)
    length = result["length"]
    console.print(f"A game takes {length['mean']:.2f} moves (sd {length['sd']:.2f}).")
    speed = f"{result['games_per_second']:,.0f} games/s, {result['moves_per_second']:,.0f} moves/s"
    console.print(f"{result['seconds']:.2f} s on {result['jobs']} cores: {speed}.")


def arena(
    game: GameName,
    bots: Annotated[list[str], typer.Option("--bots", metavar="A,B,…", help=f"Who plays: {_BOTS}")],
    players: Players = None,
    games: Annotated[
        int,
        typer.Option("--games", metavar="K", help="For each player count; rounded up so that every deal is played to the end."),
    ] = 400,
    against: Annotated[
        str | None, typer.Option("--against", metavar="B", help="Each of the bots in one seat, this one in all the others.")
    ] = None,
    jobs: Jobs = None,
    cluster: OnCluster = False,
    address: Address = None,
    seed: ArenaSeed = None,
    option: Options = None,
    results: Annotated[
        Path | None,
        typer.Option("--results", metavar="FILE.jsonl", help="Keep games here as they end; the same command goes on from there."),
    ] = None,
    report: ReportFile = None,
    as_json: ArenaJson = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print tables for a document.")] = False,
    no_duplicate: Annotated[
        bool, typer.Option("--no-duplicate", help="A new deal for every game, instead of each deal with the seats rotated.")
    ] = False,
) -> None:
    """Let bots play a tournament: the same deals and the same chance with the bots in all seats.

    Shows win shares, places and scores with 95 % intervals, ratings, and thinking times. With fewer bots than seats they sit in
    turn around the table. Interrupt it at any time: with --results the same command goes on where it stopped.
    """
    from besace.arena.plan import make_plan
    from besace.arena.printing import games_bar
    from besace.arena.results import seed_in
    from besace.arena.run import run, warm_up
    from besace.arena.summary import summarise

    if as_json and markdown:
        raise BadOption("Only one of --json and --markdown can be given.")
    wanted = _jobs(jobs, cluster, address)
    check_report(report)
    if seed is None:
        seed = seed_in(results) if results else None
    seed = secrets.randbits(_SEED_BITS) if seed is None else seed
    plan = make_plan(game, players, read_options(option), read_names(bots), games, seed, against, not no_duplicate)
    executor = _executor(cluster, address, partial(warm_up, plan))
    try:
        with games_bar(f"Playing {plan.game}") as progress:
            played = run(plan, wanted, results, progress, executor)
    except KeyboardInterrupt:
        kept = f"The games so far are in {results}: the same command goes on from there." if results else "Nothing is kept."
        print(f"Interrupted. {kept}", file=sys.stderr)
        raise
    _show_arena(summarise(plan, played), report, as_json, markdown)


def _show_arena(summary: dict[str, Any], path: Path | None, as_json: bool, markdown: bool) -> None:
    from besace.arena import report as sheets
    from besace.arena.printing import print_sheet
    from besace.pages.html import save
    from besace.pages.markdown import markdown_of

    if path:
        save(path, sheets.report(summary))
    if as_json:
        print(json.dumps(summary, ensure_ascii=False))
        return
    shown = [(table, sheets.result_sheet(table)) for table in summary["tables"]]
    if markdown:
        for table, sheet in shown:
            print(f"**{table['players']} players**: {sheets.table_note(table)}\n\n{markdown_of(sheet)}\n")
        return
    for table, sheet in shown:
        settings = summary["settings"]
        print_sheet(sheet, f"{settings['game']}, {table['players']} players, seed {settings['seed']}: {sheets.table_note(table)}")
    for sheet in (sheets.rating_sheet(summary), sheets.thinking_sheet(summary)):
        if sheet.rows:
            print_sheet(sheet, sheet.title)
    if path:
        print(f"The report is in {path}.")


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
    keep: Annotated[
        Path | None,
        typer.Option("--keep", metavar="FILE.json", help="A small file of all games, to go on with."),
    ] = None,
    page: Annotated[Path | None, typer.Option("--page", metavar="FILE.md", help="Write the tables into this page.")] = None,
    data: Annotated[
        Path | None, typer.Option("--data", metavar="FILE.json", help="Write what a page shows of it into this file.")
    ] = None,
) -> None:
    """Make the league table: every bot in one seat of every company, for all games and player counts.

    Shows win shares with 95 % intervals, ratings over the whole league, and thinking times. Interrupt it at any time: the same
    command goes on where it stopped, and with more games it plays more. Whoever has been thought about least plays next, so that
    a league of a few --minutes is even, too.
    """
    from besace.arena.league import kept, season, table
    from besace.arena.league.playing import play_league, warm_up
    from besace.arena.printing import games_bar

    wanted = _jobs(jobs, cluster, address)
    if minutes is not None and not minutes > 0:
        raise BadOption(f"The minutes should be above 0, not {quoted(minutes)}.")
    for file in (keep, data):
        if file and (file.is_dir() or not file.absolute().parent.is_dir()):
            wrong = "its folder should be there, and it should be no folder itself"
            raise BesaceError(f"The file {file} cannot be written: {wrong}.")
    text = _read(page) if page else ""
    table.put_into(text, "")  # refuse a page that the table does not fit in before anything is played
    names, companies = read_names(bots) if bots else season.BOTS, read_names(against) if against else season.COMPANIES
    chosen = read_names(only) if only else list(besace.GAMES)
    cells = season.cells_of(chosen, names, companies, games, seed, folder)
    networks = season.networks_of(chosen)
    season.check_networks(networks, folder)
    before = kept.read_kept(keep, cells, seed, networks) if keep else ()
    try:
        with games_bar("Playing the league") as progress:
            played = play_league(cells, wanted, progress, _executor(cluster, address, partial(warm_up, cells)), minutes, before)
    except KeyboardInterrupt:
        print(f"Interrupted. The games so far are in {folder}: the same command goes on from there.", file=sys.stderr)
        raise
    if keep:
        kept.write_kept(keep, cells, played, seed, networks)
    found = table.data_of(cells, played, seed)
    if data:
        _write(data, json.dumps(table.for_page(found), ensure_ascii=False) + "\n")
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


def study(
    game: GameName,
    players: Annotated[str, typer.Option("--players", metavar="N|all", help="One player count, or all of them.")] = "all",
    games: Annotated[int, typer.Option("--games", metavar="K", help="For each player count, and for each option again.")] = 200,
    bots: Annotated[
        str | None, typer.Option("--bots", metavar="NAME", help=f"Who plays in all seats: {_BOTS} By default thumb, if there.")
    ] = None,
    jobs: Jobs = None,
    cluster: OnCluster = False,
    address: Address = None,
    seed: ArenaSeed = None,
    option: Options = None,
    report: ReportFile = None,
    as_json: ArenaJson = False,
) -> None:
    """Study a game by letting bots play it: which seat is best, what pays, and what options change, with 95 % intervals."""
    from besace.arena.printing import games_bar, print_sheet
    from besace.arena.studies import study as work
    from besace.pages.html import save

    wanted = _jobs(jobs, cluster, address)
    check_report(report)
    start = secrets.randbits(_SEED_BITS) if seed is None else seed
    plan = work.make_study(game, players, read_options(option), bots, games, start)
    executor = _executor(cluster, address, partial(work.warm_up, plan))
    with games_bar(f"Playing {plan.game}") as progress:
        found = work.run(plan, wanted, progress, executor)
    if report:
        save(report, work.report(plan, found))
    if as_json:
        print(json.dumps(work.as_json(plan, found), ensure_ascii=False))
        return
    for count, sheets in found.items():
        for sheet in sheets:
            print_sheet(sheet, f"{plan.game}, {count} players: {sheet.title}")
    if report:
        print(f"The report is in {report}.")


def _jobs(asked: int | None, cluster: bool, address: str | None) -> int:
    """How many games are played at once on this machine."""
    from besace.arena.plan import check_number

    if asked is not None and cluster:
        raise BadOption("Only one of --jobs and --cluster can be given: a cluster uses all that it has.")
    if address is not None and not cluster:
        raise BadOption("An --address is only for a --cluster.")
    wanted = cores() if asked is None else asked
    check_number("jobs", wanted)
    return wanted


def _executor(cluster: bool, address: str | None, prepare: Callable[[], None]) -> Executor | None:
    """The cluster, if one was asked for."""
    if not cluster:
        return None
    from besace.arena.cluster import Cluster

    return Cluster(address, prepare)


def check_report(path: Path | None) -> None:
    """Refuse a report that could not be written before hours of games are played for it."""
    if path and (path.is_dir() or not path.absolute().parent.is_dir()):
        raise BesaceError(f"The report {path} cannot be written: its folder should be there, and it should be no folder itself.")

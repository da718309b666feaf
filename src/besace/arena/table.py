"""The published table of bots: ``python -m besace.arena.table`` measures it and writes it into a page.

For every game, player count and opponent: one seat of each bot against the opponent in all the other seats, in duplicate games.
The games are kept in a folder as they end, so that a table of hours can be interrupted, gone on with, and enlarged.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

import besace
from besace.arena.executor import cores
from besace.arena.intervals import Estimate
from besace.arena.markdown import markdown_of
from besace.arena.plan import check_number, make_plan
from besace.arena.printing import progress_bar
from besace.arena.run import run
from besace.arena.sheets import Cell, Column, Sheet
from besace.arena.summary import summarise
from besace.errors import BadOption, BesaceError, choices
from besace.games import game_named

OPPONENTS = "random,thumb"
START, END = "<!-- table: written by python -m besace.arena.table -->", "<!-- end of the table -->"
Measured = dict[int, dict[str, Any]]  # the summary of each player count


def measure(game: str, opponent: str, bots: Sequence[str], deals: int, seed: int, jobs: int, folder: Path) -> Measured:
    """Play what is missing of one opponent's games; the summary of each player count."""
    found = {}
    challengers = [name for name in bots if name != opponent]
    for players in besace.GAMES[game].players:
        plan = make_plan(game, players, {}, challengers, deals * players * len(challengers), seed, opponent)
        path = folder / f"{game}-{players}-{_file_name(opponent)}.jsonl"
        with progress_bar(f"{game}, {players} players, against {opponent}") as progress:
            found[players] = summarise(plan, run(plan, jobs, path, progress))
    return found


def _file_name(written: str) -> str:
    return "".join(c if c.isalnum() else "-" for c in written)


def sheet_of(game: str, opponent: str, bots: Sequence[str], measured: Measured) -> Sheet:
    """Win shares by player count, and how long a bot thinks about a move where it thinks longest."""
    columns = [Column(f"{players} players", "share") for players in measured]
    fair = ", ".join(f"{100 / players:.0f} %" for players in measured)
    sheet = Sheet(f"{game} against {opponent}", f"Fair shares: {fair}.", "bot", [*columns, Column("a move takes", "seconds")])
    for name in bots:
        if name != opponent:
            slowest = max(summary["thinking"][name]["mean"] for summary in measured.values())
            sheet.rows.append((name, [*(_share(summary, name) for summary in measured.values()), slowest]))
    return sheet


def _share(summary: dict[str, Any], name: str) -> Cell:
    row = next(row for row in summary["tables"][0]["bots"] if row["bot"] == name)
    return Estimate(**row["win_share"])


def markdown(sheets: Sequence[Sheet], deals: int, seed: int) -> str:
    """The whole chapter of the page."""
    how = (
        f"Each figure is the win share of one seat of this bot against the named one in all other seats, with its 95 % interval, "
        f"from {deals} deals that are played once from every seat (Besace {besace.__version__}, seed {seed})."
    )
    parts = [START, "## Results", how]
    for sheet in sheets:
        parts += [f"### {sheet.title}", sheet.note, markdown_of(sheet)]
    return "\n\n".join([*parts, END])


def put_into(page: str, chapter: str) -> str:
    """The page with the chapter in place of the one that it has, or at its end."""
    if START not in page:
        return f"{page.rstrip()}\n\n{chapter}\n"
    before, rest = page.split(START, 1)
    if END not in rest:
        raise BesaceError(f"The page has the start of a table but not its end, which should be {END!r}.")
    return before + chapter + rest.split(END, 1)[1]


def main(
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,…", help=f"Which bots: {choices(besace.BOTS)}, with settings.")],
    against: Annotated[str, typer.Option("--against", metavar="A,B", help="Against which bots.")] = OPPONENTS,
    games: Annotated[str, typer.Option("--games", metavar="A,B", help="Which games.")] = ",".join(besace.GAMES),
    deals: Annotated[int, typer.Option("--deals", metavar="D", help="How many deals, each played from every seat.")] = 100,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The same seed gives the same games.")] = 1,
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="J", help="By default all cores.")] = None,
    folder: Annotated[Path, typer.Option("--folder", metavar="DIR", help="Keep games here.")] = Path("build/arena"),
    page: Annotated[Path | None, typer.Option("--page", metavar="FILE.md", help="Write the table into this page.")] = None,
) -> None:
    """Measure the table of bots: every bot in one seat against every opponent in the others, for all games and player counts."""
    check_number("deals", deals)
    check_number("jobs", 1 if jobs is None else jobs)
    names, chosen = _names(bots), [game_named(name).name for name in _names(games)]
    text = _read(page) if page else ""
    folder.mkdir(parents=True, exist_ok=True)
    chapter = markdown(list(_sheets(chosen, _names(against), names, deals, seed, jobs or cores(), folder)), deals, seed)
    if page:
        page.write_text(put_into(text, chapter), encoding="utf-8")
    else:
        print(chapter)


def _sheets(
    games: Sequence[str], against: Sequence[str], bots: Sequence[str], deals: int, seed: int, jobs: int, folder: Path
) -> Iterator[Sheet]:
    for game in games:
        for opponent in against:
            if set(bots) - {opponent}:
                yield sheet_of(game, opponent, bots, measure(game, opponent, bots, deals, seed, jobs, folder))


def _read(page: Path) -> str:
    try:
        text = page.read_text(encoding="utf-8")
    except (OSError, ValueError) as wrong:
        raise BesaceError(f"The page {page} cannot be read: {wrong}.") from None
    put_into(text, "")  # refuse a page that the table does not fit in before it is measured
    return text


def _names(written: str) -> list[str]:
    names = [name for name in written.split(",") if name]
    if not names:
        raise BadOption("Name at least one bot, one opponent and one game.")
    return names


if __name__ == "__main__":
    try:
        typer.run(main)
    except BesaceError as wrong:
        print(wrong, file=sys.stderr)
        sys.exit(2)

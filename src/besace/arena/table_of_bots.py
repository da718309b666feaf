"""The published table of bots: ``python -m besace.arena.table_of_bots`` measures it and writes it into a page.

For every game, player count and opponent: one seat of each bot against the opponent in all the other seats, in duplicate games.
The games are kept in a folder as they end, so that a table of hours can be interrupted, gone on with, and enlarged.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

import besace
from besace.arena.plan import check_number, make_plan
from besace.arena.printing import games_bar
from besace.arena.run import run
from besace.arena.summary import summarise
from besace.errors import BadOption, BesaceError, choices, quoted
from besace.games import game_named
from besace.games.parts.figures import Cell, Column, Sheet
from besace.games.parts.intervals import Estimate
from besace.pages.markdown import markdown_of
from besace.play.executor import cores

OPPONENTS = "random,thumb"
START, END = "<!-- table: written by python -m besace.arena.table_of_bots -->", "<!-- end of the table -->"
Measured = dict[int, dict[str, Any]]  # the summary of each player count


def measure(game: str, opponent: str, bot: str, deals: int, seed: int, jobs: int, folder: Path) -> Measured:
    """Play what is missing of one bot's games against one opponent; the summary of each player count."""
    found = {}
    for players in besace.GAMES[game].players:
        plan = make_plan(game, players, {}, [bot], deals * players, seed, opponent)
        path = folder / f"{game}-{players}-{_file_name(bot)}-{_file_name(opponent)}.jsonl"
        with games_bar(f"{game}, {players} players, {bot} against {opponent}") as progress:
            found[players] = summarise(plan, run(plan, jobs, path, progress))
    return found


def _file_name(written: str) -> str:
    return "".join(c if c.isalnum() else "-" for c in written)


def sheet_of(game: str, opponent: str, bots: Mapping[str, int], measured: Mapping[str, Measured]) -> Sheet:
    """Win shares by player count, from how many deals, and how long a bot thinks about a move where it thinks longest."""
    counts = besace.GAMES[game].players
    columns = [*(Column(f"{players} players", "share") for players in counts), Column("deals", "count")]
    fair = ", ".join(f"{100 / players:.0f} %" for players in counts)
    sheet = Sheet(f"{game} against {opponent}", f"Fair shares: {fair}.", "bot", [*columns, Column("a move takes", "seconds")])
    for name, found in measured.items():
        slowest = max(summary["thinking"][name]["mean"] for summary in found.values())
        sheet.rows.append((name, [*(_share(summary, name) for summary in found.values()), float(bots[name]), slowest]))
    return sheet


def _share(summary: dict[str, Any], name: str) -> Cell:
    row = next(row for row in summary["tables"][0]["bots"] if row["bot"] == name)
    return Estimate(**row["win_share"])


def markdown(sheets: Sequence[Sheet], seed: int) -> str:
    """The whole chapter of the page."""
    how = (
        f"Each figure is the win share of one seat of this bot against the named one in all other seats, with its 95 % interval, "
        f"from so many deals that are played once from every seat (Besace {besace.__version__}, seed {seed})."
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
    deals: Annotated[
        str, typer.Option("--deals", metavar="D,D,…", help="How many deals, each played from every seat: for all, or each bot's.")
    ] = "100",
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The same seed gives the same games.")] = 1,
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="J", help="By default all cores.")] = None,
    folder: Annotated[Path, typer.Option("--folder", metavar="DIR", help="Keep games here.")] = Path("build/arena"),
    page: Annotated[Path | None, typer.Option("--page", metavar="FILE.md", help="Write the table into this page.")] = None,
) -> None:
    """Measure the table of bots: every bot in one seat against every opponent in the others, for all games and player counts."""
    check_number("jobs", 1 if jobs is None else jobs)
    wanted, chosen = _with_deals(_names(bots), deals), [game_named(name).name for name in _names(games)]
    text = _read(page) if page else ""
    folder.mkdir(parents=True, exist_ok=True)
    chapter = markdown(list(_sheets(chosen, _names(against), wanted, seed, jobs or cores(), folder)), seed)
    if page:
        page.write_text(put_into(text, chapter), encoding="utf-8")
    else:
        print(chapter)


def _sheets(
    games: Sequence[str], against: Sequence[str], bots: Mapping[str, int], seed: int, jobs: int, folder: Path
) -> Iterator[Sheet]:
    for game in games:
        for opponent in against:
            challengers = {name: deals for name, deals in bots.items() if name != opponent}
            measured = {name: measure(game, opponent, name, deals, seed, jobs, folder) for name, deals in challengers.items()}
            if measured:
                yield sheet_of(game, opponent, bots, measured)


def _read(page: Path) -> str:
    try:
        text = page.read_text(encoding="utf-8")
    except (OSError, ValueError) as wrong:
        raise BesaceError(f"The page {page} cannot be read: {wrong}.") from None
    put_into(text, "")  # refuse a page that the table does not fit in before it is measured
    return text


def _with_deals(bots: Sequence[str], written: str) -> dict[str, int]:
    """How many deals each bot plays."""
    try:
        numbers = [int(part) for part in written.split(",")]
    except ValueError:
        raise BadOption(f"The deals should be a number, or one for each bot, not {quoted(written)}.") from None
    if len(numbers) == 1:
        numbers *= len(bots)
    if len(numbers) != len(bots):
        raise BadOption(f"There are {len(bots)} bots, so name one number of deals for all or {len(bots)}, not {len(numbers)}.")
    for number in numbers:
        check_number("deals", number)
    return dict(zip(bots, numbers, strict=True))


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

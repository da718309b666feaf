"""The command line. Bad input of any kind is one sentence on stderr and exit status 2."""

import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import besace
from besace.arena import commands as arena_commands
from besace.errors import BadOption, BadRecord, BesaceError, choices, quoted
from besace.kernel import warm as warming
from besace.kernel.jit import JIT, throw_away_stale_code
from besace.learn import commands as learn_commands
from besace.play.records import MOST_BYTES, parse, read_file
from besace.server import commands as server_commands

BAD_INPUT, INTERRUPTED = 2, 130
STDIN = Path("-")

app = typer.Typer(
    name="besace",
    help="Doggy Bag, Figaro and Filou: play them, replay them, simulate them.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of {choices(list(besace.GAMES))}.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be given several times.")
]
Seed = Annotated[int | None, typer.Option("--seed", help="The same seed gives the same games.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
Language = Annotated[str | None, typer.Option("--lang", help="fr or en; by default what your environment says.")]


def read_options(given: Sequence[str] | None) -> dict[str, Any]:
    """``name=value`` pairs; a value that is JSON (true, 12, [1, 2]) is read as such, anything else as text."""
    found: dict[str, Any] = {}
    for pair in given or ():
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOption(f"An option should be written name=value, not {quoted(pair)}.")
        if name in found:
            raise BadOption(f"The option {name} is given twice.")
        try:
            found[name] = json.loads(value)
        except (ValueError, RecursionError):
            found[name] = value
    return found


def _names(given: Sequence[str] | None) -> list[str]:
    """Names given one by one or with commas."""
    return [name for part in given or () for name in part.split(",") if name]


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context, version: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False
) -> None:
    if version:
        print(f"besace {besace.__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def warm(
    research: Annotated[bool, typer.Option("--research", help="Also what the environments for researchers need.")] = False,
) -> None:
    """Compile everything once, so that nothing has to wait for it later."""
    began = time.perf_counter()
    throw_away_stale_code()
    if not JIT:
        print("BESACE_JIT=0: the rules run interpreted, so there is nothing to compile.")
        return
    games = {name: game.rules for name, game in besace.GAMES.items()}
    doors = _doors() if research else []
    total = len(doors) + sum(1 for rules in games.values() for _ in warming.jobs(rules))
    with _progress(TextColumn("Compiling {task.fields[doing]:<24}")) as bar:
        task = bar.add_task("", total=total, doing="")
        warming.warm(games, _cores(), lambda doing: bar.update(task, doing=doing, advance=1))
        for doing, work in doors:
            bar.update(task, doing=doing)
            work()
            bar.advance(task)
    ready = f"{total - len(doors)} functions of {len(games)} games" + (f" and {len(doors)} doors" if doors else "")
    print(f"{ready} are ready ({time.perf_counter() - began:.1f} s).")


def _doors() -> list[tuple[str, Callable[[], None]]]:
    """What opens the doors for researchers for the first time, by game and door."""
    from besace.envs import ahead

    return [(f"{game} {door}", work) for game in besace.GAMES for door, work in ahead.jobs(game)]


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record; - reads it from standard input.")],
    at: Annotated[int | None, typer.Option("--at", metavar="K", help="After K moves; by default the end.")] = None,
    seat: Annotated[int | None, typer.Option("--seat", metavar="S", help="As this seat sees it.")] = None,
    public: Annotated[bool, typer.Option("--public", help="As a spectator sees it (the default).")] = False,
    everything: Annotated[bool, typer.Option("--all", help="From everywhere.")] = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Show a position of a recorded game."""
    if (seat is not None) + public + everything > 1:
        raise BesaceError("Only one of --seat, --public and --all can be given.")
    match = besace.load(_read_stdin() if file == STDIN else read_file(file), at=at)
    if as_json:
        views = [match.view(s) for s in range(match.players)] if everything else []
        shown = {"public": match.view(None), "seats": views} if everything else match.view(seat)
        print(json.dumps(shown, ensure_ascii=False))
        return
    from besace.play.terminal.replay import show

    seats = [None, *range(match.players)] if everything else [seat]
    show([match.view(s) for s in seats], lang)


def _read_stdin() -> dict[str, Any]:
    text = sys.stdin.buffer.read(MOST_BYTES + 1)
    if len(text) > MOST_BYTES:
        raise BadRecord(f"The record on standard input is larger than {MOST_BYTES // 1_000_000} MB.")
    return parse(text)


@app.command()
def simulate(
    game: GameName,
    players: Annotated[int | None, typer.Option("--players", metavar="N", help="By default as few as can be.")] = None,
    games: Annotated[int, typer.Option("--games", metavar="K", help="How many games.")] = 1000,
    jobs: Annotated[
        int | None, typer.Option("--jobs", metavar="J", help="By default all cores; results do not depend on it.")
    ] = None,
    seed: Seed = None,
    bots: Annotated[
        list[str] | None,
        typer.Option("--bots", metavar="A,B,…", help=f"A bot per seat, or one for all: {choices(besace.BOTS)}."),
    ] = None,
    option: Options = None,
    as_json: AsJson = False,
) -> None:
    """Play many games and say who wins, how high and how long."""
    from besace.play import simulate as work

    todo = work.plan(game, players, read_options(option), _names(bots), games, seed, _cores() if jobs is None else jobs)
    with _progress(TextColumn("Simulating {task.description}")) as bar:
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


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Asked for where it is not given.")] = None,
    players: Annotated[int | None, typer.Option("--players", metavar="N", help="How many sit at the table.")] = None,
    humans: Annotated[
        int | None, typer.Option("--humans", metavar="H", help="So many people share this terminal; by default 1.")
    ] = None,
    bots: Annotated[
        list[str] | None, typer.Option("--bots", metavar="A,B,…", help=f"Who else plays: {choices(besace.BOTS)}.")
    ] = None,
    names: Annotated[list[str] | None, typer.Option("--names", metavar="A,B,…", help="What the people are called.")] = None,
    option: Options = None,
    seed: Seed = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Write the record here after every move.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a game that was saved.")] = None,
    lang: Language = None,
) -> None:
    """Play in the terminal, against bots or with friends who share it."""
    from besace.play.terminal.start import Wish, sit_down

    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BesaceError("A game is played in a terminal: run besace play where you can type, or besace simulate elsewhere.")
    sit_down(Wish(game, players, humans, _names(bots), _names(names), read_options(option), seed, save, resume, lang))


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


server_commands.register(app)
arena_commands.register(app)
learn_commands.register(app)


def _progress(said: TextColumn) -> Progress:
    """A progress bar on stderr, where somebody watches it."""
    columns = (said, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return the exit status."""
    try:
        status = app(arguments, prog_name="besace", standalone_mode=False)
        sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except BesaceError as wrong:
        return _refuse(str(wrong))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever read us has gone: nothing is left to flush
        return 0
    except Exception as wrong:
        if not hasattr(wrong, "format_message"):  # what typer says of a wrong command line
            raise
        return _refuse(wrong.format_message() or "Say besace --help to see what can be done.")


def _refuse(sentence: str) -> int:
    line = " ".join(sentence.split())
    print(line if line[-1:] in (".", "?", "!") else f"{line}.", file=sys.stderr)
    return BAD_INPUT

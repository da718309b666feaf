"""``besace play``."""

import sys
from pathlib import Path
from typing import Annotated

import typer

import besace
from besace.cli.arguments import Language, Options, Seed, read_names, read_options
from besace.errors import BesaceError, choices


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
    from besace.terminal.start import Wish, sit_down

    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BesaceError("A game is played in a terminal: run besace play where you can type, or besace simulate elsewhere.")
    sit_down(Wish(game, players, humans, read_names(bots), read_names(names), read_options(option), seed, save, resume, lang))

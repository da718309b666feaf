"""Commands for games that were written down: ``besace replay`` and ``besace verify``."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

import besace
from besace.cli.arguments import AsJson, Language
from besace.errors import BadRecord, BesaceError
from besace.play.records import MOST_BYTES, is_fair, load, parse, read_file

STDIN = Path("-")


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, plain or fair; - reads it from standard input.")],
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
    from besace.terminal.replay import show

    seats = [None, *range(match.players)] if everything else [seat]
    show([match.view(s) for s in seats], lang)


def _read_stdin() -> dict[str, Any]:
    text = sys.stdin.buffer.read(MOST_BYTES + 1)
    if len(text) > MOST_BYTES:
        raise BadRecord(f"The record on standard input is larger than {MOST_BYTES // 1_000_000} MB.")
    return parse(text)


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record; fair ones, as servers give them, have a seed.")],
) -> None:
    """Recompute every chance event of a game from its seed and the players' contributions, and check that the moves are legal."""
    from besace.play.fair import verify as verify_fairness

    document = read_file(file)
    if is_fair(document):
        match = verify_fairness(document)
        print(f"Fair: the seed fits its commitment and gives the setup and every chance event of these {match.ply} moves.")
    else:
        print(f"Legal: these {load(document).ply} moves follow the rules; a plain record has no seed to verify their chance by.")

"""``besace check-game``, for whoever writes a game."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

import besace
from besace.cli.arguments import GameName
from besace.errors import BesaceError
from besace.games import game_named

KIT = Path(besace.__file__).parent / "conformance"
QUIETLY = ("-q", "--override-ini=addopts=", "-p", "no:cacheprovider")


def check_game(
    game: GameName,
    interpreted: Annotated[bool, typer.Option("--interpreted", help="Only as plain Python: nothing is compiled.")] = False,
) -> None:
    """Check that a game keeps the laws of all games: as plain Python, then compiled."""
    if not (find_spec("pytest") and find_spec("hypothesis")):
        raise BesaceError("A game is checked with pytest and hypothesis: pip install pytest hypothesis brings them.")
    checked = game_named(game).name
    for jit, how in (("0", "as plain Python"), ("1", "compiled"))[: 1 if interpreted else 2]:
        print(f"Checking {checked}, {how}.", flush=True)
        environment = os.environ | {"BESACE_CHECKED": checked, "BESACE_JIT": jit}
        if subprocess.run([sys.executable, "-m", "pytest", *QUIETLY, str(KIT)], env=environment, check=False).returncode:
            raise typer.Exit(1)
    print(f"{checked} keeps all the laws.")

"""A fresh environment in which the example's package is installed, as somebody else would do it.

It is laid over the one that runs these tests, so that nothing has to be fetched; nothing in this repository knows the game.
"""

import json
import os
import shutil
import site
import subprocess
import sys
import sysconfig
import textwrap
import venv
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import besace

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "a_game"
GAME = "niche"


@dataclass(frozen=True)
class Environment:
    """Where the game is installed."""

    python: str

    def run(self, *arguments: str, **more: str) -> str:
        """What a process of this Python prints."""
        terminal = {"LC_ALL": "C.UTF-8", "COLUMNS": "120", "NO_COLOR": "1"}
        done = subprocess.run(
            [self.python, *arguments], env=os.environ | terminal | more, cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
        return done.stdout

    def besace(self, *arguments: str) -> str:
        return self.run("-m", "besace", *arguments)

    def told(self, source: str, *arguments: str) -> Any:
        """What a program says as JSON."""
        return json.loads(self.run("-c", textwrap.dedent(source), *arguments))


def install(home: Path) -> Environment:
    """Make the environment, and install the example from a copy of its folder."""
    place = home / "environment"
    venv.create(place, symlinks=True)
    paths = sysconfig.get_paths(vars={"base": str(place), "platbase": str(place)})
    below = [str(Path(besace.__file__).parents[1]), *site.getsitepackages()]
    lines = [f"import site; site.addsitedir({path!r})" for path in below]
    Path(paths["purelib"], "below.pth").write_text("\n".join(lines) + "\n")
    python = str(Path(paths["scripts"], "python"))
    package = shutil.copytree(EXAMPLE, home / "package")
    pip = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--disable-pip-version-check"]
    done = subprocess.run(
        [*pip, "--no-index", "--no-deps", "--no-build-isolation", str(package)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return Environment(python)

"""The built module, and the client's code that runs it, bundled for Node and for a browser."""

import base64
import json
import subprocess
from pathlib import Path

import pytest

from besace.games import GAMES
from besace.games.game import EXTRAS
from besace.games.parts.network import WEIGHTS
from besace.wasm.tables import sources_key

ROOT = Path(__file__).parents[2]
MODULE = ROOT / "build" / "besace.wasm"
WEB = ROOT / "web"


@pytest.fixture(scope="package")
def module() -> Path:
    """The module of the present sources."""
    assert MODULE.is_file(), "The rules have not been compiled for browsers: make wasm does it."
    assert json.dumps(sources_key()).encode() in MODULE.read_bytes(), "The sources have changed: make wasm compiles them."
    return MODULE


@pytest.fixture(scope="package")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return bundled(tmp_path_factory.mktemp("bundle"))


def weights() -> dict[str, str]:
    """What the networks of all games have learnt, as text."""
    files = {name: game.folder.joinpath(EXTRAS, WEIGHTS) for name, game in GAMES.items()}
    return {name: base64.b64encode(file.read_bytes()).decode() for name, file in files.items() if file.is_file()}


def bundled(folder: Path) -> Path:
    """web/src/local/answers.ts as one script that leaves ``local`` behind."""
    command = [WEB / "node_modules" / ".bin" / "vite", "build", "--config", "answers.config.ts", "--outDir", folder]
    subprocess.run(command, cwd=WEB, check=True)
    return folder / "answers.js"

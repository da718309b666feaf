"""The reference that `make api` makes, and the file that says how to cite."""

import re
import subprocess
import sys
from pathlib import Path

import besace
from besace.version import VERSION
from tests.cli.running import environment

ROOT = Path(__file__).parents[2]
DOORS = ("besace.play.match", "besace.bots", "besace.envs.vector", "besace.envs.saving")


def test_the_reference_is_made_from_the_docstrings_and_asks_nobody_else(tmp_path: Path) -> None:
    made = subprocess.run(
        [sys.executable, "-m", "pdoc", "-o", str(tmp_path), "besace", *DOORS, "!besace.server", "!besace.games"],
        capture_output=True,
        text=True,
        env=environment(),
    )
    assert made.returncode == 0, made.stderr
    page = (tmp_path / "besace" / "envs" / "vector.html").read_text()
    assert "An indifferent legal move for each game" in page
    assert "Play one move, or raise" in (tmp_path / "besace" / "play" / "match.html").read_text()
    assert not re.search(r"<(?:script|link|img)[^>]+(?:src|href)=.?https?:", page)


def test_everything_that_the_package_offers_is_documented() -> None:
    missing = [name for name in besace.__all__ if callable(getattr(besace, name)) and not getattr(besace, name).__doc__]
    assert not missing


def test_the_citation_names_this_version() -> None:
    cited = (ROOT / "CITATION.cff").read_text()
    assert f"version: {VERSION}\n" in cited

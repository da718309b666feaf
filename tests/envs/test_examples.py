"""The examples run, and the page about other engines shows the figures that were measured."""

import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

from bench.peers import page
from bench.peers.run import FIGURES

ROOT = Path(__file__).parents[2]


def test_the_tour_comes_to_its_end_with_four_plots(tmp_path):
    command = [sys.executable, "examples/tour.py", str(tmp_path), "--minutes", "0.05", "--games", "24"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    for heading in ("1. First steps", "2. Beliefs", "3. A study", "4. Training"):
        assert heading in done.stdout
    for name in ("steps", "beliefs", "study", "training"):
        assert ElementTree.parse(tmp_path / f"{name}.svg").getroot().tag.endswith("svg")


def test_the_page_about_others_is_made_of_the_figures():
    figures = json.loads(FIGURES.read_text())
    text = page.PAGE.read_text()
    for part in (page.note(figures), page.ratios(figures), page.tables(figures)):
        assert part in text
    assert page.PLOT.read_text() == page.plot(figures)

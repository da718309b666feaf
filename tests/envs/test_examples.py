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
    command = [sys.executable, "examples/tour.py", str(tmp_path), "--minutes", "0.01", "--seeds", "1", "--games", "24"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    for heading in ("1. First steps", "2. Beliefs", "3. A study", "4. Training"):
        assert heading in done.stdout
    for name in ("steps", "beliefs", "study", "training"):
        assert ElementTree.parse(tmp_path / f"{name}.svg").getroot().tag.endswith("svg")


def test_runs_of_several_seeds_are_drawn_with_their_interval(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(ROOT / "examples")
    import plots

    runs = [[(0.0, 0, 0.2), (30.0, 1000, 0.4 + seed / 10), (60.0, 2000, 0.6)] for seed in range(3)]
    for name, shown in (("several", runs), ("one", runs[:1])):
        plots.learning(tmp_path / f"{name}.svg", {"v. random": shown}, par=0.25)
    several, one = ((tmp_path / f"{name}.svg").read_text() for name in ("several", "one"))
    assert "FillBetween" in several
    assert "FillBetween" not in one
    plots.learning(tmp_path / "again.svg", {"v. random": runs}, par=0.25)
    assert (tmp_path / "again.svg").read_text() == several


def test_the_page_about_others_is_made_of_the_figures():
    figures = json.loads(FIGURES.read_text())
    text = page.PAGE.read_text()
    for part in (page.note(figures), page.ratios(figures), page.tables(figures)):
        assert part in text
    assert page.PLOT.read_text() == page.plot(figures)

"""Reports: one file that needs nothing else, and opens without a word of complaint."""

import re
import subprocess
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from besace.arena.report import report
from besace.arena.run import run
from besace.arena.studies import study
from besace.arena.summary import summarise
from besace.games.parts.figures import Column, Sheet, write
from besace.games.parts.intervals import Estimate
from besace.pages.svg import dots, nice_step, shortened
from tests.arena.playing import plan
from tests.web.people import CHROMIUM

EMPTY = {"meta", "link", "br", "!doctype"}  # elements without an end


class Checker(HTMLParser):
    """Notes what is opened and not closed, and everything that a page would fetch or run."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.foreign: list[str] = []
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in EMPTY:
            self.open.append(tag)
        self.foreign += [tag] if tag in ("script", "iframe", "img", "object", "style src") else []
        self.foreign += [str(value) for name, value in attrs if name in ("src", "href") and not str(value).startswith("data:")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def checked(page: str) -> Checker:
    found = Checker()
    found.feed(page)
    found.close()
    assert found.open == []
    assert found.foreign == []
    assert not re.search(r"https?://|@import|url\(", page)
    for drawing in re.findall("<svg.*?</svg>", page):
        ElementTree.fromstring(drawing)
    return found


@pytest.fixture(scope="module")
def arena_report() -> str:
    todo = plan("all", ("random",), 3, game="filou")
    return report(summarise(todo, run(todo)))


def test_an_arenas_report_is_whole(arena_report: str) -> None:
    found = checked(arena_report)
    for heading in ("filou: arena", "3 players", "5 players", "Who wins", "Thinking time per move"):
        assert heading in found.texts
    assert "prefers-color-scheme:dark" in arena_report
    assert 'name="viewport"' in arena_report


@pytest.mark.parametrize(
    ("game", "heading"),
    [("doggybag", "Which roles pay"), ("figaro", "The exchange of the third round"), ("filou", "Gain by card and place")],
)
def test_a_studys_report_is_whole(game: str, heading: str) -> None:
    todo = study.make_study(game, "4", {}, "random", 3, 1)
    page = study.report(todo, study.run(todo))
    assert heading in checked(page).texts


def test_names_are_escaped() -> None:
    row: dict[str, Any] = {"bot": "<b>&", "seats": 2, "win_share_by_seat": [None] * 2}
    row |= {name: {"mean": 0.5, "low": None, "high": None, "count": 2} for name in ("win_share", "place", "score")}
    length = {"mean": 9.0}
    table = {"players": 2, "games": 1, "deals": 1, "fair_share": 0.5, "length": length, "bots": [row], "differences": []}
    settings = {"game": "filou", "bots": ["<b>&"], "against": None, "seed": 1, "options": {}, "duplicate": True}
    page = report({"settings": settings, "games": 1, "tables": [table], "ratings": {}, "thinking": {"<b>&": None}})
    assert "<b>" not in page
    assert "&lt;b&gt;&amp;" in page
    checked(page)


def test_dots_lie_on_their_intervals_and_within_the_drawing() -> None:
    rows = [
        ("a", Estimate(0.3, 0.2, 0.4, 9)),
        ("b", Estimate(0.9, 0.85, 1.0, 9)),
        ("none", None),
        ("c", Estimate(0.5, None, None, 9)),
    ]
    drawing = ElementTree.fromstring(dots(Column("win share", "share", reference=0.5), rows, "wins"))
    circles = [float(circle.attrib["cx"]) for circle in drawing.iter("circle")]
    spans = [
        (float(line.attrib["x1"]), float(line.attrib["x2"])) for line in drawing.iter("line") if line.attrib["class"] == "span"
    ]
    fair = next(float(line.attrib["x1"]) for line in drawing.iter("line") if line.attrib["class"] == "fair")
    assert len(circles) == 3
    assert len(spans) == 2
    assert spans[0][0] < circles[0] < spans[0][1] < fair < spans[1][0] < circles[1] < spans[1][1] <= 360
    assert circles[2] == fair


def test_a_mean_of_few_values_does_not_dwarf_the_others() -> None:
    rows = [("many", Estimate(2.0, 1.0, 3.0, 50)), ("few", Estimate(2.5, -80.0, 90.0, 2))]
    drawing = ElementTree.fromstring(dots(Column("points"), rows, "points"))
    assert [circle.attrib["class"] for circle in drawing.iter("circle")] == ["dot", "ring"]
    (span,) = [line for line in drawing.iter("line") if line.attrib["class"] == "span"]
    assert float(span.attrib["x2"]) - float(span.attrib["x1"]) > 100


@pytest.mark.parametrize("form", ["number", "share", "seconds", "count"])
@pytest.mark.parametrize("values", [[0.0], [1.0, 1.0], [1e-6, 30.0], [0.0, 1e15], [-3.0, 5.0]])
def test_any_figures_can_be_drawn(form: str, values: list[float]) -> None:
    drawing = dots(Column("figure", form), [(str(value), value) for value in values], "figures")
    ElementTree.fromstring(drawing)
    assert "nan" not in drawing
    assert len(re.findall("class=.tick", drawing)) <= 40


def test_long_names_that_differ_at_their_end_still_differ_when_cut() -> None:
    assert shortened("thumb") == "thumb"
    cut = [shortened(f"search:iterations=1000:explore=0.{digit}") for digit in (5, 7)]
    assert cut[0] != cut[1]
    assert len(cut[0]) <= 22


def test_steps_are_nice() -> None:
    assert [nice_step(about) for about in (0.9, 1.1, 3, 7, 0.03)] == pytest.approx([1, 2, 5, 10, 0.05])


@pytest.mark.parametrize(
    ("value", "form", "written"),
    [
        (0.1234, "share", "12.3 %"),
        (1234, "count", "1,234"),
        (2.5e-3, "seconds", "2.5 ms"),
        (3e-5, "seconds", "30 µs"),
        (None, "share", "–"),
    ],
)
def test_figures_are_written_for_people(value: float | None, form: str, written: str) -> None:
    assert write(value, form) == written


def test_sheets_as_json_keep_their_intervals() -> None:
    sheet = Sheet("Title", "Note", "bot", [Column("share"), Column("seats")], [("a", [Estimate(0.5, 0.4, 0.6, 9), 3])])
    row = {"bot": "a", "share": {"mean": 0.5, "low": 0.4, "high": 0.6, "count": 9}, "seats": 3}
    assert sheet.as_json() == {"title": "Title", "note": "Note", "rows": [row]}


def test_a_browser_opens_the_report_on_a_phone_without_complaint(arena_report: str, tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    probe = "<script>document.title=document.documentElement.scrollWidth</script>"
    path.write_text(arena_report.replace("</body>", f"{probe}</body>"), encoding="utf-8")
    flags = ["--headless", "--no-sandbox", "--disable-gpu", "--window-size=500,900", f"--user-data-dir={tmp_path / 'profile'}"]
    quiet = ["--disable-background-networking", "--host-resolver-rules=MAP * ~NOTFOUND", "--enable-logging=stderr"]
    done = subprocess.run([CHROMIUM, *flags, *quiet, "--dump-dom", path.as_uri()], capture_output=True, text=True, timeout=60)
    width = re.search(r"<title>(\d+)</title>", done.stdout)
    assert width, done.stderr
    assert int(width[1]) <= 500  # nothing sticks out sideways; headless windows cannot be narrower than this
    assert "CONSOLE" not in done.stderr
    assert "ERR_" not in done.stderr

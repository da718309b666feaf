"""``besace arena`` and ``besace study`` as people call them."""

import json
from pathlib import Path

import pytest

from tests.cli.running import refused, run

SMALL = ("--games", "4", "--jobs", "1", "--seed", "3")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess", "--bots", "random"], "no game called"),
        (["filou", "--bots", "gnome"], "no bot called"),
        (["filou", "--bots", ""], "needs bots"),
        (["filou", "--bots", "random:depth=3"], "no setting called"),
        (["filou", "--bots", "random:depth"], "name:setting=value"),
        (["filou", "--bots", "random:seed=3"], "given by the arena"),
        (["filou", "--bots", "random", "--against", "gnome"], "no bot called"),
        (["filou", "--bots", "random,random", "--against", "random"], "name each bot once"),
        (["filou", "--bots", "random", "--players", "9"], "3 to 5 players"),
        (["filou", "--bots", "random", "--players", "some"], "a number or all"),
        (["filou", "--bots", "random", "--games", "0"], "number of games"),
        (["filou", "--bots", "random", "--jobs", "0"], "number of jobs"),
        (["filou", "--bots", "random", "--option", "open_mice=7"], "cannot be"),
        (["figaro", "--bots", "random", "--players", "all", "--option", "deck3=memo"], "only for 3 players"),
        (["filou", "--bots", "random", "--report", "/no/such/folder/report.html"], "cannot be written"),
        (["filou", "--bots", "random", "--json", "--markdown"], "Only one of"),
        (["filou"], "--bots"),
    ],
)
def test_bad_arenas_are_one_sentence(arguments: list[str], said: str) -> None:
    assert said in refused(run("arena", *arguments))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "no game called"),
        (["filou", "--bots", "gnome"], "no bot called"),
        (["filou", "--bots", "random,random"], "one bot"),
        (["filou", "--players", "9"], "3 to 5 players"),
        (["filou", "--games", "-1"], "number of games"),
        (["filou", "--report", "/no/such/folder/report.html"], "cannot be written"),
    ],
)
def test_bad_studies_are_one_sentence(arguments: list[str], said: str) -> None:
    assert said in refused(run("study", *arguments))


def test_an_arena_in_json() -> None:
    done = run("arena", "filou", "--players", "all", "--bots", "random", "--json", *SMALL)
    assert (done.status, done.err) == (0, "")
    found = json.loads(done.out)
    assert found["games"] == 12
    assert [table["players"] for table in found["tables"]] == [3, 4, 5]
    row = found["tables"][1]["bots"][0]
    assert row["win_share"]["mean"] == pytest.approx(0.25)
    assert row["place"]["mean"] == pytest.approx(2.5)
    assert found["thinking"]["random"]["longest"] >= found["thinking"]["random"]["mean"] > 0


def test_an_arena_as_tables_and_as_markdown() -> None:
    shown = run("arena", "filou", "--bots", "random", *SMALL)
    assert "4 games from 4 deals" in shown.out
    assert "Thinking time per move" in shown.out
    written = run("arena", "filou", "--bots", "random", "--markdown", *SMALL)
    assert "| bot | seats | win share | mean place | mean score |" in written.out


def test_a_study_in_json_and_as_a_report(tmp_path: Path) -> None:
    path = tmp_path / "study.html"
    done = run("study", "filou", "--players", "4", "--bots", "random", "--json", "--report", str(path), *SMALL)
    assert (done.status, done.err) == (0, "")
    found = json.loads(done.out)
    titles = [sheet["title"] for sheet in found["players"][0]["sheets"]]
    assert titles[0] == "Seat advantage"
    assert titles[-2:] == ["The effect of open_mice=true", "The effect of open_sacks=true"]
    assert path.read_text().startswith("<!doctype html>")

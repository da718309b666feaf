"""The league: played in turns, gone on with, rated, and written into a page and a file of data."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from besace.arena.league import kept, playing, season, table
from besace.arena.league.strength import MIDDLE, Tally
from besace.arena.plan import make_plan
from besace.errors import BesaceError
from tests.cli.running import refused, run

SMALL = ("--only", "filou", "--bots", "random,thumb", "--against", "random,random+thumb", "--games", "4", "--jobs", "1")


_HEAD = '"besace_league_games": 1, "seed": 1, "networks": {},'


def small(folder: Path, count: int = 4) -> list[season.Cell]:
    return season.cells_of(["filou"], ["random", "thumb"], ["random+thumb"], count, 3, folder)


def sound(results: Any) -> list[list[dict[str, Any]]]:
    """Results without what the clock says."""
    return [[{key: value for key, value in game.items() if key != "thinking"} for game in games] for games in results]


def test_one_command_makes_the_table_and_the_same_one_makes_it_from_its_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table, "LEAST", 4)
    monkeypatch.setattr(table, "LEAST_ON_PAGE", 4)
    page, data = tmp_path / "bots.md", tmp_path / "league.json"
    page.write_text("# Bots\n")
    arguments = ["league", *SMALL, "--folder", str(tmp_path / "games"), "--page", str(page), "--data", str(data)]
    assert run(*arguments).status == 0
    first, told = page.read_text(), json.loads(data.read_text())
    assert first.startswith("# Bots\n\n" + table.START)
    assert "### filou against random+thumb" in first
    assert [company["bots"] for company in told["companies"]] == ["random", "random+thumb"]
    rows = {(row["bot"], row["company"]): row["shares"] for row in told["tables"][0]["rows"]}
    assert ("random", "random") not in rows  # a fair share, whatever is played
    assert rows["thumb", "random+thumb"].keys() == {"3", "4", "5"}
    line = next(one for one in first.partition("### filou against random+thumb")[2].splitlines() if one.startswith("| thumb"))
    assert re.findall(r"\[(\d+)\]", line) == ["6", "4", "5"]  # the bot's own seat in whole deals
    assert told["ratings"]["thumb"][0] == MIDDLE > told["ratings"]["random"][0]
    assert told["thinking"]["random"]["mean"] > 0
    page.write_text(first.replace("filou against", "chess against") + "\nThe end.\n")
    assert run(*arguments).status == 0
    assert (page.read_text(), json.loads(data.read_text())) == (first + "\nThe end.\n", told)
    monkeypatch.setattr(table, "LEAST_ON_PAGE", 5)
    assert run(*arguments).status == 0
    rows = {(row["bot"], row["company"]): row["shares"] for row in json.loads(data.read_text())["tables"][0]["rows"]}
    told_of = [players for players, share in rows["thumb", "random+thumb"].items() if share]
    assert told_of == ["3", "5"], "too few say nothing"


def test_a_league_that_is_stopped_goes_on_and_comes_to_the_same_games(tmp_path: Path) -> None:
    folders = [tmp_path / "whole", tmp_path / "torn"]
    for folder in folders:
        folder.mkdir()
    whole = playing.play_league(small(folders[0]), 1, lambda done, total: None)

    def stop(done: int, total: int) -> None:
        if done == 7:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        playing.play_league(small(folders[1]), 1, stop)
    begun = []
    torn = playing.play_league(small(folders[1]), 1, lambda done, total: begun.append(done))
    assert begun[0] == 7
    assert sound(torn) == sound(whole)


def test_time_that_is_up_begins_no_game_and_only_whole_deals_count(tmp_path: Path) -> None:
    cells = small(tmp_path)
    assert playing.play_league(cells, 1, lambda done, total: None, minutes=1e-9) == [[] for _ in cells]
    games = [{"number": number, "deal": number // 3} for number in (0, 1, 2, 3, 5)]
    assert [game["number"] for game in playing.whole_deals(cells[0], games)] == [0, 1, 2]


def test_whoever_has_been_thought_about_least_plays_next(tmp_path: Path) -> None:
    cells = [cell for cell in small(tmp_path, 30) if cell.players == 3]
    slow, quick = (
        [{"players": 3, "number": n, "length": 99, "thinking": [{"seconds": s}]} for n in range(3)] for s in (5.0, 0.1)
    )
    whose = [number for number, _ in playing.Season(cells, [slow, quick], None).jobs()]
    assert whose[:27] == [1] * 27  # all that is left of the quick one
    assert whose[27:] == [0] * 27


def test_a_mixed_company_sits_in_turn_and_every_bot_comes_to_every_seat() -> None:
    plan = make_plan("filou", 4, {}, ["random"], 8, 1, "thumb+net")
    assert plan.entrants == ["random", "thumb", "net"]
    assert plan.seatings(4, 0)[0] == ("random", "thumb", "net", "thumb")
    assert plan.seatings(4, 1)[2] == ("thumb", "net", "random", "net")
    with pytest.raises(BesaceError, match="no bot called"):
        make_plan("filou", 4, {}, ["random"], 8, 1, "thumb+nobody")


def test_ratings_find_the_strengths_that_games_were_drawn_by() -> None:
    """Tables of three, won by strength: twice as strong is 120 points more."""
    rng, strength = random.Random(4), {"a": 1.0, "b": 2.0, "c": 4.0}
    tally = Tally(list(strength), "a")
    for table_of in (("a", "b", "b"), ("b", "c", "c"), ("a", "c", "b")):
        games = []
        for number in range(3000):
            won = rng.choices(range(3), [strength[name] for name in table_of])
            games.append({"deal": number, "bots": table_of, "winners": won})
        tally.add(games, {})
    found = tally.ratings(1)
    for name, true in (("a", 1000.0), ("b", 1120.4), ("c", 1240.8)):
        assert found[name].low <= true <= found[name].high
        assert found[name].mean == pytest.approx(true, abs=30)


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--games", "0"], "number of games"),
        (["--only", "filou,chess"], "no game called"),
        (["--bots", "nobody"], "no bot called"),
        (["--bots", ","], "at least one bot"),
        (["--minutes", "0"], "above 0"),
        (["--page", "/no/such/page.md"], "cannot be read"),
        (["--data", "/no/such/folder/league.json"], "cannot be written"),
        (["--keep", "/no/such/folder/games.json"], "cannot be written"),
    ],
)
def test_a_bad_league_is_one_sentence(tmp_path: Path, more: list[str], said: str) -> None:
    few = ("--only", "filou", "--against", "thumb", "--games", "3", "--minutes", "0.00001")
    assert said in refused(run("league", *few, "--folder", str(tmp_path), *more))


def test_games_of_other_networks_are_not_gone_on_with(tmp_path: Path) -> None:
    def note(games: list[str]) -> None:
        season.check_networks(season.networks_of(games), tmp_path)

    note(["filou"])
    note(["filou", "figaro"])
    file = tmp_path / season.NETWORKS
    held = json.loads(file.read_text())
    file.write_text(json.dumps(held | {"filou": "another"}))
    note(["figaro"])
    with pytest.raises(BesaceError, match="another network for filou"):
        note(["filou"])
    file.write_text("torn")
    with pytest.raises(BesaceError, match="does not say which networks"):
        note(["filou"])


def test_a_page_with_half_a_league_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text(f"# Bots\n{table.START}\n")
    assert "not its end" in refused(run("league", *SMALL, "--folder", str(tmp_path / "games"), "--page", str(page)))
    assert not (tmp_path / "games").exists()


def test_kept_games_are_gone_on_with_where_the_files_of_results_are_not(tmp_path: Path) -> None:
    keep, networks, some, all_ = tmp_path / "games.json", {"filou": "hash"}, small(tmp_path / "one"), small(tmp_path / "two", 8)
    for cell in (*some, *all_):
        cell.file.parent.mkdir(exist_ok=True)
    played = playing.play_league(some, 1, lambda done, total: None)
    kept.write_kept(keep, some, played, 3, networks)
    held, begun = kept.read_kept(keep, all_, 3, networks), list[int]()
    whole = playing.play_league(all_, 1, lambda done, total: begun.append(done), kept=held)
    assert begun[0] == sum(map(len, played)) > 0
    for cell, before, after in zip(all_, played, whole, strict=True):
        assert [(game["number"], game["winners"], game["bots"]) for game in after[: len(before)]] == [
            (game["number"], game["winners"], game["bots"]) for game in before
        ]
        assert len(after) == cell.plan.total > len(before)
    tables = [table.data_of(all_, whole, 3)]
    kept.write_kept(keep, all_, whole, 3, networks)
    tables.append(table.data_of(all_, kept.read_kept(keep, all_, 3, networks), 3))
    assert tables[0] == tables[1]
    fewer = keep.read_text()
    kept.write_kept(keep, some, played, 3, networks)
    assert keep.read_text() == fewer, "whoever asks for fewer games takes none away"
    kept.write_kept(keep, [], [], 3, {"figaro": "other"})
    assert json.loads(keep.read_text())["networks"] == {"filou": "hash", "figaro": "other"}, "all games stay by their networks"


def test_a_league_goes_on_with_the_file_it_has_kept(tmp_path: Path) -> None:
    keep, data = tmp_path / "games.json", tmp_path / "league.json"
    told = []
    for folder in ("one", "two"):
        arguments = ["league", *SMALL, "--keep", str(keep), "--folder", str(tmp_path / folder), "--data", str(data)]
        assert run(*arguments).status == 0
        told.append((keep.read_text(), data.read_text()))
    assert told[0] == told[1]
    files = (tmp_path / "two").glob("*.jsonl")
    assert all(len(file.read_text().splitlines()) == 1 for file in files), "games were played again"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("torn", "does not hold the games of a league"),
        ('{"besace_league": 1}', "does not hold the games of a league"),
        ('{"besace_league_games": 1, "seed": 2, "networks": {}, "cells": {}}', "are of seed 2, not 1"),
        ('{"besace_league_games": 1, "seed": 1, "networks": {"filou": "x"}, "cells": {}}', "another network for filou"),
        (
            f'{{{_HEAD} "cells": {{"filou-3-random-thumb": {{"won": "?", "thinking": {{}}}}}}}}',
            "does not hold the games of a league",
        ),
    ],
)
def test_a_file_that_a_league_cannot_go_on_with_is_one_sentence_and_stays_as_it_is(tmp_path: Path, text: str, said: str) -> None:
    keep = tmp_path / "games.json"
    keep.write_text(text)
    few = ("--only", "filou", "--bots", "random", "--against", "thumb", "--games", "3", "--folder", str(tmp_path))
    assert said in refused(run("league", *few, "--keep", str(keep)))
    assert keep.read_text() == text

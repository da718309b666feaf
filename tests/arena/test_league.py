"""The league: played in turns, gone on with, rated, and written into a page and a file of data."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from besace.arena.league import playing, season, table
from besace.arena.league.strength import MIDDLE, Tally
from besace.arena.plan import make_plan
from besace.errors import BesaceError
from tests.cli.running import refused, run

SMALL = ("--only", "filou", "--bots", "random,thumb", "--against", "random,random+thumb", "--games", "4", "--jobs", "1")


def small(folder: Path, count: int = 4) -> list[season.Cell]:
    return season.cells_of(["filou"], ["random", "thumb"], ["random+thumb"], count, 3, folder)


def sound(results: Any) -> list[list[dict[str, Any]]]:
    """Results without what the clock says."""
    return [[{key: value for key, value in game.items() if key != "thinking"} for game in games] for games in results]


def test_one_command_makes_the_table_and_the_same_one_makes_it_from_its_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table, "LEAST", 4)
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
    assert [shares["count"] for shares in rows["thumb", "random+thumb"].values()] == [
        6,
        4,
        5,
    ]  # the bot's own seat in whole deals
    assert told["ratings"]["thumb"]["mean"] == MIDDLE > told["ratings"]["random"]["mean"]
    assert told["thinking"]["random"]["mean"] > 0
    page.write_text(first.replace("filou against", "chess against") + "\nThe end.\n")
    assert run(*arguments).status == 0
    assert (page.read_text(), json.loads(data.read_text())) == (first + "\nThe end.\n", told)
    monkeypatch.setattr(table, "LEAST", 5)
    assert run(*arguments).status == 0
    rows = {(row["bot"], row["company"]): row["shares"] for row in json.loads(data.read_text())["tables"][0]["rows"]}
    counts = [shares and shares["count"] for shares in rows["thumb", "random+thumb"].values()]
    assert counts == [6, None, 5], "too few say nothing"


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
    ],
)
def test_a_bad_league_is_one_sentence(tmp_path: Path, more: list[str], said: str) -> None:
    few = ("--only", "filou", "--against", "thumb", "--games", "3", "--minutes", "0.00001")
    assert said in refused(run("league", *few, "--folder", str(tmp_path), *more))


def test_games_of_other_networks_are_not_gone_on_with(tmp_path: Path) -> None:
    season.check_networks(["filou"], tmp_path)
    season.check_networks(["filou", "figaro"], tmp_path)
    file = tmp_path / season.NETWORKS
    held = json.loads(file.read_text())
    file.write_text(json.dumps(held | {"filou": "another"}))
    season.check_networks(["figaro"], tmp_path)
    with pytest.raises(BesaceError, match="another network for filou"):
        season.check_networks(["filou"], tmp_path)
    file.write_text("torn")
    with pytest.raises(BesaceError, match="does not say which networks"):
        season.check_networks(["filou"], tmp_path)


def test_a_page_with_half_a_league_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text(f"# Bots\n{table.START}\n")
    assert "not its end" in refused(run("league", *SMALL, "--folder", str(tmp_path / "games"), "--page", str(page)))
    assert not (tmp_path / "games").exists()

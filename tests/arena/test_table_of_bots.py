"""The published table: measured, gone on with, and written into its page."""

from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from besace.arena import table_of_bots
from besace.errors import BesaceError

app = typer.Typer()
app.command()(table_of_bots.main)


def measured(folder: Path, *more: str) -> str:
    settings = [
        "--bots",
        "random,thumb",
        "--against",
        "random",
        "--games",
        "filou",
        "--deals",
        "2",
        "--jobs",
        "1",
        "--folder",
        str(folder),
    ]
    done = CliRunner().invoke(app, [*settings, *more])
    if isinstance(done.exception, BesaceError):
        raise done.exception
    assert done.exit_code == 0, done.output
    return done.output


def test_a_table_has_every_player_count_and_no_bot_against_itself(tmp_path: Path) -> None:
    shown = measured(tmp_path / "games")
    assert "### filou against random" in shown
    assert "| bot | 3 players | 4 players | 5 players | deals | a move takes |" in shown
    assert [line.split("|")[1].strip() for line in shown.splitlines() if line.startswith("| ")] == ["bot", "thumb"]
    files = sorted(path.name for path in (tmp_path / "games").iterdir())
    assert files == ["filou-3-thumb-random.jsonl", "filou-4-thumb-random.jsonl", "filou-5-thumb-random.jsonl"]
    assert measured(tmp_path / "games") == shown  # from the files alone


def test_a_page_keeps_what_is_around_the_table(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text("# Bots\n")
    measured(tmp_path / "games", "--page", str(page))
    first = page.read_text()
    assert first.startswith("# Bots\n\n" + table_of_bots.START)
    page.write_text(first.replace("filou against", "chess against") + "\nThe end.\n")
    measured(tmp_path / "games", "--page", str(page))
    assert page.read_text() == first + "\nThe end.\n"


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--deals", "0"], "number of deals"),
        (["--deals", "many"], "should be a number, or one for each bot"),
        (["--deals", "1,2,3"], "There are 2 bots"),
        (["--games", "chess"], "no game called"),
        (["--bots", ","], "at least one bot"),
        (["--page", "/no/such/page.md"], "cannot be read"),
    ],
)
def test_a_bad_table_is_one_sentence(tmp_path: Path, more: list[str], said: str) -> None:
    with pytest.raises(BesaceError, match=said):
        measured(tmp_path / "games", *more)


def test_a_page_with_half_a_table_is_refused_before_anything_is_measured(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text(f"# Bots\n{table_of_bots.START}\n")
    with pytest.raises(BesaceError, match="not its end"):
        measured(tmp_path / "games", "--page", str(page))
    assert not (tmp_path / "games").exists()

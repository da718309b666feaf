"""The terminal game, played for real through a pseudo-terminal of 80 columns and 24 lines."""

import json
import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest

import besace
from besace.play.words import LANGUAGES, words_in
from tests.cli.running import ROOT, environment, run

pytestmark = pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")  # pseudo-terminals fork

PROMPT, NUMBER, CURTAIN = (
    r"Number, letter or words \(\? for help\): ",
    r"A number from (\d+) to \d+ \(Enter goes back\): ",
    r"nobody else is looking\. ",
)
OVER = r"(wins|share the win)!"
CLEAR = re.compile(r"\x1b\[2J|\x1b\[\?1049[hl]")
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
HEIGHT, WIDTH = 24, 80


class Terminal:
    """A running game and the text on its screen."""

    def __init__(self, home: Path, *arguments: str, python: str = sys.executable) -> None:
        more = environment(XDG_STATE_HOME=str(home))
        self.child: Any = pexpect.spawn(
            python,
            ["-m", "besace", "play", *arguments],
            dimensions=(HEIGHT, WIDTH),
            encoding="utf-8",
            env=more,
            cwd=ROOT,
            timeout=120,
        )
        self.written = ""
        self.screen = ""

    def wait(self, *patterns: str) -> int:
        found: int = self.child.expect([*patterns, pexpect.EOF])
        self.written += self.child.before + (self.child.after if isinstance(self.child.after, str) else "")
        self.screen = ESCAPES.sub("", CLEAR.split(self.written)[-1]).replace("\r", "")
        return found

    def type(self, line: str) -> None:
        self.child.sendline(line)

    def interrupt(self) -> None:
        """Press Ctrl-C once the game waits for a key: before that, Python would hear of it at the next key only."""
        state = Path(f"/proc/{self.child.pid}/stat")
        while state.read_text().rpartition(")")[2].split()[0] != "S":
            time.sleep(0.05)
        self.child.sendintr()

    def end(self) -> int:
        self.child.expect(pexpect.EOF)
        self.child.close()
        status: int = self.child.exitstatus
        return status


def screens(terminal: Terminal) -> Iterator[str]:
    """Every question of a whole game, answered by the first choice; ends with the game."""
    while True:
        found = terminal.wait(PROMPT, NUMBER, CURTAIN, OVER)
        if found >= 3:
            assert found == 3, terminal.written[-2000:]
            return
        lines = terminal.screen.split("\n")
        assert len(lines) <= HEIGHT, terminal.screen
        assert max(map(len, lines)) <= WIDTH
        yield ("prompt", "number", "curtain")[found]
        terminal.type(
            (first_key(terminal.screen) if found == 0 else "", terminal.child.match.group(1) if found == 1 else "", "")[found]
        )


def first_key(screen: str) -> str:
    """What to type for the first choice on a screen: below the last line across it is what is asked, then the choices."""
    choices = re.split(r"\n─+\n", screen)[-1].split("\n")[1]
    return re.match(r"-?\w+", choices).group()  # type: ignore[union-attr]


@pytest.mark.parametrize("game", sorted(besace.GAMES))
def test_a_whole_game_against_bots(game: str, tmp_path: Path) -> None:
    players = besace.GAMES[game].players[0]
    terminal = Terminal(tmp_path, game, "--players", str(players), "--seed", "3", "--save", str(tmp_path / "game.json"))
    asked = list(screens(terminal))
    assert "prompt" in asked
    assert "curtain" not in asked
    assert terminal.end() == 0
    assert besace.load((tmp_path / "game.json").read_text()).over
    assert run("verify", str(tmp_path / "game.json")).out.startswith("Legal:")
    assert not list((tmp_path).glob("*.seats"))


def own_hand(view: dict[str, Any]) -> list[str]:
    return [{"big": "big dog", "small": "small dog"}.get(card, card.replace("-", "−")) for card in view["hand"]]


def test_people_who_share_a_terminal_see_their_own_cards_only(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    terminal = Terminal(tmp_path, "filou", "--names", "Ann,Bob", "--players", "3", "--seed", "8", "--save", str(save))
    looking, curtains = None, 0
    for asked in screens(terminal):
        if asked == "curtain":
            looking, curtains = re.search(r"Pass the device to (\w+)\.", terminal.screen).group(1), curtains + 1  # type: ignore[union-attr]
            assert "Your hand" not in terminal.screen
            assert "slips" not in terminal.screen
            continue
        match = besace.load(save.read_text())
        seat = ["Ann", "Bob"].index(looking or "")
        view, other = match.view(seat), match.view(1 - seat)
        assert seat in match.to_act
        shown = re.findall(r"Your hand: (.*?)(?:   \(|\n)", terminal.screen)
        assert [hand.strip() for hand in shown] == [" · ".join(own_hand(view)) or "–"]
        for line in re.findall(r"(\w+) slips the .* into the sack", terminal.screen):
            assert line == looking
        face_down = [place for place in view["row"] if place["card"] is None]
        assert terminal.screen.replace("▒▒ a card face down", "").count("▒▒") == len(face_down)
        assert other["removed"] is not None
        assert " ".join(terminal.screen.split()).count("set aside") == 1
    assert curtains > 5
    assert terminal.end() == 0


def test_bones_behind_another_screen_stay_there(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    terminal = Terminal(tmp_path, "doggybag", "--names", "Ann,Bob", "--bots", "random", "--seed", "5", "--save", str(save))
    looking = None
    for asked in screens(terminal):
        if asked == "curtain":
            looking = re.search(r"Pass the device to (\w+)\.", terminal.screen).group(1)  # type: ignore[union-attr]
            assert "your screen" not in terminal.screen
            continue
        view = besace.load(save.read_text()).view(["Ann", "Bob"].index(looking or ""))
        rows = re.findall(r"your screen(.*)", terminal.screen)
        assert [row.replace("·", "0").split() for row in rows] == [[str(n) for n in view["behind"].values()]]
        bags = re.findall(r"the bag +(\d+) (.*)", terminal.screen)
        shown = ["?"] * 5 if view["bag"] is None else [str(n) for n in view["bag"].values()]
        assert [(int(size), row.replace("·", "0").split()) for size, row in bags] == [(view["bag_size"], shown)]
        for who in re.findall(r"(\w+) puts (?!a bone )an? [\w ]+ into the bag", terminal.screen):
            assert who == looking
    assert terminal.end() == 0


def test_a_game_can_be_left_and_resumed(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "filou", "--players", "4", "--names", "Ann", "--seed", "2")
    terminal.wait(PROMPT)
    terminal.type("nonsense")
    terminal.wait(PROMPT)
    assert "“nonsense” is not a move you can make now" in terminal.screen
    terminal.type("99")
    terminal.wait(PROMPT)
    assert "99 is none of the choices" in terminal.screen
    terminal.type("?")
    terminal.wait("Press Enter to go on. ")
    assert "Nine sacks" in terminal.screen
    terminal.type("")
    terminal.wait(PROMPT)
    terminal.type("Slip the rabbit")
    terminal.wait(PROMPT)
    terminal.type("l")
    terminal.wait("Press Enter to go on. ")
    assert "What has happened" in terminal.screen
    terminal.type("")
    terminal.wait(PROMPT)
    terminal.type("q")
    terminal.wait(r"\(y/n\) ")
    terminal.type("y")
    assert terminal.wait("--resume [^\r]*json") == 0
    assert terminal.end() == 0
    (kept,) = (tmp_path / "besace").glob("*.json")
    assert kept.stat().st_mode & 0o077 == 0
    again = Terminal(tmp_path, "--resume", str(kept))
    again.wait(PROMPT)
    assert "Ann" in again.screen
    assert besace.load(kept.read_text()).ply > 0
    again.interrupt()
    assert again.wait("--resume") == 0
    assert again.end() == 130


def test_nothing_is_lost_when_the_process_dies(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "doggybag", "--players", "3", "--seed", "4")
    for _ in range(3):
        terminal.wait(PROMPT)
        terminal.type("1")
    terminal.wait(PROMPT)
    terminal.child.kill(9)
    terminal.child.close()
    (kept,) = (tmp_path / "besace").glob("*.json")
    again = Terminal(tmp_path, "--resume", str(kept))
    again.wait(PROMPT)
    assert len(json.loads(kept.read_text())["moves"]) >= 3
    again.type("q")
    assert again.wait("--resume") == 0
    assert again.end() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_leaving_for_good_leaves_nothing_behind(tmp_path: Path, language: str) -> None:
    terminal, words = Terminal(tmp_path, "--lang", language), words_in(language)
    how_many = re.escape(words("choose-players", least=3, most=5))
    terminal.wait(re.escape(words("choose-game")))
    terminal.type("fil")
    terminal.wait(how_many)
    terminal.type("12")
    terminal.wait(how_many)
    terminal.type("3")
    terminal.wait(re.escape(words("prompt")))
    assert words("filou-hand") in terminal.screen
    terminal.child.sendeof()
    terminal.wait(re.escape(words("keep-game")))
    terminal.type(words("no-letters").split()[-1])
    assert terminal.wait(re.escape(words("thrown-away"))) == 0
    assert terminal.end() == 0
    assert not list((tmp_path / "besace").iterdir())


@pytest.mark.parametrize(
    ("arguments", "about"),
    [
        (["chess"], "chess"),
        (["filou", "--players", "4", "--humans", "5"], "table for 4"),
        (["filou", "--players", "4", "--humans", "0"], "table for 4"),
        (["filou", "--players", "4", "--bots", "nobody"], "nobody"),
        (["filou", "--players", "4", "--names", "Ann,Ann"], "different"),
        (["filou", "--players", "4", "--humans", "1", "--names", "Ann,Bob"], "2 names"),
        (["filou", "--players", "4", "--save", "README.md"], "README.md"),
        (["filou", "--players", "4", "--save", "/proc/no/such"], "/proc/no/such"),
        (["--resume", "README.md"], "JSON"),
        (["--resume", "README.md", "--players", "3"], "leave them out"),
    ],
)
def test_what_cannot_be_played_is_one_sentence(arguments: list[str], about: str, tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *arguments)
    terminal.wait()
    assert about in terminal.screen
    assert len(terminal.screen.strip().split("\n")) == 1
    terminal.child.close()
    assert terminal.child.exitstatus == 2

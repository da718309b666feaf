"""Bots of one's own: by module and callable, and by the entry points of a package."""

import pytest

import besace
from besace.bots import names_with
from besace.bots.named.entrants import make, read_entrant
from besace.errors import BesaceError
from tests.cli.running import run, run_apart

HERE = __name__


class Last:
    """Plays the last of its moves."""

    name = "last"

    def __init__(self, seed, depth=1):
        self.depth = depth

    def choose(self, observation):
        return observation.moves[-1]


def no_seed():
    return Last(0)


def no_bot(seed):
    return 7


def no_name(seed):
    bot = Last(seed)
    bot.name = None
    return bot


def test_a_bot_by_module_and_callable_plays_with_its_settings():
    bot = make(f"{HERE}:Last:depth=3", seed=1)
    assert bot.depth == 3
    match = besace.new("figaro", seed=1)
    assert bot.choose(match.observation(match.to_act[0])) == match.moves(match.to_act[0])[-1]
    assert read_entrant("search:level=3") == ("search", {"level": 3})


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ("no.such.module:bot", r'^There is no bot "no.such.module:bot", a module and the callable that makes it: .*\.$'),
        (f"{HERE}:Nobody", r"^There is no bot .*Nobody.*\.$"),
        (f"{HERE}:HERE", r"does not make bots: it cannot be called\.$"),
        (f"{HERE}:no_seed", r"should take a seed\.$"),
        (f"{HERE}:no_bot", r"should give an object with choose\(observation\), not 7\.$"),
        (f"{HERE}:Last:speed=3", r'has no setting called "speed": it should be "depth"\.$'),
        ("search:level", r"^A bot's setting should be written name:setting=value"),
    ],
)
def test_what_is_wrong_with_a_bot_is_said_in_one_sentence(written, sentence):
    with pytest.raises(BesaceError, match=sentence):
        make(written)


def test_a_name_from_elsewhere_never_imports_a_module():
    """The server asks for bots by the names that people send."""
    with pytest.raises(BesaceError, match=r"^There is no bot called"):
        besace.bot(f"{HERE}:Last")


def test_the_names_of_bots_are_told_apart():
    assert names_with(["mine"])[-1] == "mine"
    for wrong in ("thumb", "Mine", "a b", ""):
        with pytest.raises(BesaceError, match=r"^A bot of another package cannot have the name .*\.$"):
            names_with([wrong])


PACKAGE = """
class Shy:
    name = "shy"
    def __init__(self, seed, **settings): pass
    def choose(self, observation): return observation.moves[0]
"""


@pytest.fixture
def package(tmp_path, monkeypatch):
    """An installed package with a bot, and one whose bot cannot be loaded."""
    (tmp_path / "shybot.py").write_text(PACKAGE)
    told = tmp_path / "shybot-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: shybot\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text("[besace.bots]\nshy = shybot:Shy\nbroken = shybot:Nobody\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    return tmp_path


def test_a_bot_of_an_installed_package_plays_everywhere(package):
    played = run_apart("simulate", "filou", "--bots", "shy", "--games", "4", "--jobs", "1", "--json")
    assert played.status == 0, played.err
    assert '"bot": "shy"' in played.out
    broken = run_apart("simulate", "filou", "--bots", "broken", "--games", "4")
    assert broken.status != 0
    assert "The bot broken cannot be loaded from shybot:Nobody" in broken.err.replace("\n", " ")


def test_the_arena_takes_a_bot_by_module_and_callable(tmp_path):
    report = tmp_path / "report.html"
    arguments = ["--bots", f"{HERE}:Last", "--against", "random", "--games", "8", "--jobs", "1", "--report", str(report)]
    played = run("arena", "filou", "--players", "3", *arguments)
    assert played.status == 0, played.err
    assert report.exists()

"""A game of another package, found by its entry point, is played like ours; what it may lack, it lacks without harm."""

import json
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

import besace
from besace.conformance.sentences import is_one_sentence
from tests.conformance.test_contract import MUST

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wolves(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A place with a package that brings a game with nothing but what it must have, as an installation would leave it."""
    home, ours = tmp_path_factory.mktemp("wolves"), ROOT / "src" / "besace" / "games" / "filou"
    package = home / "pack" / "loup"
    package.mkdir(parents=True)
    (home / "pack" / "__init__.py").write_text("")
    for name in ("__init__", "view", *MUST):
        source = (ours / f"{name}.py").read_text(encoding="utf-8").replace("besace.games.filou", "pack.loup")
        source = source.replace("filou", "loup").replace("Filou", "Loup")
        source = source.replace("STATE = np.dtype(\n    [", 'STATE = np.dtype(\n    [("wolf", "i1"),')
        source = source.replace("FIELDS = (\n", 'FIELDS = (\n    Field("wolf", "never there", 0, 1),\n')
        (package / f"{name}.py").write_text(source, encoding="utf-8")
    words = package / "locales" / "en"
    words.mkdir(parents=True)
    (words / "game.ftl").write_text("loup-title = The Wolf\nloup-move-pass = { $who } howls.\n")
    (words / "rules.md").write_text("# The Wolf\n## Goal {#goal W1}\nHowl.\n")
    installed = home / "wolves-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: wolves\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text("[besace.games]\nloup = pack.loup\n")
    return home


def run_with(home: Path, source: str) -> str:
    """What a new process prints that finds the package."""
    paths = f"{home}:{ROOT / 'src'}"
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(source)],
        env={"PYTHONPATH": paths, "BESACE_JIT": "0", "PATH": "/usr/bin:/bin"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_game_of_another_package_is_played_like_ours_and_lacks_the_rest_without_harm(wolves: Path) -> None:
    told = run_with(
        wolves,
        """
        import json, random
        import besace
        from besace.arena.studies.study import count_record
        from besace.beliefs import beliefs
        from besace.bots.levels import LEVELS
        from besace.envs.spiel.small import small_start
        from besace.games.parts.screen import presenter_of
        from besace.learn.bluffs import bluffs_of
        from besace.learn.memo import memo
        from besace.learn.rulebook import rule_book
        from besace.learn.scores import score
        from besace.play.words import words_in
        from besace.server.deals.guides import guide_to
        from besace.server.table.prepared_deals import iterations_of

        def refused(ask, *given):
            try:
                ask(*given)
            except Exception as wrong:
                return type(wrong).__name__, str(wrong)

        rng, match = random.Random(1), besace.new("loup", seed=1)
        odds = beliefs(match.observation(0))
        chosen = besace.bot("search", seed=1, iterations=20).choose(match.observation(0)) in match.moves(0)
        while not match.over:
            match.play(rng.choice(match.moves(match.to_act[0])))
        view, presenter = match.view(0), presenter_of(besace.GAMES["loup"], words_in("fr"), ["Ann", "Bob", "Cid"])
        print(json.dumps({
            "games": list(besace.GAMES), "odds": odds, "chosen": chosen, "facts": len(count_record(match.record())),
            "title": words_in("fr")("loup-title"), "event": presenter.event("0 pass", 0), "choice": presenter.choice("0 bid 3"),
            "shown": len(presenter.table(view)), "rules": rule_book("loup", "fr").title, "memo": refused(memo, "loup", "en"),
            "small": refused(small_start, "loup", 3, {}, 1), "sheet": refused(score, "loup", {}),
            "guide": refused(guide_to, "loup"),
            "bluffs": bluffs_of([match], 0), "think": {one.name: iterations_of("loup", one.name) for one in LEVELS},
            "timed": [one.name for one in LEVELS if one.milliseconds is not None],
        }))
        """,
    )
    found = json.loads(told)
    assert found["games"] == [*besace.GAMES, "loup"]
    assert found["odds"] == []
    assert found["chosen"]
    assert found["facts"] > 0
    assert (found["title"], found["event"], found["choice"]) == ("The Wolf", "Ann howls.", "bid 3")
    assert found["shown"] > 0
    assert found["rules"] == "The Wolf"
    assert found["bluffs"] == []
    for what in ("memo", "small", "sheet", "guide"):
        assert is_one_sentence(found[what][1]), what
    assert {name for name, iterations in found["think"].items() if iterations} == set(found["timed"]), "no bot looks at a clock"


def test_compiled_code_is_told_apart_by_the_sources_of_other_packages(wolves: Path, tmp_path: Path) -> None:
    ours, theirs = (
        f"from besace.kernel.sources import sources_key\nprint(sources_key(b'', {package!r}))" for package in ("", "pack")
    )
    other = shutil.copytree(wolves, tmp_path / "other")
    assert run_with(wolves, theirs) == run_with(other, theirs)
    rules = other / "pack" / "loup" / "rules.py"
    rules.write_text(rules.read_text() + "\n# changed\n")
    assert run_with(wolves, theirs) != run_with(other, theirs)
    assert run_with(tmp_path / "nothing", ours) == run_with(wolves, ours) == run_with(other, ours), "ours are not compiled again"


def test_two_packages_cannot_bring_a_game_of_one_name(wolves: Path, tmp_path: Path) -> None:
    other = shutil.copytree(wolves, tmp_path / "other")
    (other / "wolves-1.0.dist-info" / "entry_points.txt").write_text("[besace.games]\nfilou = pack.loup\n")
    told = run_with(other, "try:\n    import besace\nexcept Exception as wrong:\n    print(wrong)")
    assert is_one_sentence(told.strip())
    assert "filou" in told

"""A game from outside, through every door that ours have: what it brings is used, and what it lacks does no harm."""

import json
import sys
from pathlib import Path

import pytest

import besace
from tests.cli.test_terminal import Terminal, screens
from tests.editions import edition
from tests.outside.environment import GAME, Environment

pytestmark = pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")  # pseudo-terminals fork


@pytest.fixture(scope="module")
def record(outside: Environment, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game."""
    finished = """
        import json, random, besace
        match, rng, bot = besace.new("niche", 3, seed=4), random.Random(4), besace.bot("thumb", seed=4)
        while not match.over:
            seat = match.to_act[0]
            if seat == "*":
                match.chance(rng)
            else:
                match.play(bot.choose(match.observation(seat)))
        print(json.dumps(match.record()))
        """
    path = tmp_path_factory.mktemp("record") / "record.json"
    path.write_text(json.dumps(outside.told(finished)))
    return path


def test_nothing_here_knows_the_game(outside: Environment) -> None:
    assert GAME not in besace.GAMES
    assert outside.told("import json, besace; print(json.dumps(list(besace.GAMES)))") == [*besace.GAMES, GAME]


def test_it_keeps_the_laws_of_all_games(outside: Environment) -> None:
    said = outside.besace("check-game", GAME)
    assert said.count(" passed") == 2, "as plain Python, and compiled"
    assert "failed" not in said
    assert said.endswith(f"{GAME} keeps all the laws.\n")


def test_where_it_is_installed_nothing_of_ours_is_compiled_again(outside: Environment) -> None:
    look = """
        import json, sys, besace
        from besace.kernel import boxed
        for game in sys.argv[1:]:
            besace.new(game, seed=1).view(0)
        functions = (boxed.setup, boxed.to_act, boxed.observe, boxed.write_views)
        print(json.dumps([sum(function.stats.cache_misses.values()) for function in functions]))
        """
    Environment(sys.executable).told(look, *besace.GAMES)
    assert outside.told(look, *besace.GAMES) == [0, 0, 0, 0]
    outside.told(look, GAME)
    assert outside.told(look, GAME) == [0, 0, 0, 0], "and what was compiled for it is kept, too"


def test_it_is_simulated(outside: Environment) -> None:
    arguments = ("--players", "4", "--games", str(edition(2_000, 100_000)), "--seed", "1", "--option", "rounds=3", "--json")
    found = json.loads(outside.besace("simulate", GAME, *arguments))
    assert sum(seat["win_share"] for seat in found["seats"]) == pytest.approx(1)
    assert found["length"]["mean"] == 3 * (1 + 4 + 4), "a bait, and everyone buries and speaks, in each round"


def test_bots_that_think_beat_bots_that_do_not(outside: Environment) -> None:
    games = str(edition(24, 400))
    bots = ("--bots", "search:iterations=200,random", "--players", "2", "--games", games, "--seed", "2", "--json")
    found = json.loads(outside.besace("arena", GAME, *bots))
    shares = {bot["bot"]: bot["win_share"]["mean"] for bot in found["tables"][0]["bots"]}
    assert shares["search:iterations=200"] > shares["random"]


def test_it_is_studied_by_its_own_questions(outside: Environment) -> None:
    games = str(edition(30, 1_000))
    said = outside.besace("study", GAME, "--players", "3", "--games", games, "--seed", "3", "--json")
    assert "Growling by the bone that is buried" in said


def test_it_is_played_in_a_terminal(outside: Environment, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    terminal = Terminal(tmp_path, GAME, "--players", "2", "--seed", "3", "--save", str(save), python=outside.python)
    asked = [terminal.screen for _ in screens(terminal)]
    assert any("Which bone do you bury?" in screen for screen in asked)
    assert any("slinks off." in screen or "growls." in screen for screen in asked), "its words are used"
    assert terminal.end() == 0
    assert json.loads(save.read_text())["result"]["winners"]


def test_researchers_come_in_by_both_doors(outside: Environment) -> None:
    outside.run("-c", """if True:
        import random, warnings
        import pyspiel
        from pettingzoo.test import api_test
        import besace.envs.openspiel
        from besace.envs.pettingzoo import env

        warnings.simplefilter("ignore")
        api_test(env("niche", players=3, rounds=3), num_cycles=60)
        game, rng = pyspiel.load_game("besace_niche(players=3)"), random.Random(1)
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                moves, odds = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(moves, odds)[0])
                continue
            for player in range(3):
                other = state.resample_from_infostate(player, rng.random)
                assert other.information_state_string(player) == state.information_state_string(player)
            state.apply_action(rng.choice(state.legal_actions()))
        """)  # fmt: skip


def test_it_is_looked_back_on(outside: Environment, record: Path) -> None:
    samples = str(edition(20, 500))
    reviews = json.loads(outside.besace("review", str(record), "--samples", samples, "--json"))
    assert len(reviews) == 3
    assert all(review["moments"] for review in reviews)


@pytest.mark.parametrize(("language", "words"), [("en", "Growl or slink off"), ("fr", "Gronder ou filer")])
def test_its_rules_and_its_memo_are_read(outside: Environment, tmp_path: Path, language: str, words: str) -> None:
    assert words in outside.besace("rules", GAME, "--lang", language)
    outside.besace("memo", GAME, "--lang", language, "--out", str(tmp_path / "memo.pdf"))
    assert (tmp_path / "memo.pdf").read_bytes().startswith(b"%PDF")


def test_its_record_is_replayed(outside: Environment, record: Path) -> None:
    assert "All baits are gone" in outside.besace("replay", str(record), "--lang", "en")

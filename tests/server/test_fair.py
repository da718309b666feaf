"""Fair chance, recomputed by another hand: JavaScript from docs/protocol.md alone, as a browser will do it."""

import json
import random
import shutil
import subprocess
from pathlib import Path
from typing import Any

import besace
from besace.games import game_named
from besace.play.fair import FairChance, commitment_of, fair_record, verify
from besace.play.match import Match, draw_setup

SCRIPT = Path(__file__).parent / "fair.mjs"


class Noted:
    """Asks for draws and notes what was asked and answered."""

    def __init__(self, below: Any) -> None:
        self.asked: list[int] = []
        self.given: list[int] = []
        self._below = below

    def __call__(self, k: int) -> int:
        self.asked.append(k)
        self.given.append(self._below(k))
        return self.given[-1]


def fair_game(name: str, seed: bytes, contributions: list[str]) -> tuple[dict[str, Any], dict[str, Any]]:
    """What JavaScript is asked about a whole game, and what it should answer."""
    game, players, rng = game_named(name), len(contributions), random.Random(seed)
    options, chance = game.check_options({}, players), FairChance(seed, contributions)
    dealing = Noted(chance.setup())
    match = Match(game, players, options, draw_setup(game, players, options, dealing))
    events, given = [], []
    while not match.over:
        if match.to_act == ["*"]:
            event, drawing = match.ply + 1, Noted(chance.move(match.ply))
            match.chance(drawing)
            events.append([event, *drawing.asked])
            given += drawing.given
        else:
            match.play(rng.choice(match.moves(rng.choice(match.to_act))))
    fair = fair_record(match.record(), seed, contributions)
    assert verify(fair).over
    question = {"fair": fair, "setup": dealing.asked, "draws": events}
    return question, {"commitment": commitment_of(seed), "setup": dealing.given, "draws": given}


def test_javascript_draws_the_same_setups_and_chance_moves() -> None:
    node = shutil.which("node")
    assert node, "The tests need Node.js: install the Debian package nodejs."
    games = [
        fair_game(name, bytes([number] * 32), ["", "beef", "00" * 64, "c0ffee"][:players])
        for number, (name, players) in enumerate([(name, players) for name in besace.GAMES for players in (3, 4)])
    ]
    asked = json.dumps([question for question, _ in games])
    done = subprocess.run([node, str(SCRIPT)], input=asked, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [right for _, right in games]
    assert sum(len(right["draws"]) for _, right in games) > 50


def test_javascript_rejects_the_same_blocks() -> None:
    """With two thirds of 2**64 as bound one block in three is rejected; the small draws of games would hardly ever show it."""
    node = shutil.which("node")
    assert node
    k, seed, contributions = (1 << 64) // 3 * 2 >> 12 << 12, bytes(range(32)), ["", "ff"]
    below = FairChance(seed, contributions).setup()
    right = [float(below(k)) for _ in range(30)]
    question = [{"fair": {"seed": seed.hex(), "contributions": contributions}, "setup": [k] * 30, "draws": []}]
    done = subprocess.run([node, str(SCRIPT)], input=json.dumps(question), capture_output=True, text=True, timeout=60, check=True)
    assert [float(number) for number in json.loads(done.stdout)[0]["setup"]] == right

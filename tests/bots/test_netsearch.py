"""Looking ahead with a network: repeatable, compiled or not, at any time, and blind to what the seat cannot know."""

import json
import os
import random
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import besace
from besace.bots.why import why
from besace.conformance.cases import Case, every_count, every_game, resampled, sampled
from besace.errors import BesaceError
from besace.kernel.stream import new_stream
from tests.bots.networks import random_net

WORLDS = 6


def choices_due(case: Case, count: int):
    rng = random.Random(str(case))
    for match in sampled(case, count, seed=43):
        if match.to_act and match.to_act != ["*"]:
            yield match, rng.choice(match.to_act)


@every_count
def test_states_that_look_the_same_get_the_same_legal_move(case: Case, tmp_path: Path) -> None:
    file, rng = random_net(case.name, tmp_path), new_stream(8)
    for match, seat in choices_due(case, 5):
        other = resampled(match, seat, rng)
        bots = [besace.bot("netsearch", seed=3, weights=file, worlds=WORLDS) for _ in range(2)]
        chosen = [bot.choose(each.observation(seat)) for bot, each in zip(bots, (match, other), strict=True)]
        assert chosen[0] == chosen[1]
        assert chosen[0] in match.moves(seat)


_THINK = """
import json, sys
import besace
for file, record, seat in json.load(sys.stdin):
    bot = besace.bot("netsearch", seed=3, weights=file, worlds=4)
    move = bot.choose(besace.load(record).observation(seat))
    print(json.dumps([move, [[c.move, c.value] for c in bot.thought.considered()] if bot.thought else None]))
"""


def test_compiled_and_interpreted_foresight_agrees_to_the_last_digit(tmp_path: Path) -> None:
    positions = []
    for game in besace.GAMES:
        file = random_net(game, tmp_path)
        positions += [[file, match.record(), seat] for match, seat in choices_due(Case(game, 4), 3)]
    said = []
    for jit in "10":
        env = os.environ | {"BESACE_JIT": jit}
        command, given = [sys.executable, "-c", _THINK], json.dumps(positions)
        said.append(subprocess.run(command, input=given, env=env, capture_output=True, text=True, check=True).stdout)
    assert said[0].count("\n") == len(positions)
    assert said[0] == said[1]


def in_play(game: str) -> tuple[besace.Match, int]:
    """A position with several moves to choose from."""
    for match, seat in choices_due(Case(game, 4), 100):
        if len(match.moves(seat)) > 1:
            return match, seat
    raise AssertionError(f"no choice found in {game}")


@every_game
def test_it_looks_at_as_many_worlds_as_asked_for_and_can_say_why(game: str, tmp_path: Path) -> None:
    match, seat = in_play(game)
    bot = besace.bot("netsearch", seed=1, weights=random_net(game, tmp_path), worlds=21)
    move = bot.choose(match.observation(seat))
    assert bot.thought.worlds == 21
    considered = bot.thought.considered()
    assert all(0 <= each.value <= 1 and each.visits == 21 for each in considered)
    assert move in [each.move for each in considered]
    told = why(match.observation(seat), move, bot.thought)
    assert told.sentences("en")


@every_game
def test_it_stops_when_it_is_told_to(game: str, tmp_path: Path) -> None:
    match, seat = in_play(game)
    stop = threading.Event()
    stop.set()
    bot = besace.bot("netsearch", weights=random_net(game, tmp_path), milliseconds=600_000)
    assert bot.choose(match.observation(seat), stop) in match.moves(seat)
    assert bot.thought.worlds < 600


@pytest.mark.parametrize("wrong", [{"worlds": 0}, {"milliseconds": 0}, {"far": 0}, {"club": 2}])
def test_a_budget_or_a_share_that_makes_no_sense_is_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(BesaceError, match="should be"):
        besace.bot("netsearch", **wrong)

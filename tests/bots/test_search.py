"""The search itself: the same compiled and interpreted, any time, never more than asked for."""

import json
import os
import subprocess
import sys
import threading
import time

import pytest

import besace
from besace.bots.search import SearchBot, make
from besace.conformance.cases import DEFAULTS, Case, every_game, sampled
from besace.errors import BesaceError

ITERATIONS = 200

_THINK = """
import json, sys
import besace
for text, seat in json.loads(sys.argv[1]):
    bot = besace.bot("search", seed=3, iterations=%d)
    move = bot.choose(besace.load(text).observation(seat))
    print(json.dumps([move, [[c.move, c.visits, c.value] for c in bot.thought.considered()] if bot.thought else None]))
"""


def thoughts(positions: str, jit: str) -> list[str]:
    """What a fresh Python process thinks about these positions."""
    command = [sys.executable, "-c", _THINK % ITERATIONS, positions]
    done = subprocess.run(command, env=os.environ | {"BESACE_JIT": jit}, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_compiled_and_interpreted_searches_are_equal_to_the_last_digit() -> None:
    positions = []
    for case in DEFAULTS:
        for match in sampled(case, 2, seed=12):
            if match.to_act and match.to_act != ["*"]:
                positions.append((match.record(), match.to_act[0]))
    text = json.dumps(positions)
    assert thoughts(text, "1") == thoughts(text, "0")


def in_play(name: str) -> tuple[besace.Match, int]:
    """A position with several moves to choose from."""
    case = Case(name, 4)
    for match in sampled(case, 100, seed=77):
        seats = [seat for seat in match.to_act if seat != "*"]
        if seats and len(match.moves(seats[0])) > 1:
            return match, seats[0]
    raise AssertionError(f"no choice found in {name}")


@every_game
def test_a_search_stops_when_it_is_told_to(game: str) -> None:
    match, seat = in_play(game)
    stop = threading.Event()
    stop.set()
    bot = make(1, milliseconds=60_000)
    began = time.perf_counter()
    assert bot.choose(match.observation(seat), stop) in match.moves(seat)
    assert time.perf_counter() - began < 5


@every_game
def test_a_search_keeps_to_its_milliseconds(game: str) -> None:
    match, seat = in_play(game)
    bot = make(1, milliseconds=50)
    bot.choose(match.observation(seat))
    began = time.perf_counter()
    bot.choose(match.observation(seat))
    assert 0.05 <= time.perf_counter() - began < 0.5


@every_game
def test_a_search_makes_as_many_iterations_as_asked_for_and_grows_as_it_must(game: str) -> None:
    match, seat = in_play(game)
    bot = make(1, iterations=9001)
    assert isinstance(bot, SearchBot)
    bot.choose(match.observation(seat))
    assert bot.thought is not None
    assert bot.thought.iterations == 9001
    assert sum(each.visits for each in bot.thought.considered()) == 9001


def test_with_one_legal_move_there_is_nothing_to_think_about() -> None:
    match = besace.new("filou", players=3, seed=1)
    while len(match.moves(match.to_act[0])) > 1:
        match.play(match.moves(match.to_act[0])[0])
        if match.over:
            pytest.skip("no forced move in this game")
    bot = make(1, iterations=10)
    bot.choose(match.observation(match.to_act[0]))
    assert bot.thought is None


@pytest.mark.parametrize("setting", ["iterations", "milliseconds", "reuse"])
def test_a_budget_below_one_is_refused(setting: str) -> None:
    with pytest.raises(BesaceError, match=f"{setting} should be at least 1"):
        besace.bot("search", **{setting: 0})

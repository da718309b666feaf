"""Positions with a known best move: won endings, certain bones, bids that nobody can beat. See known.py."""

import json

import pytest

import besace
from tests.bots.known import FILE, surely_best

KNOWN = json.loads(FILE.read_text())
POSITIONS = [(game, number) for game, found in KNOWN.items() for number in range(len(found))]
every_position = pytest.mark.parametrize(("game", "number"), POSITIONS)
ITERATIONS = {"tomcat": 1500, "king": 6000}
TRIES = 5  # of levels that are not sure


def position(game, number):
    known = KNOWN[game][number]
    return besace.load(known["record"]), known["seat"], known["best"]


@pytest.mark.parametrize("game", besace.GAMES)
def test_every_game_has_ten_positions(game):
    assert len(KNOWN[game]) >= 10


@every_position
def test_the_known_move_is_surely_best(game, number):
    match, seat, best = position(game, number)
    assert surely_best(match, seat, 2, seed=9) == best


@pytest.mark.parametrize("level", ITERATIONS)
@every_position
def test_levels_that_search_find_the_known_move(game, number, level):
    match, seat, best = position(game, number)
    assert besace.bot(level, seed=1, iterations=ITERATIONS[level]).choose(match.observation(seat)) == best


@pytest.mark.parametrize("level", ["puppy", "kitten", "stray"])
@pytest.mark.parametrize("game", besace.GAMES)
def test_levels_that_play_at_once_find_most_known_moves_and_random_play_fewer(game, level):
    """The game is nearly over there, and beginners who picture its end see what is certain; it is odds that they misjudge."""
    anyhow, found = (found_by(name, game) for name in ("random", level))
    assert anyhow < found
    assert found > 1 / 2


def found_by(level, game):
    """The share of a game's known moves that a level finds."""
    found = []
    for number in range(len(KNOWN[game])):
        match, seat, best = position(game, number)
        found += [besace.bot(level, seed=seed).choose(match.observation(seat)) == best for seed in range(TRIES)]
    return sum(found) / len(found)

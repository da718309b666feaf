"""Besace's lines: compiled playouts and rollouts, search, and its doors for researchers."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel

import besace
import besace.envs.openspiel
from bench.peers.openspiel import python_playout
from bench.peers.pettingzoo import playout
from bench.peers.rows import GAMES, ROLLOUTS, SEARCH, STEPS, Row, Shape, shape_of, steps_of
from besace.arena.simulate import option_numbers
from besace.bots.search import EXPLORE, TASTE, Thought
from besace.bots.tree import Taste
from besace.envs.pettingzoo import env
from besace.envs.vector import Tables
from besace.kernel.batch import play_out, run_batch
from besace.kernel.generic import new_records
from besace.kernel.jit import jit
from besace.kernel.stream import new_stream

ENGINE, PLAYERS = "Besace", 4
COUNT, STEPS_AT_ONCE = 1024, 40
MOVES = 1_000_000  # of a stretch of playouts
SIMULATIONS = 4_000
PLAIN = Taste(EXPLORE, 0, 0, 1, 0)  # as others search: random playouts, an imagined state for each
OWN_ODDS = "random moves as the game draws them: in Filou raises of up to 3"


@jit
def rollouts(states, work, rng, count):
    """Random games to the end from the first of the states; how many moves they had."""
    moves = 0
    for _ in range(count):
        work[0] = states[0]
        moves += play_out(work[0], rng)
    return moves


def match_playout(game: str, rng: random.Random) -> tuple[int, int, int]:
    """A whole random game, told as `shape_of` wants it."""
    match, bot = besace.new(game, PLAYERS, seed=rng.getrandbits(32)), besace.bot("random", seed=rng.getrandbits(32))
    chance = legal = 0
    while to_act := match.to_act:
        if to_act == ["*"]:
            match.chance(rng)
            chance += 1
            continue
        observation = match.observation(to_act[0])
        legal += len(observation.legal)
        match.play(bot.choose(observation))
    return match.ply, chance, legal


def start_of(game: str) -> besace.Match:
    """A game as dealt, where somebody is to choose."""
    match, rng = besace.new(game, PLAYERS, seed=7), random.Random(7)
    while match.to_act == ["*"]:
        match.chance(rng)
    return match


def rows() -> Iterator[Row]:
    for game in besace.GAMES:
        shape = shape_of(lambda rng, game=game: match_playout(game, rng))
        common = (ENGINE, game, PLAYERS)
        dimensions = (shape.moves, shape.chance, shape.branching)
        yield Row(GAMES, *common, "its compiled loop", _playouts(game), *dimensions, f"deal and score included; {OWN_ODDS}")
        yield Row(ROLLOUTS, *common, "its compiled loop", _rollouts(game, shape), *dimensions, OWN_ODDS)
        yield Row(
            STEPS, *common, f"vectorised, {COUNT:,} games", _vectorised(game), *dimensions, "masks and observations written"
        )
        yield Row(
            STEPS, *common, "Python, PettingZoo's interface", steps_of(playout, _aec(game)), *dimensions, "masks and observations"
        )
        loaded = pyspiel.load_game(f"besace_{game}(players={PLAYERS})")
        told = shape_of(lambda rng, loaded=loaded: python_playout(loaded.new_initial_state(), rng), 50)
        through = (told.moves, told.chance, told.branching)
        yield Row(GAMES, *common, "Python, OpenSpiel's interface", _spiel(loaded), *through, "the deal as chance moves")
        yield Row(
            GAMES, *common, "Python, OpenSpiel's interface", _informed(loaded), *through, "information states at every choice"
        )
        yield Row(SEARCH, *common, "random playouts", _search(game, PLAIN), *dimensions, "a state imagined for each simulation")
        yield Row(SEARCH, *common, "as the bot plays", _search(game, TASTE), *dimensions, "playouts by rules of thumb")


def _playouts(game: str) -> Any:
    functions, first = besace.GAMES[game].functions, [0]
    options = option_numbers(game, {option.name: option.default for option in besace.GAMES[game].options})

    def work() -> float:
        games = MOVES // 150
        batch = run_batch(functions, PLAYERS, options, 1, games, first=first[0])
        first[0] += games
        return float(np.sum(batch.lengths))

    return work


def _rollouts(game: str, shape: Shape) -> Any:
    states, stream = start_of(game)._state, new_stream(1)
    box = new_records(besace.GAMES[game].functions, "State")
    return lambda: rollouts(states, box, stream, int(MOVES / shape.moves))


def _vectorised(game: str) -> Any:
    tables = Tables(game, players=PLAYERS, count=COUNT, seed=1)

    def work() -> float:
        for _ in range(STEPS_AT_ONCE):
            tables.step(tables.random_actions())
        return STEPS_AT_ONCE * COUNT

    return work


def _aec(game: str) -> Any:
    return env(game, players=PLAYERS)


def _spiel(loaded: Any) -> Any:
    rng = random.Random(1)

    def work() -> float:
        return sum(python_playout(loaded.new_initial_state(), rng)[0] for _ in range(40))

    return work


def _informed(loaded: Any) -> Any:
    rng = random.Random(1)

    def work() -> float:
        moves = 0
        for _ in range(10):
            state = loaded.new_initial_state()
            while not state.is_terminal():
                if not state.is_chance_node():
                    state.information_state_string(state.current_player())
                state.apply_action(rng.choice(state.legal_actions()))
                moves += 1
        return moves

    return work


def _search(game: str, taste: Taste) -> Any:
    match = start_of(game)
    observation = match.observation(match.to_act[0])

    def work() -> float:
        Thought(observation, 1, taste).go_on(SIMULATIONS)
        return SIMULATIONS

    return work

"""OpenSpiel's lines: its C++ games driven by its own C++ loops and from Python, its Python games, its searches."""

import random
from collections.abc import Iterator
from typing import Any

import open_spiel.python.games  # noqa: F401 (registers the Python games)
import pyspiel

from bench.peers.rows import GAMES, ROLLOUTS, SEARCH, Row, Shape, shape_of

ENGINE = "OpenSpiel C++"
COMPILED = ("hearts", "oh_hell(players=4)", "goofspiel(players=4,imp_info=true)", "liars_dice", "gin_rummy", "leduc_poker")
PYTHON = ("python_kuhn_poker", "python_liars_poker")
RESAMPLING = ("hearts", "oh_hell(players=4)", "gin_rummy", "leduc_poker")  # the others cannot be searched by IS-MCTS
MOVES, FEW_MOVES = 200_000, 20_000  # of a stretch, in C++ and from Python
SLOW = {"gin_rummy": 0.05}  # so much less in a stretch
SIMULATIONS, EXPLORE, MEMORY = 1_000, 1.4, 100
BRIEF = {"liars_dice", "leduc_poker", "python_kuhn_poker"}


def loaded(name: str) -> Any:
    """The game; where choices are simultaneous, one after another, as its rollouts and searches want them."""
    game = pyspiel.load_game(name)
    simultaneous = game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
    return pyspiel.convert_to_turn_based(game) if simultaneous else game


def python_playout(state: Any, rng: random.Random) -> tuple[int, int, int]:
    """Play at random to the end; moves, how many of them were chance's, legal moves at the others. Chance here has few outcomes
    that are not equally likely, and none of the games ends sooner or later for it."""
    moves = chance = options = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        if state.is_chance_node():
            chance += 1
        else:
            options += len(legal)
        state.apply_action(legal[int(rng.random() * len(legal))])
        moves += 1
    return moves, chance, options


def start_of(game: Any) -> Any:
    """The game as dealt, where somebody is to choose."""
    state, rng = game.new_initial_state(), random.Random(7)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def rows() -> Iterator[Row]:
    for name in COMPILED:
        yield from _compiled(name)
    for name in PYTHON:
        game = loaded(name)
        shape = shape_of(lambda rng, game=game: python_playout(game.new_initial_state(), rng), 100)
        yield _row(GAMES, "OpenSpiel Python", name, game, "Python", _from_python(game, FEW_MOVES / 10, shape), shape)


def _compiled(name: str) -> Iterator[Row]:
    game, scale = loaded(name), SLOW.get(name, 1.0)
    start = start_of(game)
    whole = shape_of(lambda rng: python_playout(game.new_initial_state(), rng))
    rest = shape_of(lambda rng: python_playout(start.clone(), rng), 1_000)
    asked = "; a call from Python for each game" if name in BRIEF else ""
    turns = "; simultaneous choices one after another" if "goofspiel" in name else ""
    own, moves, bots = "its C++ loop", scale * MOVES, _bots(pyspiel.load_game(name), scale * MOVES, whole)
    yield _row(GAMES, ENGINE, name, game, f"{own}, evaluate_bots", bots, whole, f"random bots{asked}")
    yield _row(ROLLOUTS, ENGINE, name, game, f"{own}, MCTS rollouts", _rollouts(game, start, moves, rest), rest, turns[2:])
    yield _row(GAMES, ENGINE, name, game, "Python", _from_python(game, scale * FEW_MOVES, whole), whole, turns[2:])
    yield _row(SEARCH, ENGINE, name, game, "its C++ MCTSBot", _mcts(game, start, scale), rest, "sees hidden cards")
    if name in RESAMPLING:
        yield _row(
            SEARCH, ENGINE, name, game, "its C++ ISMCTSBot", _ismcts(start, scale), rest, "a state imagined for each simulation"
        )


def _row(kind: str, engine: str, name: str, game: Any, driver: str, work: Any, shape: Shape, differs: str = "") -> Row:
    short = name.partition("(")[0]
    return Row(kind, engine, short, game.num_players(), driver, work, shape.moves, shape.chance, shape.branching, differs)


def _bots(game: Any, moves: float, shape: Shape) -> Any:
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    games, seeds = max(1, int(moves / shape.moves)), iter(range(1 << 30))

    def work() -> float:
        for _ in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return games * shape.moves

    return work


def _rollouts(game: Any, start: Any, moves: float, shape: Shape) -> Any:
    """One simulation of a search, which is so many rollouts from its root."""
    games, seeds = max(1, int(moves / shape.moves)), iter(range(1 << 30))

    def work() -> float:
        seed = next(seeds)
        pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(games, seed), EXPLORE, 1, MEMORY, False, seed, False).step(start)
        return games * shape.moves

    return work


def _from_python(game: Any, moves: float, shape: Shape) -> Any:
    rng, games = random.Random(1), max(1, int(moves / shape.moves))
    return lambda: sum(python_playout(game.new_initial_state(), rng)[0] for _ in range(games))


def _mcts(game: Any, start: Any, scale: float) -> Any:
    count = int(SIMULATIONS * scale)

    def work() -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        pyspiel.MCTSBot(game, evaluator, EXPLORE, count, MEMORY, False, 1, False).step(start)
        return count

    return work


def _ismcts(start: Any, scale: float) -> Any:
    count = int(SIMULATIONS * scale)

    def work() -> float:
        pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), EXPLORE, count).step(start)
        return count

    return work

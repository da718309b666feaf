"""Random playouts, one game after another in one record, and many of them on all cores."""

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from types import FunctionType, SimpleNamespace
from typing import Any

from besace.kernel.bits import low
from besace.kernel.generic import (
    CHANCE,
    CHANCE_SEAT,
    SEATS,
    bound,
    draw_count,
    new_records,
    outcome,
    outcomes,
    random_move,
    scores,
    setup,
    step,
    to_act,
    winners,
)
from besace.kernel.jit import JIT, jit
from besace.kernel.stream import below, key_of, new_numbers, new_stream, seed_stream

_DIGEST = (1 << 40) - 1
GAMES_OF_A_SEED = "random games"  # what their streams are for
PARTS = 8  # for each thread, so that a core that is slower, or has other work, gets fewer


@jit
def deal(s, players, options, draws, rng):
    """Set up a new game, all that is decided before the first move drawn from the stream."""
    for i in range(draw_count(s, players, options)):
        draws[i] = below(rng, bound(s, players, options, i))
    setup(s, players, options, draws)


@jit
def random_step(s, acting, rng):
    """Let chance, or the lowest seat that may move, make a random move; return the move."""
    if acting == CHANCE:
        seat = CHANCE_SEAT
        move = outcome(s, below(rng, outcomes(s)))
    else:
        seat = low(acting)
        move = random_move(s, seat, rng)
    step(s, seat, move)
    return move


@jit
def play_out(s, rng):
    """Play at random to the end; return the number of moves."""
    moves = 0
    acting = to_act(s)
    while acting:
        random_step(s, acting, rng)
        moves += 1
        acting = to_act(s)
    return moves


@jit
def playouts(states, players, options, bounds, draws, rng, key, first, games, lengths, won, points):
    """Play ``games`` games in states[0], the g-th from the key's stream first + g; write length, winners and scores."""
    s = states[0]
    count = draw_count(s, players, options)
    for i in range(count):
        bounds[i] = bound(s, players, options, i)
    for g in range(games):
        seed_stream(rng, key, first + g)
        for i in range(count):
            draws[i] = below(rng, bounds[i])
        setup(s, players, options, draws)
        lengths[g] = play_out(s, rng)
        won[g] = winners(s)
        scores(s, points[g])


@jit
def digests(states, players, options, draws, rng, key, first, games, out, points):
    """The same games as `playouts`; write a number that depends on every move and score of each."""
    s = states[0]
    for g in range(games):
        seed_stream(rng, key, first + g)
        deal(s, players, options, draws, rng)
        digest = 0
        acting = to_act(s)
        while acting:
            digest = (digest * 31 + acting * 1021 + random_step(s, acting, rng)) & _DIGEST
            acting = to_act(s)
        scores(s, points)
        for p in range(players):
            digest = (digest * 31 + points[p] + 1000) & _DIGEST
        out[g] = digest


def of_game(game: SimpleNamespace, function: Any) -> Any:
    """Interpreted, a function of this file that calls the game's own functions, as the compiled one does, not generic ones."""
    space = function.__globals__ | vars(game)
    for name in function.__code__.co_names:
        if isinstance(space.get(name), FunctionType) and space[name].__module__ == __name__:
            space[name] = of_game(game, space[name])
    return FunctionType(function.__code__, space)


class Batch:
    """Results of random games: their lengths, winners (a bit per seat) and scores, in the order of their numbers."""

    def __init__(self, games: int) -> None:
        self.lengths = new_numbers(games)
        self.won = new_numbers(games)
        self.points: Any = [new_numbers(SEATS) for _ in range(games)] if isinstance(self.won, list) else None
        if self.points is None:
            self.points = new_numbers(games * SEATS).reshape(games, SEATS)


def run_batch(game: SimpleNamespace, players: int, options: Any, seed: Any, games: int, jobs: int = 1, first: int = 0) -> Batch:
    """So many of a seed's random games, from the first on, on so many threads; the result does not depend on their number."""
    batch, play, key = Batch(games), playouts if JIT else of_game(game, playouts), key_of(seed, GAMES_OF_A_SEED)

    def part(start: int, end: int) -> None:
        lengths, won, points = batch.lengths[start:end], batch.won[start:end], batch.points[start:end]
        states, bounds, draws = new_records(game, "State"), new_numbers(game.MOST_DRAWS), new_numbers(game.MOST_DRAWS)
        play(states, players, options, bounds, draws, new_stream(0), key, first + start, end - start, lengths, won, points)
        if isinstance(lengths, list):  # a slice of a list is a copy
            batch.lengths[start:end], batch.won[start:end] = lengths, won

    if jobs == 1:
        part(0, games)
        return batch
    parts = jobs * PARTS
    cuts = [games * i // parts for i in range(parts + 1)]
    with ThreadPoolExecutor(jobs) as pool:
        for done in [pool.submit(part, start, end) for start, end in pairwise(cuts)]:
            done.result()
    return batch

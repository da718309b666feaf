"""Measure the search: simulations a second on one core from the middle of a game, ``python -m bench.search``.

A simulation is one iteration of the search: a state imagined or taken from the pool, a walk down the tree, a game played to its
end. Random playouts show what the machinery costs; the playouts that the levels use, mostly by rules of thumb, what they pay.
"""

import random
import statistics
import time

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

import besace
from bench.ours import pinned
from besace.bots.search import CHUNK, EXPLORE, TASTE, Thought
from besace.bots.tree import Taste

RUNS, SECONDS = 3, 0.3
RANDOM = Taste(EXPLORE, 0, 0, TASTE.reuse, 0)  # nobody follows rules of thumb, nothing is known about habits
TARGET = 100_000  # simulations a second in Filou with four players


def middle_of(game: str, players: int) -> besace.Observation:
    """What somebody sees who has a choice in the middle of a game between rules of thumb."""
    chance, bots = random.Random(5), [besace.bot("thumb", seed=seat) for seat in range(players)]
    match, choices = besace.new(game, players, seed=5), []
    while to_act := match.to_act:
        if to_act == ["*"]:
            match.chance(chance)
            continue
        if len(match.moves(to_act[0])) > 1:
            choices.append(match.observation(to_act[0]))
        match.play(bots[to_act[0]].choose(match.observation(to_act[0])))
    return choices[len(choices) // 2]


def per_second(observation: besace.Observation, taste: Taste) -> float:
    """Simulations a second of CPU time, the median of some runs."""
    speeds = []
    for run in range(RUNS):
        thought = Thought(observation, run, taste)
        thought.go_on(CHUNK)  # loads the compiled code
        before, began = thought.iterations, time.process_time()
        while time.process_time() - began < SECONDS:
            thought.go_on(CHUNK)
        speeds.append((thought.iterations - before) / (time.process_time() - began))
    return statistics.median(speeds)


def main() -> None:
    pinned(0)
    table = Table(box=SIMPLE_HEAD, title="Simulations a second of the search, one core, from the middle of a game")
    for heading in ("game", "players", "random playouts", "as the levels play"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for name, game in besace.GAMES.items():
        for players in game.players:
            observation = middle_of(name, players)
            table.add_row(name, str(players), *(f"{per_second(observation, taste):,.0f}" for taste in (RANDOM, TASTE)))
    console = Console(highlight=False)
    console.print(table)
    console.print(f"The bar for Filou with four players and random playouts is {TARGET:,}.")


if __name__ == "__main__":
    main()

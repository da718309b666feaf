"""The cheating ceiling: what a search could reach if it saw everything. Kept out of the package, since no bot may peek.

``python -m tests.bots.ceiling GAME PLAYERS [--iterations N] [--deals D] [--against BOT]`` plays duplicate games of one cheat in
every seat against a bot in the others. The cheat thinks as the search does, but all that it imagines is the true state.
"""

import argparse

from besace.arena.plan import make_plan
from besace.bots import tree
from besace.bots.named.entrants import make, seed_of
from besace.bots.search import TASTE, Thought
from besace.games.parts.intervals import mean_of
from besace.kernel.generic import copy

NEVER = 1 << 40  # iterations until another state would be imagined


def cheat(match, seat, iterations, seed):
    """The move that the search prefers when it knows the true state."""
    observation = match.observation(seat)
    if len(observation.legal) == 1:
        return observation.moves[0]
    thought = Thought(observation, seed, TASTE._replace(reuse=NEVER))
    copy(thought._pool, match._state)
    thought._tree.used[tree.ITERATIONS] = 1  # the first state has been imagined
    thought.go_on(iterations)
    return thought.considered()[0].move


def won_by_cheat(task, own, iterations):
    """The share of one game that the cheat in a seat wins."""
    match, luck = task.start()
    seated = [make(name, seed_of(task.deal_name, seat, name)) for seat, name in enumerate(task.bots)]
    while to_act := match.to_act:
        if to_act == ["*"]:
            luck.play(match)
            continue
        seat = to_act[0]
        if seat == own:
            match.play(cheat(match, seat, iterations, seed_of(task.deal_name, match.ply)))
        else:
            match.play(seated[seat].choose(match.observation(seat)))
    return (own in match.winners) / len(match.winners)


def ceiling(game, players, iterations, deals, against, seed=1):
    """The win share of one cheat among others, as an `Estimate`."""
    plan = make_plan(game, players, {}, ["random"], deals * players, seed, against)  # random keeps the cheat's seat
    won = {}
    for task in plan.tasks():
        total, count = won.get(task.deal, (0.0, 0))
        won[task.deal] = (total + won_by_cheat(task, task.number % players, iterations), count + 1)
    return mean_of(won.values())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="How often a bot that sees everything wins.")
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--against", default="thumb")
    given = parser.parse_args()
    print(ceiling(given.game, given.players, given.iterations, given.deals, given.against))

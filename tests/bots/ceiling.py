"""The cheating ceiling: what looking ahead could reach if it saw everything. Kept out of the package, since no bot may peek.

``python -m tests.bots.ceiling GAME PLAYERS [--iterations N | --worlds N] [--deals D] [--against BOT]`` plays duplicate games of
one cheat in every seat against a bot in the others. The cheat thinks as the search does, or with ``--worlds`` as the Fox does who
takes everybody for a club player, but all that it imagines is the true state. What chance will bring it does not know.
"""

import argparse
import math

from besace.arena.plan import make_plan
from besace.bots import tree
from besace.bots.company import CLUB
from besace.bots.foresight import MOST, good_moves, play_ahead
from besace.bots.named.entrants import make, seed_of
from besace.bots.net import new_room
from besace.bots.netsearch import FAR, SURE
from besace.bots.search import TASTE, Thought
from besace.bots.weights import of_game
from besace.games.parts.intervals import mean_of
from besace.kernel.generic import SEATS, copy, new_records, step
from besace.kernel.jit import jit
from besace.kernel.stream import new_floats, new_numbers, new_stream

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


@jit
def gains_in(truth, seat, players, moves, number, work, seen, layers, room, kinds, shares, rng, gains):
    """What each move comes to, once each, in the true state."""
    for k in range(number):
        copy(work, truth)
        step(work[0], seat, moves[k])
        gains[k] = play_ahead(work[0], seat, players, kinds, FAR, layers, room, seen, shares, rng)


def foresee(match, seat, worlds, seed):
    """The network's favourite, or what is surely better in the true state, where all others are club players."""
    observation, game = match.observation(seat), match.game
    if len(observation.legal) == 1:
        return observation.moves[0]
    held = of_game(game.name)
    room, rng, moves = new_room(game, held), new_stream(seed, "clairvoyant"), new_numbers(MOST)
    number = good_moves(observation.record, seat, held.layers, room, moves)
    work, seen = new_records(game.functions, "State"), new_records(game.functions, "Observation")
    kinds, shares, gains = new_numbers(SEATS), new_floats(SEATS), new_floats(MOST)
    kinds[:] = CLUB
    rows = []
    for _ in range(worlds):
        gains_in(match._state, seat, match.players, moves, number, work, seen, held.layers, room, kinds, shares, rng, gains)
        rows.append(gains[:number].copy())
    best = 0
    for k in range(1, number):
        gaps = [row[k] - row[0] for row in rows]
        gap = sum(gaps) / worlds
        error = math.sqrt(sum((each - gap) ** 2 for each in gaps)) / worlds
        if sum(row[k] for row in rows) > sum(row[best] for row in rows) and gap > SURE * error:
            best = k
    return game.write_move(seat, int(moves[best]))


def won_by_cheat(task, own, think):
    """The share of one game that the cheat in a seat wins; it thinks about (match, seat, seed)."""
    match, luck = task.start()
    seated = [make(name, seed_of(task.deal_name, seat, name)) for seat, name in enumerate(task.bots)]
    while to_act := match.to_act:
        if to_act == ["*"]:
            luck.play(match)
            continue
        seat = to_act[0]
        if seat == own:
            match.play(think(match, seat, seed_of(task.deal_name, match.ply)))
        else:
            match.play(seated[seat].choose(match.observation(seat)))
    return (own in match.winners) / len(match.winners)


def ceiling(game, players, think, deals, against, seed=1):
    """The win share of one cheat among others, as an `Estimate`."""
    plan = make_plan(game, players, {}, ["random"], deals * players, seed, against)  # random keeps the cheat's seat
    won = {}
    for task in plan.tasks():
        total, count = won.get(task.deal, (0.0, 0))
        won[task.deal] = (total + won_by_cheat(task, task.number % players, think), count + 1)
    return mean_of(won.values())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="How often a bot that sees everything wins.")
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("--iterations", type=int, default=1000, help="of a tree search")
    parser.add_argument("--worlds", type=int, help="of looking ahead with the network, instead")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--against", default="thumb")
    given = parser.parse_args()

    def think(match, seat, seed):
        if given.worlds:
            return foresee(match, seat, given.worlds, seed)
        return cheat(match, seat, given.iterations, seed)

    print(ceiling(given.game, given.players, think, given.deals, given.against))

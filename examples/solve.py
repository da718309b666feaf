"""Solve the small games whose secrets matter, and say how far our bots are from unexploitable on them.

    python examples/solve.py besace_filou                 # or besace_figaro, or besace_doggybag(beginner=true)
    python examples/solve.py besace_filou --no-bots       # within seconds

It prints what is hidden and what hiding is worth; for each policy the NashConv, what all players together could gain by each
answering the others as well as possible; and how CFR+ plays, where it comes up often. Rewards are those of winning, from -1 to 1
with two players and from -1/2 to 1 with three.
"""

import argparse

import numpy as np
import pyspiel

import besace.envs.openspiel  # noqa: F401 (registers the games)
from besace.envs.spiel.bot_policy import bot_on_tree
from besace.envs.spiel.linear import value
from besace.envs.spiel.solving import cfr_plus, gains, peeking
from besace.envs.spiel.tree import Tree

BOTS = (  # name, choices that are counted, settings
    ("random", 64, {}),
    ("puppy", 64, {}),
    ("kitten", 64, {}),
    ("stray", 64, {}),
    ("tomcat", 4, {"iterations": 200}),
    ("king", 4, {"iterations": 500}),  # a tree search, as it plays where there is no network
    ("magpie", 64, {}),
    ("net", 1, {}),  # always the same choice
    ("net", 64, {"warmth": 1.0}),
    ("netsearch", 4, {"worlds": 16}),  # as king and fox play, with less time
)
WORTH_TELLING = 0.01


def report(tree, solution):
    """What is hidden in a game, and what that is worth."""
    hidden = np.mean([asked.nodes > 1 for asked in tree.asked])
    worth = tree.values(tree.edges(solution))[0]
    print(f"{tree.nodes:,} histories, {len(tree.asked):,} information sets, of which {hidden:.0%} hide something.")
    for player in range(tree.players):
        gain = peeking(tree, solution, player) - worth[player]
        print(f"Seat {player} gets {worth[player]:+.3f}, and {gain:.3f} more if it saw everything.")
    if tree.players == 2:
        print(f"By linear programming seat 0 gets {value(tree):+.6f}, by CFR+ {worth[0]:+.6f}.")


def judged(tree, solution, with_bots):
    """The NashConv of each policy."""
    print("\n| policy | NashConv |\n|---|---|")
    print(f"| uniform | {sum(gains(tree, tree.uniform())):.4f} |", flush=True)
    for name, draws, settings in BOTS if with_bots else ():
        told = "".join(f", {number} {setting}" for setting, number in settings.items())
        print(f"| {name}{told} | {sum(gains(tree, bot_on_tree(tree, name, draws, **settings))):.4f} |", flush=True)
    print(f"| CFR+ | {sum(gains(tree, solution)):.4f} |")


def play(tree, policy, often, moves):
    """How a policy plays, in each situation that comes up often enough and soon enough."""
    reached = np.bincount(tree.choice[tree.choice >= 0], tree.reach(tree.edges(policy))[tree.choice >= 0], tree.choices)
    print("\n| seat | own | sees | heard since the start | comes up | what to do |\n|---|---|---|---|---|---|")
    for asked in sorted(tree.asked, key=lambda asked: (len(asked.heard), asked.player, asked.heard)):
        odds = policy[asked.first : asked.first + len(asked.moves)]
        share = reached[asked.first : asked.first + len(asked.moves)].sum()
        if share > often and len(asked.moves) > 1 and len(asked.heard) <= moves:
            told = sorted(zip(odds, (tree.variant.game.spellings[move] for move in asked.moves), strict=True), reverse=True)
            what = ", ".join(f"{words} {p:.0%}" for p, words in told if p > WORTH_TELLING)
            own, sees = situation(tree, asked)
            print(f"| {asked.player} | {own} | {sees} | {', '.join(asked.heard) or '–'} | {share:.0%} | {what} |")


def situation(tree, asked):
    """What a player holds, with the card that it has laid in brackets; and the cards of others that lie face up in the row."""
    view = tree.view(asked)
    held = view.get("hand") or view.get("behind") or {}
    cards = held if isinstance(held, list) else [kind for kind, number in held.items() for _ in range(number)]
    row = [(place["owner"] == asked.player, place["card"]) for place in view.get("row", []) if place["card"]]
    own = [*cards, *(f"({card})" for mine, card in row if mine)]
    return " ".join(own) or "–", " ".join(card for mine, card in row if not mine) or "–"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="such as besace_filou or besace_doggybag(beginner=true)")
    parser.add_argument("--iterations", type=int, default=1000, help="of CFR+")
    parser.add_argument("--often", type=float, default=0.02, help="tell what comes up in a larger share of all games")
    parser.add_argument("--moves", type=int, default=5, help="and within so many moves")
    parser.add_argument("--no-bots", action="store_true", help="leave out our bots, which take minutes")
    given = parser.parse_args()
    name, _, parameters = given.game.rstrip(")").partition("(")
    tree = Tree(pyspiel.load_game(f"{name}({','.join([*filter(None, [parameters]), 'secrets=true'])})"))
    solution = cfr_plus(tree, given.iterations)
    report(tree, solution)
    judged(tree, solution, not given.no_bots)
    play(tree, solution, given.often, given.moves)


if __name__ == "__main__":
    main()

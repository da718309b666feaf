"""Solve a small Filou with OpenSpiel, and say how far our bots are from unexploitable on it.

    python examples/solve.py --iterations 100

The game is the last round of three players (``late=1``): whoever sits at the table still holds one of the cards -5 and 8 and the
other one is out of the game, a passive card lies beside, and there are few mice left. It prints, for each bot and for the
solution, the NashConv: what all players together could gain by each answering the others as well as possible, in points and in
wins; then the solution's play for points, where it comes up in more than one game of two hundred.

    python examples/solve.py --tree 'besace_doggybag(players=2,beginner=true,late=1)'

solves any small game by OpenSpiel's C++ solver, from its tree written as a Gambit file, and prints the NashConv.
"""

import argparse
import tempfile
from pathlib import Path

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

import besace.envs.openspiel  # noqa: F401 (registers the games)
from besace.envs.spiel.bot_policy import BotPolicy

GAME = "besace_filou(players=3,late=1,reward={})"
WORTH_TELLING = 0.005


def solve(game, iterations):
    """The average policy after so many iterations of CFR+."""
    solver = cfr.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    return solver.average_policy()


def first_choices(game, policy):
    """Of each player's first choice in the auction: who, mice, own card, cards seen and the bid; then how often it comes up when
    all play the policy, and the odds of each move."""
    often, odds = {}, {}

    def walk(state, reach, asked):
        if state.is_terminal() or reach == 0:
            return
        if state.is_chance_node():
            for move, p in state.chance_outcomes():
                walk(state.child(move), reach * p, asked)
            return
        player = state.current_player()
        view, chosen = state.position.view(player), policy.action_probabilities(state)
        if view["phase"] == "bid" and player not in asked:
            situation = _situation(view, player)
            often[situation] = often.get(situation, 0.0) + reach
            odds[situation] = _odds(state, chosen)
            asked = asked | {player}
        for move, p in chosen.items():
            walk(state.child(move), reach * p, asked)

    walk(game.new_initial_state(), 1.0, frozenset())
    return {situation: (share, odds[situation]) for situation, share in often.items() if share > WORTH_TELLING}


def _situation(view, player):
    own = next(place["card"] for place in view["row"] if place["owner"] == player)
    seen = [place["card"] for place in view["row"] if place["card"] and place["owner"] != player]
    return player, view["mice"][player], own, " ".join(seen), view["high_bid"]


def _odds(state, odds):
    told = sorted(((p, state.action_to_string(move).split(" ", 1)[1]) for move, p in odds.items()), reverse=True)
    return ", ".join(f"{words} {p:.0%}" for p, words in told if p > WORTH_TELLING)


def as_efg(game):
    """The whole tree of a small game in Gambit's format; players' nodes with the same number are one information state."""
    names = " ".join(f'"{player}"' for player in range(game.num_players()))
    lines, known = [f'EFG 2 R "{game.get_type().short_name}" {{ {names} }}', '""'], [{} for _ in range(game.num_players())]
    ends = chances = 0

    def walk(state):
        nonlocal ends, chances
        if state.is_terminal():
            ends += 1
            lines.append(f't "" {ends} "" {{ {" ".join(repr(float(share)) for share in state.returns())} }}')
            return
        if state.is_chance_node():
            chances += 1
            moves = [f'"{move}" {odds!r}' for move, odds in state.chance_outcomes()]
            lines.append(f'c "" {chances} "" {{ {" ".join(moves)} }} 0')
        else:
            player = state.current_player()
            number = known[player].setdefault(state.information_state_string(player), len(known[player]) + 1)
            moves = [f'"{move}"' for move in state.legal_actions()]
            lines.append(f'p "" {player + 1} {number} "" {{ {" ".join(moves)} }} 0')
        for move in state.legal_actions():
            walk(state.child(move))

    walk(game.new_initial_state())
    return "\n".join(lines) + "\n"


def solve_tree(name, iterations):
    """The NashConv of CFR+ after so many iterations in C++."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "small.efg"
        path.write_text(as_efg(pyspiel.load_game(name)))
        tree = pyspiel.load_game(f"efg_game(filename={path})")
    solver = pyspiel.CFRPlusSolver(tree)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    return pyspiel.nash_conv(tree, solver.average_policy())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--tree", metavar="GAME", help="solve this game in C++ instead")
    given = parser.parse_args()
    if given.tree:
        print(f"NashConv of CFR+ after {given.iterations} iterations: {solve_tree(given.tree, given.iterations):.6f}")
        return
    for_points, for_wins = (pyspiel.load_game(GAME.format(reward)) for reward in ("points", "win"))
    solution = solve(for_points, given.iterations)
    print("| policy | NashConv, points | NashConv, wins |\n|---|---|---|")
    for name, draws, settings in (("random", 512, {}), ("thumb", 512, {}), ("search", 32, {"iterations": 1000})):
        gains = [exploitability.nash_conv(game, BotPolicy(game, name, draws, **settings)) for game in (for_points, for_wins)]
        print(f"| {name} | {gains[0]:.3f} | {gains[1]:.3f} |")
    solved = [
        exploitability.nash_conv(for_points, solution),
        exploitability.nash_conv(for_wins, solve(for_wins, given.iterations)),
    ]
    print(f"| CFR+ | {solved[0]:.3f} | {solved[1]:.3f} |")
    print("\n| seat | mice | own card | others seen | high bid | comes up | what to do |\n|---|---|---|---|---|---|---|")
    for situation, (share, odds) in sorted(first_choices(for_points, solution).items()):
        print(f"| {' | '.join(map(str, situation))} | {share:.1%} | {odds} |")


if __name__ == "__main__":
    main()

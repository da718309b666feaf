"""Solve a small Filou with OpenSpiel, and say how far our bots are from unexploitable on it.

    python examples/solve.py --iterations 100

The game is the last round of three players (``late=1``): whoever sits at the table still holds one of the cards -5 and 8 and the
other one is out of the game, a passive card lies beside, and there are few mice left. It prints, for each bot and for the
solution, the NashConv: what all players together could gain by each answering the others as well as possible, in points; then
the solution's play, where it comes up in more than one game of two hundred.
"""

import argparse

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

import besace.envs.openspiel  # noqa: F401 (registers the games)
from besace.envs.bot_policy import BotPolicy

GAME = "besace_filou(players=3,late=1,reward=points)"
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


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=100)
    given = parser.parse_args()
    game = pyspiel.load_game(GAME)
    solution = solve(game, given.iterations)
    print("| policy | NashConv, points |\n|---|---|")
    for name, policy in (("random", BotPolicy(game, "random")), ("thumb", BotPolicy(game, "thumb")), ("CFR+", solution)):
        print(f"| {name} | {exploitability.nash_conv(game, policy):.3f} |")
    print("\n| seat | mice | own card | others seen | high bid | comes up | what to do |\n|---|---|---|---|---|---|---|")
    for situation, (share, odds) in sorted(first_choices(game, solution).items()):
        print(f"| {' | '.join(map(str, situation))} | {share:.1%} | {odds} |")


if __name__ == "__main__":
    main()

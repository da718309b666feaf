"""Solving a small game, and judging policies on it: CFR+, best answers, NashConv, and what peeking would gain.

CFR+ is that of Tammelin, Burch, Johanson and Bowling (IJCAI 2015): regrets that never fall below 0, players in turn, later
policies weighing more in the average. With two players the average comes close to an equilibrium; with more nothing promises
it, but a NashConv near 0 says that it has.
"""

import numpy as np

from besace.envs.spiel.tree import Numbers, Policy, Tree


def without(tree: Tree, edges: Numbers, player: int) -> Numbers:
    """The odds of moves as a player looks at them who may do anything: its own are 1."""
    moved = tree.choice >= 0
    own = np.zeros(tree.nodes, np.bool_)
    own[moved] = tree.player_of_choice[tree.choice[moved]] == player
    return np.where(own, 1.0, edges)


def cfr_plus(tree: Tree, iterations: int) -> Policy:
    """The average policy of so many iterations."""
    policy, regrets, total = tree.uniform(), np.zeros(tree.choices), np.zeros(tree.choices)
    uniform = tree.uniform()
    moved = np.flatnonzero(tree.choice >= 0)
    by_player = [moved[tree.player_of_choice[tree.choice[moved]] == player] for player in range(tree.players)]
    for iteration in range(1, iterations + 1):
        for player, own in enumerate(by_player):
            mine = tree.player_of_choice == player
            edges = tree.edges(policy)
            worth = tree.values(edges)[:, player]
            others = tree.reach(without(tree, edges, player))
            gains = np.bincount(tree.choice[own], others[own] * worth[own], tree.choices)
            expected = tree.per_set(gains * policy)[tree.asked_by_choice]
            regrets[mine] = np.maximum(0.0, regrets + gains - expected)[mine]
            policy[mine] = _matched(tree, regrets, uniform)[mine]
        total += iteration * own_reach(tree, policy) * policy
    return _matched(tree, total, uniform)


def _matched(tree: Tree, weights: Numbers, otherwise: Policy) -> Policy:
    """Odds by weights; where all of them are 0, others."""
    sums = tree.per_set(weights)[tree.asked_by_choice]
    return np.where(sums > 0.0, weights / np.where(sums > 0.0, sums, 1.0), otherwise)


def own_reach(tree: Tree, policy: Policy) -> Numbers:
    """For each choice, how likely its player makes all own choices that lead to it."""
    likely = np.ones(len(tree.asked))
    for number, asked in enumerate(tree.asked):  # a player's earlier sets were met earlier
        if asked.before >= 0:
            likely[number] = likely[tree.asked_by_choice[asked.before]] * policy[asked.before]
    return likely[tree.asked_by_choice]


def best_answer(tree: Tree, policy: Policy, player: int) -> float:
    """What a player can get at most against the others' policy, knowing only what it may know."""
    edges = without(tree, tree.edges(policy), player)
    others, worth = tree.reach(edges), tree.paid[:, player].copy()
    for inner, firsts, below in tree.heights():
        weights, choice = edges[below].copy(), tree.choice[below]
        own = np.flatnonzero(tree.mover[tree.parent[below]] == player)
        if len(own):
            gains = np.bincount(choice[own], (others * worth)[below][own], tree.choices)
            weights[own] = _best(tree, gains)[choice[own]]
        worth[inner] = np.add.reduceat(worth[below] * weights, firsts)
    return float(worth[0])


def _best(tree: Tree, gains: Numbers) -> Numbers:
    """1 for the first of the best choices of each information set."""
    best = np.flatnonzero(gains == tree.per_set(gains, np.maximum)[tree.asked_by_choice])
    chosen = np.zeros(tree.choices)
    chosen[best[np.unique(tree.asked_by_choice[best], return_index=True)[1]]] = 1.0
    return chosen


def peeking(tree: Tree, policy: Policy, player: int) -> float:
    """What a player would get at most against the others' policy, if it saw everything that is hidden."""
    edges, worth = tree.edges(policy), tree.paid[:, player].copy()
    for inner, firsts, below in tree.heights():
        peeks = tree.mover[inner] == player
        mean = np.add.reduceat(worth[below] * edges[below], firsts)
        worth[inner] = np.where(peeks, np.maximum.reduceat(worth[below], firsts), mean)
    return float(worth[0])


def gains(tree: Tree, policy: Policy) -> list[float]:
    """What each player could gain by answering the others as well as possible; their sum is the NashConv."""
    worth = tree.values(tree.edges(policy))[0]
    return [best_answer(tree, policy, player) - float(worth[player]) for player in range(tree.players)]

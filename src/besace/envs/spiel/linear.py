"""The value of a small game of two players by linear programming, in sequence form (von Stengel 1996): exact, and quite another
way than CFR+, so that each checks the other. It needs scipy, which OpenSpiel brings along."""

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import coo_array, hstack

from besace.envs.spiel.tree import END, NONE, Numbers, Tree
from besace.errors import BadOption, BesaceError


def value(tree: Tree) -> float:
    """What the game is worth to the first player if both play perfectly."""
    if tree.players != 2:
        raise BadOption(f"The linear program is for two players, not {tree.players}.")
    ends = np.flatnonzero(tree.mover == END)
    last = [_last(tree, player) for player in range(2)]
    places, tied = zip(*(_plans(tree, player) for player in range(2)), strict=True)
    rows, columns = (places[player][last[player][ends]] for player in range(2))
    paid = tree.reach(np.where(tree.choice >= 0, 1.0, tree.odds))[ends] * tree.paid[ends, 0]
    pay = coo_array((paid, (rows, columns)), (tied[0].shape[1], tied[1].shape[1]))
    # The first player's plan x and a bound u of each of the second's information sets: for every sequence of the second,
    # what it is worth under x is at least its part in u; u of the root is as large as can be.
    bounds = hstack([-pay.T, tied[1].T])
    flow = hstack([tied[0], coo_array((tied[0].shape[0], tied[1].shape[0]))])
    goal = np.zeros(bounds.shape[1])
    goal[pay.shape[0]] = -1.0
    start = np.zeros(flow.shape[0])
    start[0] = 1.0
    free = [(0, None)] * pay.shape[0] + [(None, None)] * tied[1].shape[0]
    found = linprog(goal, bounds.tocsr(), np.zeros(bounds.shape[0]), flow.tocsr(), start, free, method="highs")
    if found.status != 0:
        raise BesaceError(f"The linear program was not solved: {found.message}")
    return -float(found.fun)


def _last(tree: Tree, player: int) -> Numbers:
    """For each node, the player's last choice on the way to it, or NONE."""
    found = np.full(tree.nodes, NONE)
    for level in tree.levels[1:]:
        choice = tree.choice[level]
        own = (choice >= 0) & (tree.mover[tree.parent[level]] == player)
        found[level] = np.where(own, choice, found[tree.parent[level]])
    return found


def _plans(tree: Tree, player: int) -> tuple[Numbers, coo_array]:
    """Where each choice of the player stands among its sequences (the last place, for NONE, is the empty one, 0), and what a plan
    must obey: the empty sequence has weight 1, and the choices of an information set share the weight of what led to it."""
    own = np.flatnonzero(tree.player_of_choice == player)
    places = np.zeros(tree.choices + 1, np.int64)
    places[own] = np.arange(1, len(own) + 1)
    entries = [(0, 0, 1.0)]
    sets = [asked for asked in tree.asked if asked.player == player]
    for row, asked in enumerate(sets, 1):
        entries.append((row, int(places[asked.before]), -1.0))
        entries += [(row, int(places[asked.first + i]), 1.0) for i in range(len(asked.moves))]
    rows, columns, numbers = zip(*entries, strict=True)
    return places, coo_array((numbers, (rows, columns)), (len(sets) + 1, len(own) + 1))

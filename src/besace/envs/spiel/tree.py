"""A small game as a whole tree in arrays, so that it can be solved and policies can be judged on it exactly.

Nodes are numbered level by level, the children of a node side by side. An information set is numbered, too, and so are the moves
that can be made in each, one after the other: a policy is one array of odds, a number for each of these *choices*. Nodes of one
information set lie in the same level, because everybody hears of every move.
"""

import hashlib
from copy import deepcopy
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from besace.envs.spiel.state import DEALING, TERMINAL, SpielState, Variant
from besace.errors import BadOption
from besace.kernel.generic import new_records
from besace.kernel.stream import new_stream
from besace.play.observation import Observation
from besace.play.views import view_of

MOST_NODES = 2_000_000  # more would take minutes to write down and to solve
CHANCE, END = -1, -2  # who moves at a node; else a player
NONE = -1
Numbers = npt.NDArray[Any]
Policy = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Asked:
    """An information set: who is asked, what it knows, and what it may do; ``first`` is the number of its first choice."""

    player: int
    known: bytes
    heard: list[str]  # every move since the start, as the player heard of it
    moves: list[int]
    first: int
    before: int  # the choice that the same player made last, or NONE
    nodes: int  # how many histories it cannot tell apart


class Tree:
    """All histories of a small game. ``small`` is a game of `besace.envs.openspiel`."""

    def __init__(self, small: Any) -> None:
        self.variant: Variant = small.variant
        if not self.variant.small or self.variant.together:
            raise BadOption("Only small games, with choices one after another, are written down as trees: take late or secrets.")
        self.players = self.variant.players
        order, rows = self._walk()
        place = np.empty(len(order), np.int64)  # where in the arrays the nodes went that were met in this order
        place[order] = np.arange(len(order))
        self.parent = np.where(rows["parent"] == NONE, NONE, place[rows["parent"]])[order]
        self.mover, self.odds, self.choice = (rows[name][order] for name in ("mover", "odds", "choice"))
        self.paid, depth = rows["paid"][order], rows["depth"][order]
        ends = np.searchsorted(depth, np.arange(int(depth[-1]) + 2))
        self.levels = [slice(start, end) for start, end in pairwise(ends.tolist())]
        self.nodes = len(order)
        self.starts = np.array([each.first for each in self.asked])
        self.asker = np.array([each.player for each in self.asked])
        sizes = [len(each.moves) for each in self.asked]
        self.choices = sum(sizes)
        self.asked_by_choice = np.repeat(np.arange(len(self.asked)), sizes)
        self.player_of_choice = self.asker[self.asked_by_choice]

    def _walk(self) -> tuple[Numbers, dict[str, Numbers]]:
        """Meet every node, the first child first; return their order by levels, and what was found at each."""
        found: dict[str, list[Any]] = {name: [] for name in ("parent", "mover", "odds", "choice", "paid", "depth")}
        sets: dict[bytes, int] = {}
        self.asked: list[Asked] = []
        counts: list[int] = []
        nobody, root = [0.0] * self.players, SpielState(self.variant)
        waiting = [(root, NONE, 1.0, NONE, 0, (NONE,) * self.players)]
        total = 0
        while waiting:
            position, parent, odds, choice, depth, last = waiting.pop()
            number, player = len(found["parent"]), position.player
            if number > MOST_NODES:
                raise BadOption(f"This game has more than {MOST_NODES:,} histories, too many to write down: leave less to play.")
            mover = {DEALING: CHANCE, TERMINAL: END}.get(player, player)
            paid = position.payoffs() if player == TERMINAL else nobody
            for name, value in zip(found, (parent, mover, odds, choice, paid, depth), strict=True):
                found[name].append(value)
            if player == TERMINAL:
                continue
            if player == DEALING:
                edges = [(move, share, NONE) for move, share in position.outcomes()]
            else:
                key = hashlib.blake2b(position.information(player).encode(), digest_size=16).digest()
                known = sets.setdefault(key, len(sets))
                if known == len(counts):
                    moves = position.legal(player)
                    asked = Asked(player, position.known(player), position.told[player][:], moves, total, last[player], 0)
                    self.asked.append(asked)
                    counts.append(0)
                    total += len(moves)
                counts[known] += 1
                asked = self.asked[known]
                edges = [(move, 1.0, asked.first + i) for i, move in enumerate(asked.moves)]
            for move, share, chosen in reversed(edges):
                child = deepcopy(position)
                child.play(move)
                mine = last if chosen == NONE else (*last[:player], chosen, *last[player + 1 :])
                waiting.append((child, number, share, chosen, depth + 1, mine))
        self.asked = [replace(asked, nodes=count) for asked, count in zip(self.asked, counts, strict=True)]
        rows = {name: np.array(values) for name, values in found.items()}
        return np.argsort(rows["depth"], kind="stable"), rows

    def seen(self, asked: Asked) -> Observation:
        """What a player knows in an information set: what bots are given."""
        record = new_records(self.variant.game.functions, "Observation")
        record.view(np.uint8)[:] = np.frombuffer(asked.known, np.uint8)
        return Observation(self.variant.game, self.variant.options, len(asked.heard), record)

    def view(self, asked: Asked) -> dict[str, Any]:
        """The same as people see it, by way of a state that the player cannot tell from the true one."""
        state, variant = new_records(self.variant.game.functions, "State"), self.variant
        self.seen(asked).resample(state, new_stream(0))
        return view_of(variant.game, variant.players, variant.options, state, asked.player, len(asked.heard))

    def uniform(self) -> Policy:
        """Every move as likely as any other."""
        sizes = np.diff(np.append(self.starts, self.choices))
        return np.repeat(1 / sizes, sizes)

    def per_set(self, numbers: Numbers, by: Any = np.add) -> Numbers:
        """The sum, or the maximum, of numbers of choices, information set by information set."""
        return by.reduceat(numbers, self.starts)  # type: ignore[no-any-return]

    def edges(self, policy: Policy) -> Numbers:
        """How likely the move is that leads to each node."""
        return np.where(self.choice >= 0, policy[self.choice], self.odds)

    def reach(self, edges: Numbers) -> Numbers:
        """How likely each node is, if these are the odds of the moves to it."""
        found = np.ones(self.nodes)
        for level in self.levels[1:]:
            found[level] = found[self.parent[level]] * edges[level]
        return found

    def heights(self) -> Any:
        """Of each level from the last but one to the first: its nodes that have children, and where these begin and end."""
        for level, below in zip(self.levels[-2::-1], self.levels[:0:-1], strict=True):
            inner = np.flatnonzero(self.mover[level] != END) + level.start
            firsts = np.searchsorted(self.parent[below], inner)
            yield inner, firsts, below

    def values(self, edges: Numbers) -> Numbers:
        """What each node is worth to each player."""
        worth = self.paid.copy()
        for inner, firsts, below in self.heights():
            worth[inner] = np.add.reduceat(worth[below] * edges[below, None], firsts)
        return worth

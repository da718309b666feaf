"""Information-set tree search, written once for all games and compiled.

Every iteration imagines a full state that fits what the searching seat knows, walks down the tree in it, plays to the end or to
where the game can be judged (see ``judge`` of each game), and credits what came out to the moves on the way. A node is what
the one to move knows: for the searching seat its own observation, for the others what everybody sees. So no hidden move, the
searcher's own included, can be answered by someone who has not seen it, and no plan of the searcher's can depend on what it
does not know. Moves of chance are drawn, not searched.

An imagined state takes hidden choices for indifferent at first; in ``lean`` of FINE cases it is then changed towards what others
are known to prefer (see ``lean`` of each game, and besace/beliefs for where the leanings come from).

What another seat may do depends on the imagined state: a move counts how often it was possible, and is explored in proportion
to that. Others are also taken at their word as club players: in ``trust`` of FINE cases they follow the rules of thumb, by what
they themselves would know in the imagined state, and the tree keeps no account of it; else they choose by the tree.
"""

import math
from typing import Any, NamedTuple

from besace.kernel.bits import low
from besace.kernel.fingerprint import fingerprint, mix
from besace.kernel.generic import (
    CHANCE,
    CHANCE_SEAT,
    SEATS,
    SPECTATOR,
    candidates,
    copy,
    judge,
    lean,
    merit,
    observe,
    outcome,
    outcomes,
    random_move,
    resample,
    step,
    thumb_move,
    to_act,
    winners,
)
from besace.kernel.jit import jit
from besace.kernel.real import ln
from besace.kernel.stream import FINE, below, new_floats, new_numbers

WIN, AHEAD = 0.9, 0.1  # what winning is worth, and leaving all the others behind
NOTHING = -1
DEEPEST = 256  # moves that an iteration remembers; below, it only plays on
MOST_CANDIDATES = 1024
WIDTH = 4  # a node visited n times considers up to sqrt(WIDTH n) moves
DOUBT = 0.25  # variance that one more result may bring to light
NAME_SHIFT = 8  # the low bits of a fingerprint are its worst
NODES, EDGES, ITERATIONS = range(3)  # what ``used`` counts


class Tree(NamedTuple):
    """The arrays of a tree: flat numbers, so that compiled and interpreted code see the same."""

    table: Any  # a node's number + 1, found by its name; its length is a power of two
    used: Any  # how many nodes, edges and iterations there are
    names: Any  # per node: the fingerprint of what the one to move knows
    edges: Any  # per node: its latest edge
    counts: Any  # per node: how often it was visited
    moves: Any  # per edge: the move
    others: Any  # per edge: the node's edge before this one
    visits: Any  # per edge: how often it was followed
    chances: Any  # per edge: how often it could have been
    gains: Any  # per edge: the sum of what it brought the one who moved
    squares: Any  # per edge: the sum of the squares of that


class Taste(NamedTuple):
    """How a search goes about it."""

    explore: float  # how much the unknown attracts, in standard deviations of what a move brings
    thumb: int  # how often, of FINE, a playout follows the rules of thumb
    trust: int  # how often, of FINE, others are taken to follow them in the tree
    reuse: int  # iterations for each newly imagined state
    lean: int  # how often, of FINE, an imagined state is changed to suit what others prefer


@jit
def rewards(s, players, out):
    """What a finished game is worth to each seat: mostly winning, a little how many others are left behind."""
    won = winners(s)
    number = 0
    for p in range(players):
        number += won >> p & 1
    for p in range(players):
        behind = 0
        for q in range(players):
            behind += merit(s, q) < merit(s, p)
        out[p] = AHEAD * behind / (players - 1) + (WIN / number if won >> p & 1 else 0.0)


@jit
def chance_step(s, rng):
    """Let chance move."""
    step(s, CHANCE_SEAT, outcome(s, below(rng, outcomes(s))))


@jit
def likely(share, rng):
    """True in ``share`` of FINE cases; no number is drawn where there is no doubt."""
    return share == FINE or (share > 0 and below(rng, FINE) < share)


@jit
def play_to_the_end(s, thumb, rng):
    """Let everyone go on by rules of thumb in ``thumb`` of FINE cases, else at random."""
    acting = to_act(s)
    while acting:
        if acting == CHANCE:
            chance_step(s, rng)
        else:
            p = low(acting)
            step(s, p, thumb_move(s, p, rng) if likely(thumb, rng) else random_move(s, p, rng))
        acting = to_act(s)


@jit
def play_on(s, root, players, thumb, out, rng):
    """Play to the end, by rules of thumb in ``thumb`` of FINE cases, else at random; write what it is worth to each seat."""
    acting = to_act(s)
    while acting:
        if acting == CHANCE:
            if judge(s, root[0], out):
                for p in range(players):
                    out[p] = WIN * out[p] + AHEAD / 2  # half of the others are behind, on average
                return
            chance_step(s, rng)
        else:
            p = low(acting)
            if likely(thumb, rng):
                step(s, p, thumb_move(s, p, rng))
            else:
                step(s, p, random_move(s, p, rng))
        acting = to_act(s)
    rewards(s, players, out)


@jit
def place_of(tree, name):
    """Where in the table the node of that name is, or would be."""
    mask = len(tree.table) - 1
    at = (name >> NAME_SHIFT) & mask
    while tree.table[at] and tree.names[tree.table[at] - 1] != name:
        at = (at + 1) & mask
    return at


@jit
def fill_table(tree):
    """Enter all nodes into an empty table."""
    for node in range(tree.used[NODES]):
        tree.table[place_of(tree, tree.names[node])] = node + 1


@jit
def find_node(tree, name):
    """The node of that name, made if it is not there."""
    at = place_of(tree, name)
    if tree.table[at]:
        return tree.table[at] - 1
    node = tree.used[NODES]
    tree.used[NODES] += 1
    tree.table[at] = node + 1
    tree.names[node] = name
    tree.edges[node] = NOTHING
    tree.counts[node] = 0
    return node


@jit
def find_edge(tree, node, move):
    """The node's edge for that move, or NOTHING."""
    edge = tree.edges[node]
    while edge != NOTHING and tree.moves[edge] != move:
        edge = tree.others[edge]
    return edge


@jit
def add_edge(tree, node, move):
    edge = tree.used[EDGES]
    tree.used[EDGES] += 1
    tree.moves[edge] = move
    tree.others[edge] = tree.edges[node]
    tree.visits[edge] = 0
    tree.chances[edge] = 1
    tree.gains[edge] = 0.0
    tree.squares[edge] = 0.0
    tree.edges[node] = edge
    return edge


@jit
def choose_edge(tree, node, moves, k, explore, rng):
    """The edge to follow among k possible moves: an untried one while the node may grow wider, else the most promising."""
    best, chosen, tried, untried, fresh = -1.0, NOTHING, 0, 0, 0
    for i in range(k):
        edge = find_edge(tree, node, moves[i])
        if edge == NOTHING:
            untried += 1
            if below(rng, untried) == 0:
                fresh = moves[i]
            continue
        tried += 1
        tree.chances[edge] += 1
        visits = tree.visits[edge]
        mean = tree.gains[edge] / visits
        spread = tree.squares[edge] / visits - mean * mean + DOUBT / visits
        hope = mean + explore * math.sqrt(spread * ln(tree.chances[edge]) / visits)
        if hope > best:
            best = hope
            chosen = edge
    if untried and tried * tried <= WIDTH * tree.counts[node]:
        return add_edge(tree, node, fresh)
    return chosen


@jit
def descend(tree, s, seat, seen, cells, taste, moves, path, owners, rng):
    """Walk down until an edge is new or the game is over; return how many edges were followed."""
    depth = 0
    while depth < DEEPEST:
        acting = to_act(s)
        if acting == 0:
            break
        if acting == CHANCE:
            chance_step(s, rng)
            continue
        p = seat if acting >> seat & 1 else low(acting)
        if p != seat and likely(taste.trust, rng):
            step(s, p, thumb_move(s, p, rng))
            continue
        observe(s, p if p == seat else SPECTATOR, seen[0])
        node = find_node(tree, mix(fingerprint(seen, cells), p))
        if tree.edges[node] == NOTHING:
            edge = add_edge(tree, node, thumb_move(s, p, rng))  # the first idea
        else:
            edge = choose_edge(tree, node, moves, candidates(s, p, moves), taste.explore, rng)
            if edge == NOTHING:  # nothing that was tried here is possible in this state
                edge = add_edge(tree, node, moves[0])
        tree.counts[node] += 1
        path[depth] = edge
        owners[depth] = p
        depth += 1
        step(s, p, tree.moves[edge])
        if tree.visits[edge] == 0:
            break
    return depth


@jit
def take_from_pool(root, seat, pool, tree, taste, leanings, work, rng):
    """Write one of the pool's imagined states into ``work``; every ``reuse`` iterations a new one joins the pool or replaces one.

    Imagining can cost much more than a playout, and a state that has served comes back in its turn, not many times in a row.
    """
    iteration = tree.used[ITERATIONS]
    tree.used[ITERATIONS] += 1
    newest = iteration // taste.reuse
    if iteration % taste.reuse == 0:
        resample(root[0], pool[newest % len(pool)], rng)
        if likely(taste.lean, rng):
            lean(pool[newest % len(pool)], seat, leanings, rng)
    at = below(rng, min(newest + 1, len(pool)))
    copy(work, pool[at : at + 1])


@jit
def search(root, seat, players, pool, work, seen, cells, tree, taste, leanings, iterations, rng):
    """Iterate; ``root`` is the observation, ``pool`` keeps imagined states, ``work`` and ``seen`` are room. One node and
    one edge at most are added by each iteration."""
    moves, path, owners, gain = new_numbers(MOST_CANDIDATES), new_numbers(DEEPEST), new_numbers(DEEPEST), new_floats(SEATS)
    s = work[0]
    for _ in range(iterations):
        take_from_pool(root, seat, pool, tree, taste, leanings, work, rng)
        depth = descend(tree, s, seat, seen, cells, taste, moves, path, owners, rng)
        play_on(s, root, players, taste.thumb, gain, rng)
        for i in range(depth):
            edge = path[i]
            won = gain[owners[i]]
            tree.visits[edge] += 1
            tree.gains[edge] += won
            tree.squares[edge] += won * won

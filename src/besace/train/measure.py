"""How strong a network is, measured by many quick games: one seat of its own, club players or another network in all others."""

import numpy as np

from besace.games import Game
from besace.games.parts.intervals import Estimate, share_of
from besace.train.collect import Floor, Frozen
from besace.train.learning import best_choices
from besace.train.network import Network
from besace.train.plan import Variant, lots_for, variants
from besace.train.tables import AMONG_CLUB, AMONG_FROZEN, LEARNER, PAST

MOST_TABLES = 256


def usual(game: Game) -> list[Variant]:
    """Every player count with the options as they are by default."""
    firsts: dict[int, Variant] = {}
    for variant in variants(game):
        firsts.setdefault(variant.players, variant)
    return list(firsts.values())


def share_won(game: Game, network: Network, variant: Variant, games: int, seed: int, others: Frozen | None = None) -> Estimate:
    """Of at least so many games, the share that the network wins, playing what it likes best, against club players or ``others``.

    Every table plays equally many games, so that short ones do not count more than long ones.
    """
    tables = min(games, MOST_TABLES)
    each = -(-games // tables)
    floor = Floor(game, tables, lots_for([variant], {AMONG_FROZEN if others else AMONG_CLUB: 1.0}), seed)
    rng = np.random.default_rng(seed)
    done, won, chosen = np.zeros(tables, np.int64), list[float](), np.zeros(tables, np.int64)
    while done.min() < each:
        best_choices(network.forward(floor.tables.inputs), floor.tables.moves, chosen)
        before = floor.waiting(PAST)
        if others and before.any():
            lots = rng.random(tables, np.float32)[before]
            chosen[before] = others.choices(floor.tables.inputs[before], floor.tables.moves[before], lots)
        own = (floor.tables.companies == LEARNER)[:, : variant.players].argmax(1)
        floor.play(chosen)
        for i in np.flatnonzero(floor.tables.ended & (done < each)):
            won.append(float(floor.tables.shares[i, own[i]]))
            done[i] += 1
    found = share_of((share, 1.0) for share in won)
    assert found is not None
    return found

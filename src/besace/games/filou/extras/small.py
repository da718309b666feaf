"""Filou with few rounds left."""

import random
from collections.abc import Iterator
from itertools import permutations, product

from besace.games.filou.rules import MOST_MICE, PASSIVE
from besace.games.parts.match import Playing
from besace.games.parts.small import New, Start

MOST_LEFT = 3  # rounds
KEPT = ("-5", "8", "3", "11")  # the cards that are left for the last rounds
LAID = ("15", "5", "big", "small", "rabbit", "-8")
SECRETS = {"players": 3}
HIDDEN = ("-8", "5", "15")  # the cards that are left for two rounds, one of each set removed
SHOWN = ("big", "small", "rabbit", "3", "11", "-5", "8")
BIDS = (1, 4)
SEED = 408  # of random auctions that leave everyone a chance to win


def start(players: int, left: int, new: New) -> Start:
    """Everyone lays the same cards, and the richest buys with all mice, so that few are left."""
    kept = KEPT[: left + 1]
    laid = [*LAID, *KEPT[left + 1 :]]
    passive = permutations(kept) if players == PASSIVE else [()]
    setups = [
        {"first": 0, "removed": list(removed), **({"passive": [*laid, *pile[:-1]], "passive_removed": pile[-1]} if pile else {})}
        for pile in passive
        for removed in product(kept, repeat=players)
    ]
    match = new(setup=setups[0])
    for card in laid:
        for seat in range(players):
            match.play(f"{seat} card {card}")
        for move in _auction(match):
            match.play(move)
    return Start([(setup, match.record()["moves"]) for setup in setups])


def secrets(new: New) -> Start:
    """Two rounds before the end: everyone lays two of the three cards HIDDEN, and nobody knows which one the others lack; how the
    passive pile lies is known to all. Only the BIDS are made."""
    passive = {"passive": [*SHOWN, *HIDDEN[:-1]], "passive_removed": HIDDEN[-1]}
    setups = [{"first": 0, "removed": list(removed), **passive} for removed in product(HIDDEN, repeat=PASSIVE)]
    match, rng = new(setup=setups[0]), random.Random(SEED)
    for card in SHOWN:
        for seat in range(PASSIVE):
            match.play(f"{seat} card {card}")
        while match.view(None)["phase"] == "bid":
            match.play(rng.choice(match.moves(match.to_act[0])))
    barred = frozenset(f"bid {mice}" for mice in range(1, MOST_MICE + 1) if mice not in BIDS)
    return Start([(setup, match.record()["moves"]) for setup in setups], barred)


def _auction(match: Playing) -> Iterator[str]:
    """The richest pays all; if others come first, the first of them bids one mouse to open."""
    view = match.view(None)
    played = view["round"]
    mice = [match.view(seat)["mice"][seat] for seat in range(match.players)]
    buyer = mice.index(max(mice))
    while not match.over and view["round"] == played and view["phase"] == "bid":
        seat = match.to_act[0]
        moves = match.moves(seat)
        bids = [move for move in moves if " bid " in move]
        if seat == buyer and bids and view["high_bid"] < 2:
            yield bids[-1]
        else:
            yield bids[0] if bids and not view["high_bid"] else moves[0]
        view = match.view(None)

"""Small games out of large ones: positions late in a game, from which little is left to play.

A late start is an opening that everybody knows, secret moves included, and the deals that it leaves open, all equally likely. The
rules are those of the whole game; only the beginning is skipped.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, permutations, product
from typing import Any

from besace.errors import BadOption
from besace.play.match import Match, new

FILOU_KEPT = ("-5", "8", "3", "11")  # the cards that are left for the last rounds
ENDS = 12  # random ends of a game that tell whether anything is still at stake
FILOU_LAID = ("15", "5", "big", "small", "rabbit", "-8")


@dataclass(frozen=True)
class Late:
    """Where a late game starts: the setups, and the moves that were played then, the same in all of them."""

    setups: list[dict[str, Any]]
    opening: list[str]


def late_start(game: str, players: int, options: dict[str, Any], left: int) -> Late:
    """A start that leaves so many rounds (Filou), cards in each hand (Figaro) or bones behind each screen (Doggy Bag)."""
    makers = {"filou": (_filou, 3), "figaro": (_figaro, 4), "doggybag": (_doggybag, 6)}
    make, most = makers[game]
    if not 1 <= left <= most:
        raise BadOption(f"A late start of {game} should leave 1 to {most}, not {left}.")
    return make(players, options, left)


def _filou(players: int, options: dict[str, Any], left: int) -> Late:
    """Everyone lays the same cards, and the richest buys with all mice, so that few are left."""
    kept = FILOU_KEPT[: left + 1]
    laid = [*FILOU_LAID, *FILOU_KEPT[left + 1 :]]
    passive = permutations(kept) if players == 3 else [()]
    setups = [
        {"first": 0, "removed": list(removed), **({"passive": [*laid, *pile[:-1]], "passive_removed": pile[-1]} if pile else {})}
        for pile in passive
        for removed in product(kept, repeat=players)
    ]
    match = new("filou", players, setup=setups[0], **options)
    for card in laid:
        for seat in range(players):
            match.play(f"{seat} card {card}")
        for move in _filou_auction(match):
            match.play(move)
    return Late(setups, match.record()["moves"])


def _filou_auction(match: Match) -> Iterator[str]:
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


def _played_at_random(match: Match, seed: int) -> Iterator[Match]:
    """Every position of a random game."""
    rng = random.Random(seed)
    while not match.over:
        yield match
        actor = match.to_act[0]
        if actor == "*":
            match.chance(rng)
        else:
            match.play(rng.choice(match.moves(actor)))


def _undecided(match: Match) -> bool:
    """Whether random ends of a game have different winners."""
    ends = []
    for seed in range(ENDS):
        end = match.copy()
        for _ in _played_at_random(end, seed):
            pass
        ends.append(end.winners)
    return any(winners != ends[0] for winners in ends)


def _figaro(players: int, options: dict[str, Any], left: int) -> Late:
    """A random game up to the last round's last cards, which may be dealt in any way and still decide who wins."""
    for seed in range(1000):
        for match in _played_at_random(new("figaro", players, seed=seed, **options), seed):
            view = match.view(None)
            if view["round"] == 3 and set(view["hand_sizes"]) == {left} and _undecided(match):
                return Late(list(_figaro_setups(match)), match.record()["moves"])
    raise AssertionError("some random game reaches the last cards")


def _figaro_setups(match: Match) -> Iterator[dict[str, Any]]:
    """The same game with the cards in the hands dealt anew, in every way."""
    setup, seats = match.setup, range(match.players)
    hands = [match.view(seat)["hand"] for seat in seats]
    for ways in _ways([card for hand in hands for card in hand], [len(hand) for hand in hands]):
        last = [_without(setup["deals"][2][p], hands[p]) + ways[p] for p in seats]
        yield {**setup, "deals": [*setup["deals"][:2], last]}


def _without(cards: list[str], gone: list[str]) -> list[str]:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left


def _ways(cards: list[str], sizes: list[int]) -> Iterator[list[list[str]]]:
    """All ways to deal cards into hands of these sizes, equal cards told apart."""
    if not sizes:
        yield []
        return
    for chosen in combinations(range(len(cards)), sizes[0]):
        others = [card for i, card in enumerate(cards) if i not in chosen]
        for rest in _ways(others, sizes[1:]):
            yield [[cards[i] for i in chosen], *rest]


def _doggybag(players: int, options: dict[str, Any], left: int) -> Late:
    """Of random games, the turn that begins with so few bones behind the screens and the fewest in the bag."""
    best: tuple[int, list[str]] | None = None
    setup = {"first": 0}
    for seed in range(60):
        for match in _played_at_random(new("doggybag", players, setup=setup, **options), seed):
            view = match.view(None)
            behind = max(view["behind_size"])
            if view["phase"] == "coins" and behind <= left and not view["out"] and (best is None or view["bag_size"] < best[0]):
                best = view["bag_size"], match.record()["moves"]
    assert best is not None
    return Late([setup], best[1])

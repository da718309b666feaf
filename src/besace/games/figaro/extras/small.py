"""Figaro with few cards left in each hand."""

from collections.abc import Iterator
from itertools import combinations
from math import factorial
from typing import Any

from besace.errors import BadOption
from besace.games.figaro.rules import ROUNDS
from besace.games.parts.match import Playing
from besace.games.parts.small import New, Start, few_enough, played_at_random, undecided

MOST_LEFT = 4  # cards in each hand
MOST_GAMES = 200  # that are looked through
SECRETS = {"players": 3}
SEED = 523  # of a random game that ends so that it matters what the others hold
HIDDEN = 2  # cards in each hand


def start(players: int, left: int, new: New) -> Start:
    """A random game up to the last round's last cards, which may be dealt in any way and still decide who wins."""
    few_enough(factorial(players * left) // factorial(left) ** players)
    for seed in range(MOST_GAMES):
        for match in played_at_random(new(seed=seed), seed):
            view = match.view(None)
            if view["round"] == ROUNDS and set(view["hand_sizes"]) == {left} and undecided(match):
                return Start([(setup, match.record()["moves"]) for setup in _setups(match)])
    raise BadOption(f"No start of figaro with {left} cards in each of {players} hands was found that is still undecided.")


def secrets(new: New) -> Start:
    """The last two cards of everyone, dealt in any way, without collecting by choice (F7)."""
    for match in played_at_random(new(seed=SEED), SEED):
        view = match.view(None)
        if view["round"] == ROUNDS and set(view["hand_sizes"]) == {HIDDEN}:
            return Start([(setup, match.record()["moves"]) for setup in _setups(match)], frozenset({"take"}))
    raise AssertionError("this game comes to its last cards")


def _setups(match: Playing) -> Iterator[dict[str, Any]]:
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

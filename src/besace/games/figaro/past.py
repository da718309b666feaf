"""Figaro: a whole past that leads to a state."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from besace.games.figaro.notation import CARD_NAMES
from besace.games.figaro.rules import ROUNDS, TAKE

CLOCK = "now"


def past(
    s: Any, seat: int, setup: Any, told: Sequence[tuple[int, int | None, int]], below: Callable[[int], int]
) -> tuple[Any, list[int]]:
    """The setup and the moves: all were ``told``, as (seat, move, round), but hands were not.

    Of the true setup only what the seat knows is used: who began, the roads, and its own hands so far. In rounds that are over,
    the cards that others kept to the end are dealt at random among them.
    """
    seats = range(s.players)
    played = [[Counter[str]() for _ in seats] for _ in range(ROUNDS)]
    for mover, move, r in told:
        if move is not None and move != TAKE:
            played[r][mover][CARD_NAMES[move >> 3]] += 1
    deals = []
    for r, true in enumerate(setup["deals"]):
        if r < s.now:
            deals.append(_dealt_before(played[r], true, seat, below))
        else:
            deals.append([_sorted(_hand(s.hands[r][p]) + played[r][p]) for p in seats])
    return {**setup, "deals": deals}, [move for _, move, _ in told if move is not None]


def _hand(counts: int) -> Counter[str]:
    return Counter({word: counts >> 3 * kind & 7 for kind, word in enumerate(CARD_NAMES)})


def _sorted(cards: Counter[str]) -> list[str]:
    return [word for word in CARD_NAMES for _ in range(cards[word])]


def _dealt_before(played: list[Counter[str]], true: list[list[str]], seat: int, below: Callable[[int], int]) -> list[list[str]]:
    """Hands of a round that is over: the own one, and what the others played with what nobody saw."""
    unseen = Counter(card for hand in true for card in hand) - Counter(true[seat])
    for p, cards in enumerate(played):
        if p != seat:
            unseen -= cards
    kept, hands = _sorted(unseen), []
    for p, cards in enumerate(played):
        if p == seat:
            hands.append(list(true[seat]))
            continue
        rest = [kept.pop(below(len(kept))) for _ in range(len(true[p]) - cards.total())]
        hands.append(_sorted(cards + Counter(rest)))
    return hands

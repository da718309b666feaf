"""Figaro's score sheet: ``rounds``, for each the pieces of road laid out (``roads``), the cards in each pile (``cards``) and who
took the ``king`` when it ended. Fewer than three rounds give the totals so far. ``fewest`` is the option.

What lengths the real box has is not printed in its rules: whoever measures its pieces may find equal ones, and halves.
"""

from collections.abc import Mapping
from typing import Any

from besace.games.figaro.notation import OPTIONS, PLAYERS
from besace.games.parts.sheet import Number, Scored, Step, Uncountable, halves, places, read_half, read_names, read_number, tidy

KEYS = ("rounds", "fewest")
EXAMPLE = {"rounds": [{"roads": [9, 4], "cards": [20, 12, 7], "king": 1}], "fewest": "one"}
ONE, ALL = FEWEST = next(option.values for option in OPTIONS if option.name == "fewest")
ROUNDS = 3
DECK, DECK_OF_THREE = 60, 45


def score(sheet: Mapping[str, Any]) -> Scored:
    rounds = sheet.get("rounds")
    if not isinstance(rounds, list) or not 1 <= len(rounds) <= ROUNDS:
        raise Uncountable("sheet-figaro-rounds", most=ROUNDS)
    fewest = sheet.get("fewest", ONE)
    if fewest not in FEWEST:
        raise Uncountable("sheet-figaro-fewest", values=", ".join(FEWEST))
    players = _count(rounds[0])
    names = read_names(sheet, players)
    owned: list[list[Number]] = [[] for _ in names]
    found, told, king = Scored([0] * players), [], 0
    for number, one in enumerate(rounds, 1):
        roads, cards, king = _read_round(one, number, names)
        exchange = _exchange(found, roads, cards, king, owned, names) if number == ROUNDS else None
        given = _give_out(found, number, roads, cards, king, names, min(cards) if fewest == ALL else 0)
        for seat, piece in enumerate(given):
            if piece is not None:
                owned[seat].append(piece)
        told.append({"given": given, "exchange": exchange})
    found.totals = [tidy(sum(pieces)) for pieces in owned]
    found.details = {"rounds": told, "roads": [sorted(pieces, reverse=True) for pieces in owned]}
    for seat, pieces in enumerate(owned):
        parts = " + ".join(map(halves, sorted(pieces, reverse=True))) or "0"
        total = halves(found.totals[seat])
        found.steps.append(Step("F16", "scores-sum", {"who": names[seat], "parts": parts, "total": total}, seat))
    if len(rounds) == ROUNDS:
        _decide(found, king, names)
    return found


def _count(one: Any) -> int:
    cards = one.get("cards") if isinstance(one, Mapping) else None
    counts = PLAYERS
    if not isinstance(cards, list) or len(cards) not in counts:
        raise Uncountable("sheet-figaro-cards", least=min(counts), most=max(counts))
    return len(cards)


def _read_round(one: Any, number: int, names: list[str]) -> tuple[list[Number], list[int], int]:
    """The pieces (longest first), the cards and the King of a round."""
    players = len(names)
    if not isinstance(one, Mapping) or set(one) != {"roads", "cards", "king"}:
        raise Uncountable("sheet-figaro-round", n=number)
    if not isinstance(one["cards"], list) or len(one["cards"]) != players:
        raise Uncountable("sheet-figaro-piles", n=number, players=players)
    deck = DECK_OF_THREE if players == min(PLAYERS) else DECK
    cards = [
        read_number(count, "sheet-figaro-pile", 0, deck, who=who, n=number)
        for count, who in zip(one["cards"], names, strict=True)
    ]
    if sum(cards) > deck:
        raise Uncountable("sheet-figaro-deck", n=number, most=deck)
    if not isinstance(one["roads"], list) or len(one["roads"]) != players - 1:
        raise Uncountable("sheet-figaro-pieces", n=number, pieces=players - 1)
    roads = [read_half(length, "sheet-figaro-piece", n=number) for length in one["roads"]]
    return sorted(roads, reverse=True), cards, read_number(one["king"], "sheet-figaro-king", 0, players - 1, n=number)


def _from_king(seat: int, king: int, players: int) -> int:
    """How far a seat is from the King, clockwise."""
    return (seat - king) % players


def _exchange(
    found: Scored, roads: list[Number], cards: list[int], king: int, owned: list[list[Number]], names: list[str]
) -> dict[str, Number] | None:
    """F13: the fewest cards (tie: the King's holder first) give their longest piece for the round's shortest."""
    players = len(names)
    seat = min(range(players), key=lambda seat: (cards[seat], _from_king(seat, king, players)))
    longest, shortest = max(owned[seat], default=0), roads[-1]
    if longest <= shortest:
        found.steps.append(Step("F13", "scores-figaro-no-exchange", {"who": names[seat]}, seat))
        return None
    owned[seat].remove(longest)
    owned[seat].append(shortest)
    roads[-1] = longest
    roads.sort(reverse=True)
    told = {"who": names[seat], "gave": halves(longest), "got": halves(shortest)}
    found.steps.append(Step("F13", "scores-figaro-exchange", told, seat))
    return {"seat": seat, "gave": longest, "got": shortest}


def _give_out(
    found: Scored, number: int, roads: list[Number], cards: list[int], king: int, names: list[str], none: int
) -> list[Number | None]:
    """F11 and F12: the longest piece for the most cards; of equals the nearest after the King first, its holder last.

    Whoever has no more than ``none`` cards gets no piece.
    """
    players = len(names)
    order = sorted(range(players), key=lambda seat: (-cards[seat], (_from_king(seat, king, players) - 1) % players))
    given: list[Number | None] = [None] * players
    for seat, length in zip(order, roads, strict=False):
        if cards[seat] > none:
            given[seat] = length
    for count in sorted({count for count in cards if cards.count(count) > 1 and count}, reverse=True):
        told = {"names": [names[seat] for seat in order if cards[seat] == count], "n": count}
        if count > none:
            found.steps.append(Step("F12", "scores-figaro-equal", {**told, "king": names[king]}))
        else:
            found.steps.append(Step("F11", "scores-figaro-all-fewest", told))
    for seat in order:
        about: dict[str, Any] = {"who": names[seat], "n": cards[seat], "round": number}
        piece = given[seat]
        if piece is None:
            found.steps.append(Step("F11", "scores-figaro-none", about, seat))
        else:
            found.steps.append(Step("F11", "scores-figaro-given", {**about, "length": halves(piece)}, seat))
    return given


def _decide(found: Scored, king: int, names: list[str]) -> None:
    """F16: the shortest road; tie: the King's holder, else the nearest after him."""
    players = len(names)
    ranks = [(-total, -_from_king(seat, king, players)) for seat, total in enumerate(found.totals)]
    found.places = places(ranks)
    found.winners = [found.places.index(1)]
    shortest = [names[seat] for seat in range(players) if found.totals[seat] == min(found.totals)]
    if len(shortest) > 1:
        found.steps.append(Step("F16", "scores-figaro-tie", {"names": shortest, "king": names[king]}))
    found.steps.append(Step("F16", "won-by", {"names": [names[found.winners[0]]], "count": 1}, found.winners[0]))

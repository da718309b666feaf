"""Figaro's score sheet: ``rounds``, for each the pieces of road laid out (``roads``), the cards in each pile (``cards``) and who
took the ``king`` when it ended. Fewer than three rounds give the totals so far."""

from collections.abc import Mapping
from typing import Any

from besace.games import GAMES
from besace.learn.scores.sheet import BadSheet, Scored, Step, places, read_names, read_number

KEYS = ("rounds",)
ROUNDS = 3
DECK, DECK_OF_THREE = 60, 45


def score(sheet: Mapping[str, Any]) -> Scored:
    rounds = sheet.get("rounds")
    if not isinstance(rounds, list) or not 1 <= len(rounds) <= ROUNDS:
        raise BadSheet("sheet-figaro-rounds", most=ROUNDS)
    players = _count(rounds[0])
    names = read_names(sheet, players)
    used: set[int] = set()
    owned: list[list[int]] = [[] for _ in names]
    found, told, king = Scored([0] * players), [], 0
    for number, one in enumerate(rounds, 1):
        roads, cards, king = _read_round(one, number, names, used)
        exchange = _exchange(found, roads, cards, king, owned, names) if number == ROUNDS else None
        given = _give_out(found, number, roads, cards, king, names)
        for seat, piece in enumerate(given):
            if piece is not None:
                owned[seat].append(piece)
        told.append({"given": given, "exchange": exchange})
    found.totals = [sum(pieces) for pieces in owned]
    found.details = {"rounds": told, "roads": [sorted(pieces, reverse=True) for pieces in owned]}
    for seat, pieces in enumerate(owned):
        parts = " + ".join(map(str, sorted(pieces, reverse=True))) or "0"
        found.steps.append(Step("F16", "scores-sum", {"who": names[seat], "parts": parts, "total": found.totals[seat]}, seat))
    if len(rounds) == ROUNDS:
        _decide(found, king, names)
    return found


def _count(one: Any) -> int:
    cards = one.get("cards") if isinstance(one, Mapping) else None
    counts = GAMES["figaro"].players
    if not isinstance(cards, list) or len(cards) not in counts:
        raise BadSheet("sheet-figaro-cards", least=min(counts), most=max(counts))
    return len(cards)


def _read_round(one: Any, number: int, names: list[str], used: set[int]) -> tuple[list[int], list[int], int]:
    """The pieces (longest first), the cards and the King of a round; its pieces are noted as used."""
    players = len(names)
    if not isinstance(one, Mapping) or set(one) != {"roads", "cards", "king"}:
        raise BadSheet("sheet-figaro-round", n=number)
    if not isinstance(one["cards"], list) or len(one["cards"]) != players:
        raise BadSheet("sheet-figaro-piles", n=number, players=players)
    deck = DECK_OF_THREE if players == min(GAMES["figaro"].players) else DECK
    cards = [
        read_number(count, "sheet-figaro-pile", 0, deck, who=who, n=number)
        for count, who in zip(one["cards"], names, strict=True)
    ]
    if sum(cards) > deck:
        raise BadSheet("sheet-figaro-deck", n=number, most=deck)
    if not isinstance(one["roads"], list) or len(one["roads"]) != players - 1:
        raise BadSheet("sheet-figaro-pieces", n=number, pieces=players - 1)
    roads = [read_number(length, "sheet-figaro-piece", 1, n=number) for length in one["roads"]]
    if len(used | set(roads)) != len(used) + len(roads):
        raise BadSheet("sheet-figaro-twice", n=number)
    used |= set(roads)
    return sorted(roads, reverse=True), cards, read_number(one["king"], "sheet-figaro-king", 0, players - 1, n=number)


def _from_king(seat: int, king: int, players: int) -> int:
    """How far a seat is from the King, clockwise."""
    return (seat - king) % players


def _exchange(
    found: Scored, roads: list[int], cards: list[int], king: int, owned: list[list[int]], names: list[str]
) -> dict[str, int] | None:
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
    found.steps.append(Step("F13", "scores-figaro-exchange", {"who": names[seat], "gave": longest, "got": shortest}, seat))
    return {"seat": seat, "gave": longest, "got": shortest}


def _give_out(found: Scored, number: int, roads: list[int], cards: list[int], king: int, names: list[str]) -> list[int | None]:
    """F11 and F12: the longest piece for the most cards; of equals the nearest after the King first, its holder last."""
    players = len(names)
    order = sorted(range(players), key=lambda seat: (-cards[seat], (_from_king(seat, king, players) - 1) % players))
    given: list[int | None] = [None] * players
    for seat, piece in zip(order, roads, strict=False):
        if cards[seat]:
            given[seat] = piece
    for count in sorted({count for count in cards if cards.count(count) > 1 and count}, reverse=True):
        tied = [names[seat] for seat in order if cards[seat] == count]
        found.steps.append(Step("F12", "scores-figaro-equal", {"names": tied, "n": count, "king": names[king]}))
    for seat in order:
        about: dict[str, Any] = {"who": names[seat], "n": cards[seat], "round": number}
        if given[seat] is None:
            found.steps.append(Step("F11", "scores-figaro-none", about, seat))
        else:
            found.steps.append(Step("F11", "scores-figaro-given", {**about, "length": given[seat]}, seat))
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

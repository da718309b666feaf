"""Figaro: how often the exchange of the third round decides."""

from collections.abc import Sequence
from typing import Any

from besace.games.move import Move
from besace.games.parts.figures import Column, Sheet
from besace.games.parts.match import Playing
from besace.games.parts.study import GAME, Facts, Found

Roads = list[list[int]]


def count(record: dict[str, Any], match: Playing, facts: Facts) -> None:
    """Count one finished game: its last round is given out again, without the exchange."""
    seats = range(record["players"])
    for text in record["moves"][:-1]:
        match.play(text)
    owned = [match.view(seat)["roads"][seat] for seat in seats]  # what only each seat itself is shown
    match.play(record["moves"][-1])
    end = match.view(None)
    without = give_out(owned, end["roads_round"][-1], end["piles"], end["king"], end["options"]["fewest"])
    winner = record["result"]["winners"][0]
    poorest = exchanger(end["piles"], end["king"])
    exchanged = end["roads"] != without
    facts.add(GAME, GAME, "exchanges, %", 100 * exchanged)
    facts.add("exchange", "all", "happens", exchanged)
    facts.add("exchange", "all", "decides", shortest(without, end["king"]) != winner)
    facts.add("exchange", "all", "wins", poorest == winner)
    facts.add("exchange", "all", "leader", shortest(owned, end["king"]) == winner)
    if exchanged:
        facts.add("exchange", "all", "decides if", shortest(without, end["king"]) != winner)
        facts.add("exchange", "all", "wins if", poorest == winner)
        facts.add("exchange", "all", "shorter", sum(without[poorest]) - sum(end["roads"][poorest]))
    takes = sum(Move.of(text).verb == "take" for text in record["moves"])
    facts.add(GAME, GAME, "takes", takes)


def clockwise(start: int, seat: int, players: int) -> int:
    """How many seats one goes clockwise from one to the other."""
    return (seat - start) % players


def exchanger(piles: Sequence[int], king: int) -> int:
    """The seat with the fewest cards; of equal ones the King's holder, else the nearest clockwise (F13)."""
    return min(range(len(piles)), key=lambda seat: (piles[seat], clockwise(king, seat, len(piles))))


def give_out(owned: Roads, pieces: Sequence[int], piles: Sequence[int], king: int, fewest: str = "one") -> Roads:
    """The roads after a round's pieces are given out: most cards, longest piece (F11); of equals the King's holder last (F12)."""
    players = len(piles)
    order = sorted(range(players), key=lambda seat: (-piles[seat], clockwise((king + 1) % players, seat, players)))
    roads = [list(lengths) for lengths in owned]
    least = min(piles) if fewest == "all" else 0
    for seat, length in zip(order[:-1], sorted(pieces, reverse=True), strict=True):
        if piles[seat] > least:
            roads[seat].append(length)
    return [sorted(lengths, reverse=True) for lengths in roads]


def shortest(roads: Roads, king: int) -> int:
    """Who wins with these roads (F16)."""
    return min(range(len(roads)), key=lambda seat: (sum(roads[seat]), clockwise(king, seat, len(roads))))


def sheets(found: Found) -> list[Sheet]:
    """How the exchange decides."""
    note = (
        "In the third round whoever collected fewest exchanges their longest piece for the round's shortest. It decides a "
        "game if someone else would have won without it, the same cards collected. The leader is who was ahead after two rounds."
    )
    sheet = Sheet("The exchange of the third round", note, "how often", [Column("share of games", "share", drawn=True)])
    labels = {
        "happens": "it is made",
        "decides": "it decides",
        "decides if": "it decides, if made",
        "wins": "fewest cards wins",
        "wins if": "wins, if made",
        "leader": "leader wins",
    }
    for column, label in labels.items():
        sheet.rows.append((label, [found.share("exchange", "all", column)]))
    gain = Sheet("What it is worth", "Where it is made.", "figure", [Column("length", drawn=True)])
    gain.rows.append(("road gets shorter by", [found.mean("exchange", "all", "shorter")]))
    return [sheet, gain]

"""What can be studied in every game: the advantage of a seat, and what an option changes."""

from typing import Any

from besace.games.parts.figures import Column, Sheet
from besace.games.parts.study import GAME, Facts, Found, win
from besace.games.places import places

SEAT = "seat"


def count(record: dict[str, Any], facts: Facts) -> None:
    """Count one finished game."""
    players, first = record["players"], record["setup"].get("first", 0)
    scores, winners = record["result"]["scores"], record["result"]["winners"]
    ranks = places(scores, winners)
    for seat in range(players):
        row = str((seat - first) % players)
        facts.add(SEAT, row, "wins", win(record, seat))
        facts.add(SEAT, row, "place", ranks[seat])
        facts.add(SEAT, row, "score", scores[seat])
    facts.add(GAME, GAME, "moves", len(record["moves"]))
    facts.add(GAME, GAME, "winner's score", scores[winners[0]])
    facts.add(GAME, GAME, "mean score", sum(scores) / players)
    facts.add(GAME, GAME, "first player wins, %", 100 * win(record, first))
    facts.add(GAME, GAME, "shared wins, %", 100 * (len(winners) > 1))


def seat_sheet(found: Found) -> Sheet:
    """Win share, place and score by how far a seat is from the first player."""
    note = f"Seats are counted clockwise from whoever goes first; a fair share is one in {found.players}."
    columns = [
        Column("win share", "share", drawn=True, reference=1 / found.players),
        Column("mean place", reference=(found.players + 1) / 2),
        Column("mean score", drawn=True),
    ]
    sheet = Sheet("Seat advantage", note, "seat", columns)
    for row in found.rows(SEAT):
        label = "first player" if row == "0" else f"{row} after the first"
        cells = [found.share(SEAT, row, "wins"), found.mean(SEAT, row, "place"), found.mean(SEAT, row, "score")]
        sheet.rows.append((label, [*cells]))
    return sheet


def option_sheets(variants: dict[str, Found]) -> list[Sheet]:
    """What each option changes; the first variant is the game as given, played from the same deals."""
    labels = list(variants)
    return [_option_sheet(labels[0], variants[labels[0]], label, variants[label]) for label in labels[1:]]


def _option_sheet(usual: str, before: Found, label: str, found: Found) -> Sheet:
    note = "The same deals and chance with and without it, compared deal by deal: an interval that does not hold 0 is an effect."
    columns = [Column(usual), Column(label), Column("change"), Column("relative change", "share", drawn=True, reference=0)]
    sheet = Sheet(f"The effect of {label}", note, "figure of a game", columns)
    for name in before.columns(GAME, GAME):
        old, new = before.mean(GAME, GAME, name), found.mean(GAME, GAME, name)
        change = found.change(before, GAME, GAME, name)
        sheet.rows.append((name, [old, new, change, change.over(abs(old.mean)) if change and old else None]))
    return sheet

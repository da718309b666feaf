"""Filou: what cards are worth, and where in the row."""

from typing import Any

from besace.games.move import Move
from besace.games.parts.figures import Column, Sheet
from besace.games.parts.match import Playing
from besace.games.parts.study import GAME, Facts, Found, win

VALUES = {"-8": -8, "-5": -5, "rabbit": 0, "3": 3, "5": 5, "8": 8, "11": 11, "15": 15, "big": 0, "small": 0}
Round = dict[str, Any]


def count(record: dict[str, Any], match: Playing, facts: Facts) -> None:
    """Count one finished game, round by round."""
    seats = range(record["players"])
    for seat in seats:
        facts.add("removed", record["setup"]["removed"][seat], "score", record["result"]["scores"][seat])
        facts.add("removed", record["setup"]["removed"][seat], "wins", win(record, seat))
    mice, laid = _mice(match), dict[int, str]()
    before = match.view(None)
    for text in record["moves"]:
        mover, verb, args = Move.of(text)
        match.play(text)
        if verb == "card":
            assert mover is not None  # chance lays no cards
            laid[mover] = args[0]
            continue
        after = match.view(None)
        if after["over"] or after["round"] > before["round"]:
            owned = _mice(match)
            gains = [owned[seat] - mice[seat] for seat in seats]
            _count_round(record, before["first"], laid, after["last_round"], gains, facts)
            mice, laid = owned, {}
            before = after


def _mice(match: Playing) -> list[int]:
    """What each seat owns, as only it can see."""
    return [match.view(seat)["mice"][seat] for seat in range(match.players)]


def _count_round(record: dict[str, Any], first: int, laid: dict[int, str], end: Round, gains: list[int], facts: Facts) -> None:
    """Count a round; ``gains`` are the mice that each seat has won or paid."""
    players, buyer = record["players"], end["winner"]
    if buyer is not None:
        gains[buyer] += sum(VALUES[card] for card in end["won"])
        facts.add(GAME, GAME, "price of a sack", end["paid"])
    facts.add(GAME, GAME, "sacks left, %", 100 * (buyer is None))
    passive = len(end["row"]) - players
    for place in range(players):
        owner = (first + place) % players
        card, row = laid[owner], f"{place + 1}"
        facts.add("gain", card, row, gains[owner])
        facts.add("wins", card, row, win(record, owner))
        facts.add("brought", card, row, brought(end, place + passive))
        facts.add("place", row, "gain", gains[owner])
        facts.add("place", row, "bought", buyer == owner)
        if buyer is not None:
            facts.add("card", card, "price", end["paid"])
            facts.add("card", card, "value", sum(VALUES[other] for other in end["won"]))
            facts.add("card", card, "own", buyer == owner)
            facts.add("card", card, "chased", is_prey(end, place + passive))


def is_prey(end: Round, index: int) -> bool:
    """Whether this card of the row was chased: of equal ones the one furthest left."""
    row, prey = end["row"], end["prey"]
    return prey is not None and row[index] == prey and row.index(prey) == index


def brought(end: Round, index: int) -> int:
    """What a card brought the buyer: its value if it was collected; what a dog chased away, with the sign changed."""
    card = end["row"][index]
    if end["winner"] is None or is_prey(end, index):
        return 0
    if card == end["dog"]:
        return -VALUES[end["prey"]]
    return VALUES[card]


def sheets(found: Found) -> list[Sheet]:
    """What cards are worth."""
    return [_removed(found), _cards(found), _places(found), *_by_place(found)]


def _removed(found: Found) -> Sheet:
    note = (
        "One card of each hand is removed by chance, so those who lack a card differ from the others by nothing else: "
        "the lower they end, the more the card is worth."
    )
    columns = [Column("win share", "share", drawn=True, reference=1 / found.players), Column("mean score", drawn=True)]
    sheet = Sheet("What it costs to lack a card", note, "card removed", columns)
    for card in VALUES:
        sheet.rows.append((card, [found.share("removed", card, "wins"), found.mean("removed", card, "score")]))
    return sheet


def _cards(found: Found) -> Sheet:
    columns = [
        Column("value of its sack", drawn=True),
        Column("price of its sack", drawn=True),
        Column("bought by its owner", "share", drawn=True, reference=1 / found.players),
        Column("chased by a dog", "share"),
    ]
    sheet = Sheet("Sacks by a card in them", "Of the sacks that were bought.", "card", columns)
    for card in VALUES:
        cells = [found.mean("card", card, "value"), found.mean("card", card, "price")]
        sheet.rows.append((card, [*cells, found.share("card", card, "own"), found.share("card", card, "chased")]))
    return sheet


def _places(found: Found) -> Sheet:
    note = "In one round: the first player's card lies first and is seen first. The gain is cats won plus mice won or paid."
    columns = [Column("gain in the round", drawn=True), Column("buys the sack", "share", drawn=True, reference=1 / found.players)]
    sheet = Sheet("Places in the row", note, "place", columns)
    for row in found.rows("place"):
        sheet.rows.append((row, [found.mean("place", row, "gain"), found.share("place", row, "bought")]))
    return sheet


def _by_place(found: Found) -> list[Sheet]:
    places = [str(place + 1) for place in range(found.players)]
    wins = Sheet(
        "Win share by card and place", "Of who laid the card there.", "card", [Column(f"place {row}", "share") for row in places]
    )
    gain_note = "What who laid the card there gained in that round: cats won plus mice won or paid."
    gains = Sheet("Gain by card and place", gain_note, "card", [Column(f"place {row}") for row in places])
    brought_note = (
        "What the card there brought the buyer: its value, or what a dog chased away; nothing where it was chased or unsold."
    )
    worth = Sheet("Realised value by card and place", brought_note, "card", [Column(f"place {row}") for row in places])
    for sheet in (wins, gains, worth):
        sheet.shaded = True
    for card in VALUES:
        wins.rows.append((card, [found.share("wins", card, row) for row in places]))
        gains.rows.append((card, [found.mean("gain", card, row) for row in places]))
        worth.rows.append((card, [found.mean("brought", card, row) for row in places]))
    return [worth, gains, wins]

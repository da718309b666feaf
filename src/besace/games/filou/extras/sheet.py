"""Filou's score sheet: ``players``, for each the ``cards`` collected (as text, "15", "-5", "rabbit") and the ``mice`` left."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from besace.games.filou.notation import PLAYERS
from besace.games.parts.sheet import Scored, Step, Uncountable, places, read_names, read_number, read_players

KEYS = ("players",)
EXAMPLE = {"players": [{"cards": ["15", "-5"], "mice": 4}, {"mice": 20}, {"mice": 9}]}
VALUES = {"-8": -8, "-5": -5, "rabbit": 0, "3": 3, "5": 5, "8": 8, "11": 11, "15": 15}
MICE_EACH = 15
BANK = {3: 21, 4: 27, 5: 33}
PASSIVE = 3  # with so many players a fourth set is in the game


def score(sheet: Mapping[str, Any]) -> Scored:
    players = read_players(sheet, PLAYERS, ("cards", "mice"))
    names, count = read_names(sheet, len(players)), len(players)
    all_mice = MICE_EACH * count + BANK[count]
    cards = [_read_cards(player, who) for player, who in zip(players, names, strict=True)]
    mice = [
        read_number(player.get("mice", 0), "sheet-filou-mice", 0, all_mice, who=who)
        for player, who in zip(players, names, strict=True)
    ]
    _check_box(cards, mice, count, all_mice)
    cats = [sum(VALUES[card] for card in each) for each in cards]
    found = Scored([cats[seat] + mice[seat] for seat in range(count)], details={"cats": cats})
    for seat, who in enumerate(names):
        about = {"who": who, "cats": _signed(cats[seat]), "mice": mice[seat], "total": _signed(found.totals[seat])}
        found.steps.append(Step("C13", "scores-filou-total", about, seat))
    ranks = list(zip(found.totals, cats, strict=True))
    found.places = places(ranks)
    found.winners = [seat for seat in range(count) if found.places[seat] == 1]
    best = [names[seat] for seat in range(count) if found.totals[seat] == max(found.totals)]
    if len(best) > 1:
        found.steps.append(Step("C13", "scores-filou-tie", {"names": best}))
    won = {"names": [names[seat] for seat in found.winners], "count": len(found.winners)}
    found.steps.append(Step("C13", "won-by", won))
    return found


def _signed(number: float) -> str:
    return str(number).replace("-", "−")


def _read_cards(player: Mapping[str, Any], who: str) -> list[str]:
    cards = player.get("cards", [])
    if not isinstance(cards, list):
        raise Uncountable("sheet-filou-cards", who=who, cards=", ".join(VALUES))
    for card in cards:
        if card in ("big", "small"):
            raise Uncountable("sheet-filou-dog", who=who)
        if not isinstance(card, str) or card not in VALUES:
            raise Uncountable("sheet-filou-cards", who=who, cards=", ".join(VALUES))
    return cards


def _check_box(cards: list[list[str]], mice: list[int], players: int, all_mice: int) -> None:
    """No card more often, and no more mice, than the box holds."""
    sets = players + (players == PASSIVE)
    for card, count in Counter(card for each in cards for card in each).items():
        if count > sets:
            raise Uncountable("sheet-filou-sets", card=card, most=sets)
    if sum(mice) > all_mice:
        raise Uncountable("sheet-filou-all-mice", most=all_mice)

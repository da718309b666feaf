"""Filou as text: options, moves, setup and view, in the words of the portable record."""

from collections.abc import Mapping
from typing import Any

from besace.errors import BadSetup, choices, quoted
from besace.games.checks import seat_in, whole_keys
from besace.games.filou.observe import HIDDEN
from besace.games.filou.rules import (
    ACTIONS,
    ANIMALS,
    BID,
    BIG,
    CARDS,
    CHOOSE,
    DOGS,
    MOUSE_CARDS,
    NOBODY,
    OVER,
    PASS,
    PASSIVE,
    ROUNDS,
    row_size,
)
from besace.games.filou.view import FilouView
from besace.games.game import Option

PLAYERS = range(3, 6)
OPTIONS = (Option("open_mice", (False, True)),)
PHASES = ("choose", "bid", "over")
VIEW_TYPE = FilouView
SECRET_VERBS = ("card",)  # C4
MODEST_VERBS = ("pass",)
CARD_WORDS = ("-8", "-5", "rabbit", "3", "5", "8", "11", "15", "big", "small")
_CARD_OF = {word: card for card, word in enumerate(CARD_WORDS)}


def _words(move: int) -> str:
    if move < PASS:
        return f"card {CARD_WORDS[move]}"
    return "pass" if move == PASS else f"bid {move - PASS}"


WORDS = tuple(_words(move) for move in range(ACTIONS))


def encode_options(options: Mapping[str, Any]) -> list[int]:
    """Nothing in the rules depends on an option."""
    return []


def setup_of(state: Any) -> dict[str, Any]:
    """The portable setup of a game that has just been dealt."""
    setup: dict[str, Any] = {"first": state.first, "removed": [CARD_WORDS[c] for c in state.removed[: state.players]]}
    if state.players == PASSIVE:
        *pile, removed = (CARD_WORDS[c] for c in state.passive)
        setup |= {"passive": pile, "passive_removed": removed}
    return setup


def draws_of(players: int, options: Mapping[str, Any], setup: Any) -> list[int]:
    """The draws that deal this setup, or `BadSetup`."""
    passive = ("passive", "passive_removed") if players == PASSIVE else ()
    whole_keys(setup, ("first", "removed", *passive))
    draws = [seat_in(setup["first"], players)]
    draws += _cards(setup["removed"], players, "removed")
    if passive:
        pile = _cards(setup["passive"], ROUNDS, "passive") + _cards([setup["passive_removed"]], 1, "passive_removed")
        if len(set(pile)) != CARDS:
            raise BadSetup("In the setup, passive and passive_removed should hold each of the ten cards once.")
        left = list(range(CARDS))
        for card in pile:
            draws.append(left.index(card))
            left.remove(card)
    return draws


def _cards(words: object, size: int, name: str) -> list[int]:
    if not isinstance(words, list) or len(words) != size:
        raise BadSetup(f"In the setup, {name} should be a list of {size} cards, not {quoted(words)}.")
    for word in words:
        if not isinstance(word, str) or word not in _CARD_OF:
            raise BadSetup(f"In the setup, {name} names no card by {quoted(word)}: it should be {choices(CARD_WORDS)}.")
    return [_CARD_OF[word] for word in words]


def view(o: Any, options: Mapping[str, Any]) -> dict[str, Any]:
    """Filou's own fields of the view of an observation."""
    seats, over = range(o.players), o.phase == OVER
    here = o.seat in seats
    shown: dict[str, Any] = {
        "round": min(o.played + 1, ROUNDS),
        "first": o.first,
        "hand": _hand(o.hand[o.seat]) if here else None,
        "hand_sizes": [_hand_size(o, p) for p in seats],
        "removed": CARD_WORDS[o.removed[o.seat]] if here else None,
        "row": _row(o) if o.phase == BID else [],
        "chosen": [not over and not o.choosing >> p & 1 for p in seats],
        "bids": o.bids[: o.players],
        "passed": [not over and not o.bidding >> p & 1 for p in seats],
        "high_bid": o.high_bid,
        "mice": [o.mice[p] if over or options["open_mice"] or p == o.seat else None for p in seats],
        "bank": o.bank,
        "row_mice": _row_mice(o),
        "won": [[CARD_WORDS[c] for r in range(o.played) if o.buyers[r] == p for c in _collected(o, r)[2]] for p in seats],
        "last_round": _last_round(o) if o.played else None,
    }
    if over:
        shown["removed_all"] = [CARD_WORDS[c] for c in o.removed[: o.players]]
    return shown


def _hand(cards: int) -> list[str]:
    return [CARD_WORDS[c] for c in range(CARDS) if cards >> c & 1]


def _hand_size(o: Any, seat: int) -> int:
    laid = o.phase == BID or (o.phase == CHOOSE and not o.choosing >> seat & 1)
    return int(ROUNDS - o.played - laid)


def _row(o: Any) -> list[dict[str, Any]]:
    owners = [(o.first + i) % o.players for i in range(o.players)]
    cards = o.rows[o.played][: row_size(o.players)]
    places = zip([None, *owners] if o.players == PASSIVE else owners, cards, strict=True)
    return [{"owner": owner, "card": None if card == HIDDEN else CARD_WORDS[card]} for owner, card in places]


def _row_mice(o: Any) -> list[list[int]]:
    """What each mouse card shows and holds: those still filled are the last ones."""
    shown = [int(digit, 16) for digit in f"{MOUSE_CARDS[o.players]:x}"[::-1]]
    left = len(f"{o.row_mice:x}") if o.row_mice else 0
    return [[mice, mice if i >= len(shown) - left else 0] for i, mice in enumerate(shown)]


def _collected(o: Any, played: int) -> tuple[int | None, int | None, list[int]]:
    """Of a finished round: the dog that acted, its prey, and the cards that were collected (C11)."""
    row = o.rows[played][: row_size(o.players)]
    dogs = [card for card in row if DOGS >> card & 1]
    animals = [card for card in row if ANIMALS >> card & 1]
    if len(dogs) != 1:
        return None, None, animals
    prey = max(animals) if dogs[0] == BIG else min(animals)
    animals.remove(prey)  # of equal ones the one furthest left
    return dogs[0], prey, animals


def _last_round(o: Any) -> dict[str, Any]:
    played = o.played - 1
    buyer, row = o.buyers[played], [CARD_WORDS[c] for c in o.rows[played][: row_size(o.players)]]
    if buyer == NOBODY:
        return {"winner": None, "paid": 0, "row": row, "dog": None, "prey": None, "won": []}
    dog, prey, won = _collected(o, played)
    return {
        "winner": buyer,
        "paid": o.paid[played],
        "row": row,
        "dog": None if dog is None else CARD_WORDS[dog],
        "prey": None if prey is None else CARD_WORDS[prey],
        "won": [CARD_WORDS[c] for c in won],
    }

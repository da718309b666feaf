"""Filou as text: options, moves, setup and view, in the words of the portable record."""

from collections.abc import Mapping
from functools import lru_cache
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
OWN_FIELDS = ("seat", "players", "phase", "played", "first", "hand", "removed", "rows", "mice")
PUBLIC_FIELDS = (
    "players", "phase", "played", "first", "choosing", "bidding", "bids", "high_bid", "bank", "row_mice", "rows", "buyers",
    "paid", "removed",
)  # fmt: skip
SECRET_VERBS = ("card",)  # C4
MODEST_VERBS = ("pass",)
REMEMBERED = 1 << 14  # rows bought lately: views tell them again and again
SHOWN_MICE = {players: [int(digit, 16) for digit in f"{MOUSE_CARDS[players]:x}"[::-1]] for players in PLAYERS}
ROW_SIZES = {players: int(row_size(players)) for players in PLAYERS}
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


def own_view(o: Any, options: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a view that depend on whose it is."""
    seat, players, phase, mice = o.seat, o.players, o.phase, o.mice
    here, everyone = seat < players, phase == OVER or options["open_mice"]
    return {
        "hand": _hand(o.hand[seat]) if here else None,
        "removed": CARD_WORDS[o.removed[seat]] if here else None,
        "row": _row(o.rows[o.played], o.first, players) if phase == BID else [],
        "mice": [mice[p] if everyone or p == seat else None for p in range(players)],
    }


def public_view(o: Any, options: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a view that are the same for every seat and spectator."""
    seats, over = range(o.players), o.phase == OVER
    shown: dict[str, Any] = {
        "round": min(o.played + 1, ROUNDS),
        "first": o.first,
        "hand_sizes": [_hand_size(o, p) for p in seats],
        "chosen": [not over and not o.choosing >> p & 1 for p in seats],
        "bids": o.bids[: o.players],
        "passed": [not over and not o.bidding >> p & 1 for p in seats],
        "high_bid": o.high_bid,
        "bank": o.bank,
        "row_mice": _row_mice(o),
        "won": _won(o),
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


def _row(cards: list[int], first: int, players: int) -> list[dict[str, Any]]:
    owners = [(first + i) % players for i in range(players)]
    places = zip([None, *owners] if players == PASSIVE else owners, cards[: ROW_SIZES[players]], strict=True)
    return [{"owner": owner, "card": None if card == HIDDEN else CARD_WORDS[card]} for owner, card in places]


def _row_mice(o: Any) -> list[list[int]]:
    """What each mouse card shows and holds: those still filled are the last ones."""
    shown = SHOWN_MICE[o.players]
    empty = len(shown) - (len(f"{o.row_mice:x}") if o.row_mice else 0)
    return [[mice, mice if i >= empty else 0] for i, mice in enumerate(shown)]


def _cards_in(o: Any, played: int) -> tuple[int, ...]:
    """The row of a finished round."""
    return tuple(o.rows[played][: ROW_SIZES[o.players]])


def _won(o: Any) -> list[list[str]]:
    won: list[list[str]] = [[] for _ in range(o.players)]
    for played in range(o.played):
        if o.buyers[played] != NOBODY:
            won[o.buyers[played]] += _collected(_cards_in(o, played))[2]
    return won


@lru_cache(REMEMBERED)
def _collected(row: tuple[int, ...]) -> tuple[str | None, str | None, tuple[str, ...]]:
    """Of a row that was bought: the dog that acted, its prey, and the cards that were collected (C11)."""
    dogs = [card for card in row if DOGS >> card & 1]
    animals = [card for card in row if ANIMALS >> card & 1]
    if len(dogs) != 1:
        return None, None, tuple(CARD_WORDS[card] for card in animals)
    prey = max(animals) if dogs[0] == BIG else min(animals)
    animals.remove(prey)  # of equal ones the one furthest left
    return CARD_WORDS[dogs[0]], CARD_WORDS[prey], tuple(CARD_WORDS[card] for card in animals)


def _last_round(o: Any) -> dict[str, Any]:
    played = o.played - 1
    buyer, cards = o.buyers[played], _cards_in(o, played)
    row = [CARD_WORDS[card] for card in cards]
    if buyer == NOBODY:
        return {"winner": None, "paid": 0, "row": row, "dog": None, "prey": None, "won": []}
    dog, prey, won = _collected(cards)
    return {"winner": buyer, "paid": o.paid[played], "row": row, "dog": dog, "prey": prey, "won": [*won]}

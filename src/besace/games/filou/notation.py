"""Filou as text: options, moves and setup, in the words of the portable record."""

from collections.abc import Mapping
from typing import Any

from besace.errors import BadSetup, choices, quoted
from besace.games.checks import seat_in, whole_keys
from besace.games.filou.rules import ACTIONS, CARDS, PASS, PASSIVE, ROUNDS
from besace.games.filou.view import FilouView
from besace.games.game import Option

PLAYERS = range(3, 6)
OPTIONS = (Option("open_mice", (False, True)), Option("open_sacks", (False, True)))
PHASES = ("choose", "bid", "over")
OPEN_OPTIONS = ("open_mice", "open_sacks")
VIEW_TYPE = FilouView
SECRET_VERBS = ("card",)  # C4
MODEST_VERBS = ("pass",)
CARD_NAMES = ("-8", "-5", "rabbit", "3", "5", "8", "11", "15", "big", "small")
_CARD_OF = {word: card for card, word in enumerate(CARD_NAMES)}


def _spelling(move: int) -> str:
    if move < PASS:
        return f"card {CARD_NAMES[move]}"
    return "pass" if move == PASS else f"bid {move - PASS}"


SPELLINGS = tuple(_spelling(move) for move in range(ACTIONS))


def encode_options(options: Mapping[str, Any]) -> list[int]:
    """Nothing in the rules depends on an option."""
    return []


def setup_of(state: Any) -> dict[str, Any]:
    """The portable setup of a game that has just been dealt."""
    setup: dict[str, Any] = {"first": state.first, "removed": [CARD_NAMES[c] for c in state.removed[: state.players]]}
    if state.players == PASSIVE:
        *pile, removed = (CARD_NAMES[c] for c in state.passive)
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
            raise BadSetup(f"In the setup, {name} names no card by {quoted(word)}: it should be {choices(CARD_NAMES)}.")
    return [_CARD_OF[word] for word in words]

"""Niche as text: options, moves and setup, in the words of the portable record."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from besace.errors import BadSetup, quoted
from besace.games.checks import seat_in, whole_keys
from besace.games.game import Option
from niche.rules import BONES, COPIES, HAND, KINDS
from niche.view import NicheView

PLAYERS = range(2, 5)
OPTIONS = (Option("rounds", (5, 3)),)
PHASES = ("bait", "bury", "speak", "over")
VIEW_TYPE = NicheView
SECRET_VERBS = ("bury",)  # N4
MODEST_VERBS = ("slink",)
_WORTH = range(1, KINDS + 1)

SPELLINGS = (*(f"bury {worth}" for worth in _WORTH), *(f"bait {worth}" for worth in _WORTH), "growl", "slink")


def encode_options(options: Mapping[str, Any]) -> list[int]:
    return [options["rounds"]]


def setup_of(state: Any) -> dict[str, Any]:
    """The portable setup of a game that has just been dealt."""
    return {"first": state.first, "hands": [bones_of(hand) for hand in state.hand[: state.players]]}


def bones_of(counts: Any) -> list[int]:
    """Some bones by what they are worth, the lowest first."""
    return [kind + 1 for kind in range(KINDS) for _ in range(counts[kind])]


def draws_of(players: int, options: Mapping[str, Any], setup: Any) -> list[int]:
    """The draws that deal this setup, or `BadSetup`."""
    whole_keys(setup, ("first", "hands"))
    draws, hands = [seat_in(setup["first"], players)], setup["hands"]
    if not isinstance(hands, list) or len(hands) != players:
        raise BadSetup(f"In the setup, hands should be a list of {players} hands, not {quoted(hands)}.")
    bag = [worth for worth in _WORTH for _ in range(COPIES)]
    for hand in hands:
        if not isinstance(hand, list) or len(hand) != HAND or any(type(bone) is not int or bone not in _WORTH for bone in hand):
            raise BadSetup(f"In the setup, a hand should be a list of {HAND} bones from 1 to {KINDS}, not {quoted(hand)}.")
        if Counter(hand) - Counter(bag):
            raise BadSetup(f"In the setup, hands should hold at most {COPIES} of each of the {BONES} bones.")
        for bone in hand:
            draws.append(bag.index(bone))
            bag.remove(bone)
    return draws

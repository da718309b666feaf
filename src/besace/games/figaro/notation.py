"""Figaro as text: options, moves and setup, in the words of the portable record."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from besace.errors import BadOption, BadSetup, choices, quoted
from besace.games.checks import seat_in, whole_keys
from besace.games.figaro.rules import (
    ACTIONS,
    COPIES,
    COPIES_3,
    COPIES_MEMO,
    KINDS,
    PIECES,
    ROUNDS,
    SEATS,
    TAKE,
    THREE,
    hand_size,
)
from besace.games.figaro.view import FigaroView
from besace.games.game import Option

PLAYERS = range(3, SEATS + 1)
LONGEST = 10**15  # so that all roads together fit a word


class Roads(Option):
    """The lengths of all pieces of road, in any order; the values declared are the default and an example."""

    def check(self, value: object, players: int) -> Any:
        """The lengths, or a sentence that says what is wrong with them."""
        if not isinstance(value, list | tuple) or len(value) != PIECES:
            raise BadOption(f"The option {self.name} should be a list of {PIECES} lengths, not {quoted(value)}.")
        for length in value:
            if type(length) is not int or not 1 <= length <= LONGEST:
                right = f"a whole number from 1 to {LONGEST:,}"
                raise BadOption(f"A length in the option {self.name} should be {right}, not {quoted(length)}.")
        if len(set(value)) != PIECES:
            twice = next(length for length, times in Counter(value).items() if times > 1)
            raise BadOption(f"The option {self.name} should hold {PIECES} different lengths, but {twice} is there twice.")
        return list(value)


OPTIONS = (
    Option("deck3", ("official", "memo"), only_players=(THREE,)),
    Option("fewest", ("one", "all")),
    Roads("roads", ([*range(1, PIECES + 1)], [n * n for n in range(1, PIECES + 1)])),
    Option("open_piles", (False, True)),
)
PHASES = ("play", "over")
OPEN_OPTIONS = ("open_piles",)
VIEW_TYPE = FigaroView
COLOUR_NAMES = "VOGRB"
CARD_NAMES = (*(f"{colour}{value}" for colour in COLOUR_NAMES for value in (1, 2, 3)), "J1", "J2", "X")
_KIND_OF = {word: kind for kind, word in enumerate(CARD_NAMES)}


def _spelling(move: int) -> str | None:
    if move == TAKE:
        return "take"
    kind, target = divmod(move, 8)
    return f"play {CARD_NAMES[kind]} {target}" if target < SEATS else None


SPELLINGS = tuple(_spelling(move) for move in range(ACTIONS))


def encode_options(options: Mapping[str, Any]) -> list[int]:
    """The number of the three players' deck, who takes nothing, and the lengths, ascending."""
    return [int(options["deck3"] == "memo"), int(options["fewest"] == "all"), *sorted(options["roads"])]


def setup_of(state: Any) -> dict[str, Any]:
    """The portable setup of a game that has just been dealt."""
    seats = range(state.players)
    return {
        "first": state.first,
        "roads": [_lengths(state.lengths, pieces) for pieces in state.roads],
        "deals": [[_hand(deal[p]) for p in seats] for deal in state.hands],
    }


def draws_of(players: int, options: Mapping[str, Any], setup: Any) -> list[int]:
    """The draws that deal this setup, or `BadSetup`."""
    whole_keys(setup, ("first", "roads", "deals"))
    first = seat_in(setup["first"], players)
    draws = [first]
    left = sorted(options["roads"])
    for length in _roads(setup["roads"], players, left):
        draws.append(left.index(length))
        left.remove(length)
    deck = 0 if players > THREE else 1 + (options["deck3"] == "memo")
    for r, hands in enumerate(_three(setup["deals"], "deals")):
        dealt = _deal(hands, players, deck, first, f"round {r + 1} of the deals")
        cards = [kind for kind in range(KINDS) for _ in range(_copies(deck)[kind])]
        for place in range(players - 1):
            for kind in dealt[(first + place) % players]:
                draws.append(cards.index(kind))
                cards.remove(kind)
    return draws


def _copies(deck: int) -> tuple[int, ...]:
    return (COPIES, COPIES_3, COPIES_MEMO)[deck]


def _three(rounds: object, name: str) -> list[Any]:
    if not isinstance(rounds, list) or len(rounds) != ROUNDS:
        raise BadSetup(f"In the setup, {name} should be a list of {ROUNDS} rounds, not {quoted(rounds)}.")
    return rounds


def _roads(rounds: object, players: int, lengths: list[int]) -> list[int]:
    """The lengths drawn in all three rounds, one after another."""
    drawn: list[int] = []
    for r, pieces in enumerate(_three(rounds, "roads")):
        where = f"In the setup, round {r + 1} of the roads"
        if not isinstance(pieces, list) or len(pieces) != players - 1:
            raise BadSetup(f"{where} should be a list of {players - 1} lengths, not {quoted(pieces)}.")
        for length in pieces:
            if type(length) is not int or length not in lengths:
                raise BadSetup(f"{where} has no piece of length {quoted(length)}: it should be {choices(lengths)}.")
            if length in drawn:
                raise BadSetup(f"{where} should not hold {length}, which is already drawn.")
            drawn.append(length)
        if pieces != sorted(pieces, reverse=True):
            raise BadSetup(f"{where} should be longest first, not {quoted(pieces)}.")
    return drawn


def _deal(hands: object, players: int, deck: int, first: int, name: str) -> list[list[int]]:
    """The kinds in the hand of each seat."""
    where = f"In the setup, {name}"
    if not isinstance(hands, list) or len(hands) != players:
        raise BadSetup(f"{where} should be a list of {players} hands, not {quoted(hands)}.")
    dealt = []
    for seat, hand in enumerate(hands):
        size = int(hand_size(players, deck, (seat - first) % players))
        if not isinstance(hand, list) or len(hand) != size:
            raise BadSetup(f"{where} should give seat {seat} a list of {size} cards, not {quoted(hand)}.")
        for word in hand:
            if not isinstance(word, str) or word not in _KIND_OF:
                raise BadSetup(f"{where} names no card by {quoted(word)}: it should be {', '.join(CARD_NAMES)}.")
        dealt.append([_KIND_OF[word] for word in hand])
    found = Counter(kind for hand in dealt for kind in hand)
    for kind, times in enumerate(_copies(deck)):
        if found[kind] != times:
            raise BadSetup(f"{where} should hold {times} times {CARD_NAMES[kind]}, not {found[kind]} times.")
    return dealt


def _hand(counts: int) -> list[str]:
    return [CARD_NAMES[kind] for kind in range(KINDS) for _ in range(counts >> 3 * kind & 7)]


def _lengths(lengths: Sequence[int], pieces: int) -> list[int]:
    """The lengths of a set of pieces, longest first."""
    found = []
    while pieces:
        longest = pieces.bit_length() - 1
        found.append(lengths[longest])
        pieces ^= 1 << longest
    return found

"""What each game neither makes nor loses: a function by the name of the game that takes a match and asserts it.

A second table says which moves are *quiet*: they show nothing that was hidden from the one who looks on.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

import besace
from besace.games.doggybag.bones import BAG, SCREEN
from besace.games.figaro.rules import DECK, DECK_SIZE
from besace.games.filou.notation import CARD_WORDS
from besace.games.filou.rules import BANK, CARDS, MICE
from tests.conformance.cases import state_of


def doggybag(match: besace.Match) -> None:
    """Every bone lies in one place: a word counts the bones of a place, kind by kind, and words can be added."""
    state, seats = state_of(match), range(match.players)
    places = [state.bag, state.chest, state.held, *(state.front[p] for p in seats), *(state.behind[p] for p in seats)]
    assert sum(places) == SCREEN * match.players + BAG


def quiet_in_doggybag(view: dict[str, Any], move: str) -> bool:
    """Whatever neither looks into the bag nor can end the turn, and with it the game."""
    mark, verb, *words = move.split()
    mine = mark == str(view["seat"])
    if view["bag_size"] < 2 or verb in ("stop", "steal", "keep"):
        return False
    if verb == "take":
        return not (mine and words[0] in ("1", "4"))
    if verb == "draw":
        watching = view["seat"] is not None and view["roles"][view["seat"]] == 1
        return words[0] != "black" and view["phase"] != "glut" and not (view["phase"] == "effect" and watching)
    return True


def figaro(match: besace.Match) -> None:
    """Every card of the round is in hand or was played, those on the table and in piles add up, and no road is owned twice."""
    state, seats = state_of(match), range(match.players)
    assert sum(state.hands[state.now][p] for p in seats) + state.shown == DECK[state.deck]
    on_table = sum(len(front) for front in match.view(None)["table"])
    assert on_table == state.on_table
    assert sum(state.hand_sizes[p] + state.piles[p] for p in seats) + on_table == DECK_SIZE[state.deck]
    owned = [state.owned[p] for p in seats]
    assert sum(owned) & ~sum(state.roads) == 0
    assert sum(pieces.bit_count() for pieces in owned) == sum(owned).bit_count()


def quiet_in_figaro(view: dict[str, Any], move: str) -> bool:
    """Whatever cannot end the round, and with it deal new hands or show all."""
    return min(view["hand_sizes"]) > 1


def filou(match: besace.Match) -> None:
    """Every mouse is somewhere, and every card of every set is in hand, removed, or was laid in one round."""
    state, players = state_of(match), match.players
    view = match.view(None)
    on_cards = sum(mice for _, mice in view["row_mice"])
    assert sum(state.mice[:players]) + view["bank"] + on_cards == MICE * players + BANK[players]
    assert all(bid <= mice for bid, mice in zip(view["bids"], state.mice, strict=False))
    laid: dict[int, list[int]] = {seat: [state.removed[seat]] for seat in range(players)}
    passive = [state.passive[CARDS - 1]]
    for played in range(state.played + (view["phase"] == "bid")):
        row = state.rows[played][: players + (players == 3)]
        if players == 3:
            passive.append(row.pop(0))
        for place, card in enumerate(row):
            laid[(state.firsts[played] + place) % players].append(card)
    for seat, cards in laid.items():
        hand = [CARD_WORDS.index(word) for word in match.view(seat)["hand"]]
        chosen = [state.rows[state.played][place_of(state, seat)]] if view["phase"] == "choose" and view["chosen"][seat] else []
        assert sorted(hand + cards + chosen) == list(range(CARDS))
    if players == 3:
        assert sorted(state.passive) == list(range(CARDS))
        assert Counter(passive) <= Counter(state.passive)


def place_of(state: Any, seat: int) -> int:
    return (seat - state.first) % state.players + (state.players == 3)


def quiet_in_filou(view: dict[str, Any], move: str) -> bool:
    """All but the last card laid, all but the passes that turn cards up, and whatever does not end the game."""
    if view["phase"] == "choose":
        return view["chosen"].count(False) > 1
    last_left = view["passed"].count(False) == 1
    if view["round"] == 9 and last_left:
        return False
    return "bid" in move or last_left


CONSERVED: dict[str, Callable[[besace.Match], None]] = {"doggybag": doggybag, "figaro": figaro, "filou": filou}
QUIET: dict[str, Callable[[dict[str, Any], str], bool]] = {
    "doggybag": quiet_in_doggybag,
    "figaro": quiet_in_figaro,
    "filou": quiet_in_filou,
}

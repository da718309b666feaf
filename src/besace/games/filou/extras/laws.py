"""What holds in Filou all the time, for the conformance kit."""

from collections import Counter
from typing import Any

from besace.games.filou.notation import CARD_NAMES
from besace.games.filou.rules import BANK, CARDS, MICE
from besace.games.parts.match import Playing


def conserved(state: Any, match: Playing) -> None:
    """Every mouse is somewhere, and every card of every set is in hand, removed, or was laid in one round."""
    players = match.players
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
        hand = [CARD_NAMES.index(word) for word in match.view(seat)["hand"]]
        chosen = [state.rows[state.played][place_of(state, seat)]] if view["phase"] == "choose" and view["chosen"][seat] else []
        assert sorted(hand + cards + chosen) == list(range(CARDS))
    if players == 3:
        assert sorted(state.passive) == list(range(CARDS))
        assert Counter(passive) <= Counter(state.passive)


def place_of(state: Any, seat: int) -> int:
    return int((seat - state.first) % state.players + (state.players == 3))


def quiet(view: dict[str, Any], move: str) -> bool:
    """All but the last card laid, all but the passes that turn cards up, and whatever does not end the game."""
    if view["phase"] == "choose":
        return bool(view["chosen"].count(False) > 1)
    last_left: bool = view["passed"].count(False) == 1
    if view["round"] == 9 and last_left:
        return False
    return "bid" in move or last_left

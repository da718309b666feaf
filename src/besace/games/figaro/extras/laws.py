"""What holds in Figaro all the time, for the conformance kit."""

from typing import Any

from besace.games.figaro.rules import DECK, DECK_SIZE
from besace.games.parts.match import Playing


def conserved(state: Any, match: Playing) -> None:
    """Every card of the round is in hand or was played, those on the table and in piles add up, and no road is owned twice."""
    seats = range(match.players)
    assert sum(state.hands[state.now][p] for p in seats) + state.shown == DECK[state.deck]
    on_table = sum(len(front) for front in match.view(None)["table"])
    assert on_table == state.on_table
    assert sum(state.hand_sizes[p] + state.piles[p] for p in seats) + on_table == DECK_SIZE[state.deck]
    owned = [state.owned[p] for p in seats]
    assert sum(owned) & ~sum(state.roads) == 0
    assert sum(pieces.bit_count() for pieces in owned) == sum(owned).bit_count()


def quiet(view: dict[str, Any], move: str) -> bool:
    """Whatever cannot end the round, and with it deal new hands or show all."""
    return bool(min(view["hand_sizes"]) > 1)

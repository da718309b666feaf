"""What holds in Niche all the time, for the conformance kit."""

from typing import Any

from besace.games.parts.match import Playing
from niche.rules import COPIES, HAND, KINDS, NOTHING


def conserved(state: Any, match: Playing) -> None:
    """Every bone lies in one place."""
    for kind in range(KINDS):
        held = sum(hand[kind] for hand in state.hand) + list(state.buried).count(kind)
        turned = list(state.baits).count(kind) + sum(list(shown).count(kind) for shown in state.shown)
        assert state.bag[kind] + held + turned == COPIES, f"bones of {kind + 1}"
    for p in range(match.players):
        assert state.bones[p] == sum(state.hand[p]) + (state.buried[p] != NOTHING)
        assert state.bones[p] + sum(shown[p] != NOTHING for shown in state.shown) == HAND


def quiet(view: dict[str, Any], move: str) -> bool:
    """All but the last word of a round, which may turn bones up."""
    last = (view["first"] - 1) % view["players"]
    return bool(view["phase"] != "speak" or view["to_act"] != [last])

"""Doggy Bag: the smoked bones that a seat has put.

Another player believes that the seat still hides more of them than it does, dares a number that should have gone well, and draws
a smoked bone.
"""

from collections.abc import Iterator
from typing import Any

from besace.games.doggybag.bones import BLACK, of_kind, size
from besace.games.move import Move
from besace.games.parts.belief import means, none_of
from besace.games.parts.bluff import Bluff, Positions
from besace.games.parts.match import Playing

SAMPLES = 200
FAR = 0.6  # smoked bones by which a belief about a screen must be wrong
LIKELY = 0.5  # a raid that should have gone well


def bluffs(positions: Positions, seat: int) -> Iterator[Bluff]:
    dared: dict[int, Bluff] = {}
    for ply, text, match in positions:
        mover, verb, args = Move.of(text)
        if verb == "coins":
            dared = {}
        if verb in ("take", "flip") and mover is not None and mover != seat:
            bluff = _daring(match, ply, mover, seat, int(args[-1]))
            if bluff is not None:
                dared[bluff.victim] = bluff
        if verb == "draw" and args == ("black",):
            raider = match.view(None)["raider"]
            if raider in dared:
                yield dared.pop(raider)


def _daring(match: Playing, ply: int, mover: int, seat: int, number: int) -> Bluff | None:
    """A raid that is dared because the mover believes more smoked bones to be behind the seat's screen than there are."""
    observation = match.observation(mover)
    if not number or match.view(mover)["bag"] is not None or seat in match.view(None)["out"]:
        return None

    def ask(state: Any) -> dict[str, float]:
        bag = state.bag
        success = none_of(size(bag), of_kind(bag, BLACK), number)
        return {"hides": float(of_kind(state.behind[seat], BLACK)), "success": success}

    asked = means(observation, SAMPLES, ply, lambda state: 1.0, ask)
    truth = match.view(seat)["behind"]["black"]
    believed, success = asked["hides"].value, asked["success"].value
    if believed - truth < FAR or success < LIKELY:
        return None
    return Bluff(ply, mover, "dared", believed, float(truth))

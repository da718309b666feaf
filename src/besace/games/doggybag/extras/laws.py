"""What holds in Doggy Bag all the time, for the conformance kit."""

from typing import Any

from besace.games.doggybag.bones import BAG, SCREEN
from besace.games.parts.match import Playing


def conserved(state: Any, match: Playing) -> None:
    """Every bone lies in one place: a word counts the bones of a place, kind by kind, and words can be added."""
    seats = range(match.players)
    places = [state.bag, state.chest, state.held, *(state.front[p] for p in seats), *(state.behind[p] for p in seats)]
    assert sum(places) == SCREEN * match.players + BAG


def quiet(view: dict[str, Any], move: str) -> bool:
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

"""Doggy Bag with few bones left behind the screens."""

from besace.errors import BadOption
from besace.games.parts.small import New, Start, played_at_random

MOST_LEFT = 6  # bones behind each screen


def start(players: int, left: int, new: New) -> Start:
    """Of random games, the turn that begins with so few bones behind the screens and the fewest in the bag."""
    best: tuple[int, list[str]] | None = None
    setup = {"first": 0}
    for seed in range(60):
        for match in played_at_random(new(setup=setup), seed):
            view = match.view(None)
            behind = max(view["behind_size"])
            if view["phase"] == "coins" and behind <= left and not view["out"] and (best is None or view["bag_size"] < best[0]):
                best = view["bag_size"], match.record()["moves"]
    if best is None:
        raise BadOption(f"No random game of {players} comes to {left} bones behind each screen: leave more.")
    return Start([setup], best[1])

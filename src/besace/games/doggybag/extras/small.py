"""Doggy Bag with few bones left behind the screens."""

from itertools import product

from besace.errors import BadOption
from besace.games.doggybag.rules import LEAST_ANNOUNCED, MOST_BONES, TOKENS
from besace.games.parts.small import New, Start, played_at_random

MOST_LEFT = 6  # bones behind each screen
SECRETS = {"players": 2, "beginner": True}
KEPT_TOKENS = (0, 1, 3)
FIRST = {"first": 0}


def start(players: int, left: int, new: New) -> Start:
    """Of random games, the turn that begins with so few bones behind the screens and the fewest in the bag."""
    best: tuple[int, list[str]] | None = None
    for seed in range(60):
        for match in played_at_random(new(setup=FIRST), seed):
            view = match.view(None)
            behind = max(view["behind_size"])
            if view["phase"] == "coins" and behind <= left and not view["out"] and (best is None or view["bag_size"] < best[0]):
                best = view["bag_size"], match.record()["moves"]
    if best is None:
        raise BadOption(f"No random game of {players} comes to {left} bones behind each screen: leave more.")
    return Start([(FIRST, best[1])])


def secrets(new: New) -> Start:
    """Two turns before the end: each has put a red bone into the bag and holds a black one, or the other way round, and two black
    ones lie in front of both, so that one more puts them out. Only KEPT_TOKENS are taken, and nobody is a hothead."""
    barred = {f"take {token}" for token in range(TOKENS) if token not in KEPT_TOKENS}
    barred |= {f"flip {token} {n}" for token in range(TOKENS) for n in range(LEAST_ANNOUNCED, MOST_BONES + 1)}
    return Start([(FIRST, _put_in_secret(*bones)) for bones in product(("red", "black"), repeat=2)], frozenset(barred))


def _put_in_secret(first: str, second: str) -> list[str]:
    """Four turns: who raids with a hothead's number or with 7 draws black at once, who comes after takes what is worth little."""
    lines = (
        ("2 2", ["yellow white grey black"] * 2, "0 take 7, 1 take 6", "black black", ""),
        ("2 2", ["white grey red black"] * 2, "1 flip 0 8, 0 take 6", "black grey grey grey yellow grey white", "0 stop"),
        ("1 2", ["white grey red"] * 2, "0 flip 0 8, 1 take 7", "black yellow yellow grey grey grey white white", "1 stop"),
        ("1 1", [f"white {first}", f"white {second}"], "1 take 2, 0 take 6", "white white white white white white", "0 stop"),
    )
    moves = []
    for coins, put, roles, drawn, last in lines:
        moves += [f"* coins {coins}", *(f"{seat} put {kind}" for seat in range(2) for kind in put[seat].split())]
        moves += [*roles.split(", "), *(f"* draw {kind}" for kind in drawn.split()), *([last] if last else [])]
    return [*moves, "* coins 1 1"]

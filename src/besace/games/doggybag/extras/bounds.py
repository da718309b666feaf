"""How long Doggy Bag can last and how far apart its results can lie."""

from besace.games.doggybag.bones import BAG, POINTS, SCREEN, of_kind
from besace.games.doggybag.notation import KIND_NAMES
from besace.games.parts.bounds import Bounds
from besace.games.parts.match import Playing

OUT = -1  # the result of somebody who is out
CHOICES_BY_ROLES = 5  # of a turn: R2, R5 and R7 one each, R6 two
CHOICES_BY_ROLE = 2
DRAWS_BY_ROLES = 5  # of a turn: R1 and R3 one each, R5 three
PUT_BY_ROLES = 2  # bones that R6 brings back into the bag


def bounds(match: Playing) -> Bounds:
    """From the flip of the coins on: a loot takes at least two bones from behind each screen, or all; a raid asks at most once
    for a stop, a turn once for what is stolen; and what is raided never comes back into the bag but by roles."""
    view = match.view(None)
    roles = not view["options"]["beginner"]
    players, behind = match.players - len(view["out"]), max(view["behind_size"])
    turns = (behind + 1) // 2
    effects = roles * turns
    every_bone = sum(points * (of_kind(BAG, kind) + match.players * of_kind(SCREEN, kind)) for kind, points in enumerate(POINTS))
    gone = 0 if roles else sum(POINTS[KIND_NAMES.index(kind)] * number for kind, number in view["chest"].items())
    return Bounds(
        choices=players * behind + turns * (2 * players + 1) + CHOICES_BY_ROLES * effects,
        own_choices=behind + 3 * turns + CHOICES_BY_ROLE * effects,
        chances=turns + view["bag_size"] + players * behind + (DRAWS_BY_ROLES + PUT_BY_ROLES) * effects,
        least=OUT - (every_bone - gone) / (match.players - 1),
        most=every_bone - gone - OUT,
    )

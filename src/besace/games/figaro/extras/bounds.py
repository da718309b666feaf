"""How long Figaro can last and how far apart its results can lie."""

from besace.games.figaro.rules import ROUNDS
from besace.games.parts.bounds import Bounds
from besace.games.parts.match import Playing


def bounds(match: Playing) -> Bounds:
    """From the beginning of the game on, or from the last round on.

    Every card is played at most once, and before it the table can be taken at most once.
    """
    view, deals = match.view(None), match.setup["deals"]
    later = deals[view["round"] :]
    cards = sum(view["hand_sizes"]) + sum(len(hand) for deal in later for hand in deal)
    own = max(view["hand_sizes"]) + sum(max(map(len, deal)) for deal in later)
    least, most = _from_the_last_round(match) if view["round"] == ROUNDS else _from_the_beginning(match)
    return Bounds(2 * cards + 1, 2 * own, 0, least, most)


def _from_the_beginning(match: Playing) -> tuple[float, float]:
    """Three pieces to oneself and none to the others, or none to oneself and all to the others: any pieces may be laid out."""
    others = match.players - 1
    pieces = sorted(match.view(None)["options"]["roads"], reverse=True)
    return -float(sum(pieces[:ROUNDS])), sum(pieces[: ROUNDS * others]) / others


def _from_the_last_round(match: Playing) -> tuple[float, float]:
    """One more piece to somebody, or one exchanged for the shortest of the round (F13)."""
    seats, others = range(match.players), match.players - 1
    owned = [match.view(seat)["roads"][seat] for seat in seats]
    laid = match.view(None)["roads_round"][ROUNDS - 1]
    longest, whole = max(*laid, *(piece for own in owned for piece in own)), sum(laid) + sum(map(sum, owned))
    least = [sum(own) - max(0, max(own, default=0) - min(laid)) for own in owned]
    return (
        min(-(sum(owned[p]) + longest) + (sum(map(sum, owned)) - sum(owned[p]) - longest) / others for p in seats),
        max(-least[p] + (whole - least[p]) / others for p in seats),
    )

"""Doggy Bag's score sheet: ``players``, for each what lies in ``front`` ({kind: n}), or ``out``, and for a tie the number of
the last ``role`` (a hothead's announced number); and the ``edition``."""

from collections.abc import Mapping
from typing import Any

from besace.games.doggybag.notation import PLAYERS
from besace.games.parts.sheet import Scored, Step, Uncountable, places, read_names, read_number, read_players

KEYS = ("players", "edition")
EXAMPLE = {"players": [{"front": {"red": 2}, "role": 4}, {"out": True}], "edition": "revised"}
POINTS = {"grey": 1, "white": 1, "red": 2, "yellow": 3, "black": 0}
EACH = {"grey": 3, "white": 4, "red": 5, "yellow": 1, "black": 3}  # bones of a kind per player; one more of each is in the bag
BLACKS_TO_BE_OUT = 3
TOKENS = 8
MOST_ANNOUNCED = 101
EDITIONS = ("revised", "first", "english")


def score(sheet: Mapping[str, Any]) -> Scored:
    players = read_players(sheet, PLAYERS, ("front", "out", "role"))
    names, edition = read_names(sheet, len(players)), sheet.get("edition", EDITIONS[0])
    if edition not in EDITIONS:
        raise Uncountable("sheet-doggybag-edition", editions=", ".join(EDITIONS))
    seats = range(len(players))
    out = [_read_out(player) for player in players]
    fronts = [_read_front(players[seat], out[seat], names[seat], len(players)) for seat in seats]
    _check_bones(fronts)
    roles = _read_roles(players, names)
    found = Scored([sum(POINTS[kind] * n for kind, n in fronts[seat].items()) for seat in seats])
    still_in = [seat for seat in seats if not out[seat]]
    if not still_in:
        raise Uncountable("sheet-doggybag-all-out")
    for seat in seats:
        found.steps.append(_points(seat, names[seat], fronts[seat], found.totals[seat], out[seat]))
    ranks = [(-1, 0) if out[seat] else (found.totals[seat], 0) for seat in seats]
    best = [seat for seat in seats if ranks[seat] == max(ranks)]
    if len(still_in) == 1:
        found.steps.append(Step("D8", "scores-doggybag-last", {"who": names[still_in[0]]}, still_in[0]))
    elif len(best) > 1 and edition == "first":
        for seat in best:
            ranks[seat] = (found.totals[seat], -fronts[seat]["black"])
        found.steps.append(Step("E3", "scores-doggybag-tie-first", {"names": [names[seat] for seat in best]}))
    elif len(best) > 1:
        for seat in best:
            role = roles[seat]
            if role is None:  # not full yet, which is nothing wrong: last roles are noted only where they decide
                found.needed = Step("E3", "scores-doggybag-role-needed", {"who": names[seat]}, seat)
                return found
            ranks[seat] = (found.totals[seat], role)
        found.steps.append(Step("E3", "scores-doggybag-tie", {"names": [names[seat] for seat in best]}))
    found.places = places(ranks)
    found.winners = [seat for seat in seats if found.places[seat] == 1]
    won = {"names": [names[seat] for seat in found.winners], "count": len(found.winners)}
    found.steps.append(Step("D8" if len(still_in) == 1 else "E1", "won-by", won))
    return found


def _read_out(player: Mapping[str, Any]) -> bool:
    out = player.get("out", False)
    if not isinstance(out, bool):
        raise Uncountable("sheet-player", keys="front, out, role")
    return out


def _read_front(player: Mapping[str, Any], out: bool, who: str, players: int) -> dict[str, int]:
    given = player.get("front", {})
    if not isinstance(given, Mapping) or not set(given) <= set(POINTS):
        raise Uncountable("sheet-doggybag-kinds", who=who, kinds=", ".join(POINTS))
    front = {
        kind: read_number(given.get(kind, 0), "sheet-doggybag-bones", 0, players * EACH[kind] + 1, who=who, kind=kind)
        for kind in POINTS
    }
    if out and any(front.values()):
        raise Uncountable("sheet-doggybag-out", who=who)
    if not out and front["black"] >= BLACKS_TO_BE_OUT:
        raise Uncountable("sheet-doggybag-three", who=who)
    return front


def _check_bones(fronts: list[dict[str, int]]) -> None:
    for kind, each in EACH.items():
        there = len(fronts) * each + 1
        if sum(front[kind] for front in fronts) > there:
            raise Uncountable("sheet-doggybag-box", kind=kind, most=there)


def _read_roles(players: list[Mapping[str, Any]], names: list[str]) -> list[int | None]:
    roles: list[int | None] = []
    for player, who in zip(players, names, strict=True):
        role = player.get("role")
        roles.append(None if role is None else read_number(role, "sheet-doggybag-role", 0, MOST_ANNOUNCED, who=who))
    tokens = [role for role in roles if role is not None and role < TOKENS]
    hotheads = [role for role in roles if role is not None and role >= TOKENS]
    if len(set(tokens)) < len(tokens) or len(hotheads) > 1:
        raise Uncountable("sheet-doggybag-roles")
    return roles


def _points(seat: int, who: str, front: dict[str, int], total: float, out: bool) -> Step:
    if out:
        return Step("D8", "scores-doggybag-out", {"who": who}, seat)
    parts = [f"{n} × {POINTS[kind]}" for kind, n in front.items() if n and POINTS[kind]]
    return Step("E1", "scores-sum", {"who": who, "parts": " + ".join(parts) or "0", "total": total}, seat)

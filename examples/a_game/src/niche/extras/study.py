"""Niche: which bones to growl with."""

from typing import Any

from besace.games.parts.figures import Column, Sheet
from besace.games.parts.match import Playing
from besace.games.parts.study import Facts, Found


def count(record: dict[str, Any], match: Playing, facts: Facts) -> None:
    """Count one finished game: who growled with what, and whether it took the bait."""
    buried: dict[int, str] = {}
    growlers: list[int] = []
    before = 1
    for text in record["moves"]:
        mark, verb, *words = text.split()
        match.play(text)
        if verb == "bury":
            buried[int(mark)] = words[0]
        if verb == "growl":
            growlers.append(int(mark))
        view = match.view(None)
        if view["over"] or view["round"] > before:
            for seat, bone in buried.items():
                facts.add("bone", bone, "growls", seat in growlers)
            for seat in growlers:
                facts.add("bone", buried[seat], "takes", seat in view["last_round"]["taker"])
                facts.add("bone", buried[seat], "alone", len(growlers) == 1)
            buried, growlers, before = {}, [], view["round"]


def sheets(found: Found) -> list[Sheet]:
    """How bones do that were buried."""
    note = "Of the bones that were buried; the second and third figure are of those that were growled with."
    columns = [
        Column("is growled with", "share", drawn=True),
        Column("takes the bait", "share", drawn=True),
        Column("alone", "share"),
    ]
    sheet = Sheet("Growling by the bone that is buried", note, "bone", columns)
    for bone in found.rows("bone"):
        sheet.rows.append((bone, [found.share("bone", bone, what) for what in ("growls", "takes", "alone")]))
    return [sheet]

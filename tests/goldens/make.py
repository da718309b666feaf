"""Goldens: whole games of every game, player count and option, and what everyone saw in a few positions of them.

``python -m tests.goldens.make`` writes them all anew, the same bytes every time unless the rules or the views have changed. A
golden is ``{"record": the portable record, "views": {PLY: {"public": DIGEST, "seats": [DIGEST, …]}}}``; a digest is the start of
the SHA-256 of a view as canonical JSON.
"""

import hashlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import besace
from besace.conformance.cases import CASES, Case, random_move

FOLDER = Path(__file__).parent
GAMES_PER_CASE = 2
WIDTH = 120
DIGITS = 16  # of a digest
POSITIONS = 4  # whose views are kept, the first and the last included
LEANS = (3, 1)  # the first game of a case is played with a lean to the first moves of each list


def path_of(case: Case, number: int) -> Path:
    """``filou/3-open_mice-true-1.json``"""
    return FOLDER / case.name / f"{str(case).removeprefix(case.name + '-')}-{number}.json"


def paths() -> dict[Path, tuple[Case, int]]:
    """Every golden that there should be."""
    return {path_of(case, number): (case, number) for case in CASES for number in range(1, GAMES_PER_CASE + 1)}


def played(case: Case, number: int) -> besace.Match:
    """A whole game at random, the same every time."""
    match, rng = case.new(number), random.Random(f"{case} {number}")
    while not match.over:
        match.play(random_move(match, rng, LEANS[number - 1]))
    return match


def digest(view: dict[str, Any]) -> str:
    text = json.dumps(view, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


def digests_at(record: dict[str, Any], ply: int) -> dict[str, Any]:
    match = besace.load(record, at=ply)
    return {"public": digest(match.view(None)), "seats": [digest(match.view(seat)) for seat in range(match.players)]}


def golden(record: dict[str, Any]) -> dict[str, Any]:
    """The golden of a finished game."""
    last = len(record["moves"])
    plies = [last * i // (POSITIONS - 1) for i in range(POSITIONS)]
    return {"record": record, "views": {str(ply): digests_at(record, ply) for ply in plies}}


def pretty(value: Any) -> str:
    """JSON that reads well: whatever fits on a line is on one, and words fill their lines."""
    return "\n".join(_lines(value, 0)) + "\n"


def _lines(value: Any, indent: int) -> Iterator[str]:
    whole, margin = json.dumps(value, ensure_ascii=False), " " * (indent + 1)
    if len(whole) + indent < WIDTH or not isinstance(value, dict | list):
        yield whole
        return
    if isinstance(value, list) and not any(isinstance(item, dict | list) for item in value):
        yield "["
        yield from (margin + line for line in _filled([json.dumps(item, ensure_ascii=False) for item in value], WIDTH - indent))
        yield " " * indent + "]"
        return
    opened, closed = "{}" if isinstance(value, dict) else "[]"
    items = list(value.items()) if isinstance(value, dict) else [(None, item) for item in value]
    yield opened
    for index, (key, item) in enumerate(items):
        head = "" if key is None else f"{json.dumps(key)}: "
        first, *rest = _lines(item, indent + 1)
        lines = [margin + head + first, *rest]
        lines[-1] += "," if index < len(items) - 1 else ""
        yield from lines
    yield " " * indent + closed


def _filled(items: list[str], width: int) -> Iterator[str]:
    line = ""
    for index, item in enumerate(items):
        text = item + ("," if index < len(items) - 1 else "")
        if line and len(line) + 1 + len(text) > width:
            yield line
            line = ""
        line += f" {text}" if line else text
    yield line


def main() -> None:
    wanted = paths()
    for stray in set(FOLDER.rglob("*.json")) - set(wanted):
        stray.unlink()
    for path, (case, number) in wanted.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(pretty(golden(played(case, number).record())), encoding="utf-8")
    print(f"{len(wanted)} goldens of {len(besace.GAMES)} games are written.")


if __name__ == "__main__":
    main()

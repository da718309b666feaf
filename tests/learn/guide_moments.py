"""The moments on which the browser's tests try their sentences and choices, from games that were played once and are kept here.

``python -m tests.learn.guide_moments`` writes their views anew into lessons.json and samples.json of every folder in
web/src/games. A lesson's entry is a game of tests/learn/games (``from``) after ``at`` moves as ``seat`` sees it; where something
``happened`` it is the last of those moves, and the view before it is there, too. ``lessons`` are those that apply then: that is
for the browser's tests to check. Samples have names, ``views`` of a position apart from ``steps`` in which something happened.
"""

import json
from pathlib import Path
from typing import Any

import besace
from besace.games import game_named

GAMES = Path(__file__).parent / "games"
FOLDERS = Path(__file__).parents[2] / "web" / "src" / "games"
Kept = dict[str, Any]


def moment(game: str, entry: Kept) -> Kept:
    """What the seat of an entry sees."""
    record = json.loads((GAMES / game / f"{entry['from']}.json").read_text(encoding="utf-8"))
    seat, at = entry["seat"], entry["at"]
    after: Kept = {"view": besace.load(record, at=at).view(seat)}
    if not entry["happened"]:
        return after
    text = record["moves"][at - 1]
    mark, verb, *args = text.split(" ")
    hidden = game_named(game).secret(text) and mark != str(seat)
    mover, told = None if mark == "*" else int(mark), None if hidden else args
    event = {"version": at, "seat": mover, "verb": verb, "args": told, "by": None}
    return {"before": besace.load(record, at=at - 1).view(seat), "event": event, **after}


def lessons_anew(game: str, entries: list[Kept]) -> str:
    """The same entries with their views as the rules give them now, one line each."""
    lines = (json.dumps({**entry, "moment": moment(game, entry)}, separators=(",", ":")) for entry in entries)
    return "[\n" + ",\n".join(lines) + "\n]\n"


def samples_anew(game: str, samples: dict[str, dict[str, Kept]]) -> str:
    """The same for samples."""
    parts = []
    for part, entries in samples.items():
        lines = []
        for name, entry in entries.items():
            source = {key: entry[key] for key in ("from", "seat", "at")}
            seen = moment(game, {**source, "happened": part == "steps"})
            if part == "steps":
                seen = {"event": seen["event"], "before": seen["before"], "after": seen["view"]}
            lines.append(f"    {json.dumps(name)}: {json.dumps(source | seen, separators=(',', ':'))}")
        parts.append(f'  "{part}": {{\n' + ",\n".join(lines) + "\n  }")
    return "{\n" + ",\n".join(parts) + "\n}\n"


WRITERS = {"lessons.json": lessons_anew, "samples.json": samples_anew}


def files() -> list[Path]:
    """Every file that there is."""
    return sorted(file for name in WRITERS for file in FOLDERS.glob(f"*/{name}"))


def anew(file: Path) -> str:
    """What should be in a file."""
    return WRITERS[file.name](file.parent.name, json.loads(file.read_text(encoding="utf-8")))


if __name__ == "__main__":
    for each in files():
        each.write_text(anew(each), encoding="utf-8")

"""The moments on which the guide's lessons are tried, from the goldens.

``python -m tests.learn.guide_moments`` writes their views anew into web/src/learn/moments.json. An entry is a golden (``from``)
after ``at`` moves as ``seat`` sees it; where something ``happened`` it is the last of those moves, and the view before it is
there, too. ``lessons`` are the ones that apply then: that is for the browser's tests to check.
"""

import json
from pathlib import Path
from typing import Any

import besace
from besace.games import game_named
from tests.goldens.make import FOLDER

MOMENTS = Path(__file__).parents[2] / "web" / "src" / "learn" / "moments.json"


def moment(game: str, entry: dict[str, Any]) -> dict[str, Any]:
    """What the seat of an entry sees."""
    record = json.loads((FOLDER / game / f"{entry['from']}.json").read_text(encoding="utf-8"))["record"]
    seat, at = entry["seat"], entry["at"]
    after: dict[str, Any] = {"view": besace.load(record, at=at).view(seat)}
    if not entry["happened"]:
        return after
    text = record["moves"][at - 1]
    mark, verb, *args = text.split(" ")
    hidden = game_named(game).secret(text) and mark != str(seat)
    mover, told = None if mark == "*" else int(mark), None if hidden else args
    event = {"version": at, "seat": mover, "verb": verb, "args": told, "by": None}
    return {"before": besace.load(record, at=at - 1).view(seat), "event": event, **after}


def made_anew(kept: dict[str, list[dict[str, Any]]]) -> dict[str, list[dict[str, Any]]]:
    """The same entries with their views as the rules give them now."""
    return {game: [{**entry, "moment": moment(game, entry)} for entry in entries] for game, entries in kept.items()}


def written(moments: dict[str, list[dict[str, Any]]]) -> str:
    """One line an entry."""
    games = (
        f'"{game}": [\n' + ",\n".join(json.dumps(entry, separators=(",", ":")) for entry in entries) + "\n]"
        for game, entries in moments.items()
    )
    return "{\n" + ",\n".join(games) + "\n}\n"


if __name__ == "__main__":
    MOMENTS.write_text(written(made_anew(json.loads(MOMENTS.read_text(encoding="utf-8")))), encoding="utf-8")

"""The games of a league in a small file, so that it can grow from machine to machine: who won each, and how long was thought.

    {"besace_league_games": 1, "seed": 1, "networks": {game: hash of its weights},
     "cells": {cell: {"won": a letter a game, "thinking": {bot: [moves, seconds]}}}}

A letter stands for the seats that won, as a number in the alphabet below; the first stands for a game that is not played yet.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from besace.arena.league.season import Cell
from besace.errors import BesaceError, quoted

Result = dict[str, Any]
_VERSION = 1
_LETTERS = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"  # one for each set of up to six winners
_KEYS = ("besace_league_games", "seed", "networks", "cells")


def read_kept(path: Path, cells: Sequence[Cell], seed: int, networks: Mapping[str, str]) -> list[list[Result]]:
    """The games of every cell that the file holds; none where there is no file yet. Refuses those of another league."""
    if not path.exists():
        return [[] for _ in cells]
    try:
        held = json.loads(path.read_text(encoding="utf-8"))
        version, other, played_by, kept = (held[key] for key in _KEYS)
        if version != _VERSION:
            raise ValueError(version)
        changed = [game for game in networks if played_by.get(game, networks[game]) != networks[game]]
        found = [_unfolded(cell, kept.get(cell.file.stem)) for cell in cells]
    except (OSError, ValueError, KeyError, TypeError, AttributeError, IndexError, StopIteration):
        raise BesaceError(f"The file {path} does not hold the games of a league: name another one.") from None
    if other != seed:
        raise BesaceError(f"The games in {path} are of seed {quoted(other)}, not {seed}: name another file, or give --seed.")
    if changed:
        raise BesaceError(f"The games in {path} are of another network for {changed[0]}: name another file, or delete it.")
    return found


def _unfolded(cell: Cell, kept: Mapping[str, Any] | None) -> list[Result]:
    """The games of a cell, as a file of results has them; what was thought about all of them stands at the first."""
    if kept is None:
        return []
    found, thought = [], {bot: (int(moves), float(seconds)) for bot, (moves, seconds) in kept["thinking"].items()}
    masks, tasks = [_LETTERS.index(letter) for letter in kept["won"]], cell.plan.tasks()
    for task, mask in zip(tasks, masks, strict=False):  # who asks for fewer games gets fewer
        if mask >> task.players:
            raise ValueError(mask)
        if mask:
            here = [thought.pop(bot, (0, 0.0)) for bot in task.bots]
            thinking = [{"moves": moves, "seconds": seconds, "longest": 0.0, "steps": []} for moves, seconds in here]
            winners = [seat for seat in range(task.players) if mask >> seat & 1]
            found.append({"players": task.players, "number": task.number, "deal": task.deal, "bots": list(task.bots),
                          "winners": winners, "length": 0, "thinking": thinking})  # fmt: skip
    return found


def together(kept: Sequence[Result], held: Sequence[Result]) -> list[Result]:
    """Games that were kept and those of a file of results, each once."""
    there = {result["number"] for result in kept}
    return [*kept, *(result for result in held if result["number"] not in there)]


def write_kept(
    path: Path, cells: Sequence[Cell], played: Sequence[Sequence[Result]], seed: int, networks: Mapping[str, str]
) -> None:
    """Write all games of whole deals into the file, beside those of cells that were not asked for this time."""
    held = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {"networks": {}, "cells": {}}
    before, known = held["cells"], held["networks"] | networks
    folded = {cell.file.stem: _folded(results) for cell, results in zip(cells, played, strict=True) if results}
    more = {name: cell for name, cell in folded.items() if name not in before or _count(cell) > _count(before[name])}
    lines = [f"  {json.dumps(name)}: {json.dumps(cell)}" for name, cell in sorted((before | more).items())]
    head = json.dumps({"besace_league_games": _VERSION, "seed": seed, "networks": known}, indent=1).removesuffix("\n}")
    fresh = path.with_suffix(path.suffix + ".new")
    try:
        fresh.write_text(head + ',\n "cells": {\n' + ",\n".join(lines) + "\n }\n}\n", encoding="utf-8")
        fresh.replace(path)
    except OSError as wrong:
        raise BesaceError(f"The file {path} cannot be written: {wrong.strerror or wrong}.") from None


def _folded(results: Sequence[Result]) -> dict[str, Any]:
    letters = ["."] * (1 + max(result["number"] for result in results))
    thinking: dict[str, list[float]] = {}
    for result in results:
        letters[result["number"]] = _LETTERS[sum(1 << seat for seat in result["winners"])]
        for bot, thought in zip(result["bots"], result["thinking"], strict=True):
            total = thinking.setdefault(bot, [0, 0.0])
            total[0] += thought["moves"]
            total[1] += thought["seconds"]
    return {"won": "".join(letters), "thinking": {bot: [moves, round(spent, 6)] for bot, (moves, spent) in thinking.items()}}


def _count(folded: Mapping[str, Any]) -> int:
    return len(folded["won"]) - str(folded["won"]).count(_LETTERS[0])

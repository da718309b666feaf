"""Reading the portable record: everything is checked, and what is wrong is said in one sentence."""

import json
from pathlib import Path
from typing import Any

from besace.errors import BadRecord, BesaceError, IllegalMove, choices, quoted
from besace.games import game_named
from besace.play.match import RECORD_VERSION, Match

_KEYS = ("besace", "game", "players", "options", "setup", "moves", "result")
_NEEDED = ("besace", "game", "players", "setup", "moves")
MOST_BYTES = 10_000_000


def parse(text: str | bytes) -> dict[str, Any]:
    """The JSON object in a text, or `BadRecord`."""
    try:
        record = json.loads(text, parse_constant=_no_constant, object_pairs_hook=_no_double_keys)
    except (ValueError, RecursionError) as wrong:
        raise BadRecord(f"The record is not well-formed JSON: {str(wrong).splitlines()[0].rstrip('.')}.") from None
    if not isinstance(record, dict):
        raise BadRecord(f"The record should be a JSON object, not {quoted(record)}.")
    return record


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is not a JSON number")


def _no_double_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("an object has the same key twice")
    return found


def read_file(path: Path) -> dict[str, Any]:
    """The record in a file, or `BadRecord`."""
    try:
        with path.open("rb") as file:
            text = file.read(MOST_BYTES + 1)
    except OSError as wrong:
        raise BadRecord(f"The record {path} cannot be read: {wrong.strerror or wrong}.") from None
    if len(text) > MOST_BYTES:
        raise BadRecord(f"The record {path} is larger than {MOST_BYTES // 1_000_000} MB.")
    return parse(text)


def load(record: dict[str, Any] | str, at: int | None = None) -> Match:
    """The match that a record tells, after ``at`` moves (default: all); the whole record is checked in any case."""
    if isinstance(record, str):
        record = parse(record)
    start = _start(record)
    match = start.copy()
    for index, move in enumerate(record["moves"]):
        try:
            match.play(move)
        except IllegalMove as wrong:
            raise BadRecord(f"Move {index}: {wrong}") from None
    _check_result(record, match)
    if at is None:
        return match
    if type(at) is not int or not 0 <= at <= match.ply:
        raise BadRecord(f"There is no position {quoted(at)}: the record has {match.ply} moves, so 0 to {match.ply}.")
    for move in record["moves"][:at]:
        start.play(move)
    return start


def _start(record: Any) -> Match:
    """The match before its first move."""
    if not isinstance(record, dict):
        raise BadRecord(f"The record should be an object, not {quoted(record)}.")
    for key in record:
        if key not in _KEYS:
            raise BadRecord(f"The record has an unknown key {quoted(key)}: it should be {choices(_KEYS)}.")
    for key in _NEEDED:
        if key not in record:
            raise BadRecord(f"The record lacks the key {quoted(key)}.")
    version = record["besace"]
    if type(version) is not int or version != RECORD_VERSION:
        raise BadRecord(f"The record's besace version should be {RECORD_VERSION}, not {quoted(version)}.")
    if not isinstance(record["moves"], list):
        raise BadRecord(f"The record's moves should be a list, not {quoted(record['moves'])}.")
    try:
        game = game_named(record["game"])
        players = game.check_players(record["players"])
        options = game.check_options(record.get("options", {}), players)
        return Match(game, players, options, game.draws_of(players, options, record["setup"]))
    except BesaceError as wrong:
        raise BadRecord(str(wrong)) from None


def _check_result(record: dict[str, Any], match: Match) -> None:
    if "result" not in record:
        return
    result = record["result"]
    if not match.over:
        raise BadRecord(f"The record has a result, but after its {match.ply} moves the game is not over.")
    right = match.record()["result"]
    if not _same(result, right):
        raise BadRecord(f"The record's result is {quoted(result)}, but its moves give {json.dumps(right)}.")


def _same(given: Any, right: Any) -> bool:
    """Equal, and of equal types: true is not 1. It goes no deeper than what is right."""
    if type(given) is not type(right):
        return False
    if isinstance(right, dict):
        return given.keys() == right.keys() and all(_same(given[key], right[key]) for key in right)
    if isinstance(right, list):
        return len(given) == len(right) and all(_same(one, other) for one, other in zip(given, right, strict=True))
    return bool(given == right)

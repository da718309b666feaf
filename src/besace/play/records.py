"""Reading the portable record, plain or inside a fair one: everything is checked, and what is wrong is said in one sentence."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from besace.errors import BadRecord, BesaceError, IllegalMove, choices, quoted
from besace.games import Game, game_named
from besace.play.match import RECORD_VERSION, Match, draw_setup

_KEYS = ("besace", "game", "players", "options", "setup", "draws", "moves", "result")
_NEEDED = ("besace", "game", "players", "moves")
_FAIR = "besace_fair"  # the key that only fair records have: see besace.play.fair
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


def is_fair(document: dict[str, Any]) -> bool:
    """Whether this is a fair record, as a server gives it and browsers save it, and not a portable one."""
    return _FAIR in document


def portable(document: dict[str, Any]) -> dict[str, Any]:
    """The portable record of a document: the one inside a fair record, else the document itself."""
    if not is_fair(document):
        return document
    if "record" not in document:
        raise BadRecord("The fair record lacks the key 'record'.")
    record = document["record"]
    if not isinstance(record, dict) or is_fair(record):
        raise BadRecord(f"The record in a fair record should be a portable record, not {quoted(record)}.")
    return record


def load(record: dict[str, Any] | str, at: int | None = None) -> Match:
    """The match that a record tells, after ``at`` moves (default: all); the whole record is checked in any case.

    Of a fair record it is the match inside; `besace.play.fair.verify` recomputes its chance.
    """
    found, wanted = None, at if type(at) is int else None
    for match in positions(parse(record) if isinstance(record, str) else record):
        if match.ply == wanted:
            found = match.copy()
    if at is None:
        return match
    if found is None:
        raise BadRecord(f"There is no position {quoted(at)}: the record has {match.ply} moves, so 0 to {match.ply}.")
    return found


def positions(record: dict[str, Any]) -> Iterator[Match]:
    """The match that a record tells, before its first move and after each: one match that moves on, so copy what you keep."""
    record = portable(record) if isinstance(record, dict) else record
    match = _start(record)
    yield match
    for index, move in enumerate(record["moves"]):
        try:
            match.play(move)
        except IllegalMove as wrong:
            raise BadRecord(f"Move {index}: {wrong}") from None
        yield match
    _check_result(record, match)


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
    if ("setup" in record) == ("draws" in record):
        raise BadRecord("The record should have either a setup or, from where nobody spells setups, the draws that gave it.")
    version = record["besace"]
    if type(version) is not int or version != RECORD_VERSION:
        raise BadRecord(f"The record's besace version should be {RECORD_VERSION}, not {quoted(version)}.")
    if not isinstance(record["moves"], list):
        raise BadRecord(f"The record's moves should be a list, not {quoted(record['moves'])}.")
    try:
        game = game_named(record["game"])
        players = game.check_players(record["players"])
        options = game.check_options(record.get("options", {}), players)
        if "draws" in record:
            return Match(game, players, options, _draws(game, players, options, record["draws"]))
        return Match(game, players, options, game.draws_of(players, options, record["setup"]))
    except BesaceError as wrong:
        raise BadRecord(str(wrong)) from None


def _draws(game: Game, players: int, options: dict[str, Any], given: Any) -> list[int]:
    """The draws of a setup, each of which should be below its bound."""
    bounds = list[int]()

    def noted(k: int) -> int:
        bounds.append(k)
        return 0

    draw_setup(game, players, options, noted)
    if not isinstance(given, list) or len(given) != len(bounds):
        raise BadRecord(f"The record's draws should be a list of {len(bounds)} numbers, not {quoted(given)}.")
    for index, (number, bound) in enumerate(zip(given, bounds, strict=True)):
        if type(number) is not int or not 0 <= number < bound:
            raise BadRecord(f"Draw {index} of the record should be a number from 0 to {bound - 1}, not {quoted(number)}.")
    return given


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

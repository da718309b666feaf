"""The file of results: a header with the settings, then a line a game, written as games end, so that nothing played is lost.

    {"besace_arena": 1, "version": "0.1.0", "game": …, "players": [4], …, "seed": 7, "duplicate": true}
    {"players": 4, "number": 0, "deal": 0, "bots": […], "scores": […], "winners": […], "length": 118, "thinking": […]}

A line that a crash has torn is dropped. The same settings go on where the file ends, with more games if more are asked for.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import besace
from besace.arena.plan import Plan
from besace.errors import BadRecord, quoted

RESULTS_VERSION = 1
_KEYS = {"players", "number", "deal", "bots", "scores", "winners", "length", "thinking"}


def header_of(plan: Plan) -> dict[str, Any]:
    """The settings that make a file's games what they are; how many games are played is not one of them."""
    return {
        "besace_arena": RESULTS_VERSION,
        "version": besace.__version__,
        "game": plan.game,
        "players": list(plan.players),
        "options": dict(plan.options),
        "bots": list(plan.bots),
        "against": plan.against,
        "seed": plan.seed,
        "duplicate": plan.duplicate,
    }


def seed_in(path: Path) -> int | None:
    """The seed of a file of results that is already there, so that nobody has to remember one."""
    try:
        with path.open("rb") as file:
            header = json.loads(file.readline())
        return header["seed"] if type(header["seed"]) is int else None
    except (OSError, ValueError, RecursionError, KeyError, TypeError):
        return None


class ResultsFile:
    """An open file of results: what it holds already, and `add` for more. Only one process at a time can have it open."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path, self._plan = path, plan
        try:
            self._file: IO[bytes] = path.open("a+b")
        except OSError as wrong:
            raise BadRecord(f"The results {path} cannot be opened: {wrong.strerror or wrong}.") from None
        try:
            _lock(self._file, path)
            self.held = self._read()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> "ResultsFile":
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, result: dict[str, Any]) -> None:
        """Write a finished game."""
        self._write(result)

    def _write(self, line: dict[str, Any]) -> None:
        self._file.write(_line(line))
        self._file.flush()

    def _read(self) -> list[dict[str, Any]]:
        """The games in the file; a new one gets its header."""
        self._file.seek(0)
        text = self._file.read()
        header = header_of(self._plan)
        if _line(header).startswith(text) and not text.endswith(b"\n"):  # new, or a header that was torn
            self._file.truncate(0)
            self._write(header)
            return []
        first, *lines = text.split(b"\n")
        self._check_header(first, header)
        found = list(self._games(lines[:-1]))
        if lines and lines[-1]:  # no end of line: the crash came in the middle
            self._file.truncate(len(text) - len(lines[-1]))
        return found

    def _check_header(self, first: bytes, right: dict[str, Any]) -> None:
        given = _parsed(first)
        if not isinstance(given, dict) or "besace_arena" not in given:
            raise BadRecord(f"The file {self.path} does not hold the results of an arena: name another one.")
        for key in right:
            if given.get(key) != right[key]:
                there, asked = quoted(given.get(key)), quoted(right[key])
                raise BadRecord(f"The results {self.path} have another {key}: {there}, not {asked}; name another file.")

    def _games(self, lines: list[bytes]) -> Iterator[dict[str, Any]]:
        seats = {(task.players, task.number): list(task.bots) for task in self._plan.tasks()}
        seen = set()
        for index, line in enumerate(lines, start=2):
            result = _parsed(line)
            if not _is_game(result):
                text = quoted(line.decode(errors="replace"))
                raise BadRecord(f"Line {index} of the results {self.path} is not a game: {text}.")
            key = (result["players"], result["number"])
            if key in seen:
                raise BadRecord(f"Line {index} of the results {self.path} repeats game {key[1]} of {key[0]} players.")
            if key not in seats:
                more = f"game {quoted(key[1])} of {quoted(key[0])} players, which is more than was asked for"
                raise BadRecord(f"Line {index} of the results {self.path} holds {more}: ask for more games.")
            if result["bots"] != seats[key]:
                raise BadRecord(f"Line {index} of the results {self.path} seats other bots than its settings do.")
            seen.add(key)
            yield result


def _is_game(result: Any) -> bool:
    """Whether a line has all that a summary asks of it."""
    if not isinstance(result, dict) or result.keys() != _KEYS:
        return False
    players = result["players"]
    if not all(type(result[key]) is int for key in ("players", "number", "deal", "length")):
        return False
    each = [result[key] for key in ("bots", "scores", "thinking")]
    seats = [isinstance(values, list) and len(values) == players for values in each]
    winners = result["winners"]
    won = isinstance(winners, list) and bool(winners) and all(type(seat) is int and 0 <= seat < players for seat in winners)
    return (
        all(seats) and won and all(type(score) is int for score in result["scores"]) and all(map(_is_thought, result["thinking"]))
    )


def _is_thought(thought: Any) -> bool:
    return isinstance(thought, dict) and thought.keys() == {"moves", "seconds", "longest", "steps"}


def _line(value: dict[str, Any]) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _parsed(line: bytes) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def _lock(file: IO[bytes], path: Path) -> None:
    """Keep a second arena from writing the same games; the lock goes with the process."""
    if os.name != "posix":
        return
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise BadRecord(f"The results {path} are being written by another arena: wait for it or name another file.") from None

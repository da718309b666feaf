"""Logs say what kind of error happened and where, never what the error said: it may quote a hidden move."""

import io
import json
import logging

import pytest

import besace
from besace.server.logs import JsonLines, set_up_logs


def logged(work: object) -> dict:
    """The line that is logged when this fails."""
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(JsonLines())
    log = logging.getLogger("besace.test")
    log.addHandler(handler)
    log.propagate = False
    try:
        work()  # type: ignore[operator]
    except Exception:
        log.exception("moves at a table failed", extra={"table": "abc"})
    finally:
        log.removeHandler(handler)
    return json.loads(out.getvalue())


def test_the_sentence_of_an_error_is_not_logged() -> None:
    match = besace.new("filou", 3, seed=1)
    hand = match.view(1)["moves"]

    def fail() -> None:
        match.play("1 card 99")

    with pytest.raises(besace.IllegalMove) as wrong:
        fail()
    assert hand[0] in str(wrong.value)  # the sentence would tell a hand
    line = logged(fail)
    assert line["trace"].startswith("IllegalMove")
    assert "test_logs.py" in line["trace"]
    assert line["table"] == "abc"
    assert not any(move in json.dumps(line) for move in hand)


def test_neither_is_the_sentence_of_what_caused_it() -> None:
    def fail() -> None:
        try:
            raise ValueError("0 card 11")
        except ValueError as wrong:
            raise RuntimeError("1 put black") from wrong

    line = json.dumps(logged(fail))
    assert "RuntimeError" in line
    assert "card 11" not in line
    assert "put black" not in line


def test_every_logger_writes_that_way() -> None:
    root = logging.getLogger()
    before = root.handlers[:], root.level
    try:
        set_up_logs("info")
        assert [type(handler.formatter) for handler in root.handlers] == [JsonLines]
        for name in ("uvicorn", "uvicorn.error", "websockets", "alembic", "sqlalchemy", "asyncio"):
            assert not logging.getLogger(name).handlers
    finally:
        root.handlers[:], root.level = before[0], before[1]

"""Logs: one JSON object a line. Nothing that is logged holds a secret, a move or an address of a table's guest."""

import logging
import sys
import time
import traceback
from typing import Any

import orjson

_STANDARD = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """A log record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _STANDARD}
        if record.exc_info:
            line["trace"] = _trace(record.exc_info[1])
        return orjson.dumps(line, default=str).decode()


def _trace(wrong: BaseException | None) -> str:
    """What kind of error and where: never its message, which may quote moves that are hidden."""
    if wrong is None:
        return ""
    places = [f"{place.filename}:{place.lineno} in {place.name}" for place in traceback.extract_tb(wrong.__traceback__)]
    return " < ".join([type(wrong).__name__, *reversed(places)])


def set_up_logs(level: str) -> None:
    """Log to standard error; quiet those who log every request's address, which can hold ids."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "alembic"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
        logging.getLogger(name).setLevel(logging.WARNING)

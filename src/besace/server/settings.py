"""What a host can set: by flags of ``besace serve`` or by environment variables named BESACE_…"""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from besace.errors import BadOption, quoted

PREFIX = "BESACE_"
NEIGHBOURS = PREFIX + "NEIGHBOURS"  # the folder where the workers of one server find each other: it says so to them itself
MOST_FRAME = 16 * 1024  # bytes of a WebSocket's message that comes in
LEAST_SAMPLES, MOST_SAMPLES = 20, 20_000
DEFAULT_DATABASE = "besace.sqlite3"
SQLITE, POSTGRESQL = "sqlite", "postgresql"


@dataclass(frozen=True)
class Settings:
    """All settings with their defaults; the environment variable of ``database_url`` is BESACE_DATABASE_URL, and so on."""

    host: str = "0.0.0.0"
    port: int = 8000
    database_url: str = DEFAULT_DATABASE  # a file, or postgresql://…
    workers: int = 1
    log_level: str = "info"
    public_url: str = ""  # how people reach the server, where that is not http://HOST:PORT
    origins: str = ""  # further origins, separated by commas, whose pages may talk to the server
    limits: float = 1.0  # multiplies all rate limits; 0 switches them off
    most_tables: int = 100_000  # unfinished ones
    most_connections: int = 20_000  # live connections of one process
    bots: str = "installed"  # bots of others that people may play against, see besace.bots.named.offer
    bot_pace: float = 0.7  # seconds that a built-in bot takes at least, so that people can follow
    lease: float = 4.0  # seconds after which another process takes over what this one left undone
    poll: float = 0.5  # seconds between looks for bot moves and clocks that are due
    word_filter: str = ""  # a file of words that are refused in names and chats; none by default
    ratings: int = 0  # 1: people are rated, and listed with their nicknames, for all to see
    review_samples: int = 2000  # imagined games per position of a review: fewer are faster and less sure
    idle: float = 120.0  # seconds after which a table that nobody watches leaves the memory

    @property
    def database(self) -> str:
        """The database as SQLAlchemy names it."""
        url = self.database_url
        if url.startswith(("postgresql://", "postgres://")):
            return "postgresql+psycopg://" + url.partition("://")[2]
        if url.startswith("sqlite:///"):
            url = url.removeprefix("sqlite:///")
        if "://" in url:
            raise BadOption(f"The database should be a file or postgresql://…, not {quoted(url.partition('://')[0] + '://…')}.")
        return f"sqlite:///{url}"

    @property
    def engine(self) -> str:
        return POSTGRESQL if self.database.startswith("postgresql") else SQLITE

    def checked(self) -> "Settings":
        """These settings, if they fit together."""
        if self.workers < 1:
            raise BadOption(f"The number of workers should be at least 1, not {self.workers}.")
        if self.workers > 1 and self.engine == SQLITE:
            raise BadOption("Several workers need PostgreSQL: set BESACE_DATABASE_URL to postgresql://…, or use one worker.")
        if not LEAST_SAMPLES <= self.review_samples <= MOST_SAMPLES:
            wanted = f"from {LEAST_SAMPLES} to {MOST_SAMPLES}"
            raise BadOption(f"The number of samples of a review should be {wanted}, not {self.review_samples}.")
        if not 0 <= self.port <= 65535:
            raise BadOption(f"The port should be a number from 0 to 65535, not {self.port}.")
        if self.log_level not in LOG_LEVELS:
            raise BadOption(f"The log level should be one of {', '.join(LOG_LEVELS)}, not {quoted(self.log_level)}.")
        return self

    def environment(self) -> dict[str, str]:
        """These settings as environment variables, for worker processes."""
        return {PREFIX + field.name.upper(): str(getattr(self, field.name)) for field in fields(self)}


LOG_LEVELS = ("debug", "info", "warning", "error")


def read_settings(environment: Mapping[str, str] | None = None, **given: Any) -> Settings:
    """Settings from the environment; what is given (and not None) goes first."""
    environment = os.environ if environment is None else environment
    found: dict[str, Any] = {}
    for field in fields(Settings):
        name = PREFIX + field.name.upper()
        if name in environment:
            found[field.name] = _read(name, environment[name], type(getattr(Settings, field.name)))
    found |= {name: value for name, value in given.items() if value is not None}
    return replace(Settings(), **found).checked()


def _read(name: str, text: str, kind: type) -> Any:
    try:
        return kind(text)
    except ValueError:
        raise BadOption(f"The environment variable {name} should be a number, not {quoted(text)}.") from None

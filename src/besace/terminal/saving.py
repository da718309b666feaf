"""Games on disk: the record after every move, whole or not at all, and beside it who sat where."""

import json
import os
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from besace.errors import BesaceError


@dataclass(frozen=True)
class Sitting:
    """Who sits on a seat: a person by a name, or a bot."""

    name: str
    bot: str | None


def _write(path: Path, data: Any) -> None:
    """Replace the file in one step; only its owner can read it, for it holds every secret."""
    part = path.with_name(f"{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(part, "w", encoding="utf-8", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
            json.dump(data, file, ensure_ascii=False)
        os.replace(part, path)
    except OSError as wrong:
        raise BesaceError(f"The game cannot be saved in {path}: {wrong.strerror or wrong}.") from None


class SaveFile:
    """Where one game is kept. ``own`` files are ours to delete when the game is over."""

    def __init__(self, path: Path, own: bool) -> None:
        self.path, self.own = path, own

    @property
    def _seats(self) -> Path:
        return self.path.with_name(f"{self.path.name}.seats")

    def write(self, record: dict[str, Any]) -> None:
        _write(self.path, record)

    def write_seats(self, seats: list[Sitting], seed: int | None) -> None:
        _write(self._seats, {"seats": [asdict(seat) for seat in seats], "seed": seed})

    def read_seats(self, players: int) -> tuple[list[Sitting] | None, int | None]:
        """Who sat where and the seed; None where that was not kept or cannot be read."""
        try:
            kept = json.loads(self._seats.read_text(encoding="utf-8"))
            seats = [Sitting(str(seat["name"]), seat["bot"]) for seat in kept["seats"]]
            return (seats if len(seats) == players else None), kept["seed"]
        except (OSError, ValueError, TypeError, KeyError):
            return None, None

    def forget(self, everything: bool = False) -> None:
        """Delete who sat where; and the record too, if it is ours or everything is to go."""
        self._seats.unlink(missing_ok=True)
        if self.own or everything:
            self.path.unlink(missing_ok=True)


def new_save(game: str) -> SaveFile:
    """A file of its own for a game that nobody asked to save."""
    base = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    stamp = time.strftime("%Y%m%d-%H%M%S")
    return SaveFile(Path(base) / "besace" / f"{game}-{stamp}-{os.getpid()}.json", own=True)

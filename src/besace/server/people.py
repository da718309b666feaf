"""Those who deal with a table, whatever they are: who asks for a move, who hears what happens."""

from dataclasses import dataclass
from typing import Protocol


class Watcher(Protocol):
    """Someone who hears what happens."""

    def tell(self, message: bytes) -> None: ...

    def table_changed(self) -> None: ...


class Asker(Protocol):
    """Someone who asked for a move to be played."""

    def stored(self, id_: str, version: int) -> None: ...

    def refused(self, id_: str, code: str, sentence: str, version: int) -> None: ...


@dataclass(slots=True)
class MoveRequest:
    """A move that answers the position of that version."""

    seat: int
    version: int
    text: str
    asker: Asker
    id: str = ""
    by: str | None = None

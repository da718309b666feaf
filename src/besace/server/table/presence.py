"""Who is here, over all processes: each tells the others which seats are connected to it, and forgets those who fall silent."""

import asyncio
import time
from collections import defaultdict
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from besace.server.store.bus import ALIVE, HERE, WHO

if TYPE_CHECKING:
    from besace.server.table.hub import Hub
    from besace.server.table.room import Room

_NOBODY: frozenset[int] = frozenset()


class Presence:
    """What other processes have said about their connections. On SQLite there are none."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._elsewhere: dict[str, dict[str, frozenset[int]]] = defaultdict(dict)  # process, table: seats
        self._heard_at: dict[str, float] = {}

    def elsewhere(self, table: str) -> set[int]:
        """The seats of a table whose people are connected to other processes."""
        return {seat for tables in self._elsewhere.values() for seat in tables.get(table, _NOBODY)}

    def ask(self, table: str) -> None:
        """This process has just taken up a table: who is there?"""
        self._hub.bus.say(WHO, {"tables": [table]})

    def tell(self, room: "Room") -> None:
        """Tell the others who is connected here."""
        self._hub.bus.say(HERE, {"tables": [room.row.id], "seats": sorted(room.watchers.here())})

    def tell_all(self) -> None:
        """Something may have been missed: say and ask everything once more."""
        for room in self._hub.rooms.values():
            self.tell(room)
            self.ask(room.row.id)

    def heard(self, process: str, kind: str, news: dict[str, Any]) -> None:
        """Another process has said something; whatever it is, it lives."""
        self._heard_at[process] = time.monotonic()
        if kind == WHO:
            for table in news["tables"]:
                room = self._hub.rooms.get(table)
                if room is not None and room.watchers.here():
                    self.tell(room)
        elif kind == HERE:
            for table in news["tables"]:
                self._note(process, table, frozenset(news["seats"]))

    def _note(self, process: str, table: str, seats: frozenset[int]) -> None:
        room = self._hub.rooms.get(table)
        before = room.online() if room is not None else set()
        if seats:
            self._elsewhere[process][table] = seats
        else:
            self._elsewhere[process].pop(table, None)
        if room is not None:
            room.presence_changed(before)

    async def keep_telling(self) -> None:
        """Again and again, give a sign of life, and forget processes that gave none."""
        while True:
            self._hub.bus.say(ALIVE, {})
            await asyncio.sleep(self._hub.settings.lease / 3)
            silent = time.monotonic() - self._hub.settings.lease
            self._forget([process for process, when in self._heard_at.items() if when < silent])

    def _forget(self, processes: Iterable[str]) -> None:
        for process in processes:
            del self._heard_at[process]
            for table in list(self._elsewhere[process]):
                self._note(process, table, _NOBODY)
            del self._elsewhere[process]

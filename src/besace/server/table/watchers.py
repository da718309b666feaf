"""Those who are connected to a table: where each looks from, and how they all hear what happens."""

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Protocol

from besace.server.protocol.write_messages import Look

Told = Mapping[Look, Sequence[bytes]]  # messages for those who look from there, and remember the view before or do not


class Watcher(Protocol):
    """Someone who hears what happens."""

    @property
    def draws(self) -> bool:
        """Whether chance waits for this one where it is their own hand."""
        ...

    def tell(self, message: bytes) -> None: ...

    def hears(self, guest: str) -> bool: ...

    def look_again(self) -> None: ...

    def table_changed(self) -> None: ...


class Watchers:
    """Everyone who is here, with the seats that are theirs."""

    def __init__(self) -> None:
        self._by_look: dict[Look, set[Watcher]] = defaultdict(set)
        self._everyone: dict[Watcher, tuple[int, ...]] = {}
        self._change: asyncio.Event | None = None  # for those who wait until something is told

    def __len__(self) -> int:
        return len(self._everyone)

    def __iter__(self) -> Iterator[Watcher]:
        return iter(self._everyone)

    def enter(self, watcher: Watcher, seats: tuple[int, ...], eyes: Iterable[int | None], remembers: bool = False) -> None:
        """From now on this watcher hears what these eyes see; of a view that it remembers, only what has changed."""
        self._everyone[watcher] = seats
        looks = {(eye, remembers) for eye in eyes}
        for look, watching in self._by_look.items():
            if look not in looks:
                watching.discard(watcher)
        for look in looks:
            self._by_look[look].add(watcher)

    def leave(self, watcher: Watcher) -> None:
        self._everyone.pop(watcher, None)
        for watching in self._by_look.values():
            watching.discard(watcher)

    def seats_of(self, watcher: Watcher) -> tuple[int, ...]:
        """The seats that are this watcher's."""
        return self._everyone.get(watcher, ())

    def here(self) -> set[int]:
        """The seats whose people are connected to this process."""
        return {seat for seats in self._everyone.values() for seat in seats}

    def drawing(self) -> set[int]:
        """The seats whose people draw with their own hands."""
        return {seat for watcher, seats in self._everyone.items() if watcher.draws for seat in seats}

    def looks(self) -> list[Look]:
        """The eyes that somebody looks from, and how."""
        return [look for look, watching in self._by_look.items() if watching]

    # --- telling ---

    def tell(self, told: Told) -> None:
        """Give everyone the messages for where they look from."""
        for look, messages in told.items():
            for watcher in self._by_look.get(look, ()):
                for message in messages:
                    watcher.tell(message)

    def tell_everyone(self, message: bytes, said_by: str | None = None) -> None:
        """Tell all, but for those who have blocked whoever says it."""
        for watcher in self._everyone:
            if said_by is None or watcher.hears(said_by):
                watcher.tell(message)
        self.announce()

    def look_again(self) -> None:
        """Who sits where may have changed: let everyone look only from where they still may."""
        for watcher in self._everyone:
            watcher.look_again()

    def table_changed(self) -> None:
        """Show everyone the table again."""
        for watcher in self._everyone:
            watcher.table_changed()

    def announce(self) -> None:
        """Wake those who wait for anything to change."""
        if self._change is not None:
            self._change.set()
            self._change = None

    @property
    def change(self) -> asyncio.Event:
        """What is set when something is told next."""
        if self._change is None:
            self._change = asyncio.Event()
        return self._change

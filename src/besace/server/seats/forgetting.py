"""Forgetting someone, in one transaction: from then on nobody can do anything as this guest, on whichever device or process."""

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Connection

from besace.server.seats.seating import reopened
from besace.server.store.personal_data import all_tables_of, erase, lock_guest
from besace.server.store.rows import CLOSED, PLAYING, WAITING, TableRow, lock_tables, tables_with_ids
from besace.server.store.tables import change_seats, change_table

_TOGETHER = 500  # tables that one query names


def forget(connection: Connection, guest: str, now: int) -> list[str]:
    """Forget a guest, who leaves all tables, however many; the tables that have changed by it."""
    lock_guest(connection, guest)
    found = all_tables_of(connection, guest)
    for some in _parts(found):
        lock_tables(connection, some)
        for row in tables_with_ids(connection, some):
            _leave(connection, row, guest, now)
    erase(connection, guest)
    return found


def _parts(found: Sequence[str]) -> Iterator[Sequence[str]]:
    return (found[start : start + _TOGETHER] for start in range(0, len(found), _TOGETHER))


def _leave(connection: Connection, row: TableRow, guest: str, now: int) -> None:
    """Leave a table for good: the server plays on for the seat, and somebody else is the host, if anybody is there."""
    if row.state not in (WAITING, PLAYING):
        return
    changes: dict[str, Any] = {}
    others = sorted((seat for seat in row.seats if seat.guest_id not in (None, guest)), key=lambda seat: (seat.away, seat.seat))
    if row.host_id == guest:
        changes["host_id"] = others[0].guest_id if others else None
    if row.deal is not None or (row.state == WAITING and not others):
        changes |= {"state": CLOSED, "wake_at": None}  # nobody can go on with it
    elif row.state == PLAYING:
        changes["wake_at"] = now  # to be seen to at once, by whichever process
    if changes:
        change_table(connection, row.id, changes)
    change_seats(connection, row.id, row.seats_of(guest), reopened() if row.state == WAITING else {"away": True})

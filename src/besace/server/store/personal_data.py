"""All that is stored about one person, for themselves; what two guests have becoming one guest's; and forgetting them."""

from collections import defaultdict
from typing import Any

from sqlalchemy import Connection, delete, exists, or_, select, tuple_, update

from besace.games.move import Move
from besace.server.protocol.problems import unknown_guest
from besace.server.store.models import attempts, challenges, chat, eyes, guests, keys, links, reports, seat_changes, seats, tables
from besace.server.store.moderation import blocks_of, come_along
from besace.server.store.rows import CLOSED, OVER, PLAYING, read_moves, read_tables

NOBODY = "—"  # the name on the seats of someone who has asked to be forgotten


def all_about(connection: Connection, guest: str) -> dict[str, Any]:
    """Everything that is stored about a guest."""
    person = connection.execute(select(guests.c.nickname, guests.c.created_at).where(guests.c.id == guest)).first()
    if person is None:
        raise unknown_guest()
    devices = connection.execute(select(keys.c.created_at).where(keys.c.guest_id == guest).order_by(keys.c.created_at)).scalars()
    sat = select(seats.c.table_id).where(seats.c.guest_id == guest)
    said: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for line in connection.execute(select(chat).where(chat.c.guest_id == guest).order_by(chat.c.id)):
        said[line.table_id].append({"text": line.text, "at": line.at})
    told = []
    for row in read_tables(connection, tables.c.id.in_(sat), limit=1_000_000):
        mine = row.seats_of(guest)
        played = [{"move": text, "at": at} for text, at, _ in read_moves(connection, row.id) if Move.of(text).seat in mine]
        told.append(
            {
                "table": row.id, "deal": row.deal, "game": row.game, "options": row.options, "state": row.state, "seats": mine,
                "names": [row.seats[seat].name for seat in mine], "started_at": row.started_at, "ended_at": row.ended_at,
                "result": row.result, "contributions": [row.seats[seat].contribution for seat in mine], "moves": played,
                "chat": said.pop(row.id, []),
            }
        )  # fmt: skip
    tried = select(attempts.c.deal, attempts.c.table_id.label("table"), attempts.c.at).where(attempts.c.guest_id == guest)
    made = select(challenges).where(challenges.c.guest_id == guest).order_by(challenges.c.created_at)
    seen = select(eyes.c.table_id.label("table"), eyes.c.seat, eyes.c.sat, eyes.c.at).where(eyes.c.guest_id == guest)
    report = reports.c.table_id.label("table"), reports.c.reason, reports.c.at
    written = select(*report, reports.c.name, reports.c.text).where(reports.c.reporter_id == guest).order_by(reports.c.at)
    about = select(*report).where(reports.c.guest_id == guest).order_by(reports.c.at)
    return {
        "nickname": person.nickname, "since": person.created_at, "devices_since": list(devices), "tables": told,
        "said_elsewhere": [{"table": table, **line} for table, lines in said.items() for line in lines],
        "deals_played": [dict(row._mapping) for row in connection.execute(tried.order_by(attempts.c.at))],
        "seen_from": [dict(row._mapping) for row in connection.execute(seen.order_by(eyes.c.at))],
        "blocked": [{"name": block["name"], "at": block["at"]} for block in blocks_of(connection, guest)],
        "reports_made": [dict(row._mapping) for row in connection.execute(written)],
        "reported": [dict(row._mapping) for row in connection.execute(about)],
        "deals_made": [{k: v for k, v in row._mapping.items() if k != "guest_id"} for row in connection.execute(made)],
    }  # fmt: skip


def take_along(connection: Connection, guest: str, other: str) -> None:
    """All that the other guest has is this guest's: seats, devices, deals, and what they have seen. The other is no more.

    Both are known to be one person (`make_one_person`), and the other's tables are locked.
    """
    twice = eyes.alias()
    seen = exists().where(twice.c.table_id == eyes.c.table_id, twice.c.seat == eyes.c.seat, twice.c.guest_id == guest)
    both = select(eyes.c.table_id, eyes.c.seat).where(eyes.c.guest_id == other, eyes.c.sat.is_(True), seen)
    known = tuple_(eyes.c.table_id, eyes.c.seat).in_(list(map(tuple, connection.execute(both))))
    connection.execute(update(eyes).where(eyes.c.guest_id == guest, known).values(sat=True))
    connection.execute(delete(eyes).where(eyes.c.guest_id == other, seen))
    _keep_one_attempt(connection, guest, other)
    for owned in (eyes, seats, seat_changes, keys, links, attempts, challenges, chat):
        connection.execute(update(owned).where(owned.c.guest_id == other).values(guest_id=guest))
    come_along(connection, guest, other)
    connection.execute(update(tables).where(tables.c.host_id == other).values(host_id=guest))
    connection.execute(delete(guests).where(guests.c.id == other))


def _keep_one_attempt(connection: Connection, guest: str, other: str) -> None:
    """A deal is played once: the finished game of two counts, else that which was given up, else the one begun first."""
    query = select(attempts, tables.c.state).select_from(attempts.outerjoin(tables, tables.c.id == attempts.c.table_id))
    tried: dict[str, list[Any]] = {}
    for row in connection.execute(query.where(attempts.c.guest_id.in_((guest, other)))):
        tried.setdefault(row.deal, []).append(row)
    for deal, rows in tried.items():
        for row in sorted(rows, key=lambda row: (row.state != OVER, row.table_id is not None, row.at))[1:]:
            connection.execute(delete(attempts).where(attempts.c.deal == deal, attempts.c.guest_id == row.guest_id))
            unfinished = tables.c.id == row.table_id, tables.c.state == PLAYING
            connection.execute(update(tables).where(*unfinished).values(state=CLOSED, wake_at=None))


def lock_guest(connection: Connection, guest: str) -> None:
    """Nobody does anything as this guest before the transaction ends; refuse where they have been forgotten already."""
    if connection.execute(select(guests.c.id).where(guests.c.id == guest).with_for_update()).first() is None:
        raise unknown_guest()


def all_tables_of(connection: Connection, guest: str) -> list[str]:
    """The ids of all tables where someone sits, or is the host, in the order in which tables are locked."""
    sat = select(seats.c.table_id).where(seats.c.guest_id == guest)
    found = select(tables.c.id).where(or_(tables.c.id.in_(sat), tables.c.host_id == guest))
    return list(connection.execute(found.order_by(tables.c.id)).scalars())


def erase(connection: Connection, guest: str) -> None:
    """Delete all that says who someone was, and what they said; they have left all tables. Their games stay, without a name."""
    connection.execute(delete(chat).where(chat.c.guest_id == guest))
    connection.execute(delete(eyes).where(eyes.c.guest_id == guest))
    connection.execute(update(seat_changes).where(seat_changes.c.guest_id == guest).values(guest_id=None, name=NOBODY))
    nameless = {"guest_id": None, "name": NOBODY, "contribution": "", "shown": False}
    connection.execute(update(seats).where(seats.c.guest_id == guest).values(**nameless))
    connection.execute(update(tables).where(tables.c.host_id == guest).values(host_id=None))
    connection.execute(delete(guests).where(guests.c.id == guest))

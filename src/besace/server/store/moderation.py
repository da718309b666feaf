"""Who wants to hear nothing of whom, who is silent at a table, what was reported, and who may not come for a time."""

from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, delete, exists, insert, or_, select, update

from besace.server.codes import new_id
from besace.server.store.models import bans, blocks, chat, guests, mutes, reports, seats, tables

# --- whom somebody means ---


class Known(NamedTuple):
    """Someone as others know them: at a seat, or by what they said."""

    guest: str
    name: str


def who_sits(connection: Connection, table: str, seat: int) -> Known | None:
    """Who sits there, if that is a guest."""
    at = seats.c.table_id == table, seats.c.seat == seat, seats.c.guest_id.is_not(None)
    row = connection.execute(select(seats.c.guest_id, seats.c.name).where(*at)).first()
    return Known(row.guest_id, row.name) if row is not None else None


def who_said(connection: Connection, table: str, line: int) -> Known | None:
    """Who said the line of that number at a table."""
    at = chat.c.table_id == table, chat.c.id == line, chat.c.guest_id.is_not(None)
    row = connection.execute(select(chat.c.guest_id, chat.c.name).where(*at)).first()
    return Known(row.guest_id, row.name) if row is not None else None


# --- blocking ---

_one, _other = guests.alias(), guests.alias()
_SAME_PERSON = or_(_one.c.id == _other.c.id, _one.c.person == _other.c.person)


def blocked_by(connection: Connection, guest: str) -> frozenset[str]:
    """Those whom a guest has blocked, whichever guests they are besides."""
    theirs = select(_other.c.id).join(_one, _SAME_PERSON).join(blocks, blocks.c.blocked_id == _one.c.id)
    return frozenset(connection.execute(theirs.where(blocks.c.guest_id == guest)).scalars())


def who_block(connection: Connection, guest: str) -> frozenset[str]:
    """Those who have blocked a guest, or whoever else that person is here."""
    others = select(_one.c.id).join(_other, _SAME_PERSON).where(_other.c.id == guest)
    return frozenset(connection.execute(select(blocks.c.guest_id).where(blocks.c.blocked_id.in_(others))).scalars())


def blocks_of(connection: Connection, guest: str) -> list[dict[str, Any]]:
    """What a guest sees of their blocks, the newest first."""
    query = select(blocks.c.id, blocks.c.name, blocks.c.at).where(blocks.c.guest_id == guest)
    return [dict(row._mapping) for row in connection.execute(query.order_by(blocks.c.at.desc(), blocks.c.id))]


def add_block(connection: Connection, guest: str, blocked: Known, now: int) -> None:
    """From now on a guest hears nothing of somebody; once is enough."""
    known = exists().where(blocks.c.guest_id == guest, blocks.c.blocked_id == blocked.guest)
    if not connection.execute(select(known)).scalar():
        values = {"guest_id": guest, "blocked_id": blocked.guest, "name": blocked.name, "at": now}
        connection.execute(insert(blocks).values(id=new_id(), **values))


def remove_block(connection: Connection, guest: str, block: str) -> bool:
    """Whether there was such a block of this guest; there is none now."""
    return connection.execute(delete(blocks).where(blocks.c.id == block, blocks.c.guest_id == guest)).rowcount == 1


def come_along(connection: Connection, guest: str, other: str) -> None:
    """Two guests become one: whom either has blocked, who has blocked either, and where either is silent."""
    twice = blocks.alias()
    for mine, theirs in (("guest_id", "blocked_id"), ("blocked_id", "guest_id")):
        same = and_(twice.c[mine] == guest, twice.c[theirs] == blocks.c[theirs])
        connection.execute(delete(blocks).where(blocks.c[mine] == other, or_(exists().where(same), blocks.c[theirs] == guest)))
        connection.execute(update(blocks).where(blocks.c[mine] == other).values({mine: guest}))
    again = mutes.alias()
    known = exists().where(again.c.guest_id == guest, again.c.table_id == mutes.c.table_id)
    connection.execute(delete(mutes).where(mutes.c.guest_id == other, known))
    for owned in (mutes, reports, bans):
        connection.execute(update(owned).where(owned.c.guest_id == other).values(guest_id=guest))
    connection.execute(update(reports).where(reports.c.reporter_id == other).values(reporter_id=guest))


# --- silence at a table ---


def note_silence(connection: Connection, table: str, who: Known, muted: bool, now: int) -> None:
    """Whether somebody may say nothing at a table, which is locked."""
    connection.execute(delete(mutes).where(mutes.c.table_id == table, mutes.c.guest_id == who.guest))
    if muted:
        connection.execute(insert(mutes).values(table_id=table, guest_id=who.guest, name=who.name, at=now))


# --- reports ---


def add_report(connection: Connection, table: str, reporter: str, who: Known, reason: str, text: str, now: int) -> None:
    """Keep a report; whoever says the same once more about somebody at a table says it anew."""
    same = reports.c.table_id == table, reports.c.guest_id == who.guest, reports.c.reporter_id == reporter
    connection.execute(delete(reports).where(*same, reports.c.settled_at.is_(None)))
    about = {"table_id": table, "guest_id": who.guest, "name": who.name, "reporter_id": reporter}
    connection.execute(insert(reports).values(**about, reason=reason, text=text, at=now))


def list_reports(connection: Connection, settled: bool) -> list[Any]:
    """Reports, the oldest first, with the code of the table; settled ones too, if wanted."""
    query = select(reports, tables.c.code).select_from(reports.outerjoin(tables, tables.c.id == reports.c.table_id))
    if not settled:
        query = query.where(reports.c.settled_at.is_(None))
    return list(connection.execute(query.order_by(reports.c.id)))


def lines_of(connection: Connection, table: str | None, guest: str, most: int) -> list[str]:
    """The last things that somebody said at a table, the oldest first."""
    query = select(chat.c.text).where(chat.c.table_id == table, chat.c.guest_id == guest).order_by(chat.c.id.desc())
    return list(connection.execute(query.limit(most)).scalars())[::-1]


def settle(connection: Connection, number: int, now: int) -> bool:
    """Whether there was such a report to be settled; it is now."""
    open_ = reports.c.id == number, reports.c.settled_at.is_(None)
    return connection.execute(update(reports).where(*open_).values(settled_at=now)).rowcount == 1


# --- bans ---


def add_ban(connection: Connection, addresses: str | None, guest: str | None, until: int, why: str, now: int) -> None:
    connection.execute(insert(bans).values(addresses=addresses, guest_id=guest, until=until, why=why, at=now))


def is_guest(connection: Connection, guest: str) -> bool:
    return bool(connection.execute(select(exists().where(guests.c.id == guest))).scalar())


def list_bans(connection: Connection, now: int) -> list[Any]:
    """The bans that hold, the oldest first; a guest's with the nickname."""
    query = select(bans, guests.c.nickname).select_from(bans.outerjoin(guests, guests.c.id == bans.c.guest_id))
    return list(connection.execute(query.where(bans.c.until > now).order_by(bans.c.id)))


def lift(connection: Connection, number: int) -> bool:
    """Whether there was such a ban; there is none now."""
    return connection.execute(delete(bans).where(bans.c.id == number)).rowcount == 1

"""Finished games."""

from sqlalchemy import Connection, select, tuple_

from besace.server.store.models import seats, tables
from besace.server.store.rows import OVER, TableRow, read_tables


def games_of(connection: Connection, guest: str, most: int) -> list[TableRow]:
    """Someone's finished games, the newest first."""
    mine = select(seats.c.table_id).where(seats.c.guest_id == guest)
    return read_tables(connection, tables.c.id.in_(mine), tables.c.state == OVER, limit=most)


def ended_after(connection: Connection, game: str, last: tuple[int, str], most: int) -> list[TableRow]:
    """The next finished games that are no prepared deals, in the order in which they ended, after that moment and table."""
    later = tuple_(tables.c.ended_at, tables.c.id) > tuple_(*last)
    rated = tables.c.game == game, tables.c.state == OVER, tables.c.deal.is_(None)
    ended = select(tables.c.id).where(*rated, later)
    ids = list(connection.execute(ended.order_by(tables.c.ended_at, tables.c.id).limit(most)).scalars())
    found = {row.id: row for row in read_tables(connection, tables.c.id.in_(ids), limit=most)} if ids else {}
    return [found[table] for table in ids]

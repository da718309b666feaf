"""What people have said at tables."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, insert, or_, select, true

from besace.server.store.models import chat


def add_line(connection: Connection, table: str, guest: str, line: dict[str, Any]) -> int:
    """Keep what a guest said (``seat``, ``name``, ``text``, ``at``); its number."""
    made: int = connection.execute(insert(chat).values(table_id=table, guest_id=guest, **line).returning(chat.c.id)).scalar_one()
    return made


def last_lines(connection: Connection, table: str, most: int, unheard: Collection[str] = ()) -> list[dict[str, Any]]:
    """The last things that were said, the oldest first, with their numbers; nothing of those who are not to be heard."""
    line = chat.c.id.label("number"), chat.c.seat, chat.c.name, chat.c.text, chat.c.at
    heard = or_(chat.c.guest_id.is_(None), chat.c.guest_id.not_in(unheard)) if unheard else true()
    query = select(*line).where(chat.c.table_id == table, heard).order_by(chat.c.id.desc()).limit(most)
    rows = connection.execute(query).all()
    return [dict(row._mapping) for row in reversed(rows)]

"""What people have said at tables."""

from typing import Any

from sqlalchemy import Connection, insert, select

from besace.server.store.models import chat


def add_line(connection: Connection, table: str, guest: str, line: dict[str, Any]) -> int:
    """Keep what a guest said (``seat``, ``name``, ``text``, ``at``); its number."""
    made: int = connection.execute(insert(chat).values(table_id=table, guest_id=guest, **line).returning(chat.c.id)).scalar_one()
    return made


def last_lines(connection: Connection, table: str, most: int) -> list[dict[str, Any]]:
    """The last things that were said, the oldest first, with their numbers."""
    line = chat.c.id.label("number"), chat.c.seat, chat.c.name, chat.c.text, chat.c.at
    rows = connection.execute(select(*line).where(chat.c.table_id == table).order_by(chat.c.id.desc()).limit(most)).all()
    return [dict(row._mapping) for row in reversed(rows)]

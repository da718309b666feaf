"""Finding, making and changing tables, except their moves."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from besace.server.store.models import moves, seat_changes, seats, tables
from besace.server.store.rows import CLOSED, PLAYING, WAITING, Seat, TableRow, lock_table, read_tables

# --- finding ---


def table_with_code(connection: Connection, code: str) -> str | None:
    """The id of the table that has this join code."""
    return connection.execute(select(tables.c.id).where(tables.c.code == code)).scalar()


def table_called(connection: Connection, name: str, code: str) -> TableRow | None:
    """The table that has this id or this join code."""
    found = read_tables(connection, or_(tables.c.id == name, tables.c.code == code))
    return found[0] if found else None


def list_tables(connection: Connection, state: str | None) -> list[Any]:
    """Rows of all tables, or of those in a state, the newest first, with how many moves each has."""
    count = select(func.count()).where(moves.c.table_id == tables.c.id).scalar_subquery()
    query = select(tables.c.id, tables.c.code, tables.c.game, tables.c.state, tables.c.created_at, count.label("moves"))
    if state is not None:
        query = query.where(tables.c.state == state)
    return list(connection.execute(query.order_by(tables.c.created_at.desc())))


def open_tables(connection: Connection, most: int) -> list[TableRow]:
    """Tables that anyone may join, the newest first."""
    return read_tables(connection, tables.c.state == WAITING, tables.c.private.is_(False), limit=most)


def tables_of(connection: Connection, guest: str, states: Sequence[str], most: int) -> list[TableRow]:
    """The tables where someone sits, the newest first; all but closed ones where no state is named."""
    wanted = tables.c.state.in_(states) if states else tables.c.state != CLOSED
    return read_tables(connection, _sits_at(guest), wanted, limit=most)


def newest_of(connection: Connection, guest: str, deal: str) -> TableRow | None:
    """The newest table where someone plays or has played that deal."""
    found = read_tables(connection, _sits_at(guest), tables.c.deal == deal)
    return found[0] if found else None


def _sits_at(guest: str) -> Any:
    return tables.c.id.in_(select(seats.c.table_id).where(seats.c.guest_id == guest))


def count_unfinished(connection: Connection) -> int:
    unfinished = select(func.count()).select_from(tables).where(tables.c.state.in_((WAITING, PLAYING)))
    return connection.execute(unfinished).scalar_one()


def is_going_on(connection: Connection, seed: bytes) -> bool:
    """Whether the game of that seed goes on at some table."""
    return connection.execute(select(tables.c.id).where(tables.c.seed == seed, tables.c.state == PLAYING)).first() is not None


def count_moves(connection: Connection, table: str) -> int:
    return connection.execute(select(func.count()).where(moves.c.table_id == table)).scalar_one()


def last_move_at(connection: Connection, table: str) -> int | None:
    """When the last move was made; None before the first."""
    last: int | None = connection.execute(select(func.max(moves.c.at)).where(moves.c.table_id == table)).scalar_one()
    return last


# --- making and changing ---


def add_table(
    connection: Connection, values: dict[str, Any], sitting: Sequence[dict[str, Any]], played: Sequence[str] = ()
) -> None:
    """A new table with its seats, and with moves where it comes from elsewhere."""
    table = values["id"]
    connection.execute(insert(tables).values(**values))
    connection.execute(insert(seats), [{"table_id": table, **seat} for seat in sitting])
    if played:
        log = [{"table_id": table, "ply": ply, "text": move, "at": values["created_at"]} for ply, move in enumerate(played)]
        connection.execute(insert(moves), log)


def delete_table(connection: Connection, table: str) -> None:
    """Delete a table with everything that belongs to it."""
    connection.execute(delete(tables).where(tables.c.id == table))


def change_table(connection: Connection, table: str, values: dict[str, Any]) -> None:
    connection.execute(update(tables).where(tables.c.id == table).values(**values))


def change_seats(connection: Connection, table: str, numbers: Sequence[int], values: dict[str, Any]) -> None:
    connection.execute(update(seats).where(seats.c.table_id == table, seats.c.seat.in_(numbers)).values(**values))


def add_seat_change(connection: Connection, table: str, values: dict[str, Any]) -> None:
    """Note how a seat changed hands while the game went on."""
    connection.execute(insert(seat_changes).values(table_id=table, **values))


def write_gone(connection: Connection, table: str, gone: Sequence[Seat]) -> None:
    """Store since when the players of these seats have been offline, where they still sit there."""
    lock_table(connection, table)
    for seat in gone:
        same = seats.c.table_id == table, seats.c.seat == seat.seat, seats.c.guest_id == seat.guest_id
        connection.execute(update(seats).where(*same).values(gone_at=seat.gone_at))


# --- when a process should look at a table ---


def wake_if_playing(connection: Connection, table: str, wake: int | None) -> None:
    """Store when a process should look at a table: whichever is alive then will, where the game still goes on."""
    connection.execute(update(tables).where(tables.c.id == table, tables.c.state == PLAYING).values(wake_at=wake))


def stop_waking(connection: Connection, table: str) -> None:
    """Nobody has to look at a table any more, where no game goes on."""
    connection.execute(update(tables).where(tables.c.id == table, tables.c.state != PLAYING).values(wake_at=None))


def any_due(connection: Connection, now: int) -> bool:
    """Whether bots or clocks of any table are due."""
    return connection.execute(select(tables.c.id).where(tables.c.wake_at <= now).limit(1)).first() is not None


def claim_due(connection: Connection, now: int, until: int, most: int) -> list[str]:
    """Take on tables whose bots or clocks are due: their time is moved ahead, so that others skip them."""
    due = select(tables.c.id).where(tables.c.wake_at <= now).order_by(tables.c.wake_at).limit(most)
    found = list(connection.execute(due.with_for_update(skip_locked=True)).scalars())
    connection.execute(update(tables).where(tables.c.id.in_(found)).values(wake_at=until))
    return found

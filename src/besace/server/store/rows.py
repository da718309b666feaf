"""A table's rows as objects, and the queries that read them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from sqlalchemy import Connection, select, text

from besace.server.protocol.table_rules import TableRules
from besace.server.store.models import moves, mutes, seat_changes, seats, tables

State = Literal["waiting", "playing", "over", "closed"]
WAITING: Literal["waiting"] = "waiting"
PLAYING: Literal["playing"] = "playing"
OVER: Literal["over"] = "over"
CLOSED: Literal["closed"] = "closed"
OPEN, GUEST, BOT = "open", "guest", "bot"
SeatNews = Literal["opened", "bot", "taken"]


@dataclass(slots=True)
class Seat:
    """Who sits there."""

    seat: int
    kind: str
    guest_id: str | None = field(repr=False)
    name: str
    bot: str | None
    level: int | None
    away: bool
    shown: bool
    contribution: str = field(repr=False)
    gone_at: int | None


@dataclass(slots=True)
class SeatChange:
    """How a seat changed hands while the game went on: ``name`` had it, or has taken it over."""

    seat: int
    what: SeatNews
    name: str
    version: int


@dataclass(slots=True)
class TableRow:
    """A table as it is stored, without its moves. Its secrets are kept out of its repr, so that no log shows them."""

    id: str
    code: str = field(repr=False)
    host_id: str | None = field(repr=False)
    state: State
    private: bool
    game: str
    players: int
    options: dict[str, Any]
    rules: TableRules
    seed: bytes = field(repr=False)
    contributions: list[str] = field(repr=False)
    setup: dict[str, Any] | None = field(repr=False)
    result: dict[str, Any] | None
    created_at: int
    started_at: int | None
    ended_at: int | None
    wake_at: int | None
    deal: str | None
    seats: list[Seat]
    seat_changes: list[SeatChange] = field(default_factory=list)
    rematch_of: str | None = None
    rematch: str | None = None
    muted: dict[str, str] = field(default_factory=dict, repr=False)  # names by guests, of those who may say nothing here

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats where this guest sits."""
        return [seat.seat for seat in self.seats if guest is not None and seat.guest_id == guest]


_COLUMNS = [
    tables.c[name]
    for name in (
        "id", "code", "host_id", "state", "private", "game", "players", "options", "rules", "seed", "contributions", "setup",
        "result", "created_at", "started_at", "ended_at", "wake_at", "deal", "rematch_of",
    )
]  # fmt: skip


def lock_table(connection: Connection, table: str) -> TableRow | None:
    """The table of that id as it is now; nobody else changes it or its seats before this transaction ends."""
    connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update(key_share=True))
    return read_table(connection, table)


def lock_tables(connection: Connection, some: Sequence[str]) -> None:
    """Nobody else changes these tables or their seats before this transaction ends. Always in the same order."""
    query = select(tables.c.id).where(tables.c.id.in_(some)).order_by(tables.c.id)
    connection.execute(query.with_for_update(key_share=True))


def read_table(connection: Connection, table: str) -> TableRow | None:
    """The table of that id."""
    found = read_tables(connection, tables.c.id == table)
    return found[0] if found else None


def tables_with_ids(connection: Connection, ids: Sequence[str]) -> list[TableRow]:
    return read_tables(connection, tables.c.id.in_(ids), limit=len(ids)) if ids else []


def read_tables(connection: Connection, *where: Any, limit: int = 1) -> list[TableRow]:
    """Tables, the newest first, with their seats."""
    query = select(*_COLUMNS).where(*where).order_by(tables.c.created_at.desc()).limit(limit)
    rows = (connection.execute(query)).all()
    ids = [row.id for row in rows]
    if not ids:
        return []
    sitting: dict[str, list[Seat]] = {table: [] for table in ids}
    for row in connection.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)):
        sitting[row.table_id].append(_seat(row))
    changed: dict[str, list[SeatChange]] = {table: [] for table in ids}
    told = select(seat_changes).where(seat_changes.c.table_id.in_(ids)).order_by(seat_changes.c.table_id, seat_changes.c.number)
    for row in connection.execute(told):
        changed[row.table_id].append(SeatChange(row.seat, row.what, row.name, row.version))
    following = connection.execute(select(tables.c.id, tables.c.rematch_of).where(tables.c.rematch_of.in_(ids)))
    rematches = {row.rematch_of: row.id for row in following}
    silent: dict[str, dict[str, str]] = {table: {} for table in ids}
    for row in connection.execute(select(mutes).where(mutes.c.table_id.in_(ids)).order_by(mutes.c.at)):
        silent[row.table_id][row.guest_id] = row.name
    return [
        TableRow(
            **{**row._mapping, "rules": TableRules(**row.rules)}, seats=sitting[row.id], seat_changes=changed[row.id],
            rematch=rematches.get(row.id), muted=silent[row.id],
        )
        for row in rows
    ]  # fmt: skip


def _seat(row: Any) -> Seat:
    return Seat(
        row.seat, row.kind, row.guest_id, row.name, row.bot, row.level, row.away, row.shown, row.contribution, row.gone_at
    )  # fmt: skip


def read_moves(connection: Connection, table: str, start: int = 0) -> list[tuple[str, int, str | None]]:
    """The moves of a table from number ``start`` on: text, at, by."""
    query = select(moves.c.text, moves.c.at, moves.c.by).where(moves.c.table_id == table, moves.c.ply >= start)
    return [(row.text, row.at, row.by) for row in connection.execute(query.order_by(moves.c.ply))]


Log = list[tuple[str, int, str | None]]  # text, at, by of each move
_SINCE = text(
    "SELECT moves.table_id, moves.text, moves.at, moves.by FROM moves "
    "JOIN unnest(cast(:tables AS text[]), cast(:plies AS int[])) AS known(id, ply) "
    "ON moves.table_id = known.id AND moves.ply >= known.ply ORDER BY moves.table_id, moves.ply"
)


def read_moves_of_many(connection: Connection, known: dict[str, int]) -> dict[str, Log]:
    """The moves of some tables, of each from the number that is known on. On PostgreSQL, where others may have stored them."""
    found: dict[str, Log] = {table: [] for table in known}
    for row in connection.execute(_SINCE, {"tables": list(known), "plies": list(known.values())}):
        found[row.table_id].append((row.text, row.at, row.by))
    return found


def read_table_and_moves(connection: Connection, table: str) -> tuple[TableRow | None, list[tuple[str, int, str | None]]]:
    """A table with its whole log, as of one moment."""
    row = read_table(connection, table)
    return row, read_moves(connection, table) if row is not None and row.setup is not None else []

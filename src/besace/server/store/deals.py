"""Prepared deals: which people have made, who has tried which, what became of it, and the secret that they follow from."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import Connection, func, insert, or_, select, update

from besace.server.store.models import attempts, challenges, moves, secrets, tables
from besace.server.store.rows import CLOSED, OVER, PLAYING, TableRow, read_tables

Progress = Literal["new", "playing", "over", "given-up"]


@dataclass(frozen=True)
class Standing:
    """How many have played a deal, and what one guest has done about it: ``table`` is theirs."""

    begun: int = 0
    finished: int = 0
    mine: Progress = "new"
    table: str | None = None


@dataclass(frozen=True)
class Attempt:
    """Someone's one game of a deal; without a table, they have given it up."""

    table: str | None


def read_secret(connection: Connection, name: str) -> bytes | None:
    """What only this server knows, by its name."""
    return connection.execute(select(secrets.c.value).where(secrets.c.name == name)).scalar()


def add_secret(connection: Connection, name: str, value: bytes) -> None:
    connection.execute(insert(secrets).values(name=name, value=value))


# --- deals that people have made ---


def read_challenge(connection: Connection, code: str) -> Any:
    """The row of the deal that somebody made; None if there is none."""
    return connection.execute(select(challenges).where(challenges.c.code == code)).first()


def add_challenge(connection: Connection, values: dict[str, Any]) -> None:
    connection.execute(insert(challenges).values(**values))


def challenges_of(connection: Connection, guest: str, prefix: str, most: int) -> list[Any]:
    """The rows of deals that someone has made, or has begun by names that are ``prefix`` and a code; the newest first."""
    played = select(func.substr(attempts.c.deal, len(prefix) + 1)).where(
        attempts.c.guest_id == guest, attempts.c.deal.startswith(prefix)
    )
    mine = or_(challenges.c.guest_id == guest, challenges.c.code.in_(played))
    return list(connection.execute(select(challenges).where(mine).order_by(challenges.c.created_at.desc()).limit(most)))


# --- who has tried which ---


def attempt_of(connection: Connection, deal: str, guest: str) -> Attempt | None:
    """A guest's one game of a deal."""
    where = attempts.c.deal == deal, attempts.c.guest_id == guest
    found = connection.execute(select(attempts.c.table_id).where(*where)).first()
    return Attempt(found.table_id) if found is not None else None


def add_attempt(connection: Connection, deal: str, guest: str, table: str | None, now: int) -> None:
    connection.execute(insert(attempts).values(deal=deal, guest_id=guest, table_id=table, at=now))


def give_up(connection: Connection, deal: str, guest: str, table: str) -> bool:
    """Close the table where someone plays a deal; whether it was still being played."""
    unfinished = tables.c.id == table, tables.c.state == PLAYING
    if connection.execute(update(tables).where(*unfinished).values(state=CLOSED, wake_at=None)).rowcount != 1:
        return False
    theirs = attempts.c.deal == deal, attempts.c.guest_id == guest
    connection.execute(update(attempts).where(*theirs).values(table_id=None))
    return True


def done_with(connection: Connection, deal: str, guest: str) -> bool:
    """Whether a guest has finished a deal or given it up, so that they may see what others made of it."""
    finished = or_(attempts.c.table_id.is_(None), tables.c.state == OVER)
    joined = attempts.outerjoin(tables, tables.c.id == attempts.c.table_id)
    where = attempts.c.deal == deal, attempts.c.guest_id == guest, finished
    return connection.execute(select(attempts.c.deal).select_from(joined).where(*where)).first() is not None


def standings(connection: Connection, deals: list[str], guest: str | None) -> dict[str, Standing]:
    """How far everyone is with these deals; those that nobody has begun are left out."""
    joined = attempts.join(tables, tables.c.id == attempts.c.table_id)
    count = select(attempts.c.deal, tables.c.state, func.count().label("many")).select_from(joined)
    counted: dict[str, dict[str, int]] = defaultdict(dict)
    for row in connection.execute(count.where(attempts.c.deal.in_(deals)).group_by(attempts.c.deal, tables.c.state)):
        counted[row.deal][row.state] = row.many
    own = select(attempts.c.deal, attempts.c.table_id, tables.c.state)
    own = own.select_from(attempts.outerjoin(tables, tables.c.id == attempts.c.table_id))
    mine: dict[str, Any] = {}
    if guest is not None:
        theirs = attempts.c.deal.in_(deals), attempts.c.guest_id == guest
        mine = {row.deal: row for row in connection.execute(own.where(*theirs))}
    found = {}
    for deal in {*counted, *mine}:
        state: Progress = "new" if deal not in mine else mine[deal].state or "given-up"
        table = mine[deal].table_id if deal in mine else None
        found[deal] = Standing(sum(counted[deal].values()), counted[deal].get(OVER, 0), state, table)
    return found


def played(connection: Connection, deal: str, seat: int, most: int) -> tuple[list[TableRow], dict[str, list[tuple[int, str]]]]:
    """The finished games of a deal, and the choices of that seat in each as (ply, move)."""
    of_deal = select(attempts.c.table_id).where(attempts.c.deal == deal)
    rows = read_tables(connection, tables.c.id.in_(of_deal), tables.c.state == OVER, limit=most)
    return rows, _choices(connection, [row.id for row in rows], seat)


def _choices(connection: Connection, ids: Iterable[str], seat: int) -> dict[str, list[tuple[int, str]]]:
    found: dict[str, list[tuple[int, str]]] = defaultdict(list)
    query = select(moves.c.table_id, moves.c.ply, moves.c.text).where(
        moves.c.table_id.in_(list(ids)), moves.c.text.startswith(f"{seat} ")
    )
    for row in connection.execute(query.order_by(moves.c.table_id, moves.c.ply)):
        found[row.table_id].append((row.ply, row.text))
    return found

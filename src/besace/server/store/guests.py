"""Guests, the keys of their devices, and links to further ones. Of every secret only its hash is here."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, delete, insert, select, update

from besace.server.codes import same
from besace.server.protocol.problems import unknown_guest
from besace.server.store.models import guests, keys, links
from besace.server.store.moderation import blocked_by


@dataclass(frozen=True)
class Guest:
    """Someone who has been here before."""

    id: str
    nickname: str
    unheard: frozenset[str] = frozenset()  # the ids of those whom they have blocked


def guest_of_key(connection: Connection, hashed: str) -> Guest | None:
    """The guest whose key has this hash."""
    query = select(keys.c.hash, guests.c.id, guests.c.nickname).join(guests, guests.c.id == keys.c.guest_id)
    row = connection.execute(query.where(keys.c.hash == hashed)).first()
    if row is None or not same(row.hash, hashed):
        return None
    return Guest(row.id, row.nickname, blocked_by(connection, row.id))


def stay(connection: Connection, guest: str, alone: bool = False) -> None:
    """Have this guest stay as they are until the transaction ends; refuse where they have been forgotten.

    Whoever changes something for a guest calls this first, before any table is locked: all take their locks in that order.
    ``alone``: nothing else is changed for them meanwhile.
    """
    locked = select(guests.c.id).where(guests.c.id == guest).with_for_update(read=not alone, key_share=alone)
    if connection.execute(locked).first() is None:
        raise unknown_guest()


def who_stay(connection: Connection, some: Iterable[str]) -> set[str]:
    """Those of some guests who have not been forgotten; none of them is before the transaction ends."""
    query = select(guests.c.id).where(guests.c.id.in_(sorted(some))).order_by(guests.c.id)
    return set(connection.execute(query.with_for_update(read=True, key_share=True)).scalars())


def nicknames(connection: Connection, ids: Iterable[str]) -> dict[str, str]:
    """The nicknames of guests by their ids."""
    query = select(guests.c.id, guests.c.nickname).where(guests.c.id.in_(list(ids)))
    return {row.id: row.nickname for row in connection.execute(query)}


def add_guest(connection: Connection, guest: Guest, now: int) -> None:
    connection.execute(insert(guests).values(id=guest.id, nickname=guest.nickname, created_at=now))


def rename_guest(connection: Connection, guest: Guest) -> None:
    if connection.execute(update(guests).where(guests.c.id == guest.id).values(nickname=guest.nickname)).rowcount != 1:
        raise unknown_guest()


def add_key(connection: Connection, guest: str, hashed: str, now: int) -> None:
    """Let one more device be this guest's."""
    connection.execute(insert(keys).values(hash=hashed, guest_id=guest, created_at=now))


def remove_key(connection: Connection, hashed: str) -> None:
    connection.execute(delete(keys).where(keys.c.hash == hashed))


def add_link(connection: Connection, guest: str, hashed: str, expires: int, now: int) -> None:
    """Keep a one-time link to another device; those that are too old go."""
    stay(connection, guest)
    connection.execute(delete(links).where(links.c.expires_at < now))
    connection.execute(insert(links).values(hash=hashed, guest_id=guest, expires_at=expires))


def _of_link(hashed: str, now: int) -> Select[Any]:
    query = select(links.c.guest_id, guests.c.nickname).join(guests, guests.c.id == links.c.guest_id)
    return query.where(links.c.hash == hashed, links.c.expires_at >= now)


def guest_of_link(connection: Connection, hashed: str, now: int) -> Guest | None:
    """Whose link this is, if it can still be used."""
    row = connection.execute(_of_link(hashed, now)).first()
    return Guest(row.guest_id, row.nickname) if row is not None else None


def take_link(connection: Connection, hashed: str, now: int) -> Guest | None:
    """Whose link this is, if it can still be used; it is used up, and the guest stays until the transaction ends."""
    row = connection.execute(_of_link(hashed, now).with_for_update(read=True, key_share=True, of=guests)).first()
    used = connection.execute(delete(links).where(links.c.hash == hashed))
    return Guest(row.guest_id, row.nickname) if row is not None and used.rowcount == 1 else None

"""Who someone is: a guest with a secret, in a cookie or as a token. Only the secret's hash is stored."""

import time
from dataclasses import dataclass

from fastapi import Request, Response, WebSocket
from sqlalchemy import Connection
from starlette.requests import HTTPConnection

from besace.server.codes import digest, new_id, new_secret
from besace.server.protocol.problems import Refusal, missing, unknown_guest
from besace.server.protocol.spoken import Unwanted, clean_name
from besace.server.seats.eyes import become_one
from besace.server.store.engine import Database
from besace.server.store.guests import (
    Guest,
    add_guest,
    add_key,
    add_link,
    guest_of_key,
    guest_of_link,
    remove_key,
    rename_guest,
    take_link,
)
from besace.server.store.personal_data import all_tables_of, lock_guest, take_along
from besace.server.store.rows import lock_tables
from besace.server.times import now_ms

COOKIE = "besace"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep
LINK_SECONDS = 15 * 60
_MOST_KNOWN, _KNOWN_SECONDS = 50_000, 10.0
_MOST_SECRET = 100


@dataclass(frozen=True)
class Linked:
    """A device has become a guest's: its secret, and the tables that came along with who it was."""

    guest: Guest
    secret: str
    moved: list[str]


def _used_up() -> Refusal:
    return missing("This link has been used or is too old: make a new one on the other device.")


class Identity:
    """Finds and makes guests."""

    def __init__(self, database: Database, unwanted: Unwanted) -> None:
        self._database, self._unwanted = database, unwanted
        self._known: dict[str, tuple[Guest, float]] = {}  # by hash, until when: another process may change or forget a guest

    def secret_of(self, connection: HTTPConnection) -> str | None:
        """What someone shows to say who they are: a bearer token, or the cookie."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        secret = token.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE)
        return secret if secret and len(secret) <= _MOST_SECRET else None

    async def find(self, connection: Request | WebSocket) -> Guest | None:
        """The guest who sends this, if known."""
        secret = self.secret_of(connection)
        if secret is None:
            return None
        hashed = digest(secret)
        guest, until = self._known.get(hashed, (None, 0.0))
        if guest is not None and time.monotonic() < until:
            return guest
        guest = await self._database.read(guest_of_key, hashed)
        return self._remember(hashed, guest) if guest is not None else None

    def _remember(self, hashed: str, guest: Guest) -> Guest:
        if len(self._known) >= _MOST_KNOWN:
            self._known.clear()
        self._known[hashed] = (guest, time.monotonic() + _KNOWN_SECONDS)
        return guest

    async def create(self, nickname: str) -> tuple[Guest, str]:
        """A new guest and their secret."""
        guest, secret = Guest(new_id(), self._unwanted.refuse(clean_name(nickname))), new_secret()

        def add(connection: Connection) -> None:
            add_guest(connection, guest, now_ms())
            add_key(connection, guest.id, digest(secret), now_ms())

        await self._database.write(add)
        self._remember(digest(secret), guest)
        return guest, secret

    async def rename(self, guest: Guest, nickname: str) -> Guest:
        renamed = Guest(guest.id, self._unwanted.refuse(clean_name(nickname)))
        await self._database.write(rename_guest, renamed)
        self.look_anew(guest.id)
        return renamed

    async def make_link(self, guest: Guest) -> str:
        """A token that makes one other device the same guest, once and soon."""
        token = new_secret()
        await self._database.write(add_link, guest.id, digest(token), now_ms() + LINK_SECONDS * 1000, now_ms())
        return token

    async def whose_link(self, token: str) -> Guest:
        """The guest that a one-time link makes of a device; the link is not used up."""
        guest = await self._database.read(guest_of_link, digest(token), now_ms())
        if guest is None:
            raise _used_up()
        return guest

    async def use_link(self, token: str, known: Guest | None, merge: bool = False) -> "Linked":
        """Make this device, whose guest was ``known``, that of a one-time link; the link is used up.

        ``merge``: all that ``known`` has comes along, and there is one guest less.
        """
        secret = new_secret()

        def use(connection: Connection) -> Linked:
            guest = take_link(connection, digest(token), now_ms())
            if guest is None:
                raise _used_up()
            moved: list[str] = []
            if known is not None and known.id != guest.id:
                if merge:
                    lock_guest(connection, known.id)
                    moved = all_tables_of(connection, known.id)
                    lock_tables(connection, moved)
                become_one(connection, guest.id, known.id)
                if merge:
                    take_along(connection, guest.id, known.id)
            add_key(connection, guest.id, digest(secret), now_ms())
            return Linked(guest, secret, moved)

        linked = await self._database.write(use)
        if merge and known is not None:
            self.look_anew(known.id)
        self._remember(digest(secret), linked.guest)
        return linked

    def look_anew(self, guest: str) -> None:
        """Something about this guest has changed: do not rely on what is remembered."""
        self._known = {hashed: known for hashed, known in self._known.items() if known[0].id != guest}

    async def forget(self, connection: Request) -> None:
        """This device is no longer the guest's."""
        secret = self.secret_of(connection)
        if secret is None:
            raise unknown_guest()
        self._known.pop(digest(secret), None)
        await self._database.write(remove_key, digest(secret))


def set_cookie(request: Request, response: Response, secret: str) -> None:
    """Give the device its secret; no script can read it, and no other site can make use of it."""
    response.set_cookie(
        COOKIE, secret, max_age=COOKIE_SECONDS, httponly=True, samesite="strict", secure=request.url.scheme == "https", path="/"
    )

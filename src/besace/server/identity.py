"""Who someone is: a guest with a secret, in a cookie or as a token. Only the secret's hash is stored."""

import time
import unicodedata
from dataclasses import dataclass

from fastapi import Request, Response, WebSocket
from sqlalchemy import delete, insert, select, update
from starlette.requests import HTTPConnection

from besace.server.codes import digest, new_id, new_secret, same
from besace.server.messages import MOST_NAME
from besace.server.problems import bad, missing, unknown_guest
from besace.server.room import now_ms
from besace.server.store.engine import Database
from besace.server.store.models import guests, keys, links

COOKIE = "besace"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep
LINK_SECONDS = 15 * 60
_MOST_KNOWN, _KNOWN_SECONDS = 50_000, 10.0
_MOST_SECRET = 100


@dataclass(frozen=True)
class Guest:
    """Someone who has been here before."""

    id: str
    nickname: str


def clean_name(text: str) -> str:
    """A name as it is shown: one line, no invisible characters, not too long."""
    shown = "".join(c if unicodedata.category(c)[0] not in "CZ" else " " for c in text)
    name = " ".join(shown.split())[:MOST_NAME].strip()
    if not name:
        raise bad("A name should have at least one visible character.")
    return name


class Identity:
    """Finds and makes guests."""

    def __init__(self, database: Database) -> None:
        self._database = database
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
        query = select(keys.c.hash, guests.c.id, guests.c.nickname).join(guests, guests.c.id == keys.c.guest_id)
        row = await self._database.read(lambda connection: connection.execute(query.where(keys.c.hash == hashed)).first())
        if row is None or not same(row.hash, hashed):
            return None
        return self._remember(hashed, Guest(row.id, row.nickname))

    def _remember(self, hashed: str, guest: Guest) -> Guest:
        if len(self._known) >= _MOST_KNOWN:
            self._known.clear()
        self._known[hashed] = (guest, time.monotonic() + _KNOWN_SECONDS)
        return guest

    async def create(self, nickname: str) -> tuple[Guest, str]:
        """A new guest and their secret."""
        guest, secret = Guest(new_id(), clean_name(nickname)), new_secret()
        async with self._database.writing() as writing:
            await writing.execute(insert(guests).values(id=guest.id, nickname=guest.nickname, created_at=now_ms()))
            await writing.execute(insert(keys).values(hash=digest(secret), guest_id=guest.id, created_at=now_ms()))
        self._remember(digest(secret), guest)
        return guest, secret

    async def rename(self, guest: Guest, nickname: str) -> Guest:
        renamed = Guest(guest.id, clean_name(nickname))
        async with self._database.writing() as writing:
            await writing.execute(update(guests).where(guests.c.id == guest.id).values(nickname=renamed.nickname))
        self._known = {hashed: known for hashed, known in self._known.items() if known[0].id != guest.id}
        return renamed

    async def make_link(self, guest: Guest) -> str:
        """A token that makes one other device the same guest, once and soon."""
        token = new_secret()
        async with self._database.writing() as writing:
            await writing.execute(delete(links).where(links.c.expires_at < now_ms()))
            expires = now_ms() + LINK_SECONDS * 1000
            await writing.execute(insert(links).values(hash=digest(token), guest_id=guest.id, expires_at=expires))
        return token

    async def use_link(self, token: str) -> tuple[Guest, str]:
        """The guest of a one-time link, with a secret for this device. The link is used up."""
        secret, hashed = new_secret(), digest(token)
        async with self._database.writing() as writing:
            query = select(links.c.guest_id, guests.c.nickname).join(guests, guests.c.id == links.c.guest_id)
            row = (await writing.execute(query.where(links.c.hash == hashed, links.c.expires_at >= now_ms()))).first()
            used = await writing.execute(delete(links).where(links.c.hash == hashed))
            if row is None or used.rowcount != 1:
                raise missing("This link has been used or is too old: make a new one on the other device.")
            await writing.execute(insert(keys).values(hash=digest(secret), guest_id=row.guest_id, created_at=now_ms()))
        return self._remember(digest(secret), Guest(row.guest_id, row.nickname)), secret

    async def forget(self, connection: Request) -> None:
        """This device is no longer the guest's."""
        secret = self.secret_of(connection)
        if secret is None:
            raise unknown_guest()
        self._known.pop(digest(secret), None)
        async with self._database.writing() as writing:
            await writing.execute(delete(keys).where(keys.c.hash == digest(secret)))


def set_cookie(request: Request, response: Response, secret: str) -> None:
    """Give the device its secret; no script can read it, and no other site can make use of it."""
    response.set_cookie(
        COOKIE, secret, max_age=COOKIE_SECONDS, httponly=True, samesite="strict", secure=request.url.scheme == "https", path="/"
    )

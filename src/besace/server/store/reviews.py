"""Finished reviews: what one process has found out, all of them know, and after a restart too. Only the latest are kept."""

import zlib
from dataclasses import dataclass
from typing import Any

import orjson
from sqlalchemy import Connection, delete, insert, select

from besace.server.store.models import reviews

MOST_KEPT = 2000  # a review takes about twenty kilobytes


@dataclass(frozen=True, slots=True)
class ReviewName:
    """Which review: the hash of the record, the seat, and the version of the way in which it is made."""

    record: str
    seat: int
    version: int

    def where(self) -> tuple[Any, ...]:
        return reviews.c.record == self.record, reviews.c.seat == self.seat, reviews.c.version == self.version


def read_review(connection: Connection, name: ReviewName) -> dict[str, Any] | None:
    """The review of that name."""
    found = connection.execute(select(reviews.c.found).where(*name.where())).scalar_one_or_none()
    return orjson.loads(zlib.decompress(found)) if found is not None else None


def has_review(connection: Connection, name: ReviewName) -> bool:
    return connection.execute(select(reviews.c.made_at).where(*name.where())).first() is not None


def keep_review(connection: Connection, name: ReviewName, review: dict[str, Any], now: int, most: int = MOST_KEPT) -> None:
    """Keep a review, and let go of the oldest beyond so many."""
    connection.execute(delete(reviews).where(*name.where()))
    values = {"record": name.record, "seat": name.seat, "version": name.version, "made_at": now}
    connection.execute(insert(reviews).values(**values, found=zlib.compress(orjson.dumps(review))))
    latest = select(reviews.c.made_at).order_by(reviews.c.made_at.desc())
    too_old = connection.execute(latest.offset(most).limit(1)).scalar_one_or_none()
    if too_old is not None:
        connection.execute(delete(reviews).where(reviews.c.made_at <= too_old))

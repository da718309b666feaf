"""Who has seen which running game from which seat, and which guests are one person."""

from collections import defaultdict
from collections.abc import Iterable

from sqlalchemy import Connection, Select, insert, or_, select, update

from besace.server.store.models import eyes, guests

Seen = dict[int, bool]  # seats that a game was seen from; True for those where the person sat


def note_eye(connection: Connection, table: str, guest: str, seat: int, sat: bool, now: int) -> None:
    """This guest sees the game from that seat from now on. The table is locked."""
    where = eyes.c.table_id == table, eyes.c.guest_id == guest, eyes.c.seat == seat
    known = connection.execute(select(eyes.c.sat).where(*where)).first()
    if known is None:
        connection.execute(insert(eyes).values(table_id=table, guest_id=guest, seat=seat, sat=sat, at=now))
    elif sat and not known.sat:
        connection.execute(update(eyes).where(*where).values(sat=True))


def seen_by(connection: Connection, table: str, guest: str) -> Seen:
    """Where the person who is this guest has seen the game from. The table is locked, and so is who the guest is (`stay`)."""
    theirs = or_(eyes.c.guest_id == guest, eyes.c.guest_id.in_(_same_person(guest)))
    seen: Seen = {}
    for row in connection.execute(select(eyes.c.seat, eyes.c.sat).where(eyes.c.table_id == table, theirs)):
        seen[row.seat] = row.sat or seen.get(row.seat, False)
    return seen


def all_seen(connection: Connection, people: Iterable[str]) -> dict[str, Seen]:
    """By table, where these guests have seen games from."""
    found: dict[str, Seen] = defaultdict(dict)
    for row in connection.execute(select(eyes).where(eyes.c.guest_id.in_(people))):
        found[row.table_id][row.seat] = row.sat or found[row.table_id].get(row.seat, False)
    return found


def lock_people(connection: Connection, *people: str) -> list[set[str]]:
    """For each of these guests, those who are the same person; nobody else joins or leaves them, or looks anywhere, meanwhile."""
    locked: set[str] = set()
    while True:
        found = [{row.id for row in connection.execute(_same_person(guest))} for guest in people]
        everyone = set[str]().union(*found)
        if everyone <= locked:
            return found
        query = select(guests.c.id).where(guests.c.id.in_(sorted(everyone))).order_by(guests.c.id)  # all in the same order
        connection.execute(query.with_for_update(key_share=True))
        locked |= everyone


def make_one_person(connection: Connection, people: Iterable[str], person: str) -> None:
    """From now on these guests are one person."""
    connection.execute(update(guests).where(guests.c.id.in_(people)).values(person=person))


def _same_person(guest: str) -> Select[tuple[str]]:
    """The guests who are the same person, this one included."""
    person = select(guests.c.person).where(guests.c.id == guest).scalar_subquery()
    return select(guests.c.id).where(or_(guests.c.id == guest, guests.c.person == person))

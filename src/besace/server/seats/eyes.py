"""Who has seen a running game from where: what one person gets to see of it is one seat, or the seats they had from the start.

Whoever has a seat when a game begins, or takes one over, has that seat's eyes for good, also after giving it up. Whoever
looks over the shoulders of people who let them is an onlooker: they see the seats that are shown, and no other will ever be
theirs. All of it is noted in the store before anything is seen, under the lock of the table, so that requests at the same moment,
to whichever process, get no further than one after the other. Guests who turn out to be one person, because a device that was
one of them is linked to another, count as one.
"""

from collections.abc import Iterable, Sequence

from sqlalchemy import Connection

from besace.server.codes import new_id
from besace.server.protocol.problems import both_play
from besace.server.seats.describe import allowed_eyes, revealed
from besace.server.store.eyes import Seen, all_seen, lock_people, make_one_person, note_eye, seen_by
from besace.server.store.guests import stay
from besace.server.store.rows import lock_table, tables_with_ids
from besace.server.table.room import Room
from besace.server.times import now_ms


def may_sit(seen: Seen, seat: int) -> bool:
    """Whether someone who has seen that much of a running game may take over a seat: newcomers, and who knows no other."""
    return set(seen) <= {seat}


def _may_look(seen: Seen, seat: int) -> bool:
    """Whether someone may look over a shoulder: not who has played from another seat."""
    return {one for one, sat in seen.items() if sat} <= {seat}


def noted_eyes(room: Room, guest: str | None) -> list[int | None]:
    """The places that someone may go on looking from, with nothing left to be noted.

    A seat that was theirs may have become another's who shows it, between what they asked for and what they are shown.
    """
    own, noted = room.row.seats_of(guest), room.onlookers
    allowed = allowed_eyes(room, guest)
    if revealed(room.row):
        return allowed
    return [eye for eye in allowed if eye is None or eye in own or (guest is not None and (guest, eye) in noted)]


async def admit(room: Room, guest: str | None, wanted: Iterable[int | None]) -> bool:
    """Whether someone may look from all these places now. What they will see over a shoulder is noted first."""
    looking = list(wanted)
    if any(eye not in allowed_eyes(room, guest) for eye in looking):
        return False
    noted = noted_eyes(room, guest)
    shoulders = [eye for eye in looking if eye is not None and eye not in noted]
    if guest is None or not shoulders:
        return True
    if not await room.hub.database.write(_look_over, room.row.id, guest, shoulders):
        return False
    room.onlookers.update((guest, seat) for seat in shoulders)
    return True


def _look_over(connection: Connection, table: str, guest: str, shoulders: Sequence[int]) -> bool:
    stay(connection, guest)
    row = lock_table(connection, table)
    seen = seen_by(connection, table, guest)
    if row is None or row.seats_of(guest) or not all(row.seats[seat].shown and _may_look(seen, seat) for seat in shoulders):
        return False
    for seat in shoulders:
        note_eye(connection, table, guest, seat, False, now_ms())
    return True


def become_one(connection: Connection, one: str, other: str) -> None:
    """Two guests are one person: note it, or refuse where one of them would see a running game from the other's seat as well."""
    same_one, same_other = lock_people(connection, one, other)
    if same_one & same_other or not same_other:  # who has been forgotten meanwhile is nobody
        return
    seen_one, seen_other = all_seen(connection, same_one), all_seen(connection, same_other)
    shared = [table for table in seen_one if table in seen_other and _more_than_either(seen_one[table], seen_other[table])]
    if any(not revealed(row) for row in tables_with_ids(connection, shared)):
        raise both_play()
    make_one_person(connection, same_one | same_other, new_id())


def _more_than_either(one: Seen, other: Seen) -> bool:
    """Whether two people, one of whom has played, would know more together than one seat, or than the seats one of them had."""
    together, sat = set(one) | set(other), [{seat for seat, sat in seen.items() if sat} for seen in (one, other)]
    return any(sat) and len(together) > 1 and not any(together <= seats for seats in sat)

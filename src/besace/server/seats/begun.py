"""What somebody has begun of a prepared deal."""

from sqlalchemy import Connection

from besace.server.protocol.problems import clash
from besace.server.store.deals import attempt_of
from besace.server.store.rows import PLAYING
from besace.server.store.tables import newest_of


def begun(connection: Connection, guest: str, deal: str, once: bool) -> str | None:
    """The table where a guest plays that deal; ``once``: or has played it."""
    if not once:
        newest = newest_of(connection, guest, deal)
        return newest.id if newest is not None and newest.state == PLAYING else None
    attempt = attempt_of(connection, deal, guest)
    if attempt is None:
        return None
    if attempt.table is None:
        raise clash("You have given up this deal: you may look at what others made of it.")
    return attempt.table

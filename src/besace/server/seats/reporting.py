"""What people do about others: hear nothing of them any more, or tell whoever runs the server."""

from sqlalchemy import Connection

from besace.server.protocol.problems import bad, clash, missing
from besace.server.protocol.requests import Report, Someone
from besace.server.seats.seating import meant
from besace.server.store.guests import Guest, stay
from besace.server.store.moderation import add_block, add_report, blocked_by, blocks_of, remove_block
from besace.server.table.hub import Hub
from besace.server.times import now_ms

MOST_BLOCKS = 500


async def block(hub: Hub, guest: Guest, table: str, whom: Someone) -> None:
    """Someone hears nothing of somebody at this table from now on, here and everywhere else."""

    def write(connection: Connection) -> frozenset[str]:
        stay(connection, guest.id)
        who = meant(connection, table, whom.seat, whom.line)
        if who.guest == guest.id:
            raise bad("That is you.")
        if len(blocks_of(connection, guest.id)) >= MOST_BLOCKS:
            raise clash("You have blocked too many people: let some of them speak again first.")
        add_block(connection, guest.id, who, now_ms())
        return blocked_by(connection, guest.id)

    hub.blocked(guest.id, await hub.database.write(write))


async def unblock(hub: Hub, guest: Guest, block_id: str) -> None:
    """Someone hears somebody again."""

    def write(connection: Connection) -> frozenset[str]:
        stay(connection, guest.id)
        if not remove_block(connection, guest.id, block_id):
            raise missing("You have blocked nobody by this name.")
        return blocked_by(connection, guest.id)

    hub.blocked(guest.id, await hub.database.write(write))


async def report(hub: Hub, guest: Guest, table: str, said: Report) -> None:
    """Tell whoever runs the server about somebody at this table."""

    def write(connection: Connection) -> None:
        stay(connection, guest.id)
        who = meant(connection, table, said.seat, said.line)
        if who.guest == guest.id:
            raise bad("That is you.")
        add_report(connection, table, guest.id, who, said.reason, said.text, now_ms())

    await hub.database.write(write)

"""What whoever runs a server does about people, from the command line, while the server runs or not."""

from datetime import UTC, datetime
from ipaddress import ip_network

from sqlalchemy import Connection

from besace.errors import BesaceError, quoted
from besace.server.admin import Admin
from besace.server.store.bus import TABLE, Bus
from besace.server.store.moderation import add_ban, is_guest, lift, lines_of, list_bans, list_reports, settle
from besace.server.store.rows import CLOSED, OVER, TableRow
from besace.server.store.tables import change_table
from besace.server.times import now_ms

_HOUR_MS = 3_600_000
_LINES = 5  # of what somebody said, beside a report


class Moderator(Admin):
    """Whoever keeps the peace. Servers on this database follow within seconds."""

    async def reports(self, settled: bool) -> list[str]:
        """Each report, with the last things that whom it is about said at that table."""

        def read(connection: Connection) -> list[str]:
            told = []
            for row in list_reports(connection, settled):
                at = f"table {row.code}" if row.code else "a table that is no more"
                state = ", settled" if row.settled_at is not None else ""
                told.append(f"{row.id}  {_time(row.at)}  {row.reason}  {row.name} (guest {row.guest_id}) at {at}{state}")
                told += [f"    {row.text}"] if row.text else []
                told += [f"    said: {line}" for line in lines_of(connection, row.table_id, row.guest_id, _LINES)]
            return told

        return await self._database.read(read)

    async def settle(self, number: int) -> None:
        if not await self._database.write(settle, number, now_ms()):
            raise BesaceError(f"There is no open report {number}.")

    async def close(self, name: str) -> None:
        """End a table for everyone: nobody plays or speaks there any more."""
        row = await self._row(name)
        if row.state in (OVER, CLOSED):
            raise BesaceError("This game is over." if row.state == OVER else "This table is closed already.")
        await self._database.write(self._close, row)

    def _close(self, connection: Connection, row: TableRow) -> None:
        change_table(connection, row.id, {"state": CLOSED, "wake_at": now_ms()})  # whichever process claims it sees that
        Bus(self._database).announce(connection, TABLE, {"tables": [row.id]})

    async def ban(self, whom: str, hours: float, why: str) -> str:
        """Keep a range of addresses, or a guest, away for a time; who that is."""
        if not 0 < hours <= 10 * 365 * 24:
            raise BesaceError(f"A ban should last from a part of an hour to ten years, not {hours:g} hours.")
        addresses, guest = _range(whom), None
        if addresses is None:
            guest = whom if await self._database.read(is_guest, whom) else None
            if guest is None:
                raise BesaceError(f"{quoted(whom)} is neither a guest nor a range of addresses, such as 192.0.2.0/24.")
        now = now_ms()
        await self._database.write(add_ban, addresses, guest, now + int(hours * _HOUR_MS), why, now)
        return addresses or f"guest {guest}"

    async def bans(self) -> list[str]:
        """A line for each ban that holds."""
        rows = await self._database.read(list_bans, now_ms())
        return [
            f"{row.id}  until {_time(row.until)}  {row.addresses or f'{row.nickname} (guest {row.guest_id})'}  {row.why}".rstrip()
            for row in rows
        ]

    async def unban(self, number: int) -> None:
        if not await self._database.write(lift, number):
            raise BesaceError(f"There is no ban {number}.")


def _range(text: str) -> str | None:
    """A range of addresses in its one spelling; None where it is something else."""
    try:
        return str(ip_network(text, strict=False))
    except ValueError:
        return None


def _time(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"

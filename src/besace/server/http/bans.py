"""Who may not come here for a time: ranges of addresses, and guests. Whoever runs the server says so (``besace admin ban``)."""

import asyncio
import logging
from datetime import UTC, datetime
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from besace.server.protocol.problems import Refusal
from besace.server.store.engine import Database, StoreDown
from besace.server.store.moderation import list_bans
from besace.server.table.hub import Hub
from besace.server.times import now_ms

LOOK_SECONDS = 2.0  # until every process knows of a ban
log = logging.getLogger(__name__)


class Bans:
    """The bans that hold, as this process knows them."""

    def __init__(self, database: Database, hub: Hub) -> None:
        self._database, self._hub = database, hub
        self._ranges: list[tuple[IPv4Network | IPv6Network, int]] = []
        self._guests: dict[str, int] = {}  # until when

    async def keep_looking(self) -> None:
        """Again and again, read the bans, and let those go who are here in spite of them."""
        while True:
            try:
                await self.look()
            except StoreDown:
                log.warning("the database does not answer; the bans stay as they are")
            except Exception:
                log.exception("the bans could not be read")
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        found = await self._database.read(list_bans, now_ms())
        ranges = [(ip_network(row.addresses), row.until) for row in found if row.addresses is not None]
        people = {row.guest_id: row.until for row in found if row.guest_id is not None}
        if (ranges, people) != (self._ranges, self._guests):
            self._ranges, self._guests = ranges, people
            for connection in list(self._hub.connections):
                connection.turn_away(lambda address, guest: bool(self.of_address(address) or self.of_guest(guest)))

    def of_address(self, text: str) -> Refusal | None:
        """Why nobody may come from an address, if it is banned."""
        if not self._ranges:
            return None
        address = _read(text)
        until = max((end for some, end in self._ranges if address is not None and address in some), default=0)
        return _banned("This address", until)

    def of_guest(self, guest: str | None) -> Refusal | None:
        """Why a guest may not come, if they are banned."""
        return _banned("This guest", self._guests.get(guest, 0)) if guest is not None and self._guests else None


def _read(text: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(text)
    except ValueError:  # a socket of another kind
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return address if mapped is None else mapped


def _banned(who: str, until: int) -> Refusal | None:
    if until <= now_ms():
        return None
    when = datetime.fromtimestamp(until / 1000, UTC)
    return Refusal("banned", f"{who} may not use this server until {when:%Y-%m-%d %H:%M} UTC.")

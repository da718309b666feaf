"""Chat and reactions: short, seldom, and as plain text."""

from typing import Any

import orjson
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from besace.server.limits import Limits
from besace.server.protocol.messages import REACTIONS
from besace.server.protocol.problems import bad, clash, missing, not_you, too_much, unknown_guest
from besace.server.protocol.spoken import Unwanted, clean_text, refuse_alike
from besace.server.store.bus import SAY
from besace.server.store.chat import add_line, last_lines
from besace.server.store.guests import Guest, stay
from besace.server.store.rows import CLOSED
from besace.server.table.hub import Hub
from besace.server.table.room import Room
from besace.server.times import now_ms

MOST_REMEMBERED = 100


class ChatService:
    """What people say at tables."""

    def __init__(self, hub: Hub, limits: Limits, unwanted: Unwanted) -> None:
        self._hub, self._limits, self._unwanted = hub, limits, unwanted

    async def say(self, room: Room, guest: Guest | None, text: str) -> None:
        """Keep what someone said and tell everyone at the table."""
        who, speaker = self._speaker(room, guest, "chat")
        line = {**speaker, "text": self._unwanted.refuse(clean_text(text)), "at": now_ms()}

        def keep(connection: Connection) -> bytes:
            stay(connection, who.id)
            message = orjson.dumps({"type": "chat", "number": add_line(connection, room.row.id, who.id, line), **line})
            self._hub.bus.announce(connection, SAY, {"tables": [room.row.id], "by": who.id, "message": message.decode()})
            return message

        try:
            message = await self._hub.database.write(keep)
        except IntegrityError:
            raise missing("There is no such table.") from None
        room.watchers.tell_everyone(message, who.id)

    async def react(self, room: Room, guest: Guest | None, reaction: str) -> None:
        """Show a reaction to everyone at the table; nobody keeps it."""
        if reaction not in REACTIONS:
            raise bad("This is not one of the reactions.")
        who, speaker = self._speaker(room, guest, "reactions")
        message = orjson.dumps({"type": "reaction", **speaker, "reaction": reaction})
        if self._hub.database.shared:
            news = {"tables": [room.row.id], "by": who.id, "message": message.decode()}
            await self._hub.database.write(lambda connection: self._hub.bus.announce(connection, SAY, news))
        room.watchers.tell_everyone(message, who.id)

    async def said(self, room: Room, guest: Guest | None) -> list[dict[str, Any]]:
        """The last things that were said, but for what this guest does not want to hear."""
        unheard = guest.unheard if guest is not None else ()
        lines = await self._hub.database.read(last_lines, room.row.id, MOST_REMEMBERED, unheard)
        return [{"type": "chat", **line} for line in lines]

    def _speaker(self, room: Room, guest: Guest | None, what: str) -> tuple[Guest, dict[str, Any]]:
        if guest is None:
            raise unknown_guest()
        row, mine = room.row, room.row.seats_of(guest.id)
        if not mine and not row.rules.spectators:
            raise not_you("You do not sit at this table.")
        if row.state == CLOSED:
            raise clash("This table is closed.")
        if guest.id in row.muted and guest.id != row.host_id:
            raise not_you("The host of this table wants you to say nothing here.")
        if not self._limits.allow(what, guest.id):
            raise too_much()
        if mine:
            return guest, {"seat": mine[0], "name": row.seats[mine[0]].name}
        name = refuse_alike(guest.nickname, (seat.name for seat in row.seats if seat.guest_id is not None))
        return guest, {"seat": None, "name": name}

"""Chat and reactions: short, seldom, and as plain text."""

import unicodedata
from typing import Any

import orjson
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from besace.server.limits import Limits
from besace.server.protocol.messages import MOST_CHAT, REACTIONS
from besace.server.protocol.problems import bad, missing, not_you, too_much, unknown_guest
from besace.server.store.bus import SAY
from besace.server.store.chat import add_line, last_lines
from besace.server.store.guests import Guest, stay
from besace.server.table.hub import Hub
from besace.server.table.room import Room
from besace.server.times import now_ms

MOST_REMEMBERED = 100


def clean_text(text: str) -> str:
    """What someone said, on one line, without invisible characters. It is shown as text, never as HTML."""
    shown = "".join(
        c if unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp") or c == "\u200d" else " " for c in text
    )
    cleaned = " ".join(shown.split())[:MOST_CHAT]
    if not cleaned:
        raise bad("There is nothing to say in this.")
    return cleaned


class ChatService:
    """What people say at tables."""

    def __init__(self, hub: Hub, limits: Limits) -> None:
        self._hub, self._limits = hub, limits

    async def say(self, room: Room, guest: Guest | None, text: str) -> None:
        """Keep what someone said and tell everyone at the table."""
        who, speaker = self._speaker(room, guest, "chat")
        line = {**speaker, "text": clean_text(text), "at": now_ms()}

        def keep(connection: Connection) -> bytes:
            stay(connection, who.id)
            message = orjson.dumps({"type": "chat", "number": add_line(connection, room.row.id, who.id, line), **line})
            self._hub.bus.announce(connection, SAY, {"tables": [room.row.id], "message": message.decode()})
            return message

        try:
            message = await self._hub.database.write(keep)
        except IntegrityError:
            raise missing("There is no such table.") from None
        room.watchers.tell_everyone(message)

    async def react(self, room: Room, guest: Guest | None, reaction: str) -> None:
        """Show a reaction to everyone at the table; nobody keeps it."""
        if reaction not in REACTIONS:
            raise bad("This is not one of the reactions.")
        _, speaker = self._speaker(room, guest, "reactions")
        message = orjson.dumps({"type": "reaction", **speaker, "reaction": reaction})
        if self._hub.database.shared:
            news = {"tables": [room.row.id], "message": message.decode()}
            await self._hub.database.write(lambda connection: self._hub.bus.announce(connection, SAY, news))
        room.watchers.tell_everyone(message)

    async def said(self, room: Room) -> list[dict[str, Any]]:
        """The last things that were said."""
        lines = await self._hub.database.read(last_lines, room.row.id, MOST_REMEMBERED)
        return [{"type": "chat", **line} for line in lines]

    def _speaker(self, room: Room, guest: Guest | None, what: str) -> tuple[Guest, dict[str, Any]]:
        if guest is None:
            raise unknown_guest()
        mine = room.row.seats_of(guest.id)
        if not mine and not room.row.rules.spectators:
            raise not_you("You do not sit at this table.")
        if not self._limits.allow(what, guest.id):
            raise too_much()
        return guest, {"seat": mine[0] if mine else None, "name": room.row.seats[mine[0]].name if mine else guest.nickname}

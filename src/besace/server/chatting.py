"""Chat and reactions: short, seldom, and as plain text."""

import unicodedata
from typing import Any

import orjson
from sqlalchemy import insert, select

from besace.server.bus import SAY
from besace.server.hub import Hub
from besace.server.identity import Guest
from besace.server.limits import Limits
from besace.server.messages import MOST_CHAT, REACTIONS
from besace.server.problems import bad, not_you, too_much, unknown_guest
from besace.server.room import Room, now_ms
from besace.server.store.models import chat

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


class Chatting:
    """What people say at tables."""

    def __init__(self, hub: Hub, limits: Limits) -> None:
        self._hub, self._limits = hub, limits

    async def say(self, room: Room, guest: Guest | None, text: str) -> None:
        """Keep what someone said and tell everyone at the table."""
        speaker = self._speaker(room, guest, "chat")
        line = {**speaker, "text": clean_text(text), "at": now_ms()}
        async with self._hub.database.writing() as writing:
            made = await writing.execute(insert(chat).values(table_id=room.row.id, **line).returning(chat.c.id))
            message = orjson.dumps({"type": "chat", "number": made.scalar_one(), **line})
            await self._hub.bus.announce(writing, SAY, {"tables": [room.row.id], "message": message.decode()})
        room.tell_everyone(message)

    async def react(self, room: Room, guest: Guest | None, reaction: str) -> None:
        """Show a reaction to everyone at the table; nobody keeps it."""
        if reaction not in REACTIONS:
            raise bad("This is not one of the reactions.")
        speaker = self._speaker(room, guest, "reactions")
        message = orjson.dumps({"type": "reaction", **speaker, "reaction": reaction})
        if self._hub.database.shared:
            async with self._hub.database.writing() as writing:
                await self._hub.bus.announce(writing, SAY, {"tables": [room.row.id], "message": message.decode()})
        room.tell_everyone(message)

    async def said(self, room: Room) -> list[dict[str, Any]]:
        """The last things that were said."""
        query = select(chat).where(chat.c.table_id == room.row.id).order_by(chat.c.id.desc()).limit(MOST_REMEMBERED)
        rows = await self._hub.database.read(lambda connection: connection.execute(query).all())
        keys = ("seat", "name", "text", "at")
        return [{"type": "chat", "number": row.id, **{key: getattr(row, key) for key in keys}} for row in reversed(rows)]

    def _speaker(self, room: Room, guest: Guest | None, what: str) -> dict[str, Any]:
        if guest is None:
            raise unknown_guest()
        mine = room.row.seats_of(guest.id)
        if not mine and not room.row.rules.get("spectators", True):
            raise not_you("You do not sit at this table.")
        if not self._limits.allow(what, guest.id):
            raise too_much()
        return {"seat": mine[0] if mine else None, "name": room.row.seats[mine[0]].name if mine else guest.nickname}

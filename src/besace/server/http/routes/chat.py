"""Chat and reactions over plain HTTP."""

from fastapi import APIRouter, Response

from besace.server.http.context import KnownGuest, MaybeGuest, ServerHere
from besace.server.http.parameters import TableId
from besace.server.protocol.requests import ReactWith, Said, SayText
from besace.server.seats.describe import allowed_eyes, closed_to_you

router = APIRouter(prefix="/api", tags=["play"])


@router.get("/tables/{table}/chat")
async def chat(table: TableId, guest: MaybeGuest, server: ServerHere) -> Said:
    """The last things that were said at the table."""
    room, who = await server.tables.room(table, guest), guest.id if guest else None
    if not allowed_eyes(room, who):
        raise closed_to_you(room, who)
    return Said.model_validate({"messages": await server.chat.said(room, guest)})


@router.post("/tables/{table}/chat", status_code=204, response_class=Response)
async def say(table: TableId, wish: SayText, guest: KnownGuest, server: ServerHere) -> None:
    await server.chat.say(await server.tables.room(table), guest, wish.text)


@router.post("/tables/{table}/reactions", status_code=204, response_class=Response)
async def react(table: TableId, wish: ReactWith, guest: KnownGuest, server: ServerHere) -> None:
    await server.chat.react(await server.tables.room(table), guest, wish.reaction)

"""Playing over plain HTTP, for programs that like it better than the live connection."""

import asyncio
from typing import Annotated

import orjson
from fastapi import APIRouter, Query, Response

from besace.server.history.replays import BOARD
from besace.server.http.context import KnownGuest, MaybeGuest, ServerHere
from besace.server.http.parameters import EyeText, TableId, read_eye
from besace.server.protocol.problems import Refusal, not_you
from besace.server.protocol.requests import Messages, MoveStored, PlayMove
from besace.server.seats.eyes import admit, noted_eyes
from besace.server.table.queue import MoveRequest
from besace.server.table.room import Room, seat_among

router = APIRouter(prefix="/api", tags=["play"])
MOST_WAIT = 30


class _Answer:
    """Waits for what becomes of a move."""

    def __init__(self) -> None:
        self.version: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def stored(self, id_: str, version: int) -> None:
        if not self.version.done():
            self.version.set_result(version)

    def refused(self, id_: str, code: str, sentence: str, version: int) -> None:
        if not self.version.done():
            self.version.set_exception(Refusal(code, sentence))


@router.post("/tables/{table}/moves")
async def play(table: TableId, wish: PlayMove, guest: KnownGuest, server: ServerHere) -> MoveStored:
    """Play a move; answered once it is stored."""
    room = await server.tables.room(table)
    seat, answer = seat_among(wish.move, room.row.seats_of(guest.id)), _Answer()
    if seat is None:
        raise not_you("You do not sit there.")
    room.ask(MoveRequest(seat, wish.ply, wish.move, answer))
    return MoveStored(version=await answer.version)


@router.get("/tables/{table}/events", response_model=Messages)
async def events(
    table: TableId,
    guest: MaybeGuest,
    server: ServerHere,
    eye: EyeText = BOARD,
    since: Annotated[int | None, Query(ge=0, le=1_000_000, description="the last version you have; none for a snapshot")] = None,
    wait: Annotated[float, Query(ge=0, le=MOST_WAIT, description="wait so many seconds for something new")] = 0,
) -> Response:
    """What an eye has missed: events or a snapshot. With ``wait`` it answers as soon as there is something."""
    room, looking, who = await server.tables.room(table, guest), read_eye(eye), guest.id if guest else None
    give_up = asyncio.get_running_loop().time() + wait
    while True:
        if not await admit(room, who, [looking]):
            raise not_you("You may not look from there.")
        change, messages = room.watchers.change, await room.in_turn(lambda: _missed(room, who, looking, since))
        left = give_up - asyncio.get_running_loop().time()
        if messages or left <= 0:
            return _messages(room, messages)
        try:
            await asyncio.wait_for(change.wait(), left)
        except TimeoutError:
            return _messages(room, [])


async def _missed(room: Room, who: str | None, eye: int | None, since: int | None) -> list[bytes]:
    """What an eye has missed. Only in turn."""
    await room.take_up()
    if eye not in noted_eyes(room, who):  # the seat has become somebody else's meanwhile
        raise not_you("You may not look from there.")
    return await room.asked(eye, since)


def _messages(room: Room, messages: list[bytes]) -> Response:
    """The shape of `Messages`, written without reading the messages again."""
    told = orjson.dumps({"version": room.told, "messages": [orjson.Fragment(message) for message in messages]})
    return Response(told, media_type="application/json")

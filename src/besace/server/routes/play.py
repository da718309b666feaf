"""Playing: the live connection, and the same over plain HTTP for programs that like it better."""

import asyncio
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Body, Query, Request, Response, WebSocket

from besace.errors import BadRecord
from besace.play.fair import draws_of
from besace.server.connection import Connection
from besace.server.context import KnownGuest, MaybeGuest, Server, ServerHere, address_of, guest_of_socket, server_of
from besace.server.describe import allowed_eyes, closed_to_you, revealed
from besace.server.identity import Guest
from besace.server.people import MoveRequest
from besace.server.problems import Refused, clash, not_you, too_much
from besace.server.replays import ALL, BOARD, replay, replay_of_table
from besace.server.requests import Draws, FairRecord, Messages, MoveStored, PlayMove, ReactWith, Replay, Said, SayText
from besace.server.room import Room, seat_among
from besace.server.routes.tables import TableId
from besace.server.statics import json_answer
from besace.server.store.rows import OVER
from besace.server.wire import EXTENSION, LiveSocket

router = APIRouter(prefix="/api", tags=["play"])
MOST_WAIT = 30
_STATUS = {"bad": 400, "illegal": 400, "seat": 403, "stale": 409, "state": 409, "limit": 429, "store": 503}
_BYE_REFUSED, _BYE_MISSING, _BYE_BUSY = 4003, 4004, 1013

EyeText = Annotated[str, Query(pattern="^([0-9]|board)$", description="a seat's number, or board for the public view")]


ReplayEye = Annotated[str, Query(pattern="^([0-9]|board|all)$", description="a seat's number, board, or all of them at once")]


def read_eye(text: str) -> int | None:
    return None if text == BOARD else int(text)


class _Answer:
    """Waits for what becomes of a move."""

    def __init__(self) -> None:
        self.version: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def stored(self, id_: str, version: int) -> None:
        if not self.version.done():
            self.version.set_result(version)

    def refused(self, id_: str, code: str, sentence: str, version: int) -> None:
        if not self.version.done():
            self.version.set_exception(Refused(_STATUS[code], code, sentence))


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
        if looking not in allowed_eyes(room, who):
            raise not_you("You may not look from there.")
        change, messages = room.change, await _missed(room, looking, since)
        left = give_up - asyncio.get_running_loop().time()
        if messages or left <= 0:
            return _messages(room, messages)
        try:
            await asyncio.wait_for(change.wait(), left)
        except TimeoutError:
            return _messages(room, [])


def _messages(room: Room, messages: list[bytes]) -> Response:
    """The shape of `Messages`, written without reading the messages again."""
    told = orjson.dumps({"version": room.told, "messages": [orjson.Fragment(message) for message in messages]})
    return Response(told, media_type="application/json")


async def _missed(room: Room, eye: int | None, since: int | None) -> list[bytes]:
    found: list[bytes] = []

    async def look() -> None:
        await room.ready()
        found.extend(room.missed(eye, since))

    await room.in_turn(look)
    return found


@router.get("/tables/{table}/record")
async def record(table: TableId, guest: MaybeGuest, server: ServerHere) -> FairRecord:
    """The whole game with its seed, once it is over: `besace verify` recomputes every chance event from it."""
    return FairRecord(**await _fair_record(server, table, guest))


@router.get("/tables/{table}/draws")
async def draws(table: TableId, request: Request, guest: MaybeGuest, server: ServerHere) -> Draws:
    """What every draw of the fair record was among: enough to draw again and compare without knowing the rules."""
    if not server.limits.allow("replays", guest.id if guest else address_of(request)):
        raise too_much()
    found = await _fair_record(server, table, guest)
    try:
        return Draws(**await asyncio.to_thread(draws_of, found))
    except BadRecord as wrong:  # a game that was imported from elsewhere
        raise clash(str(wrong)) from None


async def _fair_record(server: Server, table: str, guest: Guest | None) -> dict[str, Any]:
    room, who = await server.tables.room(table, guest), guest.id if guest else None
    if not allowed_eyes(room, who):
        raise closed_to_you(room, who)
    if not revealed(room.row):
        raise clash("The record holds every secret: it is shown once the game is over.")
    await room.in_turn(room.ready)
    assert room.position is not None
    return room.position.fair_record(room.row)


@router.get("/tables/{table}/replay", response_model=Replay)
async def replay_table(
    table: TableId, request: Request, guest: MaybeGuest, server: ServerHere, eye: ReplayEye = BOARD
) -> Response:
    """A finished game move by move: from the board, from your own seat, and once it is revealed from everywhere."""
    room, who = await server.tables.room(table, guest), guest.id if guest else None
    if not server.limits.allow("replays", who or address_of(request)):
        raise too_much()
    allowed = allowed_eyes(room, who)
    if not allowed:
        raise closed_to_you(room, who)
    if not revealed(room.row) if eye == ALL else read_eye(eye) not in allowed:
        raise not_you("You may not look from there.")
    if room.row.state != OVER:
        raise clash("The game is not over yet.")
    await room.in_turn(room.ready)
    assert room.position is not None
    told = await asyncio.to_thread(replay_of_table, room.position.fair_record(room.row), eye, list(room.position.by))
    return json_answer(request, told)


@router.post("/replay", response_model=Replay)
async def replay_record(
    record: Annotated[dict[str, Any], Body(description="a fair record, whose chance is recomputed, or a portable record")],
    request: Request,
    guest: MaybeGuest,
    server: ServerHere,
    eye: ReplayEye = ALL,
) -> Response:
    """A game from a file, move by move. Nothing is kept."""
    if not server.limits.allow("replays", guest.id if guest else address_of(request)):
        raise too_much()
    return json_answer(request, await asyncio.to_thread(replay, record, eye))


@router.get("/tables/{table}/chat")
async def chat(table: TableId, guest: MaybeGuest, server: ServerHere) -> Said:
    """The last things that were said at the table."""
    room, who = await server.tables.room(table, guest), guest.id if guest else None
    if not allowed_eyes(room, who):
        raise closed_to_you(room, who)
    return Said.model_validate({"messages": await server.chatting.said(room)})


@router.post("/tables/{table}/chat", status_code=204, response_class=Response)
async def say(table: TableId, wish: SayText, guest: KnownGuest, server: ServerHere) -> None:
    await server.chatting.say(await server.tables.room(table), guest, wish.text)


@router.post("/tables/{table}/reactions", status_code=204, response_class=Response)
async def react(table: TableId, wish: ReactWith, guest: KnownGuest, server: ServerHere) -> None:
    await server.chatting.react(await server.tables.room(table), guest, wish.reaction)


async def live(socket: WebSocket, table: str) -> None:
    """The live connection: ``?eyes=0,board`` says where to look from (by default your seats), ``?since=`` the last version."""
    server = server_of(socket)
    try:
        full = len(server.hub.connections) >= server.settings.most_connections
        if full or not server.limits.allow("connections", address_of(socket)):
            await socket.close(_BYE_BUSY)
            return
        guest = await guest_of_socket(socket)
        room = await server.tables.room(table, guest)
        who = guest.id if guest else None
        allowed = allowed_eyes(room, who)
        eyes = _read_eyes(socket.query_params.get("eyes"), room.row.seats_of(who))
        since = socket.query_params.get("since", "")
        if not allowed or not eyes or any(eye not in allowed for eye in eyes):
            await socket.close(_BYE_REFUSED)
            return
    except Refused:
        await socket.close(_BYE_MISSING)
        return
    await socket.accept()
    last = int(since) if since.isascii() and since.isdigit() and len(since) < 8 else None
    wire: LiveSocket = socket.scope["extensions"][EXTENSION]
    await Connection(wire, server.hub, room, guest, server.limits, server.chatting).arrive(dict.fromkeys(eyes, last))


def _read_eyes(text: str | None, mine: list[int]) -> list[int | None]:
    """The eyes that someone asks for; none where it makes no sense."""
    if not text:
        return list(mine) or [None]
    words = text.split(",")[:8]
    if any(word != BOARD and not (len(word) == 1 and word.isascii() and word.isdigit()) for word in words):
        return []
    return list(dict.fromkeys(read_eye(word) for word in words))

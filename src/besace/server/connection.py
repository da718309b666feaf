"""One live connection: frames in, messages out. A reader that is too slow is let go; it comes back and gets a snapshot."""

import asyncio
import logging
from typing import Any

import orjson
from pydantic import ValidationError
from starlette.websockets import WebSocket

from besace.server.chatting import Chatting
from besace.server.describe import allowed_eyes, table_info, you_info
from besace.server.hub import Hub
from besace.server.identity import Guest
from besace.server.limits import Limits
from besace.server.messages import CLIENT_MESSAGE, PROTOCOL, Move, Ping, React, Say, Watch
from besace.server.people import MoveRequest
from besace.server.problems import Refused
from besace.server.room import Room, seat_among

MOST_FRAME = 4096  # bytes that a client may send at once
MOST_BEHIND = 512  # messages that may wait for a slow reader
MOST_BAD_FRAMES = 20
BYE_SECONDS = 1.0
BYE_SLOW, BYE_BAD, BYE_GONE = 4008, 4000, 1001
log = logging.getLogger(__name__)


class Connection:
    """A client at a table. Several may be the same guest."""

    __slots__ = (
        "_bad_frames", "_chatting", "_close_code", "_eyes", "_guest", "_hub", "_limits", "_room", "_socket", "_waiting", "_wake",
        "_who",
    )  # fmt: skip

    def __init__(self, socket: WebSocket, hub: Hub, room: Room, guest: Guest | None, limits: Limits, chatting: Chatting) -> None:
        self._socket, self._hub, self._room, self._guest = socket, hub, room, guest
        self._limits, self._chatting = limits, chatting
        self._who = f"{id(self)}"
        self._waiting: list[str] = []
        self._wake: asyncio.Future[None] | None = None  # what the sender waits for
        self._close_code = 0
        self._bad_frames = 0
        self._eyes: tuple[int | None, ...] = ()

    # --- out ---

    def tell(self, message: str) -> None:
        """Send a message when the reader has read what came before."""
        if self._close_code:
            return
        if len(self._waiting) >= MOST_BEHIND:
            self._hub.metrics.slow.inc()
            self.close(BYE_SLOW)
            return
        self._waiting.append(message)
        self._wake_sender()

    def _wake_sender(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def tell_json(self, message: dict[str, Any]) -> None:
        self.tell(orjson.dumps(message).decode())

    def stored(self, id_: str, version: int) -> None:
        self.tell_json({"type": "stored", "id": id_, "version": version})

    def refused(self, id_: str, code: str, sentence: str, version: int) -> None:
        self._hub.metrics.refusals.labels(code).inc()
        self.tell_json({"type": "refused", "id": id_, "code": code, "sentence": sentence, "version": version})

    def table_changed(self) -> None:
        """Who sits where has changed, or the game has begun or ended."""
        allowed = allowed_eyes(self._room, self._guest_id)
        self._look(tuple(eye for eye in self._eyes if eye in allowed))
        self.tell_json({"type": "table", "table": table_info(self._room), "you": you_info(self._room, self._guest_id)})

    def close(self, code: int) -> None:
        self._close_code = code
        self._waiting.clear()
        self._wake_sender()

    async def _send_all(self) -> None:
        send, loop, metrics = self._socket.send, asyncio.get_running_loop(), self._hub.metrics
        while not self._close_code:
            if not self._waiting:
                self._wake = loop.create_future()
                await self._wake
                continue
            waiting, self._waiting = self._waiting, []
            metrics.sent += len(waiting)  # messages that wait together travel together, one per line
            await send({"type": "websocket.send", "text": "\n".join(waiting)})
        await self._socket.close(self._close_code)

    # --- in ---

    @property
    def _guest_id(self) -> str | None:
        return self._guest.id if self._guest else None

    async def run(self, since: dict[int | None, int | None]) -> None:
        """Serve the connection until it ends; ``since`` holds the eyes to look from, with the last version each has."""
        sender = asyncio.create_task(self._send_all())
        self._hub.connections.add(self)
        try:
            await self._room.in_turn(lambda: self._arrive(since))
            await self._read_all()  # ends when either side closes
            if self._close_code:
                await asyncio.wait((sender,), timeout=BYE_SECONDS)  # a reader that does not read will not hear why
        finally:
            self._hub.connections.discard(self)
            self._leave()
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)

    async def _arrive(self, since: dict[int | None, int | None]) -> None:
        room = self._room
        await room.ready()
        before = room.online()
        eyes = tuple(since)
        room.enter(self, tuple(room.row.seats_of(self._guest_id)), eyes)
        self._eyes = eyes
        welcome = {"type": "welcome", "protocol": PROTOCOL, "table": table_info(room), "you": you_info(room, self._guest_id)}
        self.tell_json(welcome)
        for eye in eyes:
            for message in room.missed(eye, since[eye]):
                self.tell(message)
        self._tell_presence(room.online() - before, True)

    def _leave(self) -> None:
        before = self._room.online()
        self._room.leave(self)
        self._tell_presence(before - self._room.online(), False)

    def _tell_presence(self, seats: set[int], online: bool) -> None:
        for seat in sorted(seats):
            self._room.tell_everyone(orjson.dumps({"type": "presence", "seat": seat, "online": online}).decode())

    def _look(self, eyes: tuple[int | None, ...]) -> None:
        self._room.enter(self, tuple(self._room.row.seats_of(self._guest_id)), eyes)
        self._eyes = eyes

    async def _read_all(self) -> None:
        receive = self._socket.receive
        while not self._close_code:
            frame = await receive()
            if frame["type"] == "websocket.disconnect":
                return
            text = frame.get("text")
            if not self._limits.allow("frames", self._who):
                self._bad("limit", "That was too often: wait a moment.")
                continue
            if text is None or len(text) > MOST_FRAME:
                self._bad("bad", f"A message should be JSON text of at most {MOST_FRAME} characters.")
                continue
            await self._take(text)

    def _bad(self, code: str, sentence: str) -> None:
        self.refused("", code, sentence, self._room.told)
        self._bad_frames += 1
        if self._bad_frames > MOST_BAD_FRAMES:
            self.close(BYE_BAD)

    async def _take(self, text: str) -> None:
        try:
            message = CLIENT_MESSAGE.validate_json(text)
        except (ValidationError, RecursionError, UnicodeError):
            self._bad("bad", "This is not a message that the server knows: see docs/protocol.md.")
            return
        match message:
            case Move():
                self._move(message)
            case Ping():
                self.tell_json({"type": "pong"})
            case Watch():
                await self._room.in_turn(lambda: self._watch(message))
            case Say() | React():
                await self._say(message)

    def _move(self, message: Move) -> None:
        seat = seat_among(message.move, self._room.row.seats_of(self._guest_id))
        if seat is None:
            self.refused(message.id, "seat", "You do not sit there.", self._room.told)
            return
        self._room.ask(MoveRequest(seat, message.ply, message.move, self, message.id))

    async def _watch(self, message: Watch) -> None:
        allowed = allowed_eyes(self._room, self._guest_id)
        eyes = tuple(dict.fromkeys(message.eyes))
        if any(eye not in allowed for eye in eyes):
            self.refused("", "seat", "You may not look from there.", self._room.told)
            return
        await self._room.ready()
        self._look(eyes)
        for eye in eyes:
            for shown in self._room.missed(eye, None):
                self.tell(shown)

    async def _say(self, message: Say | React) -> None:
        try:
            if isinstance(message, Say):
                await self._chatting.say(self._room, self._guest, message.text)
            else:
                await self._chatting.react(self._room, self._guest, message.reaction)
        except Refused as wrong:
            self.refused("", "limit" if wrong.code == "limit" else "bad", wrong.sentence, self._room.told)

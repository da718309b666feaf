"""One live connection as a table knows it: messages in, messages out. A reader that is too slow is let go and comes back."""

import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import orjson
from pydantic import ValidationError

from besace.errors import BesaceError
from besace.server.limits import Bucket, Limits
from besace.server.live.wire import LiveSocket
from besace.server.protocol.messages import CLIENT_MESSAGE, PROTOCOL, Draw, Ping, Play, React, Say, Watch
from besace.server.protocol.problems import Refusal
from besace.server.seats.describe import allowed_eyes, table_info, you_info
from besace.server.seats.eyes import admit, noted_eyes
from besace.server.store.guests import Guest
from besace.server.store.rows import WAITING
from besace.server.table.chat import ChatService
from besace.server.table.hub import Hub
from besace.server.table.queue import MoveRequest
from besace.server.table.room import Room, seat_among

MOST_FRAME = 4096  # characters that a client may send at once
MOST_BAD_FRAMES = 20
BYE_BAD, BYE_REFUSED, BYE_LATER = 4000, 4003, 1013
log = logging.getLogger(__name__)


class Connection:
    """A client at a table. Several may be the same guest."""

    __slots__ = (
        "_address", "_bad_frames", "_bucket", "_chat", "_closed", "_eyes", "_guest", "_hub", "_jobs", "_remembers", "_room",
        "_socket", "_unheard", "draws",
    )  # fmt: skip

    def __init__(
        self,
        socket: LiveSocket,
        hub: Hub,
        room: Room,
        guest: Guest | None,
        limits: Limits,
        chat: ChatService,
        address: str,
        remembers: bool,
        draws: bool = False,
    ) -> None:
        """``remembers``: changes of a view are enough for this client. ``draws``: chance waits for it where it is the hand of
        somebody who sits here."""
        self.draws = draws
        self._socket, self._hub, self._room, self._guest = socket, hub, room, guest
        self._bucket: Bucket = limits.bucket("frames")
        self._chat = chat
        self._jobs: deque[Callable[[], Awaitable[None]]] | None = None  # what has to wait for the store, while there is any
        self._address, self._unheard = address, guest.unheard if guest is not None else frozenset()
        self._closed = False
        self._bad_frames = 0
        self._eyes: tuple[int | None, ...] = ()
        self._remembers = remembers

    # --- out ---

    def tell(self, message: bytes) -> None:
        """Send a message, together with whatever else is told now."""
        self._hub.metrics.often.sent += 1
        self._socket.send(message)

    def tell_json(self, message: dict[str, Any]) -> None:
        self.tell(orjson.dumps(message))

    def stored(self, id_: str, version: int) -> None:
        self.tell_json({"type": "stored", "id": id_, "version": version})

    def refused(self, id_: str, code: str, sentence: str, version: int) -> None:
        self._hub.metrics.refusals.labels(code).inc()
        self.tell_json({"type": "refused", "id": id_, "code": code, "sentence": sentence, "version": version})

    def look_again(self) -> None:
        """Who sits where may have changed: look only from where one still may. Who may look from nowhere any more is let go."""
        self._look(self._still_allowed(self._eyes))
        if self._room.row.state != WAITING and not allowed_eyes(self._room, self._guest_id):
            self.close(BYE_REFUSED)

    def _still_allowed(self, eyes: Iterable[int | None]) -> tuple[int | None, ...]:
        noted = noted_eyes(self._room, self._guest_id)
        return tuple(eye for eye in eyes if eye in noted)

    def table_changed(self) -> None:
        """Who sits where has changed, or the game has begun or ended."""
        self.tell_json({"type": "table", "table": table_info(self._room), "you": you_info(self._room, self._guest_id)})

    def close(self, code: int) -> None:
        self._closed = True
        self._socket.close(code)

    def check_alive(self) -> None:
        self._socket.check_alive()

    def forget(self, guest: str) -> None:
        """This guest has asked to be forgotten: if that is who is here, let them go."""
        if guest == self._guest_id:
            self.close(BYE_REFUSED)

    def another_now(self, guest: str) -> None:
        """This guest is another one from now on: if that is who is here, let them come back as who they are."""
        if guest == self._guest_id:
            self.close(BYE_LATER)

    def hears(self, guest: str) -> bool:
        return guest not in self._unheard

    def blocked(self, guest: str, unheard: frozenset[str]) -> None:
        """This guest hears these people no longer, and all others: if that is who is here, so it is."""
        if guest == self._guest_id:
            self._unheard = unheard

    def turn_away(self, banned: Callable[[str, str | None], bool]) -> None:
        """Let go whoever may not come here any more."""
        if banned(self._address, self._guest_id):
            self.close(BYE_REFUSED)

    # --- coming and going ---

    @property
    def _guest_id(self) -> str | None:
        return self._guest.id if self._guest else None

    async def arrive(self, since: dict[int | None, int | None]) -> None:
        """Begin; ``since`` holds the eyes to look from, with the last version each has."""
        self._hub.connections.add(self)
        try:
            await self._room.in_turn(lambda: self._enter(since))
        except BesaceError:
            self.close(BYE_LATER)
        self._socket.listen(self)

    async def _enter(self, since: dict[int | None, int | None]) -> None:
        room = self._room
        game, seen = await room.take_up(), max((version for version in since.values() if version is not None), default=-1)
        if game is None and seen >= 0:
            await room.table_changed()  # whoever has seen a version knows that another process has started the game
        elif game is not None and seen > game.version and self._hub.database.shared:
            await room.catch_up()  # or that it has stored moves which this one has not heard of: nobody is shown less than before
        before = room.online()
        self._look(self._still_allowed(since))
        welcome = {"type": "welcome", "protocol": PROTOCOL, "table": table_info(room), "you": you_info(room, self._guest_id)}
        self.tell_json(welcome)
        for eye in self._eyes:
            for message in await room.missed(eye, since[eye]):
                self.tell(message)
        room.presence_changed(before)
        self._hub.presence.tell(room)

    def lost(self) -> None:
        """The connection has ended."""
        self._closed = True
        self._hub.connections.discard(self)
        before = self._room.online()
        self._room.leave(self)
        self._room.presence_changed(before)
        self._hub.presence.tell(self._room)

    def let_go(self) -> None:
        self._hub.metrics.slow.inc()
        self._closed = True

    def _look(self, eyes: tuple[int | None, ...]) -> None:
        self._room.watchers.enter(self, tuple(self._room.row.seats_of(self._guest_id)), eyes, self._remembers)
        self._eyes = eyes

    # --- in ---

    def received(self, text: str | None) -> None:
        """Take a message; what has to wait for the store is done in turn."""
        if self._closed:
            return
        if not self._bucket.take():
            self._bad("limit", "That was too often: wait a moment.")
            return
        if text is None or len(text) > MOST_FRAME:
            self._bad("bad", f"A message should be JSON text of at most {MOST_FRAME} characters.")
            return
        try:
            message = CLIENT_MESSAGE.validate_json(text)
        except (ValidationError, RecursionError, UnicodeError):
            self._bad("bad", "This is not a message that the server knows: see docs/protocol.md.")
            return
        match message:
            case Play():
                self._move(message)
            case Draw():
                self._room.own_draws.let(self._room.watchers.seats_of(self), message.ply)
            case Ping():
                self.tell_json({"type": "pong"})
            case Watch():
                self._later(lambda: self._room.in_turn(lambda: self._watch(message)))
            case Say() | React():
                self._later(lambda: self._say(message))

    def _bad(self, code: str, sentence: str) -> None:
        self.refused("", code, sentence, self._room.told)
        self._bad_frames += 1
        if self._bad_frames > MOST_BAD_FRAMES:
            self.close(BYE_BAD)

    def _move(self, message: Play) -> None:
        seat = seat_among(message.move, self._room.watchers.seats_of(self))
        if seat is None:
            self.refused(message.id, "seat", "You do not sit there.", self._room.told)
            return
        self._room.ask(MoveRequest(seat, message.ply, message.move, self, message.id))

    def _later(self, job: Callable[[], Awaitable[None]]) -> None:
        if self._jobs is not None:
            self._jobs.append(job)
            return
        self._jobs = deque((job,))
        self._socket.pause_reading()  # so that nobody can pile up work
        self._hub.spawn(self._work_off(self._jobs))

    async def _work_off(self, jobs: deque[Callable[[], Awaitable[None]]]) -> None:
        try:
            while jobs and not self._closed:
                try:
                    await jobs.popleft()()
                except BesaceError as wrong:
                    self.refused("", "store", str(wrong), self._room.told)
        finally:
            self._jobs = None
            self._socket.resume_reading()

    async def _watch(self, message: Watch) -> None:
        eyes = tuple(dict.fromkeys(message.eyes))
        await self._room.take_up()
        if not await admit(self._room, self._guest_id, eyes):
            self.refused("", "seat", "You may not look from there.", self._room.told)
            return
        if self._closed:
            return
        if message.changes is not None:
            self._remembers = message.changes
        self._look(eyes)
        for eye in eyes:
            for shown in await self._room.missed(eye, None):
                self.tell(shown)

    async def _say(self, message: Say | React) -> None:
        try:
            if isinstance(message, Say):
                await self._chat.say(self._room, self._guest, message.text)
            else:
                await self._chat.react(self._room, self._guest, message.reaction)
        except Refusal as wrong:
            self.refused("", "limit" if wrong.code == "limit" else "bad", wrong.sentence, self._room.told)

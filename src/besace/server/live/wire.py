"""Live connections on the wire: WebSocket frames in and out, without a task for each.

uvicorn gives a connection to `LiveSocket` when a client asks for a WebSocket. The application is asked once, by ASGI, whether to
accept it; after that frames go straight to the `Reader` that the application names, and its messages straight to the
transport. There are thousands of connections for hours, so each keeps as little as it can.
"""

import asyncio
import logging
from typing import Any, ClassVar, Protocol, cast
from urllib.parse import unquote

from uvicorn.config import Config
from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.utils import apply_mask

EXTENSION = "besace.live"  # where the application finds the socket in its scope
BYE_SECONDS = 10.0  # a reader who has not read by then will not hear why it was let go
MOST_BEHIND = 512  # messages that may wait for a slow reader
BYE_SLOW, BYE_RESTART = 4008, 1012
_TEXT, _PING = b"\x81", b"\x89\x00"
_SHORT, _MIDDLE = 126, 1 << 16
_MASKED, _HEAD = 0x80, 6  # of what clients send: the bit that says so, and the bytes before the text of a short message
_PAUSE, _TRIES = 0.01, 200  # seconds between tries to give a connection to another worker, who is waited for no longer
_QUIET = logging.getLogger("besace.wire")
_QUIET.setLevel(logging.CRITICAL)  # what clients do wrong on the wire is their own affair
log = logging.getLogger(__name__)


class Reader(Protocol):
    """Whoever hears what a client sends."""

    def received(self, text: str | None) -> None:
        """A message came; None if it was not text."""

    def lost(self) -> None:
        """The connection has ended."""

    def let_go(self) -> None:
        """The client reads too slowly."""


_due: list["LiveSocket"] = []  # who has something to send at the end of this turn of the loop


def _flush_all() -> None:
    due = _due.copy()
    _due.clear()
    for socket in due:
        try:
            socket._flush()
        except Exception:  # whatever is wrong with one connection, the others hear what they should
            log.exception("a message could not be sent")


class Giver(Protocol):
    """Whoever knows the other workers of this server."""

    def give(self, table: str, request: bytes, number: int) -> bool: ...


class LiveSocket(asyncio.Protocol):
    """One WebSocket. Messages that are sent in one turn of the loop travel in one frame, one per line."""

    __slots__ = (
        "_backlog", "_books", "_config", "_heard", "_hello", "_lost", "_parts", "_paused", "_reader", "_refused", "_text",
        "_transport", "_waiting", "_wire",
    )  # fmt: skip
    neighbours: ClassVar[Giver | None] = None  # where this server has several workers

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], _loop: object = None, given: bool = False
    ) -> None:
        """``given``: another worker has given it here, and here it stays."""
        self._config, self._books = config, server_state  # where uvicorn keeps its connections and tasks
        self._wire = ServerProtocol(max_size=config.ws_max_size, logger=_QUIET)
        self._transport: asyncio.Transport = None  # type: ignore[assignment]
        self._reader: Reader | None = None
        self._backlog: list[str | None] | None = []  # what came before somebody listened
        self._waiting: list[bytes] = []
        self._parts: list[bytes] | None = None  # of a message in several frames
        self._text = False
        self._paused = self._lost = self._refused = False
        self._heard = True
        self._hello: bytes | None = None if given or self.neighbours is None else b""  # what came before the handshake

    # --- what the transport says ---

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._books.connections.add(self)  # type: ignore[arg-type]  # uvicorn asks it for nothing but shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        self._books.connections.discard(self)
        self._lost = True
        self._waiting.clear()
        if self._reader is not None:
            self._reader.lost()

    def pause_writing(self) -> None:
        self._paused = True

    def resume_writing(self) -> None:
        self._paused = False
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._heard = True
        if self._reader is not None and self._one_short_text(data):
            self._hear(True, apply_mask(data[_HEAD:], data[2:_HEAD]))
            return
        if self._hello is not None:
            self._hello += data
        self._wire.receive_data(data)
        for event in self._wire.events_received():
            if isinstance(event, Request):
                self._shake_hands(event)
            elif isinstance(event, Frame):
                self._take(event)
        self._send_own()

    def _one_short_text(self, data: bytes) -> bool:
        """Whether this is one whole message and nothing else, as almost all are: those need no parser."""
        if data[:1] != _TEXT or not _MASKED <= len(data) - _HEAD + _MASKED == data[1] < _MASKED + _SHORT:
            return False
        return self._parts is None and not self._wire.reader.buffer and self._wire.state is State.OPEN

    def _take(self, frame: Frame) -> None:
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY):
            self._text, self._parts = frame.opcode is Opcode.TEXT, []
        elif frame.opcode is not Opcode.CONT:
            return  # pings and closes have been answered
        assert self._parts is not None  # the parser lets nothing continue that has not begun
        self._parts.append(bytes(frame.data))
        if not frame.fin:
            return
        data, self._parts = b"".join(self._parts), None
        self._hear(self._text, data)

    def _hear(self, is_text: bool, data: bytes) -> None:
        try:
            text = data.decode() if is_text else None
        except UnicodeDecodeError:
            self._wire.fail(CloseCode.INVALID_DATA)
            self._send_own()
            return
        if self._reader is not None:
            self._reader.received(text)
        elif self._backlog is not None:
            self._backlog.append(text)

    def _send_own(self) -> None:
        """Send what the protocol itself has to say: pongs, closes, the handshake."""
        for data in self._wire.data_to_send():
            if self._lost or self._transport.is_closing():  # the client did not wait for an answer
                return
            if data:
                self._transport.write(data)
            else:  # nothing will follow
                self._transport.close()

    # --- the handshake ---

    def _shake_hands(self, request: Request) -> None:
        response = self._wire.accept(request)
        if response.status_code != 101:
            self._wire.send_response(response)
            return
        self._transport.pause_reading()  # until somebody listens
        task = asyncio.get_running_loop().create_task(self._ask(request, response))
        self._books.tasks.add(task)
        task.add_done_callback(self._books.tasks.discard)

    async def _ask(self, request: Request, response: Response) -> None:
        """Let the application decide, by ASGI; it answers once, and whoever listens from then on is set by `listen`."""
        if await self._given_away(request):
            return
        asked = {"type": "websocket.connect"}

        async def receive() -> dict[str, Any]:
            return asked

        async def send(message: Any) -> None:
            if message["type"] == "websocket.accept":
                self._wire.send_response(response)
            else:
                self._refuse()
            self._send_own()

        try:
            await self._config.loaded_app(self._scope(request), receive, send)
        except Exception:
            log.exception("a live connection could not begin")
        if self._reader is None and not self._lost:
            self._refuse()
            self._send_own()

    async def _given_away(self, request: Request) -> bool:
        """Whether another worker has this connection now; one that has others to take in is waited for, but not for long."""
        hello, self._hello = self._hello, None
        for _ in range(_TRIES):
            if hello is None or self.neighbours is None or self._lost:
                return False
            number = self._transport.get_extra_info("socket").fileno()
            try:
                given = self.neighbours.give(request.path.partition("?")[0], hello, number)
            except BlockingIOError:
                await asyncio.sleep(_PAUSE)
                continue
            if given:
                self._lost = True
                self._transport.abort()  # here; the other has it open
            return given
        return False

    def _refuse(self) -> None:
        if self._wire.state is State.CONNECTING and not self._refused:
            self._refused = True
            self._wire.send_response(self._wire.reject(403, ""))

    def _scope(self, request: Request) -> dict[str, Any]:
        path, _, query = request.path.partition("?")
        return {
            "type": "websocket", "asgi": {"version": "3.0", "spec_version": "2.4"}, "http_version": "1.1",
            "scheme": "wss" if is_ssl(self._transport) else "ws", "path": unquote(path), "raw_path": path.encode("latin-1"),
            "query_string": query.encode("latin-1"), "root_path": "", "subprotocols": [],
            "headers": [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in request.headers.raw_items()],
            "server": get_local_addr(self._transport), "client": get_remote_addr(self._transport),
            "extensions": {EXTENSION: self},
        }  # fmt: skip

    # --- what the application says ---

    def listen(self, reader: Reader) -> None:
        """From now on this one hears what the client sends."""
        self._reader, backlog, self._backlog = reader, self._backlog, None
        if self._lost:
            reader.lost()
            return
        for text in backlog or ():
            reader.received(text)
        self.resume_reading()

    def send(self, message: bytes) -> None:
        """Send a message at the end of this turn; who has too many waiting is let go."""
        if self._lost or self._wire.state is not State.OPEN:
            return
        if len(self._waiting) >= MOST_BEHIND:
            if self._reader is not None:
                self._reader.let_go()
            self.close(BYE_SLOW)
            return
        self._waiting.append(message)
        if len(self._waiting) == 1 and not self._paused:
            if not _due:
                asyncio.get_running_loop().call_soon(_flush_all)
            _due.append(self)

    def _flush(self) -> None:
        if not self._waiting or self._paused or self._wire.state is not State.OPEN or self._transport.is_closing():
            return
        body = self._waiting[0] if len(self._waiting) == 1 else b"\n".join(self._waiting)
        self._waiting = []
        size = len(body)
        if size < _SHORT:
            head = _TEXT + size.to_bytes(1, "big")
        elif size < _MIDDLE:
            head = _TEXT + b"\x7e" + size.to_bytes(2, "big")
        else:
            head = _TEXT + b"\x7f" + size.to_bytes(8, "big")
        self._transport.write(head + body)

    def pause_reading(self) -> None:
        if not self._lost and not self._transport.is_closing():
            self._transport.pause_reading()

    def resume_reading(self) -> None:
        if not self._lost and not self._transport.is_closing():
            self._transport.resume_reading()

    def close(self, code: int) -> None:
        """Say goodbye; what waits is not sent any more."""
        self._waiting.clear()
        if self._lost or self._wire.state is not State.OPEN:
            return
        self._wire.send_close(code)
        self._send_own()
        self.resume_reading()  # for the client's goodbye
        asyncio.get_running_loop().call_later(BYE_SECONDS, self._transport.abort)

    def check_alive(self) -> None:
        """Ask for a sign of life; who gave none since the last time is gone."""
        if self._lost or self._wire.state is not State.OPEN:
            return
        if not self._heard:
            self._transport.abort()
            return
        self._heard = False
        self._transport.write(_PING)

    def shutdown(self) -> None:
        """The server stops."""
        self._flush()
        self.close(BYE_RESTART)
        self._transport.close()

"""The front door: live connections go straight to their table, everything else through FastAPI.

A live connection lasts for hours and there are thousands of them, so it should not keep a framework's whole tower of calls alive.
"""

import re
from typing import Any

from fastapi import FastAPI
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.websockets import WebSocket

from besace.server.history.replays import BOARD
from besace.server.http.context import address_of, guest_of_socket, server_of
from besace.server.http.parameters import read_eye
from besace.server.http.security import Guard, Receive, Scope, Send
from besace.server.live.connection import BYE_REFUSED, Connection
from besace.server.live.wire import EXTENSION, LiveSocket
from besace.server.protocol.problems import Refusal
from besace.server.seats.eyes import admit

_BYE_MISSING, _BYE_BUSY = 4004, 1013
LIVE_PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,40})/live")


class Front:
    """The server as ASGI sees it. ``app`` is the FastAPI application behind it."""

    def __init__(self, app: FastAPI, origins: str) -> None:
        self.app = app
        self._guarded = Guard(self._serve, origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._guarded(scope, receive, send)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = LIVE_PATH.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if found is None:
            await self._answer(scope, receive, send)
            return
        scope["app"] = self.app
        if server_of(HTTPConnection(scope)).bans.of_address(address_of(HTTPConnection(scope))) is not None:
            await WebSocket(scope, receive, send).close(BYE_REFUSED)
            return
        await _live(WebSocket(scope, receive, send), found[1])

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Whoever may not come for a time gets the pages, which tell them so, and nothing else."""
        if scope["type"] == "http" and scope["path"].startswith("/api/"):
            banned = self.app.state.server.bans.of_address(address_of(HTTPConnection(scope)))
            if banned is not None:
                await JSONResponse({"code": banned.code, "sentence": banned.sentence}, banned.status)(scope, receive, send)
                return
        await self.app(scope, receive, send)

    def openapi(self) -> dict[str, Any]:
        """The description of everything."""
        return self.app.openapi()


async def _live(socket: WebSocket, table: str) -> None:
    """The live connection: ``?eyes=0,board`` says where to look from (by default your seats), ``?since=`` the last version,
    ``?changes=1`` that the view before is remembered: only its changes have to be told. With ``?draws=1`` chance that is
    one's own hand waits until this client says that it may happen.
    """
    server = server_of(socket)
    try:
        full = len(server.hub.connections) >= server.settings.most_connections
        if full or not server.limits.allow("connections", address_of(socket)):
            await socket.close(_BYE_BUSY)
            return
        guest = await guest_of_socket(socket)
        room = await server.tables.room(table, guest)
        who = guest.id if guest else None
        eyes = _read_eyes(socket.query_params.get("eyes"), room.row.seats_of(who))
        since = socket.query_params.get("since", "")
        if not eyes or not await admit(room, who, eyes):
            await socket.close(BYE_REFUSED)
            return
    except Refusal:
        await socket.close(_BYE_MISSING)
        return
    await socket.accept()
    last = int(since) if since.isascii() and since.isdigit() and len(since) < 8 else None
    wire: LiveSocket = socket.scope["extensions"][EXTENSION]
    remembers, draws = (socket.query_params.get(wish) == "1" for wish in ("changes", "draws"))
    connection = Connection(wire, server.hub, room, guest, server.limits, server.chat, address_of(socket), remembers, draws)
    await connection.arrive(dict.fromkeys(eyes, last))


def _read_eyes(text: str | None, mine: list[int]) -> list[int | None]:
    """The eyes that someone asks for; none where it makes no sense."""
    if not text:
        return list(mine) or [None]
    asked = text.split(",")[:8]
    if any(eye != BOARD and not (len(eye) == 1 and eye.isascii() and eye.isdigit()) for eye in asked):
        return []
    return list(dict.fromkeys(read_eye(eye) for eye in asked))

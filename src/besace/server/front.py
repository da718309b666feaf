"""The front door: live connections go straight to their table, everything else through FastAPI.

A live connection lasts for hours and there are thousands of them, so it should not keep a framework's whole tower of calls alive.
"""

import re
from typing import Any

from fastapi import FastAPI
from starlette.websockets import WebSocket

from besace.server.routes.play import live
from besace.server.security import Guard, Receive, Scope, Send

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
            await self.app(scope, receive, send)
            return
        scope["app"] = self.app
        await live(WebSocket(scope, receive, send), found[1])

    def openapi(self) -> dict[str, Any]:
        """The description of everything."""
        return self.app.openapi()

"""What guards every request: where it comes from, how large it is, whether it can be read, what a browser may do then."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import orjson

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

MOST_BODY = 16 * 1024
MOST_ADDRESS = 4096  # bytes of a path and its query
MOST_HOST = 255
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard:
    """Refuses what comes from elsewhere or is too large before anything else sees it; adds headers that keep browsers safe."""

    def __init__(self, app: App, origins: str = "") -> None:
        self._app = app
        self._origins = {origin.strip().rstrip("/").lower() for origin in origins.split(",") if origin.strip()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        wrong = _unreadable(scope, headers)
        if wrong is not None:
            await _refuse(scope, send, *wrong)
            return
        safe = scope["type"] == "http" and scope["method"] in SAFE_METHODS
        if not safe and not self._known_origin(headers):
            await _refuse(scope, send, 403, "origin", "Pages of other sites may not do this.")
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > MOST_BODY:
            await _refuse(scope, send, 413, "size", f"A request may have at most {MOST_BODY} bytes.")
            return
        if not safe:
            body = await _whole_body(receive)
            if body is None:
                await _refuse(scope, send, 413, "size", f"A request may have at most {MOST_BODY} bytes.")
                return
            if body and not _is_json(body):
                await _refuse(scope, send, 422, "malformed", "In the body: this should be JSON in UTF-8, with whole characters.")
                return
            receive = _again(body, receive)
        await self._app(scope, receive, _with_headers(send, scope["path"]))

    def _known_origin(self, headers: dict[bytes, bytes]) -> bool:
        """Browsers say which page asks; programs say nothing."""
        origin = headers.get(b"origin", b"").decode("latin-1").lower()
        if not origin or origin in self._origins:
            return True
        try:
            return urlsplit(origin).netloc == headers.get(b"host", b"").decode("latin-1").lower()
        except ValueError:  # it is no address at all
            return False


def _unreadable(scope: Scope, headers: dict[bytes, bytes]) -> tuple[int, str, str] | None:
    """What to answer to a request whose address or host nothing behind could read; None where they can be read."""
    if len(scope["path"]) + len(scope["query_string"]) > MOST_ADDRESS:
        return 414, "size", f"An address may have at most {MOST_ADDRESS} characters."
    if "\0" in scope["path"]:
        return 400, "bad", "An address should have no character that cannot be written."
    if not _is_host(headers.get(b"host", b"").decode("latin-1")):
        return 400, "bad", "The header Host should name a host."
    return None


def _is_host(host: str) -> bool:
    """Whether a header names a host, or nothing, as old programs do."""
    try:
        found = urlsplit(f"//{host}")
        return len(host) <= MOST_HOST and found.netloc == host and (not host or bool(found.hostname)) and found.port != 0
    except ValueError:
        return False


def _is_json(body: bytes) -> bool:
    """Whether a body is JSON for a strict reader: others let halves of surrogate pairs pass, which cannot be stored or sent."""
    try:
        orjson.loads(body)
    except orjson.JSONDecodeError:
        return False
    return True


async def _whole_body(receive: Receive) -> bytes | None:
    """The body of a request; None when it goes on and on."""
    body: bytes = b""
    while True:
        message = await receive()
        body += bytes(message.get("body", b""))
        if len(body) > MOST_BODY:
            return None
        if not message.get("more_body", False):
            return body


def _again(body: bytes, receive: Receive) -> Receive:
    """Give the body once more, then whatever comes after it."""
    given = False

    async def first_the_body() -> MutableMapping[str, Any]:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return first_the_body


def _with_headers(send: Send, path: str) -> Send:
    extra = [*HEADERS, (b"cache-control", b"no-store")] if path.startswith("/api") else HEADERS

    async def guarded(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            there = {name for name, _ in message["headers"]}
            message["headers"] = [*message["headers"], *((name, value) for name, value in extra if name not in there)]
        await send(message)

    return guarded


async def _refuse(scope: Scope, send: Send, status: int, code: str, sentence: str) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4003, "reason": sentence})  # before it is accepted: the handshake fails
        return
    body = orjson.dumps({"code": code, "sentence": sentence})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})

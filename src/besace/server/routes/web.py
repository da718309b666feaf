"""Pages: the client if it has been built, and how people reach this server.

The client draws its own pages: every address that names no file and is not part of the API is one of them, such as /table/ID.
"""

from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from besace.server.settings import Settings
from besace.server.statics import Statics

PLACES = (Path(__file__).parents[4] / "web" / "dist", Path(__file__).parents[2] / "web")  # built here, or installed
ASSETS = "assets/"  # files whose names change with what is in them
_PLAIN = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Besace</title>
<h1>Besace</h1><p>The table server is running. The client has not been built here: <code>make web</code> does it.</p>
<p>Programs are welcome: <a href="/api/openapi.json">/api/openapi.json</a>.</p></html>"""

router = APIRouter(include_in_schema=False)
statics = Statics(PLACES)


def public_url(connection: HTTPConnection, settings: Settings) -> str:
    """How people reach this server, without a slash at the end."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    return f"{'https' if connection.url.scheme in ('https', 'wss') else 'http'}://{connection.url.netloc}"


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page(path: str, request: Request) -> Response:
    """A file of the client; its page for its own addresses; a plain page until it has been built."""
    if path == "api" or path.startswith("api/"):
        raise HTTPException(404)
    file = statics.find(path)
    if file is None and "." in path.rpartition("/")[2]:
        raise HTTPException(404)
    file = file or statics.find("index.html")
    if file is None:
        return HTMLResponse(_PLAIN)
    lasting = "public, max-age=31536000, immutable" if path.startswith(ASSETS) else "no-cache"
    return file.answer(request, {"cache-control": lasting})

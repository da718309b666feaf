"""Pages: the client if it has been built, and how people reach this server."""

from pathlib import Path

from fastapi import APIRouter, FastAPI
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.requests import HTTPConnection
from starlette.staticfiles import StaticFiles

from besace.server.settings import Settings

WEB = Path(__file__).parents[1] / "web"
_PLAIN = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Besace</title>
<h1>Besace</h1><p>The table server is running. The client has not been built here: <code>make web</code> does it.</p>
<p>Programs are welcome: <a href="/api/openapi.json">/api/openapi.json</a>.</p></html>"""

router = APIRouter(include_in_schema=False)


def public_url(connection: HTTPConnection, settings: Settings) -> str:
    """How people reach this server, without a slash at the end."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    return f"{'https' if connection.url.scheme in ('https', 'wss') else 'http'}://{connection.url.netloc}"


@router.get("/")
async def start_page() -> Response:
    """The client, or a plain page until it has been built."""
    page = WEB / "index.html"
    if page.is_file():
        return FileResponse(page, headers={"cache-control": "no-cache"})
    return HTMLResponse(_PLAIN)


def serve_client(app: FastAPI) -> None:
    """Serve the files of the client, if it has been built."""
    if WEB.is_dir():
        app.mount("/", StaticFiles(directory=WEB, html=True), name="web")

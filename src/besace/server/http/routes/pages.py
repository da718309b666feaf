"""Pages: the client if it has been built.

The client draws its own pages, such as /table/ID, and also the one that says that an address leads nowhere.
"""

from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from starlette.exceptions import HTTPException

from besace.games import GAMES
from besace.games.game import EXTRAS
from besace.games.parts.network import WEIGHTS
from besace.server.http.addresses import leads_somewhere
from besace.server.http.statics import StaticFile, Statics

_TREE, _PACKAGE = Path(__file__).parents[5], Path(__file__).parents[3]
PLACES = (_TREE / "web" / "dist", _PACKAGE / "web")  # built here, or installed
MODULE = "besace.wasm"  # the games for browsers, where they have been compiled; installed it lies among the client's files
ASSETS = "assets/"  # files whose names change with what is in them
_PLAIN = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Besace</title>
<h1>Besace</h1><p>The table server is running. The client has not been built here: <code>make web</code> does it.</p>
<p>Programs are welcome: <a href="/api/openapi.json">/api/openapi.json</a>.</p></html>"""

router = APIRouter(include_in_schema=False)
statics = Statics(PLACES)
compiled = Statics((_TREE / "build",))
learnt = {
    f"{name}.weights": Statics((Path(str(game.folder)) / EXTRAS,)) for name, game in GAMES.items()
}  # by networks, for browsers


def _for_browsers(path: str) -> StaticFile | None:
    """What a client without a server plays by, which is not among its own files."""
    if path == MODULE:
        return compiled.find(MODULE)
    return learnt[path].find(WEIGHTS) if path in learnt else None


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page(path: str, request: Request) -> Response:
    """A file of the client; its page for its own addresses; a plain page until it has been built."""
    if path == "api" or path.startswith("api/"):
        raise HTTPException(404)
    file = statics.find(path) or _for_browsers(path)
    if file is None and "." in path.rpartition("/")[2]:
        raise HTTPException(404)
    found = 200 if file is not None or leads_somewhere(path) else 404
    file = file or statics.find("index.html")
    if file is None:
        return HTMLResponse(_PLAIN, found)
    lasting = "public, max-age=31536000, immutable" if path.startswith(ASSETS) else "no-cache"
    return file.answer(request, {"cache-control": lasting}, found)

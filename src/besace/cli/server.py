"""``besace serve``."""

import asyncio
import os
import signal
import socket
import sys
import tempfile
import threading
import time
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any

import typer

from besace.cli.arguments import Database
from besace.cli.handover import end_at_once, keep_serving, wait_for_turn
from besace.cli.listening import open_sockets, port_of
from besace.server.settings import MOST_FRAME, NEIGHBOURS, read_settings

if TYPE_CHECKING:
    from besace.server.settings import Settings

_KEEP_ALIVE, _GRACE_SECONDS = 65, 10
_OPEN_TRIES, _OPEN_WAIT = 120, 0.5  # a minute for the server to answer
LIVE_SETTINGS: dict[str, Any] = {
    "ws": "besace.server.live.wire:LiveSocket", "ws_max_size": MOST_FRAME,
    "timeout_keep_alive": _KEEP_ALIVE, "timeout_graceful_shutdown": _GRACE_SECONDS, "access_log": False, "log_config": None,
    "server_header": False, "proxy_headers": True,
}  # fmt: skip


def serve(
    host: Annotated[str | None, typer.Option("--host", help="The address to listen on; by default all (BESACE_HOST).")] = None,
    port: Annotated[int | None, typer.Option("--port", help="By default 8000 (BESACE_PORT).")] = None,
    database: Database = None,
    workers: Annotated[
        int | None, typer.Option("--workers", help="Processes that share a PostgreSQL; by default 1 (BESACE_WORKERS).")
    ] = None,
    log_level: Annotated[
        str | None, typer.Option("--log-level", help="debug, info, warning or error (BESACE_LOG_LEVEL).")
    ] = None,
    public_url: Annotated[
        str | None, typer.Option("--public-url", help="How people reach the server from outside (BESACE_PUBLIC_URL).")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option("--bots", help="Bots of others to offer: NAME, MODULE:CALLABLE, …; by default installed (BESACE_BOTS)."),
    ] = None,
    renewable: Annotated[
        bool,
        typer.Option("--renewable", help="On SIGHUP a fresh process takes over, while people play on (see docs/hosting.md)."),
    ] = False,
    open_: Annotated[bool, typer.Option("--open", help="Open a browser here, where there is a screen.")] = False,
) -> None:
    """Run the table server: play together in browsers, on one network or far apart."""
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    from besace.bots.named.offer import Offer
    from besace.server.http.app import create_app
    from besace.server.logs import set_up_logs
    from besace.server.protocol.spoken import Unwanted

    settings = read_settings(
        host=host, port=port, database_url=database, workers=workers, log_level=log_level, public_url=public_url, bots=bots
    )
    set_up_logs(settings.log_level)
    Unwanted.written_in(settings.word_filter)  # what is wrong with it, or with a bot, is said before anything starts
    Offer(settings.bots)
    sockets = open_sockets(settings, os.environ)
    settings = replace(settings, port=port_of(sockets, settings.port))
    if renewable:
        sys.exit(keep_serving(sockets, [argument for argument in sys.argv[1:] if argument != "--renewable"]))
    _compile()
    is_child = wait_for_turn()
    asyncio.run(_try_database(settings))
    _greet(settings)
    if open_ and _has_screen():
        threading.Thread(target=_open_browser, args=(settings,), daemon=True).start()
    if settings.workers == 1:
        signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn stops in good order, then raises the signal once more
        with suppress(KeyboardInterrupt):
            uvicorn.Server(uvicorn.Config(create_app(settings), **LIVE_SETTINGS)).run(sockets)
        if is_child:
            end_at_once()
        return
    config = uvicorn.Config("besace.server.http.app:worker", factory=True, workers=settings.workers, **LIVE_SETTINGS)
    with tempfile.TemporaryDirectory(prefix="besace-") as folder:
        os.environ.update(settings.environment() | {NEIGHBOURS: folder})
        Multiprocess(config, sockets=sockets).run()


def _compile() -> None:
    """Have all rules compiled, and memory settled, before anyone waits for a move: or, when this server takes over, for it."""
    from besace.server.warm import load_rules, settle_memory

    load_rules(lambda game: print(f"Loading {game} …", file=sys.stderr))
    settle_memory()


def _has_screen() -> bool:
    """Whether a browser could open here."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _open_browser(settings: "Settings") -> None:
    """Open the client as soon as the server answers."""
    import webbrowser
    from urllib.parse import urlsplit

    from besace.server.reach import local_url

    url = local_url(settings)
    for _ in range(_OPEN_TRIES):
        try:
            socket.create_connection((urlsplit(url).hostname, settings.port), timeout=_OPEN_WAIT).close()
        except OSError:
            time.sleep(_OPEN_WAIT)
        else:
            webbrowser.open(url)
            return


async def _try_database(settings: "Settings") -> None:
    """Open the database once, so that what is wrong with it is said in one sentence before anything starts."""
    from besace.server.store.engine import open_database

    await (await open_database(settings)).close()


def _greet(settings: "Settings") -> None:
    """Say where the server can be reached, so that a phone only has to look."""
    from besace.server.codes import qr_terminal
    from besace.server.reach import public_url

    url = public_url(settings)
    if sys.stdout.isatty():
        print(qr_terminal(url))
    print(f"Besace is at {url} (database: {settings.engine}). Stop it with Ctrl-C.", flush=True)

"""Commands for whoever runs a server: ``besace serve``, ``besace admin …`` and ``besace verify``."""

import asyncio
import json
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from besace.errors import BesaceError
from besace.play.records import read_file
from besace.server.settings import read_settings

if TYPE_CHECKING:
    from besace.server.admin import Admin
    from besace.server.settings import Settings

Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="A file for SQLite, or postgresql://… (BESACE_DATABASE_URL).")
]
TableName = Annotated[str, typer.Argument(metavar="TABLE", help="The table's id or its join code.")]
_KEEP_ALIVE, _GRACE_SECONDS, _MOST_FRAME = 65, 10, 16 * 1024
_OPEN_TRIES, _OPEN_WAIT = 120, 0.5  # a minute for the server to answer
LIVE_SETTINGS: dict[str, Any] = {
    "ws": "besace.server.wire:LiveSocket", "ws_max_size": _MOST_FRAME,
    "timeout_keep_alive": _KEEP_ALIVE, "timeout_graceful_shutdown": _GRACE_SECONDS, "access_log": False, "log_config": None,
    "server_header": False, "proxy_headers": True,
}  # fmt: skip

admin = typer.Typer(help="Look after the tables of a server.", add_completion=False, rich_markup_mode=None, no_args_is_help=True)


def register(app: typer.Typer) -> None:
    """Add these commands to the command line."""
    app.command()(serve)
    app.command()(verify)
    app.add_typer(admin, name="admin")


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
    open_: Annotated[bool, typer.Option("--open", help="Open a browser here, where there is a screen.")] = False,
) -> None:
    """Run the table server: play together in browsers, on one network or far apart."""
    import uvicorn

    from besace.server.app import create_app
    from besace.server.logs import set_up_logs

    settings = read_settings(
        host=host, port=port, database_url=database, workers=workers, log_level=log_level, public_url=public_url
    )
    set_up_logs(settings.log_level)
    settings = replace(settings, port=_usable_port(settings))
    _compile()
    asyncio.run(_try_database(settings))
    _greet(settings)
    if open_ and _has_screen():
        threading.Thread(target=_open_browser, args=(settings,), daemon=True).start()
    if settings.workers == 1:
        signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn stops in good order, then raises the signal once more
        uvicorn.run(create_app(settings), host=settings.host, port=settings.port, **LIVE_SETTINGS)
        return
    os.environ.update(settings.environment())
    uvicorn.run(
        "besace.server.app:worker",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        **LIVE_SETTINGS,
    )


def _compile() -> None:
    """Have all rules compiled before anyone waits for a move."""
    from besace.server.warm import load_rules

    load_rules(lambda game: print(f"Loading {game} …", file=sys.stderr))


def _usable_port(settings: "Settings") -> int:
    """The port, any free one for 0; or say in one sentence that it is taken, before anything else is done."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
            return int(probe.getsockname()[1])
        except OSError as wrong:
            reason = wrong.strerror or str(wrong)
            raise BesaceError(
                f"Port {settings.port} of {settings.host} cannot be used ({reason}): choose another with --port."
            ) from None


def _has_screen() -> bool:
    """Whether a browser could open here."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _open_browser(settings: "Settings") -> None:
    """Open the client as soon as the server answers."""
    import webbrowser

    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    for _ in range(_OPEN_TRIES):
        try:
            socket.create_connection((host, settings.port), timeout=_OPEN_WAIT).close()
        except OSError:
            time.sleep(_OPEN_WAIT)
        else:
            webbrowser.open(f"http://{host}:{settings.port}")
            return


async def _try_database(settings: "Settings") -> None:
    """Open the database once, so that what is wrong with it is said in one sentence before anything starts."""
    from besace.server.store.engine import open_database

    await (await open_database(settings)).close()


def _greet(settings: "Settings") -> None:
    """Say where the server can be reached, so that a phone only has to look."""
    from besace.server.codes import qr_terminal

    host = _lan_address() if settings.host in ("0.0.0.0", "::") else settings.host
    url = settings.public_url or f"http://{host}:{settings.port}"
    if sys.stdout.isatty():
        print(qr_terminal(url))
    print(f"Besace is at {url} (database: {settings.engine}). Stop it with Ctrl-C.", flush=True)


def _lan_address() -> str:
    """This machine's address on the local network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A fair record, as a server gives it after a game.")],
) -> None:
    """Recompute every chance event of a game from its seed and the players' contributions."""
    from besace.play.fair import verify as verify_fairness

    match = verify_fairness(read_file(file))
    print(f"Fair: the seed fits its commitment and gives the setup and every chance event of these {match.ply} moves.")


# --- besace admin ---


def _with_admin(database: str | None, work: Callable[["Admin"], Awaitable[None]]) -> None:
    from besace.server.admin import Admin
    from besace.server.store.engine import open_database

    async def run() -> None:
        settings = read_settings(database_url=database)
        opened = await open_database(settings)
        try:
            await work(Admin(settings, opened))
        finally:
            await opened.close()

    asyncio.run(run())


@admin.command("list")
def list_tables(
    database: Database = None,
    state: Annotated[str | None, typer.Option(help="Only waiting, playing, over or closed ones.")] = None,
) -> None:
    """List the tables, the newest first."""

    async def work(desk: "Admin") -> None:
        for line in await desk.list_tables(state):
            print(line)

    _with_admin(database, work)


@admin.command("export")
def export_table(
    table: TableName,
    database: Database = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="By default standard output.")] = None,
    record: Annotated[bool, typer.Option("--record", help="Only the portable record, for besace replay.")] = False,
) -> None:
    """Write a table with all its moves and secrets as JSON."""

    async def work(desk: "Admin") -> None:
        document = await desk.export(table)
        text = json.dumps(document["record"] if record else document, ensure_ascii=False)
        if out is None:
            print(text)
        else:
            _write(out, text + "\n")

    _with_admin(database, work)


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text)
    except OSError as wrong:
        raise BesaceError(f"The file {path} cannot be written: {wrong.strerror or wrong}.") from None


@admin.command("import")
def import_table(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An exported table, a fair record or a portable record.")],
    database: Database = None,
) -> None:
    """Make a table from a file; where the game is not over, people sit down by its join code and go on."""

    async def work(desk: "Admin") -> None:
        name, code = await desk.import_(read_file(file))
        print(f"The table is {name}; its join code is {code}.")

    _with_admin(database, work)


@admin.command("delete")
def delete_table(table: TableName, database: Database = None) -> None:
    """Delete a table with everything that belongs to it."""

    async def work(desk: "Admin") -> None:
        await desk.delete(table)
        print("The table is deleted.")

    _with_admin(database, work)


@admin.command("openapi")
def openapi(
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="By default standard output.")] = None,
) -> None:
    """Write the description of the server's interface, views and live messages included, for generators of clients."""
    from besace.server.app import create_app

    text = json.dumps(create_app().openapi(), ensure_ascii=False, indent=1)
    if out is None:
        print(text)
    else:
        _write(out, text + "\n")


@admin.command("backup")
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to put it; it should not exist yet.")],
    database: Database = None,
) -> None:
    """Write a consistent copy of the whole database while the server runs."""

    async def work(desk: "Admin") -> None:
        await desk.backup(file)
        print(f"The backup is in {file}.")

    _with_admin(database, work)

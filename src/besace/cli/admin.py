"""``besace admin …``, for whoever runs a server."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from besace.cli.arguments import Database
from besace.errors import BesaceError
from besace.play.records import read_file
from besace.server.settings import read_settings

if TYPE_CHECKING:
    from besace.server.admin import Admin
    from besace.server.settings import Settings
    from besace.server.store.engine import Database as Store

TableName = Annotated[str, typer.Argument(metavar="TABLE", help="The table's id or its join code.")]

admin = typer.Typer(help="Look after the tables of a server.", add_completion=False, rich_markup_mode=None, no_args_is_help=True)


def with_database(database: str | None, work: Callable[["Settings", "Store"], Awaitable[None]]) -> None:
    """Do something with the server's database, which is open meanwhile."""
    from besace.server.store.engine import open_database

    async def run() -> None:
        settings = read_settings(database_url=database)
        opened = await open_database(settings)
        try:
            await work(settings, opened)
        finally:
            await opened.close()

    asyncio.run(run())


def _with_admin(database: str | None, work: Callable[["Admin"], Awaitable[None]]) -> None:
    from besace.server.admin import Admin

    with_database(database, lambda settings, opened: work(Admin(settings, opened)))


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
    from besace.server.http.app import create_app

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


@admin.command("doctor")
def doctor(database: Database = None) -> None:
    """Look at database, migrations, disk, clock and compiled rules, and say what to do; exit status 1 if something is ill."""
    from besace.server.doctor import examine

    async def run() -> bool:
        ill = False
        async for finding in examine(read_settings(database_url=database)):
            print(finding, flush=True)
            ill = ill or finding.verdict == "ill"
        return ill

    if asyncio.run(run()):
        raise typer.Exit(1)

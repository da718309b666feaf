"""``besace admin …`` about people: reports, closed tables, bans."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated

import typer

from besace.cli.admin import TableName, admin, with_database
from besace.cli.arguments import Database

if TYPE_CHECKING:
    from besace.server.moderating import Moderator

people = admin  # its commands are among the others of an admin
Number = Annotated[int, typer.Argument(metavar="NUMBER", help="Its number in the list.")]


def _with_moderator(database: str | None, work: Callable[["Moderator"], Awaitable[None]]) -> None:
    from besace.server.moderating import Moderator

    with_database(database, lambda settings, opened: work(Moderator(settings, opened)))


@admin.command("reports")
def reports(
    database: Database = None,
    settled: Annotated[bool, typer.Option("--all", help="Those that are settled, too.")] = False,
) -> None:
    """List what people have reported, with what was said."""

    async def work(desk: "Moderator") -> None:
        for line in await desk.reports(settled):
            print(line)

    _with_moderator(database, work)


@admin.command("settle")
def settle(number: Number, database: Database = None) -> None:
    """Put a report away."""

    async def work(desk: "Moderator") -> None:
        await desk.settle(number)
        print("The report is settled.")

    _with_moderator(database, work)


@admin.command("close")
def close_table(table: TableName, database: Database = None) -> None:
    """Close a table: nobody plays or speaks there any more. Its moves stay."""

    async def work(desk: "Moderator") -> None:
        await desk.close(table)
        print("The table is closed.")

    _with_moderator(database, work)


@admin.command("ban")
def ban(
    whom: Annotated[str, typer.Argument(metavar="WHOM", help="Addresses, such as 192.0.2.0/24, or a guest of the reports.")],
    database: Database = None,
    hours: Annotated[float, typer.Option("--hours", help="How long.")] = 24.0,
    why: Annotated[str, typer.Option("--why", help="For whoever reads the list of bans; nobody else sees it.")] = "",
) -> None:
    """Keep a range of addresses, or a guest, away for a time."""

    async def work(desk: "Moderator") -> None:
        print(f"Banned for {hours:g} hours: {await desk.ban(whom, hours, why)}.")

    _with_moderator(database, work)


@admin.command("bans")
def bans(database: Database = None) -> None:
    """List the bans that hold."""

    async def work(desk: "Moderator") -> None:
        for line in await desk.bans():
            print(line)

    _with_moderator(database, work)


@admin.command("unban")
def unban(number: Number, database: Database = None) -> None:
    """Lift a ban."""

    async def work(desk: "Moderator") -> None:
        await desk.unban(number)
        print("The ban is lifted.")

    _with_moderator(database, work)

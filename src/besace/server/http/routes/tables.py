"""Tables over HTTP: made, found, joined, left, started, handed over, played again."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from besace.server.codes import CODE_LENGTH, qr_svg, read_code
from besace.server.http.answers import table_answer
from besace.server.http.context import KnownGuest, MaybeGuest, ServerHere, address_of
from besace.server.http.parameters import TableId
from besace.server.protocol.messages import SeatInfo
from besace.server.protocol.problems import too_much
from besace.server.protocol.requests import (
    ChangeSeat,
    Contribute,
    HostTo,
    Join,
    Leave,
    NewTable,
    OpenTable,
    OpenTables,
    ShowSeat,
    TableAnswer,
)
from besace.server.reach import public_url
from besace.server.seats.describe import seats_info
from besace.server.store.rows import OPEN
from besace.server.times import now_ms

router = APIRouter(prefix="/api", tags=["tables"])
WAITS_UNSEEN = 120  # seconds that a new table is listed before anyone who sits there is connected


@router.get("/tables")
async def open_tables(server: ServerHere, guest: MaybeGuest) -> OpenTables:
    """Tables that anyone may join and where somebody waits, the newest first."""
    rows = await server.tables.open_tables(guest)
    listed = []
    for row in rows:
        online = server.hub.online(row.id)
        if not online and row.created_at + WAITS_UNSEEN * 1000 < now_ms():
            continue
        seats = [SeatInfo(**seat) for seat in seats_info(row, online)]
        free = sum(seat.kind == OPEN for seat in row.seats)
        listed.append(OpenTable(
            id=row.id, game=row.game, players=row.players, options=row.options, state=row.state, seats=seats, open_seats=free,
            created_at=row.created_at,
        ))  # fmt: skip
    return OpenTables(tables=listed)


@router.post("/tables", status_code=201)
async def new_table(wish: NewTable, guest: KnownGuest, server: ServerHere) -> TableAnswer:
    """Make a table; you are its host."""
    if not server.limits.allow("tables", guest.id):
        raise too_much()
    return table_answer(await server.tables.create(guest, wish), guest)


@router.get("/codes/{code}")
async def table_by_code(
    code: Annotated[str, Path(max_length=4 * CODE_LENGTH)], request: Request, server: ServerHere, guest: MaybeGuest
) -> TableAnswer:
    """The table that has this join code."""
    if not server.limits.allow("codes", address_of(request)):
        raise too_much()
    return table_answer(await server.tables.by_code(read_code(code), guest), guest)


@router.get("/tables/{table}")
async def one_table(table: TableId, server: ServerHere, guest: MaybeGuest) -> TableAnswer:
    return table_answer(await server.tables.room(table, guest), guest)


@router.get("/tables/{table}/qr.svg", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def qr_code(table: TableId, request: Request, server: ServerHere) -> Response:
    """A QR code of the address to join at."""
    room = await server.tables.room(table)
    picture = qr_svg(f"{public_url(server.settings, request.url)}/join/{room.row.code}")
    return Response(picture, media_type="image/svg+xml")


@router.post("/tables/{table}/join")
async def join(table: TableId, wish: Join, guest: KnownGuest, server: ServerHere) -> TableAnswer:
    """Sit down on an open seat, or come back to yours; before the game, name your own seat to be called otherwise on it.

    Ask again for another local seat on the same device.
    """
    return table_answer(await server.tables.join(guest, table, wish.seat, wish.name, wish.contribution), guest)


@router.post("/tables/{table}/leave")
async def leave(table: TableId, wish: Leave, guest: KnownGuest, server: ServerHere) -> TableAnswer:
    """Get up. In a running game the server plays on for you, and you may come back by joining again."""
    return table_answer(await server.tables.leave(guest, table, wish.seat), guest)


@router.post("/tables/{table}/contribution")
async def contribute(table: TableId, wish: Contribute, guest: KnownGuest, server: ServerHere) -> TableAnswer:
    """Add random bytes of your own, so that nobody else can have chosen the chance of this game."""
    return table_answer(await server.tables.contribute(guest, table, wish.contribution), guest)


@router.post("/tables/{table}/start")
async def start(table: TableId, guest: KnownGuest, server: ServerHere) -> TableAnswer:
    """Deal and begin (host)."""
    return table_answer(await server.tables.start(guest, table), guest)


@router.post("/tables/{table}/rematch")
async def rematch(table: TableId, guest: KnownGuest, server: ServerHere) -> TableAnswer:
    """The next table with the same people, everyone one seat further."""
    return table_answer(await server.tables.rematch(guest, table), guest)


@router.post("/tables/{table}/host")
async def hand_over(table: TableId, wish: HostTo, guest: KnownGuest, server: ServerHere) -> TableAnswer:
    """Make someone else the host (host)."""
    return table_answer(await server.tables.hand_over(guest, table, wish.seat), guest)


@router.put("/tables/{table}/seats/{seat}")
async def change_seat(
    table: TableId, seat: Annotated[int, Path(ge=0, lt=16)], wish: ChangeSeat, guest: KnownGuest, server: ServerHere
) -> TableAnswer:
    """Give a seat to a bot, or open it again (host)."""
    return table_answer(await server.tables.change_seat(guest, table, seat, wish), guest)


@router.post("/tables/{table}/show")
async def show_seat(table: TableId, wish: ShowSeat, guest: KnownGuest, server: ServerHere) -> TableAnswer:
    """Let spectators look over your shoulder, or no longer."""
    return table_answer(await server.tables.show(guest, table, wish.seat, wish.shown), guest)

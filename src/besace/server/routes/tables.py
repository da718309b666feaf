"""Tables over HTTP: made, found, joined, left, started, handed over, played again."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

import besace
from besace.bots.levels import LEVELS
from besace.server.bots import known_bots
from besace.server.codes import CODE_LENGTH, qr_svg, read_code
from besace.server.context import KnownGuest, MaybeGuest, ServerHere, address_of
from besace.server.describe import allowed_eyes, closed_to_you, seats_info, table_info, you_info
from besace.server.identity import Guest
from besace.server.messages import REACTIONS, SeatInfo, TableInfo, You
from besace.server.problems import too_much
from besace.server.requests import (
    Catalogue,
    ChangeSeat,
    Contribute,
    GameInfo,
    HostTo,
    Join,
    Leave,
    NewTable,
    OpenTable,
    OptionInfo,
    ShowSeat,
    TableAnswer,
    Tables,
)
from besace.server.room import Room
from besace.server.routes.web import public_url
from besace.server.store.rows import OPEN

router = APIRouter(prefix="/api", tags=["tables"])
TableId = Annotated[str, Path(max_length=40)]


def answer(room: Room, guest: Guest | None) -> TableAnswer:
    """The table as this guest may see it."""
    who = guest.id if guest else None
    if not allowed_eyes(room, who) and room.row.state != "waiting":
        raise closed_to_you(room, who)
    return TableAnswer(table=TableInfo(**table_info(room)), you=You(**you_info(room, who)))


@router.get("/games")
async def games() -> Catalogue:
    """What can be played here, and against whom."""
    listed = []
    for game in besace.GAMES.values():
        options = [
            OptionInfo(name=o.name, default=o.default, values=list(o.values), only_players=list(o.only_players))
            for o in game.options
        ]
        listed.append(
            GameInfo(name=game.name, players=list(game.players), options=options, secret_verbs=list(game.secret_verbs))
        )  # fmt: skip
    return Catalogue(games=listed, bots=known_bots(), levels=[level.name for level in LEVELS], reactions=list(REACTIONS))


@router.get("/tables")
async def open_tables(server: ServerHere, guest: MaybeGuest) -> Tables:
    """Tables that anyone may join, the newest first."""
    rows = await server.tables.open_tables()
    listed = []
    for row in rows:
        seats = [SeatInfo(**seat) for seat in seats_info(row, server.hub.online(row.id))]
        free = sum(seat.kind == OPEN for seat in row.seats)
        listed.append(OpenTable(
            id=row.id, game=row.game, players=row.players, options=row.options, state=row.state, seats=seats, open_seats=free,
            created_at=row.created_at,
        ))  # fmt: skip
    return Tables(tables=listed)


@router.post("/tables", status_code=201)
async def new_table(wish: NewTable, guest: KnownGuest, server: ServerHere) -> TableAnswer:
    """Make a table; you are its host."""
    if not server.limits.allow("tables", guest.id):
        raise too_much()
    return answer(await server.tables.create(guest, wish), guest)


@router.get("/codes/{code}")
async def table_by_code(
    code: Annotated[str, Path(max_length=4 * CODE_LENGTH)], request: Request, server: ServerHere, guest: MaybeGuest
) -> TableAnswer:
    """The table that has this join code."""
    if not server.limits.allow("codes", address_of(request)):
        raise too_much()
    return answer(await server.tables.by_code(read_code(code), guest), guest)


@router.get("/tables/{table}")
async def one_table(table: TableId, server: ServerHere, guest: MaybeGuest) -> TableAnswer:
    return answer(await server.tables.room(table, guest), guest)


@router.get("/tables/{table}/qr.svg", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def qr_code(table: TableId, request: Request, server: ServerHere) -> Response:
    """A QR code of the address to join at."""
    room = await server.tables.room(table)
    picture = qr_svg(f"{public_url(request, server.settings)}/join/{room.row.code}")
    return Response(picture, media_type="image/svg+xml")


@router.post("/tables/{table}/join")
async def join(table: TableId, wish: Join, guest: KnownGuest, server: ServerHere) -> TableAnswer:
    """Sit down on an open seat, or come back to yours. Ask again for another local seat on the same device."""
    return answer(await server.tables.join(guest, table, wish.seat, wish.name, wish.contribution), guest)


@router.post("/tables/{table}/leave")
async def leave(table: TableId, wish: Leave, guest: KnownGuest, server: ServerHere) -> TableAnswer:
    """Get up. In a running game the server plays on for you, and you may come back by joining again."""
    return answer(await server.tables.leave(guest, table, wish.seat), guest)


@router.post("/tables/{table}/contribution")
async def contribute(table: TableId, wish: Contribute, guest: KnownGuest, server: ServerHere) -> TableAnswer:
    """Add random bytes of your own, so that nobody else can have chosen the chance of this game."""
    return answer(await server.tables.contribute(guest, table, wish.contribution), guest)


@router.post("/tables/{table}/start")
async def start(table: TableId, guest: KnownGuest, server: ServerHere) -> TableAnswer:
    """Deal and begin (host)."""
    return answer(await server.tables.start(guest, table), guest)


@router.post("/tables/{table}/rematch")
async def rematch(table: TableId, guest: KnownGuest, server: ServerHere) -> TableAnswer:
    """The next table with the same people, everyone one seat further."""
    return answer(await server.tables.rematch(guest, table), guest)


@router.post("/tables/{table}/host")
async def hand_over(table: TableId, wish: HostTo, guest: KnownGuest, server: ServerHere) -> TableAnswer:
    """Make someone else the host (host)."""
    return answer(await server.tables.hand_over(guest, table, wish.seat), guest)


@router.put("/tables/{table}/seats/{seat}")
async def change_seat(
    table: TableId, seat: Annotated[int, Path(ge=0, lt=16)], wish: ChangeSeat, guest: KnownGuest, server: ServerHere
) -> TableAnswer:
    """Give a seat to a bot, or open it again (host)."""
    return answer(await server.tables.change_seat(guest, table, seat, wish), guest)


@router.post("/tables/{table}/show")
async def show_seat(table: TableId, wish: ShowSeat, guest: KnownGuest, server: ServerHere) -> TableAnswer:
    """Let spectators look over your shoulder, or no longer."""
    return answer(await server.tables.show(guest, table, wish.seat, wish.shown), guest)

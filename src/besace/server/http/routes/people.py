"""Getting on with others, or not: blocking, silence at a table, reports."""

from typing import Annotated

from fastapi import APIRouter, Path, Response

from besace.server.http.answers import table_answer
from besace.server.http.context import KnownGuest, Server, ServerHere
from besace.server.http.parameters import TableId
from besace.server.protocol.problems import too_much
from besace.server.protocol.requests import Block, Blocks, Mute, Report, Someone, TableAnswer
from besace.server.seats.describe import allowed_eyes, closed_to_you
from besace.server.seats.reporting import block, report, unblock
from besace.server.store.guests import Guest
from besace.server.store.moderation import blocks_of

router = APIRouter(prefix="/api", tags=["people"])


async def _may_look(server: Server, guest: Guest, table: str) -> None:
    """Only who may read along at a table knows anybody there."""
    room = await server.tables.room(table, guest)
    if not allowed_eyes(room, guest.id):
        raise closed_to_you(room, guest.id)


@router.get("/me/blocks")
async def my_blocks(guest: KnownGuest, server: ServerHere) -> Blocks:
    """Those of whom you hear nothing, the newest first."""
    return Blocks(blocks=[Block(**one) for one in await server.database.read(blocks_of, guest.id)])


@router.post("/tables/{table}/blocks", status_code=204, response_class=Response)
async def block_someone(table: TableId, wish: Someone, guest: KnownGuest, server: ServerHere) -> None:
    """Hear nothing more of somebody at this table, here and elsewhere; they cannot sit down where you are the host."""
    await _may_look(server, guest, table)
    await block(server.hub, guest, table, wish)


@router.delete("/me/blocks/{block_id}", status_code=204, response_class=Response)
async def unblock_someone(block_id: Annotated[str, Path(max_length=40)], guest: KnownGuest, server: ServerHere) -> None:
    """Hear somebody again."""
    await unblock(server.hub, guest, block_id)


@router.post("/tables/{table}/mutes")
async def mute_someone(table: TableId, wish: Mute, guest: KnownGuest, server: ServerHere) -> TableAnswer:
    """Let somebody play and look at this table, but say nothing, or speak again (host)."""
    return table_answer(await server.tables.mute(guest, table, wish.seat, wish.line, wish.muted), guest)


@router.post("/tables/{table}/reports", status_code=204, response_class=Response)
async def report_someone(table: TableId, wish: Report, guest: KnownGuest, server: ServerHere) -> None:
    """Tell whoever runs the server about somebody at this table."""
    await _may_look(server, guest, table)
    if not server.limits.allow("reports", guest.id):
        raise too_much()
    await report(server.hub, guest, table, wish)

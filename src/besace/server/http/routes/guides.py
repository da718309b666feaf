"""A guided first game, over HTTP."""

from fastapi import APIRouter

from besace.server.deals.guides import guide_to
from besace.server.http.answers import table_answer
from besace.server.http.context import KnownGuest, ServerHere
from besace.server.http.parameters import GameName
from besace.server.protocol.problems import too_much
from besace.server.protocol.requests import TableAnswer

router = APIRouter(prefix="/api", tags=["learning"])


@router.post("/guides/{game}")
async def first_game(game: GameName, guest: KnownGuest, server: ServerHere) -> TableAnswer:
    """Your guided first game: the one that you have left, or a new one where you have none or it is over."""
    deal = guide_to(game)
    left = await server.tables.begun(guest, deal.name)
    if left is not None:
        return table_answer(await server.tables.room(left, guest), guest)
    if not server.limits.allow("tables", guest.id):
        raise too_much()
    return table_answer(await server.tables.prepared(guest, deal), guest)

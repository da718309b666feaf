"""A guided first game, over HTTP."""

from typing import Annotated

from fastapi import APIRouter, Path

from besace.server.context import KnownGuest, ServerHere
from besace.server.guides import guide_to
from besace.server.problems import too_much
from besace.server.requests import TableAnswer
from besace.server.routes.tables import answer
from besace.server.store.rows import PLAYING

router = APIRouter(prefix="/api", tags=["learning"])


@router.post("/guides/{game}")
async def first_game(game: Annotated[str, Path(max_length=40)], guest: KnownGuest, server: ServerHere) -> TableAnswer:
    """Your guided first game: the one that you have left, or a new one where you have none or it is over."""
    deal = guide_to(game)
    left = await server.tables.newest_of(guest, deal.name)
    if left is not None and left.state == PLAYING:
        return answer(await server.tables.room(left.id, guest), guest)
    if not server.limits.allow("tables", guest.id):
        raise too_much()
    return answer(await server.tables.prepared(guest, deal), guest)

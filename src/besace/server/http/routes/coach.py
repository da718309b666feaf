"""A coach at the table, for whoever sits there: odds and a hint from what their seat knows.

Allowed where it takes nothing from anybody: against bots alone, or where the table's rules say so.
"""

from typing import Annotated

from fastapi import APIRouter, Query

from besace.learn.coach import Advice
from besace.play.words import words_in
from besace.server.http.context import KnownGuest, ServerHere
from besace.server.http.parameters import Language, OwnSeat, TableId
from besace.server.protocol.problems import clash, not_you, too_much
from besace.server.seats.describe import called, may_be_coached
from besace.server.store.rows import PLAYING

router = APIRouter(prefix="/api", tags=["learning"])


@router.get("/tables/{table}/coach")
async def coach(
    table: TableId,
    guest: KnownGuest,
    server: ServerHere,
    seat: OwnSeat,
    lang: Language = "en",
    hint: Annotated[bool, Query(description="whether to suggest a move, too")] = True,
) -> Advice:
    """The odds from what your seat knows, and a hint with its reason."""
    room = await server.tables.room(table)
    game = await room.in_turn(room.take_up)
    if seat not in room.row.seats_of(guest.id):
        raise not_you("You do not sit there.")
    if not may_be_coached(room.row, seat):
        raise not_you(words_in(lang)("coach-not-allowed"))
    if not server.limits.allow("thoughts", guest.id):
        raise too_much()
    if game is None or room.row.state != PLAYING or game.over:
        raise clash("There is nothing to advise: no game is being played at this table.")
    names = called(room.row, words_in(lang))
    return await server.coach.advise(guest.id, game.observation(seat), names, lang, hint)

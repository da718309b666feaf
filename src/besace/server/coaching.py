"""A coach at the table, for whoever sits there: odds and a hint from what their seat knows.

Allowed where it takes nothing from anybody: against bots alone, or where the table's rules say so.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query
from pydantic import BaseModel

from besace.learn.coach import advise
from besace.play.words import words_in
from besace.server.context import KnownGuest, ServerHere
from besace.server.describe import called, may_be_coached
from besace.server.problems import clash, not_you, too_much
from besace.server.requests import MOST_PLAYERS
from besace.server.routes.tables import TableId
from besace.server.store.rows import PLAYING

router = APIRouter(prefix="/api", tags=["learning"])
_threads = ThreadPoolExecutor(1, "coach")  # thinks beside the event loop; one at a time leaves the other core to the tables


class OddsInfo(BaseModel):
    """One thing to know: ``share`` from 0 to 1 where it is a chance; ``about`` is the seat, number, place or colour meant."""

    kind: str
    sentence: str
    value: float
    error: float
    share: float | None
    about: dict[str, Any]


class WeighedMove(BaseModel):
    """A move that can be chosen: how often it wins (0 to 1) with one standard error."""

    move: str
    words: str
    value: float
    error: float


class HintInfo(BaseModel):
    move: str
    words: str
    sentence: str
    reasons: list[str]
    options: list[WeighedMove]


class AdviceInfo(BaseModel):
    """What the coach says about the position after ``ply`` moves; a hint only where the seat is to move."""

    ply: int
    odds: list[OddsInfo]
    hint: HintInfo | None


@router.get("/tables/{table}/coach")
async def coach(
    table: TableId,
    guest: KnownGuest,
    server: ServerHere,
    seat: Annotated[int, Query(ge=0, lt=MOST_PLAYERS, description="a seat of yours")],
    lang: Annotated[Literal["en", "fr"], Query(description="the language")] = "en",
    hint: Annotated[bool, Query(description="whether to suggest a move, too")] = True,
) -> AdviceInfo:
    """The odds from what your seat knows, and a hint with its reason."""
    room = await server.tables.room(table)
    if seat not in room.row.seats_of(guest.id):
        raise not_you("You do not sit there.")
    if not may_be_coached(room.row, seat):
        raise not_you(words_in(lang)("coach-not-allowed"))
    if not server.limits.allow("thoughts", guest.id):
        raise too_much()
    await room.in_turn(room.ready)
    position = room.position
    if position is None or room.row.state != PLAYING or position.over:
        raise clash("There is nothing to advise: no game is being played at this table.")
    names = called(room.row, words_in(lang))
    advice = await asyncio.get_running_loop().run_in_executor(_threads, advise, position.observation(seat), names, lang, hint)
    return AdviceInfo(**asdict(advice))

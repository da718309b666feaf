"""Finished games over HTTP: their records, what their draws were among, and every move told once more."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Body, Request, Response

from besace.errors import BadRecord
from besace.play.fair import draws_of
from besace.server.history.replays import ALL, BOARD, replay, replay_of_table
from besace.server.http.answers import json_answer
from besace.server.http.context import MaybeGuest, Server, ServerHere, address_of
from besace.server.http.parameters import ReplayEye, TableId, read_eye
from besace.server.protocol.problems import clash, not_you, too_much
from besace.server.protocol.requests import Draws, FairRecord, Replay
from besace.server.seats.describe import allowed_eyes, closed_to_you, revealed
from besace.server.seats.eyes import admit
from besace.server.store.guests import Guest
from besace.server.store.rows import OVER

router = APIRouter(prefix="/api", tags=["play"])


@router.get("/tables/{table}/record")
async def record(table: TableId, guest: MaybeGuest, server: ServerHere) -> FairRecord:
    """The whole game with its seed, once it is over: `besace verify` recomputes every chance event from it."""
    return FairRecord(**await _fair_record(server, table, guest))


@router.get("/tables/{table}/draws")
async def draws(table: TableId, request: Request, guest: MaybeGuest, server: ServerHere) -> Draws:
    """What every draw of the fair record was among: enough to draw again and compare without knowing the rules."""
    if not server.limits.allow("replays", guest.id if guest else address_of(request)):
        raise too_much()
    found = await _fair_record(server, table, guest)
    try:
        return Draws(**await asyncio.to_thread(draws_of, found))
    except BadRecord as wrong:  # a game that was imported from elsewhere
        raise clash(str(wrong)) from None


async def _fair_record(server: Server, table: str, guest: Guest | None) -> dict[str, Any]:
    room, who = await server.tables.looked_back_on(table, guest), guest.id if guest else None
    if not allowed_eyes(room, who):
        raise closed_to_you(room, who)
    if not revealed(room.row):
        raise clash("The record holds every secret: it is shown once the game is over.")
    return (await room.started()).fair_record(room.row)


@router.get("/tables/{table}/replay", response_model=Replay)
async def replay_table(
    table: TableId, request: Request, guest: MaybeGuest, server: ServerHere, eye: ReplayEye = BOARD
) -> Response:
    """A finished game move by move: from the board, from your own seat, and once it is revealed from everywhere."""
    room, who = await server.tables.looked_back_on(table, guest), guest.id if guest else None
    if not server.limits.allow("replays", who or address_of(request)):
        raise too_much()
    if not allowed_eyes(room, who):
        raise closed_to_you(room, who)
    if not revealed(room.row) if eye == ALL else not await admit(room, who, [read_eye(eye)]):
        raise not_you("You may not look from there.")
    if room.row.state != OVER:
        raise clash("The game is not over yet.")
    game = await room.started()
    told = await asyncio.to_thread(replay_of_table, game.fair_record(room.row), eye, list(game.by))
    return json_answer(request, told)


@router.post("/replay", response_model=Replay)
async def replay_record(
    record: Annotated[dict[str, Any], Body(description="a fair record, whose chance is recomputed, or a portable record")],
    request: Request,
    guest: MaybeGuest,
    server: ServerHere,
    eye: ReplayEye = ALL,
) -> Response:
    """A game from a file, move by move. Nothing is kept."""
    if not server.limits.allow("replays", guest.id if guest else address_of(request)):
        raise too_much()
    return json_answer(request, await asyncio.to_thread(replay, record, eye))

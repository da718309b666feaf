"""Reviews of finished games over HTTP: asked for, looked at, cancelled.

They hold what everyone had hidden, so they exist only where all of it has been revealed.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field, TypeAdapter

from besace.learn.review import VERSION, Review, record_hash
from besace.learn.review.sentences import Sentences, ToldMoment, ToldReview
from besace.play.words import words_in
from besace.server.history.reviews import State
from besace.server.http.answers import json_answer
from besace.server.http.context import KnownGuest, MaybeGuest, Server, ServerHere
from besace.server.http.parameters import Language, ReviewedSeat, TableId
from besace.server.protocol.problems import clash, too_much
from besace.server.protocol.requests import MOST_PLAYERS
from besace.server.protocol.table_rules import Body
from besace.server.seats.describe import allowed_eyes, called, closed_to_you, revealed
from besace.server.store.guests import Guest
from besace.server.store.reviews import ReviewName
from besace.server.table.room import Room

router = APIRouter(prefix="/api", tags=["learning"])
_kept = TypeAdapter(Review)  # reads back what the store has


class WantReview(Body):
    seat: int = Field(ge=0, lt=MOST_PLAYERS)


@dataclass(frozen=True)
class MomentInfo(ToldMoment):
    """Worth a second look; ``link`` leads into the replay."""

    link: str


@dataclass(frozen=True)
class ReviewInfo(ToldReview):
    """A game looked back on: result = start + luck + skill + others."""

    moments: Sequence[MomentInfo]


class ReviewState(BaseModel):
    """How far a review is: ``done`` of ``total`` moves; the review itself once its state is done."""

    state: State
    done: int
    total: int
    review: ReviewInfo | None = None


@dataclass(frozen=True)
class Asked:
    """The table that someone asks about, what was played there, and what the review is called."""

    room: Room
    record: dict[str, Any]
    name: ReviewName


async def _asked(server: Server, table: str, seat: int, guest: Guest | None) -> Asked:
    """What someone asks about, if everything there has been revealed to them."""
    room, who = await server.tables.looked_back_on(table, guest), guest.id if guest else None
    if not allowed_eyes(room, who):
        raise closed_to_you(room, who)
    if not revealed(room.row):
        raise clash("Only a finished game can be reviewed, once everything is revealed.")
    if seat >= room.row.players:
        raise clash(f"There is no seat {seat}: the seats are 0 to {room.row.players - 1}.")
    record: dict[str, Any] = (await room.started()).fair_record(room.row)["record"]
    return Asked(room, record, ReviewName(record_hash(record), seat, VERSION))


@router.post("/tables/{table}/review", status_code=202)
async def want_review(table: TableId, wish: WantReview, guest: KnownGuest, server: ServerHere) -> ReviewState:
    """Ask for a review of a seat's game; it is made in the background."""
    asked = await _asked(server, table, wish.seat, guest)
    total = len(asked.record["moves"])
    if await server.reviews.is_stored(asked.name):
        return ReviewState(state="done", done=total, total=total)
    job = server.reviews.running(asked.name)
    if job is None:
        if not server.limits.allow("thoughts", guest.id):
            raise too_much()
        job = server.reviews.begin(asked.name, asked.record)
    server.reviews.want(asked.name, job, guest.id)
    return ReviewState(state=job.state, done=job.done, total=job.total)


@router.get("/tables/{table}/review", response_model=ReviewState)
async def one_review(
    table: TableId,
    request: Request,
    guest: MaybeGuest,
    server: ServerHere,
    seat: ReviewedSeat,
    lang: Language = "en",
) -> Response:
    """How far a review is, or the review. ``none``: there is none yet, and this process is not making one."""
    asked = await _asked(server, table, seat, guest)
    job, total = server.reviews.job(asked.name), len(asked.record["moves"])
    found = await server.reviews.stored(asked.name) if server.reviews.running(asked.name) is None else None
    if found is not None:
        body = await asyncio.to_thread(_told, asked, found, lang)
    elif job is None:
        body = ReviewState(state="none", done=0, total=total)
    else:
        body = ReviewState(state=job.state, done=job.done, total=job.total)
    return json_answer(request, body.model_dump_json().encode())


def _told(asked: Asked, found: dict[str, Any], language: str) -> ReviewState:
    """A review in sentences, with its moments' places in the replay."""
    told = Sentences(_kept.validate_python(found), called(asked.room.row, words_in(language)), language).told()
    replay, total = f"/replay/{asked.room.row.id}", len(asked.record["moves"])
    moments = [MomentInfo(**vars(one), link=f"{replay}?ply={one.ply}&eye={told.seat}") for one in told.moments]
    return ReviewState(state="done", done=total, total=total, review=ReviewInfo(**vars(told) | {"moments": moments}))


@router.delete("/tables/{table}/review", status_code=204, response_class=Response)
async def cancel_review(table: TableId, guest: KnownGuest, server: ServerHere, seat: ReviewedSeat) -> None:
    """You no longer want it; it is given up when nobody does."""
    asked = await _asked(server, table, seat, guest)
    server.reviews.give_up(asked.name, guest.id)
